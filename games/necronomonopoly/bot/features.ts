import type { Features, Seat } from '@eldertable/kernel'
import { lotSpaces, SPACES, tomeSpaces } from '../content/board.ts'
import type { Nec } from '../frames.ts'
import { NOBODY, type NecTable } from '../state.ts'
import { chanceOf } from './odds.ts'
import { countIn, dangerOf, estatesOf, worthOfCard } from './worth.ts'

/** What counts of a sane player, before it is held against the others. */
interface Standing {
  seat: Seat
  sanity: number
  income: number
  cards: number
  locales: number
  /** What it costs to come to the dearest of the player's spaces. */
  highestRent: number
  /** The chance that the next walk costs more than there is. */
  ruin: number
}

const propertySpaces = [...lotSpaces, ...tomeSpaces]

const names = [
  'sane',
  'evenShare',
  'sanityShare',
  'incomeShare',
  'sanityPart',
  'incomePart',
  'highestRent',
  'sanityShareEarly',
  'incomeShareEarly',
  'endurance',
  'enduranceOfBest',
  'flow',
  'cards',
  'locales',
  'localesOfBest',
  'tomes',
  'inmate',
  'poor',
  'ruin',
  'ruinOfOthers',
  'cultist',
  'tomesOfCultists',
  'saneAgainstCultist',
] as const

type Measures = Partial<Record<(typeof names)[number], number>>

/** What a position holds for a player, from the open table alone. */
export const features: Features<Nec> = {
  names,
  of: ({ table }) => featuresOf(table),
}

/** The features of every player who has not left. */
export function featuresOf(table: NecTable): (number[] | undefined)[] {
  const sane = standingsOf(table)
  return table.players.map(({ standing }, seat) => {
    if (standing === 'left') return undefined
    const measures = standing === 'sane' ? ofSane(table, sane, seat) : ofCultist(table)
    return names.map((name) => measures[name] ?? 0)
  })
}

function ofSane(table: NecTable, all: readonly Standing[], seat: Seat): Measures {
  const me = all.find((one) => one.seat === seat)
  const others = all.filter((one) => one.seat !== seat)
  if (me === undefined) return {}
  const early = shareOfFree(table)
  const sanityShare = shareAgainst(
    me.sanity + 8,
    others.map((one) => one.sanity + 8),
  )
  const incomeShare = shareAgainst(
    me.income + 6,
    others.map((one) => one.income + 6),
  )
  const allIncome = sum(all.map(({ income }) => income))
  const endurance = ({ sanity, income }: Standing): number =>
    Math.log((sanity + 8) / (allIncome - income + 10))
  const danger = allIncome - me.income
  return {
    sane: 1,
    evenShare: -Math.log(Math.max(1, others.length)),
    sanityShare,
    incomeShare,
    sanityPart: me.sanity / (sum(all.map(({ sanity }) => sanity)) + 1),
    incomePart: me.income / (allIncome + 30),
    highestRent: Math.min(2, highest(others.map((one) => one.highestRent)) / (me.sanity + 10)),
    sanityShareEarly: early * sanityShare,
    incomeShareEarly: early * incomeShare,
    endurance: endurance(me),
    enduranceOfBest: highest(others.map(endurance)),
    flow: (me.income * others.length - danger) / (me.sanity + 50),
    cards: (me.cards - sum(others.map(({ cards }) => cards)) / others.length) / 20,
    locales: me.locales,
    localesOfBest: highest(others.map((one) => one.locales)),
    tomes: countIn(table.owners, seat, tomeSpaces),
    inmate: (table.players[seat]?.throws ?? -1) >= 0 ? 1 : 0,
    poor: Math.max(0, 1 - me.sanity / 25),
    ruin: me.ruin,
    ruinOfOthers: sum(others.map(({ ruin }) => ruin)),
  }
}

function ofCultist(table: NecTable): Measures {
  const sane = table.players.filter((one) => one.standing === 'sane').length
  let tomes = 0
  for (const [seat, { standing }] of table.players.entries())
    if (standing === 'cultist') tomes += countIn(table.owners, seat, tomeSpaces)
  return { cultist: 1, tomesOfCultists: tomes, saneAgainstCultist: sane }
}

function standingsOf(table: NecTable): Standing[] {
  const found: Standing[] = []
  const estates = estatesOf(table)
  for (const [seat, { standing, sanity, held }] of table.players.entries()) {
    if (standing !== 'sane') continue
    found.push({
      seat,
      sanity,
      income: estates[seat]?.income ?? 0,
      cards: sum(held.map(worthOfCard)),
      locales: estates[seat]?.wholeLocales ?? 0,
      highestRent: estates[seat]?.highestRent ?? 0,
      ruin: ruinOf(table, seat),
    })
  }
  return found
}

function ruinOf(table: NecTable, seat: Seat): number {
  const { space = 0, sanity = 0, throws = -1 } = table.players[seat] ?? {}
  if (throws >= 0) return 0
  let ruin = 0
  for (let steps = 2; steps <= 12; steps++)
    if (dangerOf(table, seat, (space + steps) % SPACES) > sanity) ruin += chanceOf(2, steps)
  return ruin
}

/** The logarithm of one's part to that of all others: even parts give an even chance. */
const shareAgainst = (mine: number, others: readonly number[]): number =>
  Math.log(mine / Math.max(1, sum(others)))

function shareOfFree({ owners }: NecTable): number {
  return countIn(owners, NOBODY, propertySpaces) / propertySpaces.length
}

const highest = (numbers: readonly number[]): number => Math.max(...numbers)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
