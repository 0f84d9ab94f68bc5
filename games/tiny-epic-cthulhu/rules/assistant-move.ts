import { FEAR } from '../pieces/colours.ts'
import { clockwiseOf, counterClockwiseOf, distance } from '../pieces/towns.ts'
import { tentacleStop, townAt } from '../pieces/wheel.ts'
import type { Game } from '../frames.ts'
import type { Character, TecState } from '../state.ts'
import { drawForMat } from './draw.ts'
import { characterAt, count, shamblersOn, townOf } from './pieces.ts'

/** How many Town Cards an Assistant can walk (TEC-ASSIST-5, TEC-SOLO-11). */
export const reachOfAssistant = (one: Character): number => 1 + count(one.held, FEAR)

/** Walks the shortest way towards the card that the wheel names, and draws for the Shamblers there. */
export function walkAssistant(g: Game, character: number): void {
  const s = g.state
  const one = characterAt(s, character)
  const target = townToSeek(s)
  let town = one.town
  for (let left = reachOfAssistant(one); left > 0 && town !== target; left--) {
    town = towards(town, target)
    if (s.table.phase === 2 && town === s.table.oldOne) break // TEC-ASSIST-6
  }
  // TEC-ASSIST-8
  if (town === one.town) g.event?.('staysPut', 'TEC-ASSIST-8', { character, town })
  else moveAssistant(g, character, town, s.table.phase === 1 ? 'TEC-ASSIST-5' : 'TEC-ASSIST-6')
}

/** Puts an Assistant's token elsewhere; one draw for each Shambler there follows (TEC-ASSIST-9). */
export function moveAssistant(g: Game, character: number, to: number, rule: string): void {
  const one = characterAt(g.state, character)
  const from = one.town
  one.town = to
  g.event?.('moves', rule, { character, from, to, by: 'move' })
  drawForMat(g, character, shamblersOn(townOf(g.state, character)), 'TEC-ASSIST-9')
}

/** TEC-ASSIST-5, TEC-ASSIST-6 */
function townToSeek({ table }: TecState): number {
  return townAt(table.phase === 1 ? table.stop : tentacleStop(table.stop))
}

/** The next Town Card on the shorter way round; of five, one way is always shorter. */
function towards(from: number, to: number): number {
  const clockwise = clockwiseOf(from)
  return distance(clockwise, to) < distance(from, to) ? clockwise : counterClockwiseOf(from)
}
