import { at } from '@eldertable/kernel'
import { portalColour, PORTALS } from '../pieces/old-ones.ts'
import { pageAt } from '../pieces/pages.ts'
import { distance } from '../pieces/towns.ts'
import { NO_SHAMBLER, OPEN, type Character, type TecState, type Town } from '../state.ts'

export const characterAt = (s: TecState, character: number): Character =>
  at(s.table.characters, character)

export const townAtPosition = (s: TecState, town: number): Town => at(s.table.towns, town)

/** The Town Card on which a character stands. */
export const townOf = (s: TecState, character: number): Town =>
  townAtPosition(s, characterAt(s, character).town)

/** How many there are of a kind. */
export const count = (counts: readonly number[], kind: number): number => counts[kind] ?? 0

/** Adds to a count, or takes from it with a negative amount. */
export function add(counts: number[], kind: number, amount: number): void {
  counts[kind] = (counts[kind] ?? 0) + amount
}

/** Takes from a count. Not `add` of minus the amount: minus none is -0, and a list that has met it is one of floats. */
export function subtract(counts: number[], kind: number, amount: number): void {
  counts[kind] = (counts[kind] ?? 0) - amount
}

export function sum(counts: readonly number[]): number {
  let total = 0
  for (let i = 0; i < counts.length; i++) total += counts[i] ?? 0
  return total
}

export function shamblersOn(town: Town): number {
  let total = 0
  for (let space = 0; space < town.shamblers.length; space++)
    if (town.shamblers[space] !== NO_SHAMBLER) total++
  return total
}

/** TEC-TERM-8 */
export function runesOf(one: Character, colour: number): number {
  let total = 0
  for (let i = 0; i < one.pages.length; i++) if (pageAt(at(one.pages, i)).rune === colour) total++
  return total
}

/** TEC-TERM-4 */
const isWithinOne = (s: TecState, town: number): boolean => distance(s.table.oldOne, town) <= 1

/** Characters within one of the Great Old One (TEC-POWER-3, TEC-POWER-6). */
export function charactersWithinOne(s: TecState): number[] {
  const { characters } = s.table
  const near: number[] = []
  for (let character = 0; character < characters.length; character++)
    if (isWithinOne(s, at(characters, character).town)) near.push(character)
  return near
}

/** TEC-CLOSE-1 */
export function isClosed({ table }: TecState, colour: number): boolean {
  for (let portal = 0; portal < PORTALS; portal++)
    if (table.portals[portal] === OPEN && portalColour(portal) === colour) return false
  return true
}
