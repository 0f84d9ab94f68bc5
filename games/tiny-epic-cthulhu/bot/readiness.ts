import { at } from '@eldertable/kernel'
import { CHAOS, COLOURS } from '../pieces/colours.ts'
import { DICE } from '../pieces/dice.ts'
import { portalColour, portalNumber, PORTALS } from '../pieces/old-ones.ts'
import { pageAt } from '../pieces/pages.ts'
import { TOWNS } from '../pieces/towns.ts'
import { count, runesOf, sum } from '../rules/pieces.ts'
import { FACE_DOWN, NO_PAGE, OPEN, type Character, type TecTable, type Town } from '../state.ts'
import { nearness, nearnessOfAny } from './prospect.ts'
import { sealOdds } from './seal-odds.ts'
import type { Weights } from './weights.ts'

/** How well runes and tentacles are dealt for sealing: the chances of the open locations, added up. */
export const readiness = (table: TecTable, w: Weights): number =>
  PORTALS - sum(chancesToMiss(table, w))

/** How many turns it will take to seal what is open. */
export function turnsToSeal(table: TecTable, w: Weights): number {
  const miss = chancesToMiss(table, w)
  let turns = 0
  for (let portal = 0; portal < PORTALS; portal++)
    if (table.portals[portal] === OPEN)
      turns += w.turnsPerSeal / Math.max(w.leastChance, 1 - count(miss, portal))
  return turns
}

/** For every location the chance that nobody can seal it soon; 1 for those that are sealed. */
function chancesToMiss(
  { settings, characters, portals, phase, towns }: TecTable,
  w: Weights,
): number[] {
  const miss = [1, 1, 1, 1, 1, 1]
  for (const one of characters)
    for (let colour = 0; colour < COLOURS; colour++) {
      const runes = runesOf(one, colour)
      const tries = phase === 1 ? w.tries.later : readyToTry(one, colour, w)
      const more = phase === 1 || runes >= DICE ? 0 : nearestRune(towns, one, colour, w)
      for (let portal = 0; portal < PORTALS; portal++) {
        if (portals[portal] !== OPEN || portalColour(portal) !== colour) continue
        const number = portalNumber(settings.greatOldOne, portal)
        const now = sealOdds(runes, one.brain, number)
        const then = more * sealOdds(runes + 1, one.brain, number)
        miss[portal] = count(miss, portal) * (1 - tries * Math.max(now, then))
      }
    }
  return miss
}

/** How near a character is to one more rune of a colour (TEC-TRANS-13). */
function nearestRune(towns: readonly Town[], one: Character, colour: number, w: Weights): number {
  let nearest = 0
  for (let town = 0; town < TOWNS; town++) {
    const { page } = at(towns, town)
    if (page === FACE_DOWN) nearest = Math.max(nearest, nearnessOfAny(one, town, w) / COLOURS)
    else if (page !== NO_PAGE && pageAt(page).rune === colour)
      nearest = Math.max(nearest, nearness(one, town, page, w))
  }
  return nearest
}

function readyToTry({ held }: Character, colour: number, { tries }: Weights): number {
  if (count(held, colour) > 0) return tries.withColour
  return count(held, CHAOS) > 0 ? tries.withChaos : tries.withNeither
}
