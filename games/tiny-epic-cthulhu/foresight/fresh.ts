import type { Event } from '@eldertable/kernel'
import { CHAOS } from '../pieces/colours.ts'
import { TRACK } from '../pieces/towns.ts'
import { shamblerAt } from '../verbs.ts'

/** What the latest pick has brought to its place, so that it can be seen what is new. */
export interface Fresh {
  /** By position: Fear, Rage, Greed. */
  madness: Map<number, number[]>
  shamblers: Set<number>
  /** By character: Fear, Rage, Greed, Chaos. */
  held: Map<number, number[]>
  /** Page Tokens by row. */
  rows: number[]
}

/** Pieces that came, and did not leave again with an accursed track. */
export function freshOf(moment: readonly Event[]): Fresh {
  const fresh: Fresh = { madness: new Map(), shamblers: new Set(), held: new Map(), rows: [] }
  for (const event of moment) notice(fresh, event)
  return fresh
}

function notice(fresh: Fresh, { key, is }: Event): void {
  const number = (name: string): number => Number(is[name] ?? -1)
  switch (key) {
    case 'creeps':
    case 'sows':
      more(fresh.madness, number('town'), number('colour'))
      break
    case 'townAccursed':
      none(fresh.madness, number('town'), number('colour'))
      break
    case 'spawns':
      fresh.shamblers.add(shamblerAt(number('town'), number('space')))
      break
    case 'shamblersAccursed':
      for (let space = 0; space < TRACK; space++)
        fresh.shamblers.delete(shamblerAt(number('town'), space))
      break
    case 'haunts':
    case 'deals':
      more(fresh.held, number('character'), number('colour'))
      break
    case 'drawsChaos':
    case 'gainsChaos':
      more(fresh.held, number('character'), CHAOS)
      break
    case 'collects':
      for (const [colour, amount] of numbers(is['taken']).entries())
        more(fresh.held, number('character'), colour, amount)
      break
    case 'mindAccursed':
      none(fresh.held, number('character'), number('colour'))
      break
    case 'chaosAccursed':
      none(fresh.held, number('character'), CHAOS)
      break
    case 'translates':
      for (const row of numbers(is['rows'])) fresh.rows[row] = (fresh.rows[row] ?? 0) + 1
      break
    default:
  }
}

const numbers = (list: unknown): number[] => (Array.isArray(list) ? list.map(Number) : [])

function more(places: Map<number, number[]>, place: number, kind: number, amount = 1): void {
  const counts = places.get(place) ?? [0, 0, 0, 0]
  counts[kind] = (counts[kind] ?? 0) + amount
  places.set(place, counts)
}

function none(places: Map<number, number[]>, place: number, kind: number): void {
  const counts = places.get(place)
  if (counts !== undefined) counts[kind] = 0
}
