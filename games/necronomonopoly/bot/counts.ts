import type { Seat } from '@eldertable/kernel'
import { locales } from '../pieces/locales.ts'
import { lotSpaces, lotsOf, tomeSpaces } from '../pieces/spaces.ts'
import type { NecState } from '../state.ts'
import { countIn } from './worth.ts'

/** What people count when they ask how a player stands. */
export type NecCount = 'sanity' | 'lots' | 'locales' | 'tomes' | 'cards' | 'mad' | 'othersSanity'

const wholes = locales.map(lotsOf)

/** What a player has in a position, all of it face up. */
export function countsOf({ table }: NecState, seat: Seat): Record<NecCount, number> {
  const { owners, players } = table
  const me = players[seat]
  const others = players.filter((_, other) => other !== seat)
  return {
    sanity: me?.sanity ?? 0,
    lots: countIn(owners, seat, lotSpaces),
    locales: wholes.filter((lots) => lots.every((space) => owners[space] === seat)).length,
    tomes: countIn(owners, seat, tomeSpaces),
    cards: me?.held.length ?? 0,
    mad: me?.standing === 'sane' ? 0 : 1,
    othersSanity: others.reduce((sum, { sanity }) => sum + sanity, 0) / Math.max(1, others.length),
  }
}
