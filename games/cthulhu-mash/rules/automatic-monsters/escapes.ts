import { at } from '@eldertable/kernel'
import type { MashState } from '../../state.ts'
import { exits, leadsOut } from '../holds/exits.ts'
import { foeAt } from '../pieces.ts'
import { placeOf } from '../spots.ts'
import { gaitOfFoe, isDangerous } from '../movement/walk.ts'
import { approachOf } from './approach.ts'
import { targetOf } from './target.ts'

/** The space to which a monster that breaks free goes: the least approach cost (CM-AUTO-10). */
export function autoEscape(s: MashState, piece: number, spaces: readonly number[]): number {
  const { spot } = foeAt(s, piece)
  const { ground, cost } = approachOf(s, placeOf(spot), piece, targetOf(s, piece))
  const gait = gaitOfFoe(s, piece)
  const safe = spaces.filter((space) => !isDangerous(ground, space, gait))
  const open = safe.length > 0 ? safe : spaces
  return at(
    open.toSorted((a, b) => cost(a) - cost(b) || a - b),
    0,
  )
}

/** Which hold the policy tries to break: the highest number, of equal ones the oldest; -1 if none can be tried. */
export function autoHold(s: MashState, piece: number): number {
  const foe = foeAt(s, piece)
  const { holds, spot } = foe
  const { ground } = approachOf(s, placeOf(spot), piece, targetOf(s, piece))
  const gait = gaitOfFoe(s, piece)
  const hasRoom = exits(s, spot).some((space) => !isDangerous(ground, space, gait))
  let found = -1
  for (const [index, hold] of holds.entries()) {
    if (leadsOut(s, foe, hold) && !hasRoom) continue
    if (found < 0 || hold.escape > at(holds, found).escape) found = index
  }
  return found
}
