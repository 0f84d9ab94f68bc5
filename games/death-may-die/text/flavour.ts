import type { InvestigatorKey } from '../content/investigators.ts'

// Everybody in one line, as the rulebook has it. None of it has an effect.

export const investigatorFlavour: Readonly<Record<InvestigatorKey, string>> = {
  borden: 'She sleeps best on nights when something needed killing.',
  elizabeth: 'The house always wins, so she bought the house.',
  ian: 'He keeps a list, and it is not a short one.',
  morgan: 'He has stood between worse beasts and better people.',
  fatima: 'Tomorrow has written to her, and the handwriting is bad.',
  kid: 'Too young for this, and the only one doors listen to.',
  adam: 'His left eye twitches in time with something far below.',
  rasputin: 'Poison, bullets, river: he remembers each with a smile.',
  beth: 'She prays with her hands shaking and her aim steady.',
  ahmed: 'He learned medicine from the living and the other kind.',
}
