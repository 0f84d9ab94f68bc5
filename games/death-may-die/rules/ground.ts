import { at } from '@eldertable/kernel'
import type { Ground } from '../content/map.ts'
import { grounds } from '../content/maps/index.ts'
import type { DmdSettings, DmdState } from '../state.ts'

/** The map of the episode that is played. */
export const groundIn = ({ episode }: DmdSettings): Ground => at(grounds, Number(episode) - 1)

/** DMD-TERM-7 */
export const distance = (s: DmdState, from: number, to: number): number =>
  at(at(groundIn(s.table.settings).distance, from), to)

/**
 * The spaces where something that moves so many links toward a goal can end: as near to it as it can come, on any of the
 * shortest ways (DMD-TERM-10, DMD-TERM-11). Where no way leads it stays (DMD-TERM-12).
 */
export function endsToward(s: DmdState, from: number, goal: number, links: number): number[] {
  const left = Math.max(0, distance(s, from, goal) - links)
  if (left === Infinity) return [from]
  const steps = distance(s, from, goal) - left
  return groundIn(s.table.settings).spaces.flatMap((_, space) =>
    distance(s, from, space) === steps && distance(s, space, goal) === left ? [space] : [],
  )
}

/** Of some spaces those that are nearest to another one (DMD-TERM-9). */
export function nearestOf(s: DmdState, from: number, spaces: readonly number[]): number[] {
  const least = Math.min(...spaces.map((space) => distance(s, from, space)))
  return spaces.filter((space) => distance(s, from, space) === least)
}
