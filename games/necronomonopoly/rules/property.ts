import { at, type Seat } from '@eldertable/kernel'
import type { Locale } from '../pieces/locales.ts'
import { lotsOf, lotSpaces, spaceAt, spaces, tomeSpaces } from '../pieces/spaces.ts'
import type { Game } from '../frames.ts'
import { NOBODY, type NecState } from '../state.ts'
import { isSane, player } from './players.ts'

export const ownerOf = (s: NecState, space: number): Seat => s.table.owners[space] ?? NOBODY

export const isProperty = (space: number): boolean => {
  const { kind } = spaceAt(space)
  return kind === 'lot' || kind === 'tome'
}

export function countOwned(s: NecState, seat: Seat, among: readonly number[]): number {
  let count = 0
  for (const space of among) if (s.table.owners[space] === seat) count++
  return count
}

/** NEC-LOCALE-1 */
export function hasAll(s: NecState, seat: Seat, locale: Locale): boolean {
  for (const space of lotsOf(locale)) if (s.table.owners[space] !== seat) return false
  return true
}

/** Gives a Lot or Tome to a player, from the Keeper or from another player (NEC-BUY-6). */
export function giveProperty(g: Game, space: number, to: Seat): void {
  const s = g.state
  const from = ownerOf(s, space)
  s.table.owners[space] = to
  forgetDeclined(s, from, to)
  const { locale } = spaceAt(space)
  if (locale === null) return
  if (from !== NOBODY) loseAdvantage(s, from, locale)
  if (!hasAll(s, to, locale)) return
  g.event?.('locale', 'NEC-LOCALE-1', { seat: to, space })
  if (locale === 'masons-hill') {
    player(s, to).ward = true // NEC-LOCALE-10
    g.event?.('wardReady', 'NEC-LOCALE-10', { seat: to })
  }
}

/** Gives a Lot or Tome back to the Keeper. */
export function returnProperty(s: NecState, space: number): void {
  const from = ownerOf(s, space)
  s.table.owners[space] = NOBODY
  forgetDeclined(s, from, NOBODY)
  const { locale } = spaceAt(space)
  if (from !== NOBODY && locale !== null) loseAdvantage(s, from, locale)
}

/** Whoever has more or less than before may think otherwise of an offer. */
function forgetDeclined({ table }: NecState, one: Seat, other: Seat): void {
  if (table.declined === undefined || table.declined.length === 0) return
  const isOf = (seat: Seat): boolean => seat === one || seat === other
  const { declined } = table
  for (let i = declined.length - 1; i >= 0; i--) {
    const { from, to } = at(declined, i)
    if (isOf(from) || isOf(to)) declined.splice(i, 1)
  }
}

function loseAdvantage(s: NecState, seat: Seat, locale: Locale): void {
  if (locale === 'masons-hill') player(s, seat).ward = false
}

export function returnAll(s: NecState, seat: Seat, kind: 'lot' | 'tome'): void {
  for (const space of kind === 'lot' ? lotSpaces : tomeSpaces)
    if (s.table.owners[space] === seat) returnProperty(s, space)
}

export function totalCostOfLots(s: NecState, seat: Seat): number {
  return lotSpaces.reduce(
    (sum, space) => sum + (s.table.owners[space] === seat ? (spaces[space]?.cost ?? 0) : 0),
    0,
  )
}

/** NEC-LOCALE-11: entering Witch's Cross, or landing there by being placed, makes a spent ward ready. */
export function renewWard(g: Game, seat: Seat): void {
  const one = player(g.state, seat)
  if (one.ward || !isSane(g.state, seat) || !hasAll(g.state, seat, 'masons-hill')) return
  one.ward = true
  g.event?.('wardReady', 'NEC-LOCALE-11', { seat })
}
