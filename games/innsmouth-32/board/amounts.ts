import type { Amounts, AmountOutcome, BoardModule } from '@eldertable/board-kit'
import { pickOf, type Decision, type Option } from '@eldertable/kernel'
import type { I32 } from '../frames.ts'
import {
  canOthersPay,
  paymentFor,
  chanceOfDie,
  payWith,
  powerOf,
  restOf,
  strikeWith,
  throwWith,
} from '../text/amounts.ts'
import { percentOf } from '../text/chances.ts'
import type { Questions } from '../questions.ts'
import { isSure } from '../text/stakes.ts'
import type { Tell } from '../text/telling.ts'
import { amountOf, giftOf, giverOf, V } from '../verbs.ts'
import { pledgeIn, type Pledge } from './rolls.ts'

type Seen = Pick<Tell, 'table' | 'name' | 'reader' | 'hand'>

/** A blow that fells as it is needs no spoint. */
export function sure(decision: Decision): number | null {
  const pledge = pledgeIn(decision)
  return pledge !== null && isSure(pledge) ? pickOf(V.enough) : null
}

/**
 * What pays off a blow is not asked for where there is nothing to choose: rest spoints, which help nobody else, and then the
 * power of the only pool (I32-SPOINT-1, I32-SPOINT-2).
 */
export const follows: NonNullable<BoardModule<I32>['follows']> = ({ verb }, { asked, table }) => {
  if (verb !== 'negate' || asked?.key !== 'harm.answer') return []
  const { who, damage } = asked.about as unknown as Questions['harm.answer']
  const parts = paymentFor(who, damage, table)
  if (parts === undefined) return []
  const { rest, power, pool } = parts
  return [
    ...(rest > 0 ? [pickOf(V.giveRest, rest)] : []),
    ...(power > 0 ? [pickOf(V.givePower, giftOf(pool, power))] : []),
  ]
}

/** Where spoints come from: this many at most, and the pick that gives an amount of them. */
interface Purse {
  name: string
  isOwn: boolean
  most: number
  pick(amount: number): number
}

/** Chances that are taken without a second thought; where a life is at stake, only those that leave little to think about. */
const LIKELY = 50
const LIKELY_FOR_LIFE = 90

const likelyFor = (kind: Pledge['kind']): number =>
  kind === 'flail' || kind === 'reel-end' ? LIKELY_FOR_LIFE : LIKELY

/** The question of spoints, as steppers: one for each that can give. */
export function amounts(decision: Decision, options: readonly Option[], t: Seen): Amounts | null {
  const pledge = pledgeIn(decision)
  const isWhole = options.some(({ verb }) => verb === 'enough')
  if (pledge === null || !isWhole) return null
  const own = t.table.pools.findIndex(({ survivors }) =>
    survivors.some(({ card }) => card === pledge.who),
  )
  const purses = pursesIn(options, { who: pledge.who, pool: own }, { ...t, asked: null })
  if (purses.length === 0) return null
  const isOwn = decision.key === 'commit.own'
  const most = usefulIn(pledge)
  const canCall = options.some(({ verb }) => verb === 'callTheShots')
  return {
    // Where nothing more is of use there is nothing to choose.
    sources: most === 0 ? [] : placed(purses, pledge),
    most,
    // Not to pay is a choice of its own, and a grave one.
    verbs: ['giveRest', 'givePower', 'giveOthersRest', ...(paysFor(pledge) ? [] : ['enough'])],
    picks: (given) => [
      ...given.flatMap((amount, place) => {
        const purse = purses[place]
        return amount > 0 && purse !== undefined ? [purse.pick(amount)] : []
      }),
      ...(isAskedAgain(given, purses, pledge, isOwn, canCall) ? [pickOf(V.enough)] : []),
    ],
    comesTo: (given) =>
      outcomeOf(sumOf(given), pledge, isOwn, canOthersPay(t.table, decision.seat)),
  }
}

const paysFor = ({ for: purpose }: Pledge): boolean => purpose === 'negation'

const sumOf = (given: readonly number[]): number => given.reduce((sum, one) => sum + one, 0)

/** Whom spoints are for, and the pool of that survivor. */
interface For {
  who: number
  pool: number
}

/**
 * I32-SPOINT-2, I32-SPOINT-1, I32-FPLAY-1: one's own rest first, which helps nobody else, then the power of one's own pool,
 * and then what others have.
 */
function pursesIn(options: readonly Option[], { who, pool }: For, t: Tell): Purse[] {
  const purses = new Map<string, Purse>()
  for (const { verb, argument, upTo } of options) {
    const purse = purseOf(verb, argument, { who, pool }, t)
    if (purse === undefined) continue
    const { most = 0 } = purses.get(purse.name) ?? {}
    const amount = verb === 'giveRest' ? (upTo ?? argument) : amountOf(argument)
    purses.set(purse.name, { ...purse, most: Math.max(most, amount) })
  }
  const all = [...purses.values()]
  return [true, false].flatMap((isOwn) => all.filter((one) => one.isOwn === isOwn))
}

function purseOf(
  verb: string,
  argument: number,
  { who, pool }: For,
  t: Tell,
): Omit<Purse, 'most'> | undefined {
  const giver = giverOf(argument)
  switch (verb) {
    case 'giveRest':
      return { name: restOf(who), isOwn: true, pick: (amount) => pickOf(V.giveRest, amount) }
    case 'givePower':
      return {
        name: powerOf(giver, t),
        isOwn: giver === pool,
        pick: (amount) => pickOf(V.givePower, giftOf(giver, amount)),
      }
    case 'giveOthersRest':
      return {
        name: restOf(giver),
        isOwn: false,
        pick: (amount) => pickOf(V.giveOthersRest, giftOf(giver, amount)),
      }
    default:
      return undefined
  }
}

/** More than this is of no use: a blow that fells for sure is strong enough. */
const usefulIn = ({ for: purpose, figure, needs, left }: Pledge): number =>
  purpose === 'damage' ? Math.max(0, needs - 1 - figure) : left

/** Against damage all that it takes is laid down at once, as far as it goes; before dice fall nothing is. */
function placed(purses: readonly Purse[], pledge: Pledge): Amounts['sources'] {
  let left = paysFor(pledge) ? pledge.left : 0
  return purses.map(({ name, most }) => {
    const first = Math.min(most, left)
    left -= first
    return { name, most, first }
  })
}

/** Whether the same is asked once more after so much was given (I32-SPOINT-12): else the answer would be one too many. */
function isAskedAgain(
  given: readonly number[],
  purses: readonly Purse[],
  { for: purpose, left }: Pledge,
  isOwn: boolean,
  canCall: boolean,
): boolean {
  const total = sumOf(given)
  if (purpose !== 'damage' && total >= left) return false
  return !isOwn || total === 0 || canCall || purses.some(({ most }, i) => (given[i] ?? 0) < most)
}

function outcomeOf(
  total: number,
  { for: purpose, kind, figure, needs, left, per }: Pledge,
  isOwn: boolean,
  canHelp: boolean,
): AmountOutcome {
  switch (purpose) {
    case 'throw': {
      const target = figure + total * per
      return {
        label: throwWith(total, target, isOwn),
        canTake: true,
        isOrdinary: percentOf(target) >= likelyFor(kind),
      }
    }
    case 'damage': {
      const least = needs - figure - total
      return {
        label: strikeWith(total, least, isOwn),
        canTake: true,
        isOrdinary: chanceOfDie(least) >= LIKELY,
      }
    }
    case 'negation':
      return {
        label: payWith(total, left, canHelp),
        canTake: total === left || (canHelp && total > 0),
        isOrdinary: total === left,
      }
  }
}
