import type { DmdSettings, DmdState, Thing } from '../state.ts'

/** Markers that finish a token of each episode: spoil markers, cracks, prayers, Alignment, Wires, Powder. */
const MARKERS = { '1': 4, '2': 3, '3': 3, '4': 4, '5': 3, '6': 3 } as const
/** Tokens that have to be finished. */
const TOKENS = { '1': 4, '2': 4, '3': 3, '4': 3, '5': 4, '6': 4 } as const
/** What fetching a token, or lighting the fuse, is worth in successes. */
const ERRAND = 1

/** All the successes that disrupt the ritual of an episode. */
export const workOf = ({ episode }: DmdSettings): number =>
  (MARKERS[episode] + ERRAND) * TOKENS[episode]

/** Successes and errands that are still needed to disrupt the ritual. */
export function workLeft({ table }: DmdState): number {
  const { episode } = table.settings
  const each = MARKERS[episode]
  const isOut = ({ space, holder }: Thing): boolean => space >= 0 || holder >= 0
  if (episode === '3') {
    // Bones that rest are gone from the map; which Graves hold the others nobody knows.
    let left = TOKENS[episode] * (each + ERRAND)
    for (const { kind, space, holder, markers } of table.things) {
      if (kind !== 'bones') continue
      left -= markers
      if (space < 0) left -= ERRAND
      if (space < 0 && holder < 0) left -= each
    }
    return left
  }
  let left = 0
  for (const one of table.things) {
    if (one.kind === 'altar' || !isOut(one)) continue
    if (episode === '4') left += one.markers
    else if (one.markers < each) left += each - one.markers
    else continue
    if (one.holder < 0) left += ERRAND
  }
  return left
}
