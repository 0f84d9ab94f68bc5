import { at, type Features, type Seat } from '@eldertable/kernel'
import { locales } from '../pieces/locales.ts'
import { lotsOf, lotSpaces, spaceAt, SPACES, tomeSpaces } from '../pieces/spaces.ts'
import type { Nec } from '../frames.ts'
import { NOBODY, type NecTable, type Player } from '../state.ts'
import { chanceOf } from './odds.ts'
import { countIn, dangerOf, estatesOf, worthOfCard, type Estate } from './worth.ts'

const names = [
  'cultist',
  'tomesOfCultists',
  'saneAgainstCultist',
  'sanityOfAll',
  'incomeOfAll',
  'free',
  'lastTwo',
  'sanity',
  'sanityRoot',
  'income',
  'sanityShare',
  'incomePart',
  'cards',
  'tomes',
  'lap',
  'lapRuin',
  'highestRent',
  'twoLots',
  'threeLots',
  'freeHeld',
  'held',
  'twoAndOneFree',
  'oneAndTwoFree',
  'freeSanity',
  'freeIncome',
  'flow',
  'overRent',
  'nextLoss',
  'nextGain',
  'inmate',
] as const

/** So much of a lap is walked in a round, and so often somebody comes to a given space in it. */
const VISITS = 5.7 / SPACES
/** About what the dearest Lots cost who lands there. */
const DEAR = 50

const propertySpaces = [...lotSpaces, ...tomeSpaces]
const lots = locales.map((locale) => {
  const group = lotsOf(locale)
  return { group, dearness: (spaceAt(at(group, 0)).rent[2] ?? 0) / DEAR }
})

/** What counts of a sane player, before it is held against the others. */
interface Standing {
  readonly seat: Seat
  readonly one: Player
  readonly estate: Estate
  /** What the next round costs on average, wherever one stands. */
  lap: number
  /** What the next walk costs on average, and brings by those of the others. */
  nextLoss: number
  nextGain: number
  /** Locales of which one has two or three Lots, or hopes for them, each as dear as it is. */
  two: number
  three: number
  twoAndOneFree: number
  oneAndTwoFree: number
}

/**
 * What a position holds for each player, from the open table alone. Chances are shares of one: what all the sane have
 * alike counts against Cultists only.
 */
export const features: Features<Nec> = {
  names,
  isShare: true,
  of: ({ table }) => measuresOf(table),
}

/** Nothing for those who have left. It is asked at the end of every imagined play. */
export function measuresOf(table: NecTable): (number[] | undefined)[] {
  const sane = standingsIn(table)
  const free = countIn(table.owners, NOBODY, propertySpaces) / propertySpaces.length
  return table.players.map(({ standing }, seat) => {
    if (standing === 'left') return undefined
    if (standing === 'cultist') return ofCultist(table, sane.length)
    const me = sane.find((one) => one.seat === seat)
    return me && ofSane(table, sane, me, free)
  })
}

/** In the order of the names. */
function ofSane(table: NecTable, sane: readonly Standing[], me: Standing, free: number): number[] {
  const { seat, one, estate } = me
  const { sanity, held } = one
  let allSanity = 0
  let allIncome = 0
  let rent = 0
  for (const other of sane) {
    allSanity += other.one.sanity
    allIncome += other.estate.income
    if (other !== me) rent = Math.max(rent, other.estate.highestRent)
  }
  const others = sane.length - 1
  let cards = 0
  for (const card of held) cards += worthOfCard(card)
  const logSanity = Math.log(sanity + 8)
  const logIncome = Math.log(estate.income + 10)
  return [
    0,
    0,
    0,
    allSanity / 400,
    allIncome / 200,
    free,
    sane.length === 2 ? 1 : 0,
    logSanity,
    Math.sqrt(sanity) / 5,
    logIncome,
    Math.log((sanity + 8) / Math.max(1, allSanity - sanity + 8 * others)),
    estate.income / (allIncome + 30),
    cards / 20,
    countIn(table.owners, seat, tomeSpaces),
    me.lap / (sanity + 15),
    Math.exp(-sanity / (me.lap + 2)),
    Math.min(2, rent / (sanity + 10)),
    me.two,
    me.three,
    free * held.length,
    held.length,
    me.twoAndOneFree,
    me.oneAndTwoFree,
    free * logSanity,
    free * logIncome,
    (estate.income * others - (allIncome - estate.income)) / (sanity + 50),
    Math.min(3, sanity / (rent + 5)),
    me.nextLoss / (sanity + 10),
    me.nextGain / 20,
    one.throws >= 0 ? 1 : 0,
  ]
}

/** In the order of the names. */
function ofCultist({ players, owners }: NecTable, sane: number): number[] {
  let tomes = 0
  for (let seat = 0; seat < players.length; seat++)
    if (players[seat]?.standing === 'cultist') tomes += countIn(owners, seat, tomeSpaces)
  return [1, tomes, sane, ...nothing]
}
const nothing: readonly number[] = names.slice(3).map(() => 0)

function standingsIn(table: NecTable): Standing[] {
  const estates = estatesOf(table)
  const sane: Standing[] = []
  for (let seat = 0; seat < estates.length; seat++) {
    const one = at(table.players, seat)
    if (one.standing === 'sane') sane.push(standingOf(seat, one, at(estates, seat)))
  }
  addTolls(table, sane)
  addHopes(table, sane)
  return sane
}

const standingOf = (seat: Seat, one: Player, estate: Estate): Standing => ({
  seat,
  one,
  estate,
  lap: 0,
  nextLoss: 0,
  nextGain: 0,
  two: 0,
  three: 0,
  twoAndOneFree: 0,
  oneAndTwoFree: 0,
})

/** What the spaces of others cost, on the next walk and on average. */
function addTolls(table: NecTable, sane: readonly Standing[]): void {
  const tolls = Array.from({ length: SPACES }, () => 0)
  for (const space of propertySpaces) tolls[space] = dangerOf(table, NOBODY, space)
  for (const me of sane) {
    const { space: from, sanity, throws } = me.one
    for (const space of propertySpaces)
      if (table.owners[space] !== me.seat) me.lap += at(tolls, space) * VISITS
    if (throws >= 0) continue
    for (let steps = 2; steps <= 12; steps++) {
      const space = (from + steps) % SPACES
      const owner = table.owners[space]
      if (owner === me.seat || tolls[space] === 0) continue
      const toll = chanceOf(2, steps) * Math.min(at(tolls, space), sanity + 20)
      me.nextLoss += toll
      for (const other of sane) if (other.seat === owner) other.nextGain += toll
    }
  }
}

/** How near each is to whole locales. */
function addHopes({ owners }: NecTable, sane: readonly Standing[]): void {
  for (const { group, dearness } of lots) {
    const free = countIn(owners, NOBODY, group)
    if (free === group.length) continue
    for (const me of sane) {
      const count = countIn(owners, me.seat, group)
      if (count === 3) me.three += dearness
      else if (count === 2) me.two += dearness
      if (count === 2 && free === 1) me.twoAndOneFree += dearness
      if (count === 1 && free === 2) me.oneAndTwoFree += dearness
    }
  }
}
