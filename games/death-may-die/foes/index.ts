import type { EnemyKind } from '../content/enemies.ts'
import { figuresIn } from '../rules/boxes.ts'
import { byMatch } from '../rules/by-match.ts'
import type { Change } from '../rules/numbers.ts'
import { ELDER, type DmdState } from '../state.ts'
import type { Ability } from './ability.ts'
import { byakhee } from './byakhee.ts'
import { chthonian } from './chthonian.ts'
import { cultistOfCthulhu, cultistOfHastur } from './cultists.ts'
import { deepOne } from './deep-one.ts'
import { elderChanges } from './elder-ones.ts'
import { fireVampire } from './fire-vampire.ts'
import { ghoul } from './ghoul.ts'
import { huntingHorror } from './hunting-horror.ts'
import { hasturDisciple, starSpawn } from './servants.ts'
import { shoggoth } from './shoggoth.ts'

export const foeChanges: readonly Change[] = [deepOne, ghoul, ...elderChanges]

const monsters: Partial<Record<EnemyKind, Ability>> = {
  'star-spawn': starSpawn,
  'hastur-disciple': hasturDisciple,
  'fire-vampire': fireVampire,
  byakhee,
  'hunting-horror': huntingHorror,
  shoggoth,
  chthonian,
}

/** By the number of the figure. */
const abilitiesIn = byMatch((settings) => {
  const cultist = settings.elderOne === 'cthulhu' ? cultistOfCthulhu : cultistOfHastur // DMD-SETUP-5
  return figuresIn(settings).map((kind) => (kind === 'cultist' ? cultist : monsters[kind]))
})

/** The ability of an enemy's card; the Elder One has none. */
export const abilityOf = ({ table }: DmdState, foe: number): Ability | undefined =>
  foe === ELDER ? undefined : abilitiesIn(table.settings)[foe]
