import type { DmdState, Thing } from '../state.ts'

/** Markers that finish a token of each episode: spoil markers, cracks, prayers, Alignment, Wires, Powder. */
const MARKERS = { '1': 4, '2': 3, '3': 3, '4': 4, '5': 3, '6': 3 } as const
/** Bones that have to be found. */
const BONES = 3

/** Successes that are still needed to disrupt the ritual. */
export function workLeft({ table }: DmdState): number {
  const { episode } = table.settings
  if (table.isDisrupted) return 0
  let left = 0
  for (const one of table.things) left += lacking(one, MARKERS[episode])
  // Which Graves hold the Bones nobody knows; what is not found yet is all to be done.
  return episode === '3' ? MARKERS[episode] * unrested(table.things) - left : left
}

/** Bones that are not at rest (DMD-EPTHREE-2). */
const unrested = (things: readonly Thing[]): number =>
  BONES -
  things.filter(({ kind, space, holder }) => kind === 'bones' && space < 0 && holder < 0).length

/** Of a token that is still there: markers it lacks; of Bones those that it has. */
function lacking({ kind, space, holder, markers }: Thing, enough: number): number {
  if (space < 0 && holder < 0) return 0
  if (kind === 'altar' || kind === 'grave') return 0
  return kind === 'lens' || kind === 'bones' ? markers : enough - markers
}
