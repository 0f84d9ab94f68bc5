import { CHAOS } from '../content/colours.ts'
import { portalColour, portalNumber, PORTALS } from '../content/old-ones.ts'
import { count, runesOf } from '../rules/pieces.ts'
import { OPEN, type Character, type TecTable } from '../state.ts'
import { sealOdds } from './seal-odds.ts'

/** How likely somebody gets to try in time: in Phase One, and then with a tentacle of the colour, Chaos, or neither. */
const LATER = 0.6
const WITH_COLOUR = 0.7
const WITH_CHAOS = 0.6
const WITH_NEITHER = 0.35

/** How well runes and tentacles are dealt for sealing: the chances of the open locations, added up. */
export function readiness({ settings, characters, portals, phase }: TecTable): number {
  let ready = 0
  for (let portal = 0; portal < PORTALS; portal++) {
    if (portals[portal] !== OPEN) continue
    const colour = portalColour(portal)
    const number = portalNumber(settings.greatOldOne, portal)
    let miss = 1
    for (const one of characters) {
      const tries = phase === 1 ? LATER : readyToTry(one, colour)
      miss *= 1 - tries * sealOdds(runesOf(one, colour), one.brain, number)
    }
    ready += 1 - miss
  }
  return ready
}

function readyToTry({ held }: Character, colour: number): number {
  if (count(held, colour) > 0) return WITH_COLOUR
  return count(held, CHAOS) > 0 ? WITH_CHAOS : WITH_NEITHER
}
