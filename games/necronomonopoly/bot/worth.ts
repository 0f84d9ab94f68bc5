import { lotsOf, lotSpaces, researchFees, spaceAt, tomeSpaces } from '../content/board.ts'
import { cardAt, type CardKey } from '../content/cards.ts'
import type { NecTable } from '../state.ts'

/** How often each opponent will land on a given space in the rest of the match: an educated guess, four laps. */
const VISITS = 0.5
/** What the hope of a third Lot adds to the second, and of a second to the first. */
const HOPE = 0.25
const TOME_POWER = 10

/** What a card in hand is worth in Sanity, roughly; the rest of them are worth about 5. */
const cardWorth: Partial<Record<CardKey, number>> = {
  'old-school-friend': 6,
  'deep-one': 6,
  'herbert-west': 9,
  'richard-pickman': 1,
  'professor-armitage': 7,
  'wilbur-whateley': 7,
  'the-cats-of-ulthar': 9,
  'elder-sign': 6,
  'powder-of-ibn-ghazi': 8,
  'dho-hna-formula': 6,
  'cloud-memory': 15,
  laudanum: 10,
  'antarctic-soapstone': 12,
  'voorish-sign': 9,
  'nightmare-sending': 6,
  'the-king-in-yellow': 7,
  'warding-eye': 3,
}

export function worthOfCard(card: number): number {
  return cardWorth[cardAt(card).key] ?? 5
}

function countIn(owners: readonly number[], seat: number, spaces: readonly number[]): number {
  let count = 0
  for (const space of spaces) if (owners[space] === seat) count++
  return count
}

/** What a player's Lots and Tomes will bring in, with some hope for locales that are not complete yet. */
export function worthOfEstate(table: NecTable, owners: readonly number[], seat: number): number {
  const visitors = table.players.filter(
    (one, other) => other !== seat && one.standing === 'sane',
  ).length
  let income = 0
  for (const space of lotSpaces) {
    if (owners[space] !== seat) continue
    const { locale, rent } = spaceAt(space)
    const lots = locale === null ? [] : lotsOf(locale)
    const count = countIn(owners, seat, lots)
    const now = rent[count - 1] ?? 0
    const next = rent[count] ?? now
    const free = countIn(owners, -1, lots)
    income += now + (count + free === 3 ? HOPE * (next - now) : 0)
  }
  const tomes = countIn(owners, seat, tomeSpaces)
  income += tomes * (researchFees[tomes - 1] ?? 0)
  return income * VISITS * visitors + tomes * TOME_POWER
}

/** What a space would add to a player's estate. */
export function worthOfSpace(table: NecTable, seat: number, space: number): number {
  const owners = table.owners.slice()
  owners[space] = -1
  const without = worthOfEstate(table, owners, seat)
  owners[space] = seat
  return worthOfEstate(table, owners, seat) - without
}

/** What it costs to land on a space now. */
export function dangerOf(table: NecTable, seat: number, space: number): number {
  const owner = table.owners[space] ?? -1
  if (owner < 0 || owner === seat) return 0
  const { kind, locale, rent } = spaceAt(space)
  if (kind === 'tome') return researchFees[countIn(table.owners, owner, tomeSpaces) - 1] ?? 0
  return locale === null ? 0 : (rent[countIn(table.owners, owner, lotsOf(locale)) - 1] ?? 0)
}

/** The Sanity that a careful player keeps back: what the dearest likely landing costs, within reason. */
export function reserveOf(table: NecTable, seat: number): number {
  let dearest = 10
  for (let space = 0; space < table.owners.length; space++)
    dearest = Math.max(dearest, dangerOf(table, seat, space))
  return Math.min(45, 12 + dearest * 0.5)
}
