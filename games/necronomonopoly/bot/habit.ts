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
import { playerAt, type NecObservation } from './observation.ts'
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
  'dawn.window': (observation) => useOr(observation, pickOf(V.pass)),
  'turn.ready': (observation) => useOr(observation, pickOf(V.pass)),
  'turn.roam': () => pickOf(V.walk),
  'turn.rethrow': rethrow,
  'monsterStep.name': (observation) => sendMonster(observation, V.leaveMonsters),
  'monsterStep.command': command,
  'monsterStep.goules': (observation) => sendMonster(observation, V.pass),
  'monsterStep.dunwich': (observation) => sendMonster(observation, V.pass),
  'encounter.meet': meet,
  'encounter.second': (observation) => spare(observation, V.sacrifice),
  'lose.window': (observation) => endure(observation, V.suffer),
  'owe.window': (observation) => endure(observation, V.pay),
  'miGo.spell': (observation) => treasure(observation, V.none),
  'search.choose': (observation) => treasure(observation, V.choose),
  'draw.arkham': (observation) => best(observation, V.choose, promiseOf),
  'draw.window': reconsider,
  'draw.keep': keep,
  'discardOne.choose': (observation) => spare(observation, V.discard),
  'gate.shift': shift,
  'gate.destination': (observation) =>
    best(observation, V.goTo, (space) => charmOf(observation, space)),
  'nearest.choose': (observation) =>
    best(observation, V.goTo, (space) => charmOf(observation, space)),
  'gate.conjure': (observation) => best(observation, V.choose, (card) => -cardAt(card).loss),
  'gate.remove': (observation) => best(observation, V.targetMonster, (card) => cardAt(card).loss),
  'gate.rob': (observation) =>
    best(observation, V.takeLot, (lot) => worthOfSpace(observation.table, observation.seat, lot)),
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
  'trade.counter': (observation) => counters.draftNext(observation),
  'trade.reply': (observation) =>
    isOffered(observation, V.counter) && counters.bestDeal(observation) !== undefined
      ? pickOf(V.counter)
      : consider(observation),
  'trade.answer': consider,
})

/** The same without trade: it offers nothing and declines everything. */
export const loner = playing({
  ...habits,
  'buying.choose': (observation) => buyOrUse(observation) ?? pickOf(V.endBuying),
  'trade.reply': () => pickOf(V.decline),
  'trade.answer': () => pickOf(V.decline),
})

function playing(by: Habits<Nec>): Bot<Nec> {
  return (observation, chance) =>
    byHabit(by, observation, chance) ?? firstOffered(observation, observation.picks[0] ?? -1)
}

const best = (
  observation: NecObservation,
  verb: number,
  score: (argument: number) => number,
): Pick => bestWith(observation, verb, score) ?? firstOffered(observation)

function useOr(observation: NecObservation, otherwise: Pick): Pick {
  const card = powerToUse(observation)
  if (card >= 0) return pickOf(V.use, card)
  const summon = offeredWith(observation, V.summon)[0]
  if (summon !== undefined && playerAt(observation.table, observation.seat).standing === 'cultist')
    return pickOf(V.summon, summon)
  return otherwise
}

/** Moves the Monster that promises most harm to others, if there is a choice only if it promises any. */
function sendMonster(observation: NecObservation, none: number): Pick {
  const choice = bestOf(offeredWith(observation, V.moveMonster), (card) =>
    spiteOf(observation, card),
  )
  if (choice === undefined) return pickOf(none)
  return choice.score < 0 && isOffered(observation, none)
    ? pickOf(none)
    : pickOf(V.moveMonster, choice.one)
}

function command(observation: ObservationAt<Nec, 'monsterStep.command'>): Pick {
  const [card] = offeredWith(observation, V.use)
  return card !== undefined && isBindingWorthIt(observation) ? pickOf(V.use, card) : pickOf(V.pass)
}

/** Whether a loss would be the end of one's sanity. */
function isFatal(observation: Loss | ObservationAt<Nec, 'encounter.meet'>): boolean {
  return observation.about.amount > playerAt(observation.table, observation.seat).sanity
}

/** Takes the cheapest way through an encounter. */
function meet(observation: ObservationAt<Nec, 'encounter.meet'>): Pick {
  const { amount } = observation.about
  let cheapest = pickOf(V.suffer)
  let price = isFatal(observation) ? 1000 : amount
  const consider = (pick: Pick, cost: number): void => {
    if (cost >= price) return
    cheapest = pick
    price = cost
  }
  for (const ally of offeredWith(observation, V.sacrifice))
    consider(pickOf(V.sacrifice, ally), worthOfCard(ally) + (amount >= 30 ? 7 : 0))
  if (isOffered(observation, V.ward)) consider(pickOf(V.ward), 11)
  for (const card of offeredWith(observation, V.use)) {
    const { does, cost, use } = cardAt(card)
    if (does?.does === 'gain') consider(pickOf(V.use, card), isFatal(observation) ? 500 : 1000)
    else if (does?.does !== 'banish')
      consider(pickOf(V.use, card), cost + (use === 'one-shot' ? worthOfCard(card) : 0))
    else if (amount >= 18) consider(pickOf(V.use, card), cost + 4)
  }
  return cheapest
}

/** Meets a loss or payment, sparing wards and cards for those that matter. */
function endure(observation: Loss, plainly: number): Pick {
  const { amount } = observation.about
  const fatal = isFatal(observation)
  if (isOffered(observation, V.ward) && (fatal || amount >= 8)) return pickOf(V.ward)
  for (const card of offeredWith(observation, V.use)) {
    const isGain = cardAt(card).does?.does === 'gain'
    if (fatal || (!isGain && amount >= 15)) return pickOf(V.use, card)
  }
  return pickOf(plainly)
}

function spare(observation: NecObservation, verb: number): Pick {
  return best(observation, verb, (card) => -worthOfCard(card))
}

const treasure = (observation: NecObservation, none: number): Pick =>
  bestWith(observation, V.choose, worthOfCard) ?? pickOf(none)

/** How welcome a card of the deck is. */
function promiseOf(card: number): number {
  const { type, loss, does } = cardAt(card)
  if (type === 'monster' || type === 'old-one') return -loss
  if (type !== 'other') return worthOfCard(card)
  return does?.does === 'gain' ? does.sanity : -5
}

/** Another card costs a few Sanity: worth it against anything worse. */
function reconsider(observation: ObservationAt<Nec, 'draw.window'>): Pick {
  const [card] = offeredWith(observation, V.use)
  return card !== undefined && promiseOf(observation.about.card) < -7
    ? pickOf(V.use, card)
    : pickOf(V.pass)
}

function keep(observation: NecObservation): Pick {
  const [card = -1] = offeredWith(observation, V.keep)
  return worthOfCard(card) < WORTH_KEEPING ? pickOf(V.refuse, card) : pickOf(V.keep, card)
}

/** Throws again if the walk would end somewhere worse than usual. */
function rethrow(observation: NecObservation): Pick {
  const { table, seat } = observation
  if (table.players[seat]?.throws !== -1) return pickOf(V.keepThrow)
  const steps = table.dice.reduce((sum, face) => sum + face, 0)
  const landing = ((table.players[seat]?.space ?? 0) + steps) % 40
  return isOffered(observation, V.throwAgain) && dangerOf(table, seat, landing) > 12
    ? pickOf(V.throwAgain)
    : pickOf(V.keepThrow)
}

/** The two rows beyond the dice are the best there are; the rest is left to chance. */
function shift(observation: ObservationAt<Nec, 'gate.shift'>): Pick {
  const { total } = observation.about
  const others = observation.table.owners.some((owner) => owner >= 0 && owner !== observation.seat)
  if (total === 12 && others) {
    const [source] = offeredWith(observation, V.raise).toSorted(cheapestSource)
    if (source !== undefined) return pickOf(V.raise, source)
  }
  if (total === 2) {
    const [source] = offeredWith(observation, V.lower).toSorted(cheapestSource)
    if (source !== undefined) return pickOf(V.lower, source)
  }
  return pickOf(V.pass)
}

const costOfSource = (source: number): number =>
  source === LOST_CITIES_SOURCE ? 0 : cardAt(source).cost
const cheapestSource = (a: number, b: number): number => costOfSource(a) - costOfSource(b)

/** Offers the best trade there is when there is nothing to buy and to use, and stops. */
function tradingBy(trader: Trader, isWanted = paysForItself): Habits<Nec> {
  const draftNext = (observation: NecObservation): Pick => trader.draftNext(observation)
  return {
    'buying.choose': (observation) =>
      buyOrUse(observation, isWanted) ??
      (isOffered(observation, V.trade) && trader.bestDeal(observation) !== undefined
        ? pickOf(V.trade)
        : pickOf(V.endBuying)),
    'trade.partner': draftNext,
    'trade.draft': draftNext,
  }
}

/** Buys what is wanted, uses what helps. */
function buyOrUse(observation: NecObservation, isWanted = paysForItself): Pick | undefined {
  const [space] = offeredWith(observation, V.buy)
  if (space !== undefined && isWanted(observation, space)) return pickOf(V.buy, space)
  const card = powerToUse(observation)
  return card >= 0 ? pickOf(V.use, card) : undefined
}

function paysForItself({ table, seat }: NecObservation, space: number): boolean {
  const { cost } = spaceAt(space)
  const left = playerAt(table, seat).sanity - cost
  return left >= reserveOf(table, seat) && worthOfSpace(table, seat, space) >= cost * 0.5
}

/** Among those who trade, more can be made of a space than it is worth by itself. */
function isBargain(observation: NecObservation, space: number): boolean {
  return (
    raiseByBuying(observation.table, observation.seat, space) > -RESALE * willingShare(observation)
  )
}

function answer(observation: NecObservation): Pick {
  return replyIf(observation, (deal) => isGoodDeal(observation.table, deal, observation.seat))
}

function consider(observation: NecObservation): Pick {
  return replyIf(
    observation,
    (deal) => raiseBy(observation.table, deal, observation.seat) > LEAST_LEAD,
  )
}

function replyIf(observation: NecObservation, isGood: (deal: Deal) => boolean): Pick {
  const { deal } = observation.table
  return deal !== null && isGood(deal)
    ? firstOffered(observation, pickOf(V.accept))
    : pickOf(V.decline)
}
