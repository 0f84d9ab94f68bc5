import { ELDRITCH, nextColour } from '../pieces/colours.ts'
import type { Game } from '../frames.ts'
import { NO_SHAMBLER, type TecState, type Town } from '../state.ts'
import { add, count, townAtPosition } from './pieces.ts'

/** The lowest empty space of a Shambler Track, or -1 if it is full. */
export const lowestSpace = (town: Town): number => town.shamblers.indexOf(NO_SHAMBLER)

/** TEC-SPAWN-3: the colour itself or the next to the right; with none of any the match would be over (TEC-END-3). */
function colourToSpawn(s: TecState, wanted: number): number {
  const { lairShamblers } = s.table
  let colour = wanted
  while (count(lairShamblers, colour) === 0) colour = nextColour(colour)
  return colour
}

/** Puts a Shambler of the Shambler Mat on a Town Card; its track may become accursed (TEC-SPAWN-1 to TEC-SPAWN-5). */
export function spawn(g: Game, town: number, wanted: number, rule: string): void {
  const s = g.state
  const card = townAtPosition(s, town)
  const colour = colourToSpawn(s, wanted)
  const space = lowestSpace(card)
  if (space < 0) {
    curseShamblers(g, town, card, colour)
    return
  }
  card.shamblers[space] = colour
  add(s.table.lairShamblers, colour, -1)
  g.event?.('spawns', colour === wanted ? rule : 'TEC-SPAWN-3', { town, space, colour, wanted })
}

/** TEC-CURSE-14: the new Shambler comes from the Shambler Mat and goes back there, so it is left where it is. */
function curseShamblers(g: Game, town: number, card: Town, colour: number): void {
  g.event?.('shamblersAccursed', 'TEC-CURSE-14', { town, colour, track: card.shamblers })
  for (let space = 0; space < card.shamblers.length; space++) returnShambler(g, card, space)
  loseEldritch(g, town, card)
}

/** TEC-CURSE-15 to TEC-CURSE-17 */
function loseEldritch(g: Game, town: number, card: Town): void {
  if (card.eldritch === 0) return // TEC-CURSE-17
  const { discard, supply } = g.state.table
  card.eldritch--
  add(discard, ELDRITCH, 1)
  const refilled = count(supply, ELDRITCH) > 0 // TEC-CURSE-16
  if (refilled) {
    add(supply, ELDRITCH, -1)
    card.eldritch++
  }
  g.event?.('eldritchFalls', refilled ? 'TEC-CURSE-15' : 'TEC-CURSE-16', { town, refilled })
}

/** Moves a Shambler from its track to the Shambler Mat; the others stay where they are (TEC-BANISH-10). */
export function returnShambler(g: Game, card: Town, space: number): void {
  const colour = card.shamblers[space] ?? NO_SHAMBLER
  if (colour === NO_SHAMBLER) return
  card.shamblers[space] = NO_SHAMBLER
  add(g.state.table.lairShamblers, colour, 1)
}
