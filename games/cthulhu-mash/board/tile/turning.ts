import { highlightsOf } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { useState } from 'preact/compat'
import { NONE } from '../../state.ts'
import { aboutIn } from '../question.ts'
import type { MashProps } from '../table.ts'

/** A tile that is being laid: how it may lie, and how it is shown. */
export interface Turning {
  place: number
  /** The ways that the rules allow, in quarter turns. */
  ways: readonly number[]
  shown: number
  /** The next way to lie, or with -1 the one before. */
  turn: (by: 1 | -1) => void
}

type Asked = Pick<MashProps, 'table' | 'decision'>

/** The place whose tile is being turned, or -1. */
function turnedPlace(props: Asked): number {
  if (props.decision?.key === 'sharedStart.gate') return 0
  return aboutIn(props, 'place') ?? NONE
}

/** How a tile would lie by the option that is pointed at; nothing if that turns none. */
function aimedWay({ aimed }: Pick<MashProps, 'aimed'>): number | undefined {
  return aimed?.verb === 'turnTile' || aimed?.verb === 'keepFree' ? aimed.argument : undefined
}

/**
 * The tile that the open question lays, turned in the hand until it is picked. It always lies in one of the ways that
 * are allowed: what is seen is what would be picked.
 */
export function useTurning(props: MashProps): Turning | null {
  const { table, lit, onAim } = props
  const [held, hold] = useState<{ place: number; way: number } | null>(null)
  const place = turnedPlace(props)
  const ways = [...highlightsOf(lit, 'rotation')]
    .filter(({ light }) => light !== 'refused')
    .map(({ number }) => number)
    .toSorted((a, b) => a - b)
  const [first] = ways
  const tile = table.places[place]
  if (tile === undefined || first === undefined) return null
  const own = ways.includes(tile.rotation) ? tile.rotation : first
  const inHand = held?.place === place && ways.includes(held.way) ? held.way : own
  const shown = aimedWay(props) ?? inHand
  return {
    place,
    ways,
    shown,
    turn(by) {
      const way = at(ways, (ways.indexOf(shown) + by + ways.length) % ways.length)
      hold({ place, way })
      onAim(`rotation:${way}`)
    },
  }
}
