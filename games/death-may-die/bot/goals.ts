import { at } from '@eldertable/kernel'
import { heroAt } from '../rules/figures.ts'
import { distance, groundOn } from '../rules/ground.ts'
import { NOWHERE, type DmdState } from '../state.ts'
import type { Job } from './jobs.ts'

/** Whoever is not nearest to a job leaves it to who is, unless the others are so much farther. */
const TAKEN = 2
/** So far at most anything can be. */
const FAR = 9

/** By space: how many steps it is from there to where the hero is needed. */
export function goalsOf(
  s: DmdState,
  hero: number,
  jobs: readonly Job[],
  range: number,
): readonly number[] {
  const { elder, isDisrupted } = s.table
  const ground = groundOn(s)
  if (isDisrupted && elder.space !== NOWHERE)
    return ground.spaces.map((_, space) => Math.max(0, distance(s, space, elder.space) - range))
  const extra = jobs.map(({ space }) => (isLeftToOthers(s, hero, space) ? TAKEN : 0))
  return ground.spaces.map((_, space) => {
    let least = FAR
    for (const [place, job] of jobs.entries())
      least = Math.min(least, distance(s, space, job.space) + at(extra, place))
    return jobs.length === 0 ? 0 : least
  })
}

function isLeftToOthers(s: DmdState, hero: number, space: number): boolean {
  const own = distance(s, heroAt(s, hero).space, space)
  return s.table.heroes.some(
    (other, number) => number !== hero && !other.hasFallen && distance(s, other.space, space) < own,
  )
}
