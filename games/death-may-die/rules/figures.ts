import { at, missing } from '@eldertable/kernel'
import { elderOnes, type Stage } from '../pieces/elder-ones.ts'
import { enemyCards, type EnemyCard, type EnemyKind } from '../pieces/enemies.ts'
import { sheetsWith, type Investigator } from '../pieces/investigators.ts'
import type { Skill } from '../pieces/skills/index.ts'
import { ELDER, NOBODY, NOWHERE, type DmdState, type Enemy, type Hero } from '../state.ts'
import { cardsIn } from './boxes.ts'
import { companionsWith } from './claims.ts'

const MOST_LEVEL = 4

// Heroes and enemies are looked up more often than anything else. Their own lookups, and not `at` of the kernel, which has
// seen lists of every kind: so the compiler knows what they find. Loops that go through all of them take them as they
// are, because to ask of each whether it is there (by `?.`) takes as long as all else.
export function heroAt({ table }: DmdState, hero: number): Hero {
  const one = table.heroes[hero]
  if (one === undefined) missing('hero', hero)
  return one
}
export function enemyAt({ table }: DmdState, enemy: number): Enemy {
  const one = table.enemies[enemy]
  if (one === undefined) missing('enemy', enemy)
  return one
}
export const seatOf = (s: DmdState, hero: number): number => heroAt(s, hero).seat
export const isAlive = (s: DmdState, hero: number): boolean => !heroAt(s, hero).hasFallen

function sheetIn({ table }: DmdState, who: number): Investigator {
  const sheet = sheetsWith(table.settings)[who]
  if (sheet === undefined) missing('investigator', who)
  return sheet
}

/** The row of the investigator that a hero is. */
export const sheetOf = (s: DmdState, hero: number): Investigator => sheetIn(s, heroAt(s, hero).who)

/** Where a hero is, or was when it fell (DMD-DEATH-7). */
export function placeOf(s: DmdState, hero: number): number {
  const { space, fellAt } = heroAt(s, hero)
  return space === NOWHERE ? fellAt : space
}

/** DMD-TERM-20: the living, clockwise from the active one. */
export function livingInOrder(s: DmdState): number[] {
  const { heroes, active } = s.table
  const living: number[] = []
  for (let place = 0; place < heroes.length; place++) {
    const hero = (active + place) % heroes.length
    if (isAlive(s, hero)) living.push(hero)
  }
  return living
}

/** The living in a space, in the order of their seats. */
export function heroesIn({ table }: DmdState, space: number): number[] {
  const { heroes } = table
  const found: number[] = []
  for (let hero = 0; hero < heroes.length; hero++) {
    const one = heroes[hero] as Hero
    if (one.space === space && !one.hasFallen) found.push(hero)
  }
  return found
}

/** Cultists and monsters in a space, by their number on the table. */
export function enemiesIn({ table }: DmdState, space: number): number[] {
  const { enemies } = table
  let found: number[] | undefined
  // A list that begins with what it has is as long as that; one that begins empty takes up the room of sixteen.
  for (let enemy = 0; enemy < enemies.length; enemy++)
    if ((enemies[enemy] as Enemy).space === space)
      if (found === undefined) found = [enemy]
      else found.push(enemy)
  return found ?? []
}

/** Everything hostile in a space (DMD-TERM-2), the Elder One last (DMD-CHOICE-5). */
export function foesIn(s: DmdState, space: number): number[] {
  const found = enemiesIn(s, space)
  if (s.table.elder.space === space) found.push(ELDER)
  return found
}

/** Whether a single target is the only enemy in its space. */
export function isOnlyEnemy(s: DmdState, targets: readonly number[]): boolean {
  const target = targets[0]
  if (targets.length !== 1 || target === undefined) return false
  const { enemies, elder } = s.table
  const space = spaceOf(s, target)
  let count = elder.space === space ? 1 : 0
  for (let enemy = 0; enemy < enemies.length; enemy++)
    if ((enemies[enemy] as Enemy).space === space) count++
  return count === 1
}

/** DMD-MAP-8; the Elder One is an enemy while it is on the map (DMD-TERM-2). */
export function isSafe({ table }: DmdState, space: number): boolean {
  const { enemies, elder } = table
  if (elder.space === space) return false
  for (let enemy = 0; enemy < enemies.length; enemy++)
    if ((enemies[enemy] as Enemy).space === space) return false
  return true
}

/** DMD-TERM-8 */
export function isEngagedIn({ table }: DmdState, space: number): boolean {
  const { heroes } = table
  for (let hero = 0; hero < heroes.length; hero++) {
    const one = heroes[hero] as Hero
    if (one.space === space && !one.hasFallen) return true
  }
  return false
}

export const cardOf = (s: DmdState, kind: EnemyKind): EnemyCard =>
  enemyCards[s.table.settings.elderOne][kind]

/** The card of a figure. */
export function cardOfFigure({ table }: DmdState, enemy: number): EnemyCard {
  const card = cardsIn(table.settings)[enemy]
  if (card === undefined) missing('enemy', enemy)
  return card
}

/** The kind of a figure; the Elder One has none (DMD-ELDER-8). */
export const kindOf = (s: DmdState, foe: number): EnemyKind | undefined =>
  s.table.enemies[foe]?.kind
/** DMD-TERM-3 */
export const isMonster = (s: DmdState, foe: number): boolean =>
  foe !== ELDER && kindOf(s, foe) !== 'cultist'
export const spaceOf = (s: DmdState, foe: number): number =>
  foe === ELDER ? s.table.elder.space : enemyAt(s, foe).space
export const woundsOf = (s: DmdState, foe: number): number =>
  foe === ELDER ? s.table.elder.wounds : enemyAt(s, foe).wounds

/** The stage card that counts (DMD-ELDER-7). */
export const stageOf = ({ table }: DmdState): Stage =>
  at<Stage>(elderOnes[table.settings.elderOne].stages, Math.max(0, table.elder.stage - 2))

const EASIER = { gentle: -2, standard: 0, cruel: 2 } as const

/** How many wounds kill an enemy, or defeat the stage that is revealed. */
export function healthOf(s: DmdState, foe: number): number {
  if (foe === ELDER) return stageOf(s).wounds + EASIER[s.table.settings.difficulty]
  return cardOfFigure(s, foe).health
}

/** The figures of a kind on the map, in map order, the most wounded first (DMD-CHOICE-5). */
export function onMap(s: DmdState, kind: EnemyKind): number[] {
  const { enemies } = s.table
  const found: number[] = []
  for (let enemy = 0; enemy < enemies.length; enemy++) {
    const one = enemyAt(s, enemy)
    if (one.kind !== kind || one.space === NOWHERE) continue
    let place = found.length
    for (; place > 0; place--) {
      const other = found[place - 1] ?? NOBODY
      if (!isBefore(one, enemyAt(s, other))) break
      found[place] = other
    }
    found[place] = enemy
  }
  return found
}

const isBefore = (one: Enemy, other: Enemy): boolean =>
  one.space === other.space ? one.wounds > other.wounds : one.space < other.space

/** A figure of a kind in the supply (DMD-TERM-16), or -1. */
export function inSupply({ table }: DmdState, kind: EnemyKind): number {
  const { enemies } = table
  for (let enemy = 0; enemy < enemies.length; enemy++) {
    const one = enemies[enemy] as Enemy
    if (one.kind === kind && one.space === NOWHERE) return enemy
  }
  return -1
}

/** Of figures that nobody could tell apart, one: same kind, same space, same wounds (DMD-CHOICE-1). */
export function distinct(s: DmdState, foes: readonly number[]): readonly number[] {
  if (foes.length < 2) return foes
  const found: number[] = []
  for (let place = 0; place < foes.length; place++) {
    const foe = foes[place] ?? NOBODY
    if (!hasLike(s, found, foe)) found.push(foe)
  }
  return found
}

/** Whether nobody could tell any of these figures from the others (DMD-CHOICE-1). */
export function areAllAlike(s: DmdState, foes: readonly number[]): boolean {
  const first = foes[0] ?? NOBODY
  for (let place = 1; place < foes.length; place++)
    if (!areAlike(s, first, foes[place] ?? NOBODY)) return false
  return true
}

function hasLike(s: DmdState, foes: readonly number[], foe: number): boolean {
  for (let place = 0; place < foes.length; place++)
    if (areAlike(s, foes[place] ?? NOBODY, foe)) return true
  return false
}

/** Nobody could tell them apart; the Elder One is like nothing else. */
export function areAlike(s: DmdState, foe: number, other: number): boolean {
  if (foe === ELDER || other === ELDER) return foe === other
  const one = enemyAt(s, foe)
  const two = enemyAt(s, other)
  return one.space === two.space && one.kind === two.kind && one.wounds === two.wounds
}

/** DMD-INV-8, DMD-INV-9 */
export function levelOf(s: DmdState, hero: number, skill: Skill): number {
  const { who, levels, left, right } = heroAt(s, hero)
  const { skills } = sheetIn(s, who)
  const own =
    skill === skills[0]
      ? levels[0]
      : skill === skills[1]
        ? levels[1]
        : skill === skills[2]
          ? levels[2]
          : 0
  if (left.length === 0 && right.length === 0) return own
  return Math.min(MOST_LEVEL, own + companionsWith(s, hero, skill))
}
