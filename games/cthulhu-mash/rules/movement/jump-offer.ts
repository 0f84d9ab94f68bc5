import type { Offer } from '@eldertable/kernel'
import { DIRECTIONS, NEXT, NO_SPACE, SPACES } from '../../tiles/spaces.ts'
import { SOLID, type Tile } from '../../tiles/tile.ts'
import type { Reason } from '../../reasons.ts'
import { NONE, type Hero, type MashState } from '../../state.ts'
import { V } from '../../verbs.ts'
import type { Ground } from '../tiles/ground.ts'
import { jumpOf } from '../characters/numbers.ts'
import { spaceOf } from '../spots.ts'

/** By space there is room for this many landings; the last of them is followed by -1. */
const ROOM = 32

/** CM-JUMP-1 to CM-JUMP-5 */
export function offerJumps(
  s: MashState,
  { tile, who }: Ground,
  hero: Hero,
  o: Offer<Reason>,
): void {
  const resumePoints = landingsOn(tile, jumpOf(s, hero))
  let place = spaceOf(hero.spot) * ROOM
  for (;;) {
    const space = resumePoints[place++] ?? NO_SPACE
    if (space === NO_SPACE) return
    if (who[space] === NONE) o.allow(V.jump, space, 'CM-JUMP-1')
  }
}

/** Where jumps over this many spaces at most come down, whoever stands there. */
const landingsOn = (tile: Tile, most: number): Int8Array =>
  (tile.jumps[most] ??= findLandings(tile, most))

function findLandings(tile: Tile, most: number): Int8Array {
  const resumePoints = new Int8Array(SPACES * ROOM).fill(NO_SPACE)
  for (let from = 0; from < SPACES; from++)
    resumePoints.set(landingsFrom(tile, from, most), from * ROOM)
  return resumePoints
}

function landingsFrom(tile: Tile, from: number, most: number): number[] {
  const found: number[] = []
  for (const direction of DIRECTIONS) {
    let space = from
    for (let crossed = 0; crossed <= most; crossed++) {
      if (tile.edge[space * 4 + direction] === SOLID) break
      space = NEXT[space * 4 + direction] ?? NO_SPACE
      if (space === NO_SPACE) break
      if (crossed > 0 && tile.obstacle[space] === 0) found.push(space)
    }
  }
  return found
}
