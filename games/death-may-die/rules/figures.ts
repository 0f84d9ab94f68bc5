import { at } from '@eldertable/kernel'
import { elderOnes, type Stage } from '../content/elder-ones.ts'
import { enemyCards, type EnemyCard, type EnemyKind } from '../content/enemies.ts'
import { sheetAt, type Investigator, type Skill } from '../content/investigators.ts'
import { ELDER, NOWHERE, type DmdState, type Hero } from '../state.ts'
import { companionsWith } from './claims.ts'

const MOST_LEVEL = 4

export const heroAt = (s: DmdState, hero: number): Hero => at(s.table.heroes, hero)
export const seatOf = (s: DmdState, hero: number): number => heroAt(s, hero).seat
export const isAlive = (s: DmdState, hero: number): boolean => !heroAt(s, hero).hasFallen

/** The row of the investigator that a hero is. */
export const sheetOf = (s: DmdState, hero: number): Investigator =>
  sheetAt(heroAt(s, hero).who, s.table.settings)

/** Where a hero is, or was when it fell (DMD-DEATH-7). */
export function placeOf(s: DmdState, hero: number): number {
  const { space, fellAt } = heroAt(s, hero)
  return space === NOWHERE ? fellAt : space
}

/** DMD-TERM-20: the living, clockwise from the active one. */
export function livingInOrder({ table }: DmdState): number[] {
  const { heroes, active } = table
  const living: number[] = []
  for (let place = 0; place < heroes.length; place++) {
    const hero = (active + place) % heroes.length
    if (!at(heroes, hero).hasFallen) living.push(hero)
  }
  return living
}

/** The living in a space, in the order of their seats. */
export function heroesIn({ table }: DmdState, space: number): number[] {
  const { heroes } = table
  const found: number[] = []
  for (let hero = 0; hero < heroes.length; hero++) {
    const one = at(heroes, hero)
    if (one.space === space && !one.hasFallen) found.push(hero)
  }
  return found
}

/** Cultists and monsters in a space, by their number on the table. */
export function enemiesIn({ table }: DmdState, space: number): number[] {
  const { enemies } = table
  const found: number[] = []
  for (let enemy = 0; enemy < enemies.length; enemy++)
    if (at(enemies, enemy).space === space) found.push(enemy)
  return found
}

/** Everything hostile in a space (DMD-TERM-2), the Elder One last (DMD-CHOICE-5). */
export function foesIn(s: DmdState, space: number): number[] {
  const found = enemiesIn(s, space)
  if (s.table.elder.space === space) found.push(ELDER)
  return found
}

/** Whether a single target is the only enemy in its space. */
export function isOnlyEnemy(s: DmdState, targets: readonly number[]): boolean {
  const [target] = targets
  if (targets.length !== 1 || target === undefined) return false
  return foesIn(s, spaceOf(s, target)).length === 1
}

/** DMD-MAP-8; the Elder One is an enemy while it is on the map (DMD-TERM-2). */
export function isSafe({ table }: DmdState, space: number): boolean {
  if (table.elder.space === space) return false
  for (const one of table.enemies) if (one.space === space) return false
  return true
}

/** DMD-TERM-8 */
export function isEngagedIn({ table }: DmdState, space: number): boolean {
  for (const one of table.heroes) if (one.space === space && !one.hasFallen) return true
  return false
}

export const cardOf = (s: DmdState, kind: EnemyKind): EnemyCard =>
  enemyCards[s.table.settings.elderOne][kind]

/** The kind of a figure; the Elder One has none (DMD-ELDER-8). */
export const kindOf = (s: DmdState, foe: number): EnemyKind | undefined =>
  s.table.enemies[foe]?.kind
/** DMD-TERM-3 */
export const isMonster = (s: DmdState, foe: number): boolean =>
  foe !== ELDER && kindOf(s, foe) !== 'cultist'
export const spaceOf = (s: DmdState, foe: number): number =>
  foe === ELDER ? s.table.elder.space : at(s.table.enemies, foe).space
export const woundsOf = (s: DmdState, foe: number): number =>
  foe === ELDER ? s.table.elder.wounds : at(s.table.enemies, foe).wounds

/** The stage card that counts (DMD-ELDER-7). */
export const stageOf = ({ table }: DmdState): Stage =>
  at<Stage>(elderOnes[table.settings.elderOne].stages, Math.max(0, table.elder.stage - 2))

const EASIER = { gentle: -2, standard: 0, cruel: 2 } as const

/** How many wounds kill an enemy, or defeat the stage that is revealed. */
export function healthOf(s: DmdState, foe: number): number {
  if (foe === ELDER) return stageOf(s).wounds + EASIER[s.table.settings.difficulty]
  return cardOf(s, at(s.table.enemies, foe).kind).health
}

/** The figures of a kind on the map, in map order, the most wounded first (DMD-CHOICE-5). */
export function onMap({ table }: DmdState, kind: EnemyKind): number[] {
  const found: number[] = []
  for (const [enemy, one] of table.enemies.entries())
    if (one.kind === kind && one.space !== NOWHERE) found.push(enemy)
  return found.sort((a, b) => {
    const [one, other] = [at(table.enemies, a), at(table.enemies, b)]
    return one.space - other.space || other.wounds - one.wounds
  })
}

/** A figure of a kind in the supply (DMD-TERM-16), or -1. */
export const inSupply = ({ table }: DmdState, kind: EnemyKind): number =>
  table.enemies.findIndex((one) => one.kind === kind && one.space === NOWHERE)

/** Of figures that nobody could tell apart, one: same kind, same space, same wounds (DMD-CHOICE-1). */
export function distinct(s: DmdState, foes: readonly number[]): number[] {
  const found: number[] = []
  for (const foe of foes) if (!hasLike(s, found, foe)) found.push(foe)
  return found
}

function hasLike(s: DmdState, foes: readonly number[], foe: number): boolean {
  for (const other of foes)
    if (
      kindOf(s, other) === kindOf(s, foe) &&
      spaceOf(s, other) === spaceOf(s, foe) &&
      woundsOf(s, other) === woundsOf(s, foe)
    )
      return true
  return false
}

/** DMD-INV-8, DMD-INV-9 */
export function levelOf(s: DmdState, hero: number, skill: Skill): number {
  const { levels, left, right } = heroAt(s, hero)
  const { skills } = sheetOf(s, hero)
  let own = 0
  for (let place = 0; place < skills.length; place++)
    if (skills[place] === skill) own = levels[place] ?? 0
  if (left.length + right.length === 0) return own
  return Math.min(MOST_LEVEL, own + companionsWith(s, hero, skill))
}
