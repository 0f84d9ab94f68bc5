import { at } from '@eldertable/kernel'
import { FIRST_SURVIVOR } from '../pieces/cards.ts'
import type { Game } from '../frames.ts'
import { NONE, type Survivor } from '../state.ts'
import { takeAt } from './lists.ts'
import { findSurvivor } from './survivors.ts'

/** Draws one of the first cards of the victim deck, which everybody sees, and puts it last. */
function drawVictim(g: Game, among: number): number {
  const { table, box } = g.state
  const who = takeAt(box.victims, g.chance.below(among))
  box.victims.push(who)
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
  const victims: number[] = []
  for (let left = g.state.box.victims.length; left > 0 && victims.length < count; left--) {
    const who = drawVictim(g, left)
    const one = findSurvivor(g.state, who)
    if (one !== undefined && isEligible(one)) victims.push(who)
  }
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
