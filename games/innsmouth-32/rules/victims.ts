import { at } from '@eldertable/kernel'
import { FIRST_SURVIVOR } from '../content/cards.ts'
import type { Game } from '../frames.ts'
import { NONE, type Survivor } from '../state.ts'
import { takeAt } from './lists.ts'
import { findSurvivor } from './survivors.ts'

/** Draws a card from the victim deck, which everybody sees, and keeps it out of the deck. */
function drawVictim(g: Game): number {
  const { table, box } = g.state
  const who = takeAt(box.victims, g.chance.below(box.victims.length))
  table.cleared[who - FIRST_SURVIVOR] = true
  return who
}

/** Random victims, all different, in the order drawn (I32-VICTIM-1 to 4, I32-VICTIM-6, I32-VICTIM-7). */
export function drawVictims(
  g: Game,
  count: number,
  isEligible: (one: Survivor) => boolean,
  rule: string,
): number[] {
  const { box } = g.state
  const drawn: number[] = []
  const victims: number[] = []
  while (victims.length < count && box.victims.length > 0) {
    const who = drawVictim(g)
    drawn.push(who)
    const one = findSurvivor(g.state, who)
    if (one !== undefined && isEligible(one)) victims.push(who)
  }
  for (const who of drawn) box.victims.push(who)
  for (const who of victims) g.event?.('victim', rule, { who })
  return victims
}

/** One random victim, or -1. */
export function drawOneVictim(
  g: Game,
  isEligible: (one: Survivor) => boolean,
  rule: string,
): number {
  const victims = drawVictims(g, 1, isEligible, rule)
  return victims.length === 0 ? NONE : at(victims, 0)
}
