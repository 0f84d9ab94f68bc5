import { at } from '@eldertable/kernel'
import { enemyCards, type EnemyCard, type EnemyKind } from '../content/enemies.ts'
import { investigators, type Investigator, type Skill } from '../content/investigators.ts'
import { discoveryCards } from '../content/discovery.ts'
import type { Claim } from '../content/claims.ts'
import type { DmdState, Hero } from '../state.ts'

const MOST_LEVEL = 4

const heroAt = (s: DmdState, hero: number): Hero => at(s.table.heroes, hero)

/** The row of the investigator that a hero is. */
const sheetOf = (s: DmdState, hero: number): Investigator => at(investigators, heroAt(s, hero).who)

/** DMD-TERM-20: the living, clockwise from the active one. */
export function livingInOrder({ table }: DmdState): number[] {
  const { heroes, active } = table
  return heroes
    .map((_, place) => (active + place) % heroes.length)
    .filter((hero) => !at(heroes, hero).hasFallen)
}

/** The living in a space, in the order of their seats. */
export const heroesIn = ({ table }: DmdState, space: number): number[] =>
  table.heroes.flatMap((one, hero) => (one.space === space && !one.hasFallen ? [hero] : []))

/** Cultists and monsters in a space, by their number on the table. */
const enemiesIn = ({ table }: DmdState, space: number): number[] =>
  table.enemies.flatMap((one, enemy) => (one.space === space ? [enemy] : []))

/** DMD-MAP-8; the Elder One is an enemy while it is on the map (DMD-TERM-2). */
export const isSafe = (s: DmdState, space: number): boolean =>
  s.table.elder.space !== space && enemiesIn(s, space).length === 0

/** DMD-TERM-8 */
export const isEngagedIn = (s: DmdState, space: number): boolean => heroesIn(s, space).length > 0

const cardOf = (s: DmdState, kind: EnemyKind): EnemyCard =>
  enemyCards[s.table.settings.elderOne][kind]

/** DMD-TERM-16: whether a figure of a kind is left in the supply. */
export const isLeft = (s: DmdState, kind: EnemyKind): boolean =>
  s.table.enemies.filter((one) => one.kind === kind).length < cardOf(s, kind).figures

/** What a hero has claimed, those on the left first. */
function claimsOf(s: DmdState, hero: number): Claim[] {
  const { left, right } = heroAt(s, hero)
  const cards = at(discoveryCards, Number(s.table.settings.episode) - 1)
  return [
    ...left.map((card) => at(cards, card).left?.claim),
    ...right.map((card) => at(cards, card).right?.claim),
  ].filter((claim) => claim !== undefined && claim !== null)
}

/** DMD-INV-8, DMD-INV-9 */
export function levelOf(s: DmdState, hero: number, skill: Skill): number {
  const own = heroAt(s, hero).levels[sheetOf(s, hero).skills.findIndex((one) => one === skill)] ?? 0
  const granted = claimsOf(s, hero).filter(
    (claim) => claim.is === 'companion' && claim.skill === skill,
  )
  return Math.min(MOST_LEVEL, own + granted.length)
}
