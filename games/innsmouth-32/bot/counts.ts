import { hitsOf } from '../auto/hits.ts'
import { countInPlay, coveredStats, inPlay, leftInAll } from '../rules/survivors.ts'
import { isThrong, totalOf } from '../rules/throngs.ts'
import type { I32State } from '../state.ts'

/** What people count when they ask how they stand. */
export type I32Count =
  | 'lost'
  | 'survivors'
  | 'hits'
  | 'monsters'
  | 'spoints'
  | 'cards'
  | 'mythos'
  | 'insanity'
  | 'film'

/** What both sides have in a position, all of it face up. */
export function countsOf(s: I32State): Record<I32Count, number> {
  const { table } = s
  const counts: Record<I32Count, number> = {
    lost: table.outcome !== null && countInPlay(s) === 0 ? 1 : 0,
    survivors: countInPlay(s) + leftInAll(s),
    hits: 0,
    monsters: 0,
    spoints: 0,
    cards: 0,
    mythos: 0,
    insanity: 0,
    film: -table.reelPile,
  }
  for (const slot of table.screen) counts.film -= slot.length
  for (const { power, side } of table.pools) if (side === 'survivors') counts.spoints += power
  for (const one of inPlay(s)) {
    counts.spoints += one.rest
    counts.cards += one.cards.length
    counts.mythos += one.mythos
    counts.insanity += coveredStats(one)
  }
  for (const [throng, one] of table.throngs.entries()) {
    if (!isThrong(one)) continue
    counts.monsters += one.cards.length
    counts.hits += hitsOf(totalOf(s, throng)) / 36
  }
  return counts
}
