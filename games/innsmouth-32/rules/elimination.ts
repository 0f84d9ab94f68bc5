import { at } from '@eldertable/kernel'
import { CLERK, HOUND } from '../pieces/cards.ts'
import type { Game } from '../frames.ts'
import { holderOf, isHeld, type Pool, type Survivor } from '../state.ts'
import { layAside, toDiscards, toRemoved } from './discards.ts'
import { isAnybodyIn, poolAt, poolOf } from './survivors.ts'
import { drop } from './lists.ts'

/** Where an eliminated survivor goes: to the discards, out of the game, or to whoever takes it. */
export type Fate = 'discards' | 'removed' | 'taken'

/** Takes a survivor out of its pool with all it has, and puts its card nowhere yet (I32-ELIM-1, I32-ELIM-2). */
export function leavePlay(g: Game, who: number, rule: string): Survivor {
  const { table, box } = g.state
  const one = takeOut(poolAt(g.state, poolOf(g.state, who)), who)
  drop(box.victims, who)
  if (who === CLERK) table.hasClerkFallen = true // I32-CLERK-8
  g.event?.('eliminated', rule, { who })
  for (const card of one.cards) toDiscards(g, card, 'I32-ELIM-2')
  leaveCard(g, one.area)
  return one
}

/** Takes a survivor who is in a pool out of it. */
function takeOut({ survivors }: Pool, who: number): Survivor {
  let place = 0
  while (at(survivors, place).card !== who) place++
  const one = at(survivors, place)
  for (let next = place + 1; next < survivors.length; next++)
    survivors[next - 1] = at(survivors, next)
  survivors.pop()
  return one
}

/** Eliminates a survivor. Whoever takes it places it afterwards; the checks of I32-TURN-10 are the caller's. */
export function eliminate(g: Game, who: number, fate: Fate, rule: string): void {
  leavePlay(g, who, rule)
  if (who === HOUND) {
    g.state.table.hasHoundFallen = true
    // I32-HOUND-10, I32-HOUND-11, I32-HOUND-17
    const isBack = g.state.table.settings.houndRecurring && fate !== 'removed'
    if (isBack) toDiscards(g, who, 'I32-HOUND-11')
    else toRemoved(g, who, 'I32-HOUND-10')
  } else if (fate === 'removed') toRemoved(g, who, 'I32-DAMAGE-11')
  else if (fate === 'discards') layAside(g.state, who) // I32-ELIM-3
}

/** I32-CARD-5: an event card that holds nobody any more is discarded. */
export function leaveCard(g: Game, area: number): void {
  if (!isHeld(area)) return
  const card = holderOf(area)
  const { table } = g.state
  if (isAnybodyIn(g.state, area) || !table.beside.includes(card)) return
  drop(table.beside, card)
  layAside(g.state, card)
}
