import { at, counted, list } from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'
import { BRAINS, GUTS, statName } from '../pieces/stats.ts'
import { toughnessOf } from '../rules/attack.ts'
import { restFor } from '../rules/deeds.ts'
import { flailTarget } from '../rules/flail.ts'
import { aimOf, loreOf } from '../rules/numbers.ts'
import { cardsToFind } from '../rules/search.ts'
import { findSurvivor, poolOf, statOf } from '../rules/survivors.ts'
import { cannotPlace, slotsOf, totalOf } from '../rules/throngs.ts'
import { MOST_REST } from '../rules/tokens.ts'
import type { Survivor } from '../state.ts'
import { cardInShort, weaponInWords } from './card-words.ts'
import { chanceInWords } from './chances.ts'
import { billed, cardName } from './names.ts'
import { banishChance, chanceOf, fallChance } from './odds.ts'
import { flailSum, savingSum } from './sums.ts'
import { openState, type Tell } from './telling.ts'

// What stands behind an option in brackets: its chance, its price, what it brings.

/** The chance to hit with a stat and to fell what is attacked, as the question has it. */
export function aimNote(item: number, stat: number, t: Tell): string {
  if (t.asked?.key !== 'attack.weapon') return ''
  const { who, target, throng } = t.asked.about
  const s = openState(t)
  const one = findSurvivor(s, who)
  if (one === undefined) return ''
  const hits = chanceInWords(aimOf(statOf(one, stat), s, who, item))
  if (throng >= 0) return ` (${hits})`
  return ` (${hits}, falls ${chanceOf(s, one, item, stat, toughnessOf(s, target))} %)`
}

/** The chance of a throw against a stat of whoever acts. */
export function testNote(stat: number, t: Tell): string {
  const one = actor(t)
  if (one === undefined) return ''
  const s = openState(t)
  const tokens = counted(loreOf(t.table.reel, s, one.card), 'token')
  return ` (${statName(stat)}, ${chanceInWords(statOf(one, stat))}, for ${tokens})`
}

/** Who acts, if that is the question. */
const actor = (t: Tell): Survivor | undefined =>
  t.asked?.key === 'act.choose' ? findSurvivor(openState(t), t.asked.about.who) : undefined

/** What a rest brings (I32-POOL-1, I32-SANCT-3, I32-SPOINT-3). */
export function restNote(t: Tell): string {
  const one = actor(t)
  if (one === undefined) return ''
  const full = restFor(openState(t), one)
  const gain = Math.min(full, MOST_REST - one.rest)
  return gain > 0
    ? ` (${counted(gain, 'rest spoint')})`
    : ` (${cardName(one.card)} already has ${one.rest}, the most)`
}

/** What a card is good for. */
export function cardNote(card: number): string {
  const { item } = cardAt(card)
  const notes = [
    item !== null && item.stats.length > 0 ? `damage ${weaponInWords(item)}` : cardInShort(card),
    item !== null && item.store > 0 ? counted(item.store, 'mythos token') : '',
  ].filter((note) => note !== '')
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`
}

/** How many discards are looked through (I32-POOL-8, I32-SANCT-5). */
export function searchNote(t: Tell): string {
  const one = actor(t)
  return one === undefined
    ? ''
    : ` (${counted(cardsToFind(openState(t), one), 'card')}: items and power plays may be kept)`
}

/** The chance that mythos banishes what is attacked, and its price. */
export function banishNote(t: Tell): string {
  if (t.asked?.key !== 'attack.weapon') return ''
  const { who, target } = t.asked.about
  const s = openState(t)
  const one = findSurvivor(s, who)
  const chance = one === undefined ? undefined : banishChance(s, one, target)
  return chance === undefined
    ? ''
    : ` (${counted(cardAt(target).value, 'token')}, falls ${chance} %${savingSum(s, who, target)})`
}

/** What a survivor who might be attacked has against it. */
export function preyNote(who: number, t: Tell): string {
  const one = t.asked?.key === 'strike.choose' ? findSurvivor(openState(t), who) : undefined
  if (one === undefined) return ''
  const clear = chanceInWords(flailTarget(openState(t), one, 0))
  const { power } = at(t.table.pools, poolOf(openState(t), who))
  return ` (${one.rest} rest, ${power} power, gets clear with ${clear})`
}

/** What whoever is chosen for an event has for it: the chance of the test, or to get clear. */
export function chosenNote(who: number, t: Tell): string {
  const s = openState(t)
  const one = findSurvivor(s, who)
  if (one === undefined) return ''
  switch (t.asked?.key) {
    case 'confession.choose':
      return ` (${statName(GUTS)}, ${chanceInWords(statOf(one, GUTS))})`
    case 'wire.choose':
      return ` (${statName(BRAINS)}, ${chanceInWords(statOf(one, BRAINS))})`
    case 'lastStand.choose':
      return ` (${counted(one.rest, 'rest spoint')}, gets clear with ${chanceInWords(flailTarget(s, one, 0))})`
    default:
      return ''
  }
}

/** What a sanctuary offers to whoever goes in. */
export function shelterNote(corner: number, t: Tell): string {
  const one = t.table.corners[corner]
  return one === null || one === undefined
    ? ''
    : ` (${counted(one.locks, 'lock')}, ${counted(one.mythos, 'mythos token')} to find)`
}

/** With what a throng would attack if a monster joined it. */
export function throngNote(throng: number, t: Tell): string {
  if (t.asked?.key !== 'place.choose') return ''
  return ` (hits with ${chanceInWords(totalOf(openState(t), throng) + cardAt(t.asked.about.card).value)})`
}

/** The same in whichever throng is best. */
export function bestNote(card: number, t: Tell): string {
  if (t.asked?.key !== 'sideTurn.choose') return ''
  const s = openState(t)
  const open = slotsOf(t.asked.about.side).filter((throng) => cannotPlace(s, throng) === undefined)
  if (open.length === 0) return ''
  const best = Math.max(...open.map((throng) => totalOf(s, throng)))
  return ` (its throng hits with up to ${chanceInWords(best + cardAt(card).value)})`
}

/** The chance to get clear. */
export function flailNote(t: Tell): string {
  if (t.asked?.key !== 'harm.answer') return ''
  const { who, drag } = t.asked.about
  const one = findSurvivor(openState(t), who)
  return one === undefined
    ? ''
    : ` (${chanceInWords(flailTarget(openState(t), one, drag))}, before spoints; ${flailSum(openState(t), one, drag)})`
}

/** Who is in a throng, by name and value. */
export function membersNote(throng: number, t: Tell): string {
  const { cards = [], terrors = [] } = t.table.throngs[throng] ?? {}
  const members = [...cards, ...terrors].map((card) => `${billed(card)} ${cardAt(card).value}`)
  return members.length === 0 ? '' : ` (${list(members)})`
}

/** The chance that an attack fells a monster as it is, whatever is best in hand (no spoints yet). */
export function fallNote(target: number, t: Tell): string {
  if (t.asked?.key !== 'act.choose' && t.asked?.key !== 'counter.target') return ''
  const s = openState(t)
  const one = findSurvivor(s, t.asked.about.who)
  if (one === undefined) return ''
  const blow = fallChance(s, one, target)
  const mythos = t.asked.key === 'act.choose' ? banishChance(s, one, target) : undefined
  if (mythos === undefined) return blow === undefined ? '' : ` (falls ${blow} %, before spoints)`
  return ` (falls ${mythos} % by mythos${blow === undefined ? '' : `, ${blow} % by hand`})`
}

/** Who of a pool does nothing if all of it acts: first dibs were that turn (I32-TURN-7). */
export function missingNote(t: Tell): string {
  if (t.asked?.key !== 'poolTurn.choose') return ''
  const missing = at(t.table.pools, t.asked.about.pool)
    .survivors.filter(({ hasDibs }) => hasDibs)
    .map(({ card }) => cardName(card))
  if (missing.length === 0) return ''
  const why = `${list(missing)} ${missing.length === 1 ? 'has' : 'have'} used this turn for first dibs`
  return ` (${why})`
}

/** What the throw would need with this many spoints more. */
export function giftNote(amount: number, t: Tell): string {
  if (t.asked?.key !== 'commit.own' && t.asked?.key !== 'commit.others') return ''
  const { for: purpose, figure, per } = t.asked.about
  return purpose === 'throw' ? noteOf(figure + amount * per) : ''
}

/** The chance of two dice against a figure. */
export const noteOf = (target: number): string => ` (${chanceInWords(target)})`
