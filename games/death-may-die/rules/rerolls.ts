import { at, type Offer } from '@eldertable/kernel'
import { BLANKED } from '../pieces/dice.ts'
import type { Game } from '../frames.ts'
import { rerollsOfCard } from '../effects/gifts/rerolls.ts'
import type { Reason } from '../reasons.ts'
import { freeRerolls } from '../effects/levels/free-rerolls.ts'
import type { DmdState } from '../state.ts'
import { cardOfSource, rerollOf, sourceOfCard, V } from '../verbs.ts'
import { cardsOf, hasCards } from './claims.ts'
import { isAgainst, isBonusDie, rollOn, throwDie } from './dice.ts'
import { heroAt } from './figures.ts'
import { rowsFor } from './own-skills.ts'
import { modified } from './modified.ts'
import { stressLeft } from './tracks.ts'

const isFixed = modified('isFixed')
const sourcesOf = rowsFor(freeRerolls)

/** Whether dice may be rerolled at all, in whatever way. */
export const mayReroll = (s: DmdState, hero: number): boolean => !isFixed(false, s, hero)

/** How many free rerolls a source has left; those used in this turn or roll count (DMD-REROLL-8). */
function freeLeft(s: DmdState, hero: number, source: number): number {
  const roll = rollOn(s)
  const row = freeRerolls[source]
  if (row === undefined) return rerollsOfCard(s, hero, cardOfSource(source), roll)
  const most = row.most(s, hero, roll)
  if (most === 0) return 0
  const used = row.per === 'turn' ? heroAt(s, hero).used[row.skill] : roll.free[source]
  return most - (used ?? 0)
}

/** Every die for stress, and by every free reroll that is left; each source is told apart (P10). */
export function offerRerolls(s: DmdState, hero: number, o: Offer<Reason>): void {
  const { dice } = rollOn(s)
  const whyNot = stressLeft(s, hero) === 0 ? 'stress-full' : undefined // DMD-REROLL-2
  if (whyNot === undefined || o.explains)
    for (let place = 0; place < dice.length; place++)
      if (dice[place] !== BLANKED) o.allowUnless(whyNot, V.reroll, place, 'DMD-REROLL-1')
  const sources = sourcesOf(s, hero)
  for (let i = 0; i < sources.length; i++) offerFrom(s, hero, sources[i] ?? 0, dice, o)
  if (!hasCards(s, hero)) return
  for (const card of cardsOf(s, hero)) offerFrom(s, hero, sourceOfCard(card), dice, o)
}

/** Whether any die can be rerolled, for stress or free. */
export function canReroll(s: DmdState, hero: number): boolean {
  if (stressLeft(s, hero) > 0) return true
  const sources = sourcesOf(s, hero)
  for (let i = 0; i < sources.length; i++) if (freeLeft(s, hero, sources[i] ?? 0) > 0) return true
  if (!hasCards(s, hero)) return false
  for (const card of cardsOf(s, hero)) if (freeLeft(s, hero, sourceOfCard(card)) > 0) return true
  return false
}

function offerFrom(
  s: DmdState,
  hero: number,
  source: number,
  dice: readonly number[],
  o: Offer<Reason>,
): void {
  if (freeLeft(s, hero, source) <= 0) return
  const rule =
    freeRerolls[source]?.rule ?? (isAgainst(rollOn(s).kind) ? 'DMD-CARD-5' : 'DMD-CLAIM-11')
  for (let place = 0; place < dice.length; place++)
    if (dice[place] !== BLANKED) o.allow(V.rerollFree, rerollOf(source, place), rule)
}

export function useFreeReroll(g: Game, hero: number, source: number): void {
  const { table } = g.state
  const row = freeRerolls[source]
  const roll = rollOn(g.state)
  if (row === undefined) {
    const card = cardOfSource(source)
    table.usedCards[card] = at(table.usedCards, card) + 1
  } else if (row.per === 'turn') {
    const { used } = heroAt(g.state, hero)
    used[row.skill] = (used[row.skill] ?? 0) + 1
  } else roll.free[source] = (roll.free[source] ?? 0) + 1
}

/** DMD-REROLL-4 */
export function rerollDie(g: Game, place: number, rule: string, stress = 0): void {
  const { dice, hero } = rollOn(g.state)
  const die = throwDie(g, isBonusDie(dice[place] ?? BLANKED))
  dice[place] = die
  g.event?.('rerolls', rule, { hero, die: place, shows: die, stress })
}
