import type { ElderKey } from '../content/elder-ones.ts'
import type { EnemyKind } from '../content/enemies.ts'

const cultists: Readonly<Record<ElderKey, string>> = {
  cthulhu: "If it wounds you in a R'lyeh space, you take 1 stress.",
  hastur: 'If its attack shows an elder sign, you take 1 Yellow Sign.',
}

const monsters: Readonly<Record<Exclude<EnemyKind, 'cultist'>, string>> = {
  'fire-vampire': 'Whenever it wounds or is wounded, a fire breaks out in its space.',
  'deep-one': 'In Water it rolls 1 bonus die more.',
  ghoul: 'With another Ghoul in its space it rolls 1 bonus die more.',
  byakhee: 'If it wounds you, it carries you off to the gate nearest to it.',
  'hunting-horror': 'In the dark one attack can put at most 2 wounds on it.',
  shoggoth: 'It heals all its wounds whenever the Elder One advances.',
  chthonian: 'Wherever a card sends it, everybody within 1 space takes 1 stress.',
  'star-spawn': "If its attack makes 2 wounds or more, R'lyeh rises in its space.",
  'hastur-disciple': 'If it wounds you, you take 1 Yellow Sign.',
}

/** What an enemy does besides its dice (DMD-ENEMY-2 to DMD-ENEMY-12). */
export const abilityOf = (kind: EnemyKind, elderOne: ElderKey): string =>
  kind === 'cultist' ? cultists[elderOne] : monsters[kind]
