import type { ElderKey } from '../content/elder-ones.ts'
import type { EnemyKind } from '../content/enemies.ts'
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

/** In the order of the rulebook. */
export const insanityFlavour: readonly string[] = [
  'Three is a crowd, two is a crowd, and sometimes one is.',
  'It is not that you like things even; it is that odd things listen.',
  'It ended an hour ago, and it is still happening.',
  'They whisper only when you stop to hear.',
  'Such a small flame, and such good company.',
  'You were holding something; you were holding someone.',
  'It wanted to come with you.',
  'Let them come. Let them all come.',
]

const cultists: Readonly<Record<ElderKey, string>> = {
  cthulhu: 'He hums a tune that he heard under water.',
  hastur: 'The mask is paper; the face behind it is less.',
}

const monsters: Readonly<Record<Exclude<EnemyKind, 'cultist'>, string>> = {
  'star-spawn': 'A smaller god, in the way that a wave is a smaller sea.',
  'hastur-disciple': 'It has read the second act and wishes to discuss it.',
  'fire-vampire': "A star's temper in the shape of a moth.",
  'deep-one': "It still has your grandmother's eyes.",
  ghoul: 'Manners at table are the last thing it forgot.',
  byakhee: 'Not bird, not ant, not finished with you.',
  'hunting-horror': 'A rope of night that has learned to strike.',
  shoggoth: 'It makes an eye for each thing it means to eat.',
  chthonian: 'The ground does not shake; it swallows.',
}

/** Each Elder One has cultists of its own. */
export const enemyFlavour = (kind: EnemyKind, elderOne: ElderKey): string =>
  kind === 'cultist' ? cultists[elderOne] : monsters[kind]
