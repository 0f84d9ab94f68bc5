import { at } from '@eldertable/kernel'
import { siteAt } from '../pieces/towns.ts'
import { STOPS, stripAt, townAt } from '../pieces/wheel.ts'
import type { Game, SpunFor } from '../frames.ts'
import type { TecState } from '../state.ts'
import { townAtPosition } from './pieces.ts'

/** Spins the wheel (TEC-WHEEL-2). */
export function spin(g: Game, character: number, why: SpunFor): number {
  const stop = g.chance.below(STOPS)
  g.state.table.stop = stop
  g.event?.('spins', 'TEC-WHEEL-2', { character, stop, for: why })
  return stop
}

/** The colour of the strip at a stop (TEC-WHEEL-1). */
export function colourAt(s: TecState, stop: number): number {
  const { site } = townAtPosition(s, townAt(stop))
  return at(siteAt(site).strips, stripAt(stop))
}
