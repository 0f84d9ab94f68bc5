import { at, missing } from '@eldertable/kernel'
import { generatorAt, type Generator } from '../pieces/generators.ts'
import { monsterAt, type Monster } from '../pieces/monsters.ts'
import { NONE, type Body, type Foe, type Hero, type MashState } from '../state.ts'
import { foeOf, isGenerator, isHero, kindOf, pieceIn } from '../targets.ts'
import { placeOf } from './spots.ts'

export const heroAt = (s: MashState, seat: number): Hero => at(s.table.heroes, seat)

export function findFoe(s: MashState, piece: number): Foe | undefined {
  const { foes } = s.table
  for (let i = 0; i < foes.length; i++) if (foes[i]?.piece === piece) return foes[i]
  return undefined
}

export function foeAt(s: MashState, piece: number): Foe {
  const foe = findFoe(s, piece)
  if (foe === undefined) missing('piece on the board', piece)
  return foe
}

/** The character, monster or generator that is aimed at; a spawning space has no body. */
export const bodyOf = (s: MashState, target: number): Body =>
  isHero(target) ? heroAt(s, target) : foeAt(s, pieceIn(target))

/** Whether it is still there to be aimed at. */
export const isOnBoard = (s: MashState, target: number): boolean =>
  isHero(target) ? heroAt(s, target).spot !== NONE : findFoe(s, pieceIn(target)) !== undefined

export const isAlive = (s: MashState, seat: number): boolean => heroAt(s, seat).life === 'alive'

/** Whether it is in the game: alive, waiting to respawn or to come in (CM-WIN-3). */
export const isIn = (s: MashState, seat: number): boolean => heroAt(s, seat).life !== 'out'

/** Whoever stands on a spot, attached vampires aside, or -1. */
export function standingOn(s: MashState, spot: number): number {
  const { heroes, foes } = s.table
  for (let seat = 0; seat < heroes.length; seat++) if (heroes[seat]?.spot === spot) return seat
  for (const foe of foes) if (foe.spot === spot && foe.victim === NONE) return foeOf(foe.piece)
  return NONE
}

/** The monster's row of the content. */
export const monsterRow = (piece: number): Monster => monsterAt(kindOf(piece))
export const generatorRow = (piece: number): Generator => generatorAt(kindOf(piece))

/** The printed health of a monster or generator. */
export const printedHealth = (piece: number): number =>
  isGenerator(piece) ? generatorRow(piece).health : monsterRow(piece).health

export const vampiresOn = (s: MashState, seat: number): Foe[] =>
  s.table.foes.filter((foe) => foe.victim === seat)

/** Whether somebody has no health left and is still on the board. */
export function hasFallen({ table }: MashState): boolean {
  for (const { life, health } of table.heroes) if (health <= 0 && life === 'alive') return true
  for (const { health } of table.foes) if (health <= 0) return true
  return false
}

/** Seats in the order of CM-ORDER-1: the current player first, then clockwise. */
export function seatsInOrder({ table }: MashState): number[] {
  const { length } = table.heroes
  return table.heroes.map((_, turn) => (table.active + turn) % length)
}

/** Living characters on a place of the layout, in the order of CM-ORDER-1. */
export const heroesOn = (s: MashState, place: number): number[] =>
  seatsInOrder(s).filter((seat) => isAlive(s, seat) && placeOf(heroAt(s, seat).spot) === place)

/** Monsters and generators on a place, in the order of their creation numbers. */
export const foesOn = (s: MashState, place: number): Foe[] =>
  s.table.foes.filter(({ spot }) => placeOf(spot) === place)
