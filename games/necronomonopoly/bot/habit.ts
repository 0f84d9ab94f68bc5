import {
  bestOf,
  bestWith,
  byHabit,
  firstOffered,
  isOffered,
  offeredWith,
  pickOf,
  type Bot,
  type Habits,
  type Pick,
  type ObservationAt,
} from '@eldertable/kernel'
import { spaceAt } from '../pieces/spaces.ts'
import { cardAt } from '../pieces/cards.ts'
import type { Nec } from '../frames.ts'
import type { Deal } from '../state.ts'
import { LOST_CITIES_SOURCE, V } from '../verbs.ts'
import { evenDeal, isGoodDeal, LEAST_LEAD } from './deals.ts'
import { spiteOf } from './odds.ts'
import { aim, charmOf, isBindingWorthIt, powerToUse } from './powers.ts'
import { raiseBy, raiseByBuying } from './prospects.ts'
import { shrewdCounter, shrewdDeal } from './shrewd.ts'
import { playerAt, type NecSight } from './observation.ts'
import { Trader } from './trader.ts'
import { willingShare } from './willing.ts'
import { dangerOf, reserveOf, worthOfCard, worthOfSpace } from './worth.ts'

/** A question about an amount of Sanity that is to be lost or paid. */
type Loss = ObservationAt<Nec, 'lose.window'> | ObservationAt<Nec, 'owe.window'>

/** So much of one's chance to win a space may cost that others would trade for. */
const RESALE = 0.04
/** Less than that is trouble. */
const WORTH_KEEPING = 2

/** What the bot does at each decision, by `procedure.step`; elsewhere it takes the first option. */
const habits: Habits<Nec> = {
  'dawn.window': (sight) => useOr(sight, pickOf(V.pass)),
  'turn.ready': (sight) => useOr(sight, pickOf(V.pass)),
  'turn.roam': () => pickOf(V.walk),
  'turn.rethrow': rethrow,
  'monsterStep.name': (sight) => sendMonster(sight, V.leaveMonsters),
  'monsterStep.command': command,
  'monsterStep.goules': (sight) => sendMonster(sight, V.pass),
  'monsterStep.dunwich': (sight) => sendMonster(sight, V.pass),
  'encounter.meet': meet,
  'encounter.second': (sight) => spare(sight, V.sacrifice),
  'lose.window': (sight) => endure(sight, V.suffer),
  'owe.window': (sight) => endure(sight, V.pay),
  'miGo.spell': (sight) => treasure(sight, V.none),
  'search.choose': (sight) => treasure(sight, V.choose),
  'draw.arkham': (sight) => best(sight, V.choose, promiseOf),
  'draw.window': reconsider,
  'draw.keep': keep,
  'discardOne.choose': (sight) => spare(sight, V.discard),
  'gate.shift': shift,
  'gate.destination': (sight) => best(sight, V.goTo, (space) => charmOf(sight, space)),
  'nearest.choose': (sight) => best(sight, V.goTo, (space) => charmOf(sight, space)),
  'gate.conjure': (sight) => best(sight, V.choose, (card) => -cardAt(card).loss),
  'gate.remove': (sight) => best(sight, V.targetMonster, (card) => cardAt(card).loss),
  'gate.rob': (sight) =>
    best(sight, V.takeLot, (lot) => worthOfSpace(sight.table, sight.seat, lot)),
  'use.target': aim,
  ...tradingBy(new Trader(evenDeal)),
  'trade.counter': () => pickOf(V.withdraw),
  'trade.reply': answer,
  'trade.answer': answer,
}

/**
 * Plays by sensible habits: buys what pays, keeps a reserve, spends Allies and Artifacts before Sanity runs out,
 * trades when both sides gain, and as a Cultist hunts.
 */
export const habit = playing(habits)

const counters = new Trader(shrewdCounter)

/**
 * The same, but it looks closer at what it buys and at deals. Its own offers, and those with which it counters, leave the
 * other side just enough to accept them.
 */
export const shrewd = playing({
  ...habits,
  ...tradingBy(new Trader(shrewdDeal), isBargain),
  'trade.counter': (sight) => counters.draftNext(sight),
  'trade.reply': (sight) =>
    isOffered(sight, V.counter) && counters.bestDeal(sight) !== undefined
      ? pickOf(V.counter)
      : consider(sight),
  'trade.answer': consider,
})

/** The same without trade: it offers nothing and declines everything. */
export const loner = playing({
  ...habits,
  'buying.choose': (sight) => buyOrUse(sight) ?? pickOf(V.endBuying),
  'trade.reply': () => pickOf(V.decline),
  'trade.answer': () => pickOf(V.decline),
})

function playing(by: Habits<Nec>): Bot<Nec> {
  return (sight, chance) => byHabit(by, sight, chance) ?? firstOffered(sight, sight.picks[0] ?? -1)
}

const best = (sight: NecSight, verb: number, score: (argument: number) => number): Pick =>
  bestWith(sight, verb, score) ?? firstOffered(sight)

function useOr(sight: NecSight, otherwise: Pick): Pick {
  const card = powerToUse(sight)
  if (card >= 0) return pickOf(V.use, card)
  const summon = offeredWith(sight, V.summon)[0]
  if (summon !== undefined && playerAt(sight.table, sight.seat).standing === 'cultist')
    return pickOf(V.summon, summon)
  return otherwise
}

/** Moves the Monster that promises most harm to others, if there is a choice only if it promises any. */
function sendMonster(sight: NecSight, none: number): Pick {
  const choice = bestOf(offeredWith(sight, V.moveMonster), (card) => spiteOf(sight, card))
  if (choice === undefined) return pickOf(none)
  return choice.score < 0 && isOffered(sight, none)
    ? pickOf(none)
    : pickOf(V.moveMonster, choice.one)
}

function command(sight: ObservationAt<Nec, 'monsterStep.command'>): Pick {
  const [card] = offeredWith(sight, V.use)
  return card !== undefined && isBindingWorthIt(sight) ? pickOf(V.use, card) : pickOf(V.pass)
}

/** Whether a loss would be the end of one's sanity. */
function isFatal(sight: Loss | ObservationAt<Nec, 'encounter.meet'>): boolean {
  return sight.about.amount > playerAt(sight.table, sight.seat).sanity
}

/** Takes the cheapest way through an encounter. */
function meet(sight: ObservationAt<Nec, 'encounter.meet'>): Pick {
  const { amount } = sight.about
  let cheapest = pickOf(V.suffer)
  let price = isFatal(sight) ? 1000 : amount
  const consider = (pick: Pick, cost: number): void => {
    if (cost >= price) return
    cheapest = pick
    price = cost
  }
  for (const ally of offeredWith(sight, V.sacrifice))
    consider(pickOf(V.sacrifice, ally), worthOfCard(ally) + (amount >= 30 ? 7 : 0))
  if (isOffered(sight, V.ward)) consider(pickOf(V.ward), 11)
  for (const card of offeredWith(sight, V.use)) {
    const { does, cost, use } = cardAt(card)
    if (does?.does === 'gain') consider(pickOf(V.use, card), isFatal(sight) ? 500 : 1000)
    else if (does?.does !== 'banish')
      consider(pickOf(V.use, card), cost + (use === 'one-shot' ? worthOfCard(card) : 0))
    else if (amount >= 18) consider(pickOf(V.use, card), cost + 4)
  }
  return cheapest
}

/** Meets a loss or payment, sparing wards and cards for those that matter. */
function endure(sight: Loss, plainly: number): Pick {
  const { amount } = sight.about
  const fatal = isFatal(sight)
  if (isOffered(sight, V.ward) && (fatal || amount >= 8)) return pickOf(V.ward)
  for (const card of offeredWith(sight, V.use)) {
    const isGain = cardAt(card).does?.does === 'gain'
    if (fatal || (!isGain && amount >= 15)) return pickOf(V.use, card)
  }
  return pickOf(plainly)
}

function spare(sight: NecSight, verb: number): Pick {
  return best(sight, verb, (card) => -worthOfCard(card))
}

const treasure = (sight: NecSight, none: number): Pick =>
  bestWith(sight, V.choose, worthOfCard) ?? pickOf(none)

/** How welcome a card of the deck is. */
function promiseOf(card: number): number {
  const { type, loss, does } = cardAt(card)
  if (type === 'monster' || type === 'old-one') return -loss
  if (type !== 'other') return worthOfCard(card)
  return does?.does === 'gain' ? does.sanity : -5
}

/** Another card costs a few Sanity: worth it against anything worse. */
function reconsider(sight: ObservationAt<Nec, 'draw.window'>): Pick {
  const [card] = offeredWith(sight, V.use)
  return card !== undefined && promiseOf(sight.about.card) < -7
    ? pickOf(V.use, card)
    : pickOf(V.pass)
}

function keep(sight: NecSight): Pick {
  const [card = -1] = offeredWith(sight, V.keep)
  return worthOfCard(card) < WORTH_KEEPING ? pickOf(V.refuse, card) : pickOf(V.keep, card)
}

/** Throws again if the walk would end somewhere worse than usual. */
function rethrow(sight: NecSight): Pick {
  const { table, seat } = sight
  if (table.players[seat]?.throws !== -1) return pickOf(V.keepThrow)
  const steps = table.dice.reduce((sum, face) => sum + face, 0)
  const landing = ((table.players[seat]?.space ?? 0) + steps) % 40
  return isOffered(sight, V.throwAgain) && dangerOf(table, seat, landing) > 12
    ? pickOf(V.throwAgain)
    : pickOf(V.keepThrow)
}

/** The two rows beyond the dice are the best there are; the rest is left to chance. */
function shift(sight: ObservationAt<Nec, 'gate.shift'>): Pick {
  const { total } = sight.about
  const others = sight.table.owners.some((owner) => owner >= 0 && owner !== sight.seat)
  if (total === 12 && others) {
    const [source] = offeredWith(sight, V.raise).toSorted(cheapestSource)
    if (source !== undefined) return pickOf(V.raise, source)
  }
  if (total === 2) {
    const [source] = offeredWith(sight, V.lower).toSorted(cheapestSource)
    if (source !== undefined) return pickOf(V.lower, source)
  }
  return pickOf(V.pass)
}

const costOfSource = (source: number): number =>
  source === LOST_CITIES_SOURCE ? 0 : cardAt(source).cost
const cheapestSource = (a: number, b: number): number => costOfSource(a) - costOfSource(b)

/** Offers the best trade there is when there is nothing to buy and to use, and stops. */
function tradingBy(trader: Trader, isWanted = paysForItself): Habits<Nec> {
  const draftNext = (sight: NecSight): Pick => trader.draftNext(sight)
  return {
    'buying.choose': (sight) =>
      buyOrUse(sight, isWanted) ??
      (isOffered(sight, V.trade) && trader.bestDeal(sight) !== undefined
        ? pickOf(V.trade)
        : pickOf(V.endBuying)),
    'trade.partner': draftNext,
    'trade.draft': draftNext,
  }
}

/** Buys what is wanted, uses what helps. */
function buyOrUse(sight: NecSight, isWanted = paysForItself): Pick | undefined {
  const [space] = offeredWith(sight, V.buy)
  if (space !== undefined && isWanted(sight, space)) return pickOf(V.buy, space)
  const card = powerToUse(sight)
  return card >= 0 ? pickOf(V.use, card) : undefined
}

function paysForItself({ table, seat }: NecSight, space: number): boolean {
  const { cost } = spaceAt(space)
  const left = playerAt(table, seat).sanity - cost
  return left >= reserveOf(table, seat) && worthOfSpace(table, seat, space) >= cost * 0.5
}

/** Among those who trade, more can be made of a space than it is worth by itself. */
function isBargain(sight: NecSight, space: number): boolean {
  return raiseByBuying(sight.table, sight.seat, space) > -RESALE * willingShare(sight)
}

function answer(sight: NecSight): Pick {
  return replyIf(sight, (deal) => isGoodDeal(sight.table, deal, sight.seat))
}

function consider(sight: NecSight): Pick {
  return replyIf(sight, (deal) => raiseBy(sight.table, deal, sight.seat) > LEAST_LEAD)
}

function replyIf(sight: NecSight, isGood: (deal: Deal) => boolean): Pick {
  const { deal } = sight.table
  return deal !== null && isGood(deal) ? firstOffered(sight, pickOf(V.accept)) : pickOf(V.decline)
}
