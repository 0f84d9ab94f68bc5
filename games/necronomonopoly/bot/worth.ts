import { locales } from '../pieces/locales.ts'
import { lotsOf, researchFees, spaceAt, spaces, tomeSpaces } from '../pieces/spaces.ts'
import { deckCards } from '../pieces/cards.ts'
import { NOBODY, type NecTable } from '../state.ts'

/** How often each opponent will land on a given space in the rest of the match: an educated guess, four laps. */
const VISITS = 0.5
/** What the hope of a third Lot adds to the second, and of a second to the first. */
const HOPE = 0.25
const TOME_POWER = 10

const cardWorths = deckCards.map(({ worth }) => worth)

export const worthOfCard = (card: number): number => cardWorths[card] ?? 5

export function countIn(
  owners: readonly number[],
  seat: number,
  spaces: readonly number[],
): number {
  let count = 0
  for (let i = 0; i < spaces.length; i++) if (owners[spaces[i] ?? -1] === seat) count++
  return count
}

/** What belongs together: the three Lots of a locale, or the Tomes. What one is worth depends on the others alone. */
const groups: readonly (readonly number[])[] = [...locales.map(lotsOf), tomeSpaces]
const groupsBySpace = spaces.map((_, space) => groups.find((group) => group.includes(space)) ?? [])
const groupOf = (space: number): readonly number[] => groupsBySpace[space] ?? []

export const areOfOneGroup = (one: number, other: number): boolean =>
  groupOf(one) === groupOf(other)

/** A space and who would own it, in thought. */
interface Change {
  readonly space: number
  readonly to: number
}
const asItIs: Change = { space: -1, to: NOBODY }

/** What a player's share of a group brings in for each visitor and lap, with some hope for what is still free. */
function incomeOf(owners: readonly number[], seat: number, group: readonly number[], but: Change) {
  let count = 0
  let free = 0
  for (const space of group) {
    const owner = space === but.space ? but.to : owners[space]
    if (owner === seat) count++
    else if (owner === NOBODY) free++
  }
  if (count === 0) return 0
  if (group === tomeSpaces) return count * (researchFees[count - 1] ?? 0)
  const hope = count + free === group.length ? HOPE : 0
  let income = 0
  for (const space of group) {
    if ((space === but.space ? but.to : owners[space]) !== seat) continue
    const { rent } = spaceAt(space)
    const now = rent[count - 1] ?? 0
    income += now + hope * ((rent[count] ?? now) - now)
  }
  return income
}

/** What the Lots and Tomes of a player bring in for each visitor and lap, and how many locales are whole. */
export interface Estate {
  income: number
  wholeLocales: number
  /** What it costs to come to its dearest space. */
  highestRent: number
}

/** The estates of all players, in one walk over the board. */
export function estatesOf({ owners, players }: NecTable): Estate[] {
  const estates = players.map((): Estate => ({ income: 0, wholeLocales: 0, highestRent: 0 }))
  for (const group of groups) {
    for (const space of group) {
      const owner = owners[space] ?? NOBODY
      const estate = estates[owner]
      if (estate === undefined || isMetEarlier(owners, group, space, owner)) continue
      estate.income += incomeOf(owners, owner, group, asItIs)
      const count = countIn(owners, owner, group)
      if (group !== tomeSpaces && count === group.length) estate.wholeLocales++
      const rents = group === tomeSpaces ? researchFees : spaceAt(space).rent
      estate.highestRent = Math.max(estate.highestRent, rents[count - 1] ?? 0)
    }
  }
  return estates
}

function isMetEarlier(
  owners: readonly number[],
  group: readonly number[],
  space: number,
  owner: number,
): boolean {
  for (const earlier of group) {
    if (earlier === space) return false
    if (owners[earlier] === owner) return true
  }
  return false
}

/** What it changes for a player that a space comes to have another owner. */
export function worthOfChange(table: NecTable, seat: number, space: number, to: number): number {
  return (
    worthOfGroup(table, seat, { space, to }) -
    worthOfGroup(table, seat, { space, to: table.owners[space] ?? NOBODY })
  )
}

/** What a space would add to a player's estate. */
export function worthOfSpace(table: NecTable, seat: number, space: number): number {
  return (
    worthOfGroup(table, seat, { space, to: seat }) -
    worthOfGroup(table, seat, { space, to: NOBODY })
  )
}

function worthOfGroup(table: NecTable, seat: number, but: Change): number {
  const group = groupOf(but.space)
  const worth = incomeOf(table.owners, seat, group, but) * VISITS * visitorsOf(table, seat)
  if (group !== tomeSpaces) return worth
  const others = countIn(table.owners, seat, group) - (table.owners[but.space] === seat ? 1 : 0)
  return worth + TOME_POWER * (others + (but.to === seat ? 1 : 0))
}

/** How many there are to pay a player. */
function visitorsOf({ players }: NecTable, seat: number): number {
  let visitors = 0
  for (let other = 0; other < players.length; other++)
    if (other !== seat && players[other]?.standing === 'sane') visitors++
  return visitors
}

/** What it costs to come to each space, by how many of its group the owner has. */
const tolls = spaces.map(({ kind, rent }) => (kind === 'tome' ? researchFees : rent))
const propertySpaces = groups.flat()

/** What it costs to land on a space now. */
export function dangerOf({ owners }: NecTable, seat: number, space: number): number {
  const owner = owners[space] ?? NOBODY
  if (owner < 0 || owner === seat) return 0
  return tolls[space]?.[countIn(owners, owner, groupOf(space)) - 1] ?? 0
}

/** The Sanity that a careful player keeps back: what the dearest likely landing costs, within reason. */
export function reserveOf(table: NecTable, seat: number): number {
  let dearest = 10
  for (const space of propertySpaces) dearest = Math.max(dearest, dangerOf(table, seat, space))
  return Math.min(45, 12 + dearest * 0.5)
}
