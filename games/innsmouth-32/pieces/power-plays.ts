import { powerPlay } from './card.ts'

/** I32-POWER-1 to 3, one card of each. */
export const powerPlays = [
  powerPlay('I32-POWER-1', 'necronomicon', 'the Necronomicon', {
    fadeRank: 13,
    use: { does: 'read', tokens: 2 },
    inShort: 'mythos, or madness',
    icon: 'evil-book',
    worth: 1.5,
  }),
  powerPlay('I32-POWER-2', 'treasury-raid', 'Treasury Raid', {
    fadeRank: 14,
    use: { does: 'raid' },
    asks: {
      you: () => 'Which throng do the Treasury men raid?',
      others: 'which throng is raided',
    },
    inShort: 'clears a throng',
    icon: 'police-badge',
    worth: 5,
  }),
  powerPlay('I32-POWER-3', 'smash-cut', 'Smash Cut', {
    fadeRank: 12,
    use: { does: 'cut', more: 2 },
    inShort: 'shortens the reel',
    icon: 'scissors',
    worth: 6,
  }),
] as const
