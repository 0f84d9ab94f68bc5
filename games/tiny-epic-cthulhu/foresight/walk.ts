import { clockwiseOf, counterClockwiseOf } from '../pieces/towns.ts'
import type { TecTable } from '../state.ts'

/** The positions from one Town Card round the ring to another, both included. */
function round(from: number, to: number, step: (town: number) => number): number[] {
  const path = [from]
  for (let town = from; town !== to;) {
    town = step(town)
    path.push(town)
  }
  return path
}

/** The shorter way round that a character may take: players keep clear of the Great Old One in Phase One (TEC-MOVE-4). */
export function wayTo(table: TecTable, character: number, to: number): number[] {
  const one = table.characters[character]
  if (one === undefined || one.town < 0) return []
  const ways = [clockwiseOf, counterClockwiseOf]
    .map((step) => round(one.town, to, step))
    .toSorted((a, b) => a.length - b.length)
  const isBarred = table.phase === 1 && !one.isAssistant
  const free = ways.find((path) => !isBarred || !path.includes(table.oldOne))
  return free ?? ways[0] ?? []
}
