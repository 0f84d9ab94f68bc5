import { PORTALS, portalColour, portalNumber } from '../pieces/old-ones.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { NOWHERE, type TecState } from '../state.ts'
import { rerollFailures } from './assistant-dice.ts'
import { plainPayment } from './payments.ts'
import { characterAt, runesOf } from './pieces.ts'
import {
  cannotSealHere,
  failToSeal,
  isSealRolled,
  placeSeal,
  rollForPortal,
  sealOf,
} from './seal.ts'

/** Why an Assistant can't try to seal any location (TEC-ASSIST-12). */
export function cannotSealAny(s: TecState, character: number): Reason | undefined {
  if (s.table.phase === 1) return 'phase-one'
  if (characterAt(s, character).town !== s.table.oldOne) return 'not-with-old-one'
  return portalToTry(s, character) === NOWHERE ? 'assistant-cannot' : undefined
}

/** One attempt of an Assistant at the location that its rules name. */
export function sealForAssistant(g: Game, character: number): void {
  const portal = portalToTry(g.state, character)
  rollForPortal(g, character, portal)
  if (rerollFailures(g, character, () => isSealRolled(g.state, portal)))
    placeSeal(g, character, portal, plainPayment(g.state, character, sealOf(portal))) // TEC-ASSIST-15
  else failToSeal(g, character, portal)
}

/** The location that an Assistant can try and prefers, or -1. */
function portalToTry(s: TecState, character: number): number {
  let best = NOWHERE
  for (let portal = 0; portal < PORTALS; portal++)
    if (
      cannotSealHere(s, character, portal) === undefined &&
      (best === NOWHERE || isPreferred(s, character, portal, best))
    )
      best = portal
  return best
}

/** Whether an Assistant rather tries a location than one to the left of it. */
function isPreferred(s: TecState, character: number, portal: number, other: number): boolean {
  const [colour, otherColour] = [portalColour(portal), portalColour(other)]
  const { greatOldOne } = s.table.settings
  // TEC-ASSIST-14
  if (colour === otherColour)
    return portalNumber(greatOldOne, portal) < portalNumber(greatOldOne, other)
  const one = characterAt(s, character)
  return runesOf(one, colour) > runesOf(one, otherColour) // TEC-ASSIST-13
}
