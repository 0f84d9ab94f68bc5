import { at } from '@eldertable/kernel'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { freeActions } from '../effects/levels/free-actions.ts'
import { NO_CARD, type DmdState } from '../state.ts'
import { hasCards, sumOfGifts } from './claims.ts'
import { heroAt, levelOf } from './figures.ts'
import type { FreeAction, FreeOf } from './rows.ts'

/** A skill that gives the action for nothing and has not been used for it in this turn (DMD-TURN-8). */
function freeBy(s: DmdState, hero: number, of: FreeOf, target: number): FreeAction | undefined {
  for (let i = 0; i < freeActions.length; i++) {
    const row = freeActions[i] as FreeAction
    if (
      row.of === of &&
      row.by(s, hero, target) !== null &&
      (heroAt(s, hero).used[row.skill] ?? 0) === 0
    )
      return row
  }
  return undefined
}

/** A card that does, or -1 (DMD-CLAIM-11). */
function freeCard(s: DmdState, hero: number, of: FreeOf): number {
  let found = -1
  sumOfGifts(s, hero, 'free-action', ({ action }, card) => {
    if (action === of && at(s.table.usedCards, card) === 0) found = card
    return 0
  })
  return found
}

/** Whether there may be an action that can be paid for: whoever has none left is seldom worth more questions. */
export function mayAfford(s: DmdState, hero: number): boolean {
  if (s.table.actions > 0 || hasCards(s, hero)) return true
  const { used } = heroAt(s, hero)
  for (const { skill } of freeActions)
    if (levelOf(s, hero, skill) > 0 && (used[skill] ?? 0) === 0) return true
  return false
}

/** Why an action can't be paid for. Free ones are used up first: the three can be used for anything. */
export function cannotAfford(
  s: DmdState,
  hero: number,
  of: FreeOf | 'trade',
  target = -1,
): Reason | undefined {
  if (s.table.actions > 0) return undefined
  if (of === 'trade') return 'no-actions'
  if (freeBy(s, hero, of, target) !== undefined) return undefined
  return hasCards(s, hero) && freeCard(s, hero, of) >= 0 ? undefined : 'no-actions'
}

/** What gives an action for nothing at the moment: a skill, or a card; nothing if it costs one. */
export function freeSource(
  s: DmdState,
  hero: number,
  of: FreeOf,
  target = -1,
): { skill: FreeAction['skill'] } | { card: number } | null {
  const row = freeBy(s, hero, of, target)
  if (row !== undefined) return { skill: row.skill }
  const card = hasCards(s, hero) ? freeCard(s, hero, of) : NO_CARD
  return card === NO_CARD ? null : { card }
}

export function spendAction(g: Game, hero: number, of: FreeOf | 'trade', target = -1): void {
  const { table } = g.state
  if (of !== 'trade') {
    const row = freeBy(g.state, hero, of, target)
    if (row !== undefined) {
      const rule = row.by(g.state, hero, target) ?? 'DMD-TURN-8'
      heroAt(g.state, hero).used[row.skill] = 1
      g.event?.('free', rule, { hero, of })
      return
    }
    const card = hasCards(g.state, hero) ? freeCard(g.state, hero, of) : NO_CARD
    if (card >= 0) {
      table.usedCards[card] = 1
      g.event?.('free', 'DMD-CLAIM-11', { hero, of })
      return
    }
  }
  table.actions--
}
