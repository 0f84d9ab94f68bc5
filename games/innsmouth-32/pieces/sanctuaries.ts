import { popcorn, sanctuary } from './card.ts'

/** I32-SAFE-1 to 3, one card of each. */
export const sanctuaries = [
  sanctuary('I32-SAFE-1', 'gilman-house', 'the Gilman House', {
    sanctuary: { locks: 3, mythos: 4 },
    icon: 'family-house',
  }),
  sanctuary('I32-SAFE-2', 'refinery-vault', 'the Refinery Vault', {
    sanctuary: { locks: 4, mythos: 2 },
    icon: 'bank',
  }),
  sanctuary('I32-SAFE-3', 'hall-of-the-order', 'the Hall of the Order', {
    sanctuary: { locks: 2, mythos: 8 },
    icon: 'greek-temple',
  }),
] as const

/** I32-CORN-1 */
export const corn = popcorn('I32-CORN-1', 'popcorn', 'Popcorn', {
  copies: 3,
  happens: { does: 'feast', rest: 2, found: 3 },
  icon: 'popcorn',
})
