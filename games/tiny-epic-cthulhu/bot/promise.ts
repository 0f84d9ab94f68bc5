import { at } from '@eldertable/kernel'
import { CHAOS, FEAR } from '../pieces/colours.ts'
import { portalColour, portalNumber, PORTALS } from '../pieces/old-ones.ts'
import { distance } from '../pieces/towns.ts'
import { count, runesOf } from '../rules/pieces.ts'
import { OPEN, type Character, type TecTable } from '../state.ts'
import { sealOdds } from './seal-odds.ts'
import type { Weights } from './weights.ts'

/** More attempts than these hardly add to the chance. */
const MOST_TRIES = 3

/** What the active player may still hope for this turn: to reach the Great Old One and to seal a location. */
export function promiseOf(table: TecTable, w: Weights): number {
  if (table.phase === 1 || table.outcome !== null) return 0
  const best = bestChanceOfSeal(table, at(table.characters, table.active), table.actions)
  return w.promise * best * (openPortals(table) === 1 ? w.lastPromise : 1)
}

/** The best chance of a character to seal any location with this many actions, and with those that Chaos buys. */
export function bestChanceOfSeal(table: TecTable, one: Character, actions: number): number {
  let best = 0
  for (let portal = 0; portal < PORTALS; portal++)
    if (table.portals[portal] === OPEN)
      best = Math.max(best, chanceOfSeal(table, one, portal, actions))
  return best
}

export function openPortals({ portals }: TecTable): number {
  let open = 0
  for (let portal = 0; portal < PORTALS; portal++) if (portals[portal] === OPEN) open++
  return open
}

function chanceOfSeal(
  { settings, oldOne }: TecTable,
  one: Character,
  portal: number,
  actions: number,
): number {
  const colour = portalColour(portal)
  const odds = sealOdds(runesOf(one, colour), one.brain, portalNumber(settings.greatOldOne, portal))
  const chaos = count(one.held, CHAOS)
  const isOwn = count(one.held, colour) > 0
  if (odds === 0 || (!isOwn && chaos === 0)) return 0
  const moves = Math.ceil(distance(one.town, oldOne) / (1 + count(one.held, FEAR)))
  const tries = actions + chaos - (isOwn ? 0 : 1) - moves
  return tries > 0 ? 1 - (1 - odds) ** Math.min(tries, MOST_TRIES) : 0
}
