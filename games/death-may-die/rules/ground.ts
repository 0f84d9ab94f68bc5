import { at, missing } from '@eldertable/kernel'
import { episodeMonsters, type EnemyKind } from '../pieces/enemies.ts'
import { NO_WAY, type Ground, type SpaceRow } from '../pieces/map.ts'
import { grounds } from '../pieces/maps/index.ts'
import { NOWHERE, type DmdState } from '../state.ts'
import { byEpisode, episodeOf, type MatchKind } from './by-match.ts'

/** The map of the episode that is played. */
export const groundIn = byEpisode((episode) => at(grounds, episode))
export const groundOn = (s: DmdState): Ground => groundIn(s.table.settings)
export const monstersOf = (settings: MatchKind): readonly EnemyKind[] =>
  at(episodeMonsters, episodeOf(settings))

export function spaceRow(s: DmdState, space: number): SpaceRow {
  const row = groundOn(s).spaces[space]
  if (row === undefined) missing('space', space)
  return row
}

/** The number of links from a space to each. */
export function distancesFrom(s: DmdState, from: number): readonly number[] {
  const ways = groundOn(s).distance[from]
  if (ways === undefined) missing('space', from)
  return ways
}

export const isWater = (s: DmdState, space: number): boolean => groundOn(s).waters[space] === true

/** DMD-TERM-7 */
export function distance(s: DmdState, from: number, to: number): number {
  const links = groundOn(s).distance[from]?.[to]
  if (links === undefined) missing('way from here to', to)
  return links
}

export function neighboursOf(s: DmdState, space: number): readonly number[] {
  const near = groundOn(s).neighbours[space]
  if (near === undefined) missing('space', space)
  return near
}

/**
 * The spaces where something that moves this many links toward a goal can end: as near to it as it can come, on any of the
 * shortest ways (DMD-TERM-10, DMD-TERM-11). Where no way leads it stays (DMD-TERM-12).
 */
export function endsToward(
  { distance: between }: Pick<Ground, 'distance'>,
  from: number,
  goal: number,
  links: number,
): number[] {
  const ways = at(between, from)
  const away = at(ways, goal)
  if (away === NO_WAY) return [from]
  if (away <= links) return [goal]
  const found: number[] = []
  for (let space = 0; space < between.length; space++)
    if (ways[space] === links && between[space]?.[goal] === away - links) found.push(space)
  return found
}

/** In map order (DMD-CHOICE-5). */
export function spacesWhere(s: DmdState, is: (space: number) => boolean): number[] {
  const found: number[] = []
  for (let space = 0; space < s.table.fire.length; space++) if (is(space)) found.push(space)
  return found
}

/** Of some spaces those that are nearest to another one (DMD-TERM-9). */
export function nearestOf(s: DmdState, from: number, spaces: readonly number[]): number[] {
  const away = distancesFrom(s, from)
  let least = NO_WAY
  let found: number[] | undefined
  for (let place = 0; place < spaces.length; place++) {
    const space = spaces[place] ?? NOWHERE
    const links = away[space] ?? NO_WAY
    if (links > least) continue
    if (found === undefined || links < least) found = [space]
    else found.push(space)
    least = links
  }
  return found ?? []
}
