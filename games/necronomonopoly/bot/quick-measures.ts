import { at, type Seat } from '@eldertable/kernel'
import { lotSpaces, SPACES, tomeSpaces } from '../pieces/spaces.ts'
import { NOBODY, type NecTable, type Player } from '../state.ts'
import { chanceOf } from './odds.ts'
import { countIn, dangerOf, estatesOf, worthOfCard, type Estate } from './worth.ts'

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

/**
 * What the habit sees in a position for every player who has not left, in the order of `quick-weights.ts`. It judges each
 * deal that it could make by them, several times in a turn of imagined play: so they are few and quick.
 */
export function quickMeasuresOf(table: NecTable): (number[] | undefined)[] {
  const sane = standingsOf(table)
  const found: (number[] | undefined)[] = []
  for (let seat = 0; seat < table.players.length; seat++) {
    const { standing } = at(table.players, seat)
    if (standing === 'left') found.push(undefined)
    else found.push(standing === 'sane' ? ofSane(table, sane, seat) : ofCultist(table))
  }
  return found
}

function ofSane(table: NecTable, all: readonly Standing[], seat: Seat): number[] {
  const me = all.find((one) => one.seat === seat)
  if (me === undefined) throw new Error(`seat ${seat} is not sane`)
  let sanity = 0
  let income = 0
  for (const one of all) {
    sanity += one.sanity
    income += one.income
  }
  const others = all.length - 1
  let cards = 0
  let locales = 0
  let rent = 0
  let endurance = -Infinity
  let ruin = 0
  for (const one of all) {
    if (one === me) continue
    cards += one.cards
    ruin += one.ruin
    locales = Math.max(locales, one.locales)
    rent = Math.max(rent, one.highestRent)
    endurance = Math.max(endurance, enduranceOf(one, income))
  }
  const early = shareOfFree(table)
  const othersIncome = income - me.income
  const sanityShare = shareAgainst(me.sanity + 8, sanity - me.sanity + 8 * others)
  const incomeShare = shareAgainst(me.income + 6, othersIncome + 6 * others)
  return [
    1,
    -Math.log(Math.max(1, others)),
    sanityShare,
    incomeShare,
    me.sanity / (sanity + 1),
    me.income / (income + 30),
    Math.min(2, rent / (me.sanity + 10)),
    early * sanityShare,
    early * incomeShare,
    enduranceOf(me, income),
    others === 0 ? 0 : endurance,
    (me.income * others - othersIncome) / (me.sanity + 50),
    (me.cards - cards / Math.max(1, others)) / 20,
    me.locales,
    locales,
    countIn(table.owners, seat, tomeSpaces),
    at(table.players, seat).throws >= 0 ? 1 : 0,
    Math.max(0, 1 - me.sanity / 25),
    me.ruin,
    ruin,
    0,
    0,
    0,
  ]
}

function ofCultist({ players, owners }: NecTable): number[] {
  let sane = 0
  let tomes = 0
  for (let seat = 0; seat < players.length; seat++) {
    const { standing } = at(players, seat)
    if (standing === 'sane') sane++
    else if (standing === 'cultist') tomes += countIn(owners, seat, tomeSpaces)
  }
  return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, tomes, sane]
}

function standingsOf(table: NecTable): Standing[] {
  const found: Standing[] = []
  const estates = estatesOf(table)
  for (let seat = 0; seat < estates.length; seat++) {
    const one = at(table.players, seat)
    if (one.standing === 'sane') found.push(standingOf(table, seat, one, at(estates, seat)))
  }
  return found
}

function standingOf(table: NecTable, seat: Seat, one: Player, estate: Estate): Standing {
  let cards = 0
  for (const card of one.held) cards += worthOfCard(card)
  return {
    seat,
    sanity: one.sanity,
    income: estate.income,
    cards,
    locales: estate.wholeLocales,
    highestRent: estate.highestRent,
    ruin: ruinOf(table, seat, one),
  }
}

function ruinOf(table: NecTable, seat: Seat, { space, sanity, throws }: Player): number {
  if (throws >= 0) return 0
  let ruin = 0
  for (let steps = 2; steps <= 12; steps++)
    if (dangerOf(table, seat, (space + steps) % SPACES) > sanity) ruin += chanceOf(2, steps)
  return ruin
}

/** How long a player's Sanity lasts against what the others take. */
const enduranceOf = ({ sanity, income }: Standing, allIncome: number): number =>
  Math.log((sanity + 8) / (allIncome - income + 10))

/** The logarithm of one's part to that of all others: even parts give an even chance. */
const shareAgainst = (mine: number, others: number): number => Math.log(mine / Math.max(1, others))

const shareOfFree = ({ owners }: NecTable): number =>
  countIn(owners, NOBODY, propertySpaces) / propertySpaces.length
