import { FEAR, GREED, RAGE } from '../pieces/colours.ts'
import { MAT_TRACK } from '../pieces/mats.ts'
import type { Game } from '../frames.ts'
import { add, characterAt, count, sum, townOf } from './pieces.ts'

/** The columns of an Assistant's mat from left to right. */
const COLUMNS = [GREED, RAGE, FEAR] as const

/** An Assistant takes what its slots ask for, as much as a player could take (TEC-ASSIST-2). */
export function collectForAssistant(g: Game, character: number): void {
  const { held, town } = characterAt(g.state, character)
  const { madness } = townOf(g.state, character)
  const taken = [0, 0, 0]
  for (let left = 1 + count(held, GREED); left > 0; left--) {
    const colour = nextSlot(held, madness)
    if (colour === undefined) break
    add(madness, colour, -1)
    add(held, colour, 1)
    add(taken, colour, 1)
  }
  if (sum(taken) > 0) g.event?.('collects', 'TEC-ASSIST-2', { character, town, taken })
}

/** TEC-ASSIST-3; a full track has no slot, so none becomes accursed (TEC-ASSIST-4). */
function nextSlot(held: readonly number[], madness: readonly number[]): number | undefined {
  for (let below = 0; below < MAT_TRACK; below++)
    for (const colour of COLUMNS)
      if (count(held, colour) === below && count(madness, colour) > 0) return colour
  return undefined
}
