import { at, counted } from '@eldertable/kernel'
import { cardAt } from '../content/cards.ts'
import { FACTIONS } from '../content/survivors.ts'
import { amountOf, fromFirst, fromSecond, giverOf, cardIn, statIn, type Verb } from '../verbs.ts'
import { cardName, factionNames, statName } from './names.ts'
import { cornerName, poolName, slotName, throngName, type Tell } from './telling.ts'

type Label = (argument: number, t: Tell) => string

const orders = ['Ask me about my spoints', 'Spend mine freely', 'Never spend mine'] as const

const withValue = (card: number): string => {
  const { value } = cardAt(card)
  return value > 0 ? `${cardName(card)} (${value})` : cardName(card)
}

/** Everything that can be chosen. */
export const options: Readonly<Record<Verb, Label>> = {
  replace: (who) => `Replace ${cardName(who)}`,
  takeFaction: (faction) => factionNames[at(FACTIONS, faction)],
  startWith: (who) => `Start with ${cardName(who)}`,
  poolActions: () => 'The whole pool acts',
  spotlight: (who) => `Spotlight on ${cardName(who)}: take and act`,
  drawSurvivor: () => 'Draw a survivor, who acts',
  takeClerk: () => 'Take the Night Clerk, who acts',
  takeHound: () => 'Take the Hound, which acts',
  rest: () => 'Rest',
  attack: (card) => `Attack ${withValue(card)}`,
  burst: (throng, t) => `Fire a burst at ${throngName(throng, t)}`,
  take: (card) => `Take ${cardName(card)}`,
  askFor: (card) => `Ask for ${cardName(card)}`,
  enter: (corner, t) => `Go into ${cornerName(corner, t)}`,
  study: () => 'Consult the mythos deck',
  search: () => 'Search the discards',
  use: (card) => `Use ${cardName(card)}`,
  heal: () => 'Heal',
  attempt: () => 'Try to get away',
  drain: (stat) => `Work on the Night Clerk with ${statName(stat)}`,
  leave: () => 'Leave the sanctuary',
  investigate: () => 'Investigate',
  pickUp: (card) => `Take ${cardName(card)} from the store`,
  drop: (card) => `Leave ${cardName(card)} in the store`,
  finish: () => 'Done',
  agree: () => 'Hand it over',
  refuse: () => 'Refuse',
  bareHands: () => 'Without an item',
  wield: (weapon) => `${cardName(cardIn(weapon))} with ${statName(statIn(weapon))}`,
  banish: () => 'With mythos',
  pay: (payment) => {
    const [first, second] = [fromFirst(payment), fromSecond(payment)]
    if (first + second === 0) return 'All from own tokens'
    const parts = [
      first > 0 ? `${first} from the first card` : '',
      second > 0 ? `${second} from the second card` : '',
    ].filter((part) => part !== '')
    return `${parts.join(', ')}, the rest own tokens`
  },
  giveRest: (amount) => counted(amount, 'rest spoint'),
  givePower: (gift, t) =>
    `${counted(amountOf(gift), 'power spoint')} of ${poolName(giverOf(gift), t)}`,
  giveOthersRest: (share) =>
    `${counted(amountOf(share), 'rest spoint')} of ${cardName(giverOf(share))}`,
  callTheShots: () => 'The Kingpin calls the shots: 2 more',
  enough: () => 'No more',
  rethrow: () => 'Throw again for a horror star',
  keep: () => 'Leave it',
  cram: () => 'Cram Session: throw again',
  forceRethrow: (who) => `Make it throw again: ${cardName(who)}'s star`,
  rescue: () => 'The Hound leaps between',
  wear: (card) => `Lose ${cardName(card)}: 4 less`,
  negate: () => 'Negate it all with spoints',
  flail: () => 'Flail',
  keepCard: (card) => `Keep ${cardName(card)}`,
  discardCard: (card) => `Discard ${cardName(card)}`,
  storeCard: (card) => `Store ${cardName(card)}`,
  claim: (card) => `First dibs on ${cardName(card)}`,
  cure: (cure) => `Free ${statName(statIn(cure))} of ${cardName(cardIn(cure))}`,
  aimAt: (throng, t) => throngName(throng, t),
  resolve: () => 'Play it',
  discard: () => 'Discard it',
  choose: (who) => cardName(who),
  takeMonster: (card) => `Take ${withValue(card)}`,
  allOut: () => 'All-out attack',
  cover: (slot) => `Cover the ${slotName(slot)} card and attack`,
  moveTerror: (card) => `Move ${cardName(card)} and attack`,
  cut: () => "Director's Cut",
  pass: () => 'Pass',
  strikeWith: (throng, t) => `Attack with ${throngName(throng, t)}`,
  strike: (who) => `Attack ${cardName(who)}`,
  strikeLock: (corner, t) => `Attack a lock of ${cornerName(corner, t)}`,
  placeIn: (throng, t) => `Into ${throngName(throng, t)}`,
  giveTo: (pool, t) => `Give it to ${poolName(pool, t)}`,
  fadeOut: (card) => `Fade out ${cardName(card)}`,
  clip: () => 'Clip the reel',
  madden: (stat) => statName(stat),
  lose: () => 'A survivor is lost',
  grant: () => 'Grant the star',
  insist: () => 'Have it rolled',
  vote: (who) => cardName(who),
  secondAction: (who) => `Second action for ${cardName(who)}`,
  decline: () => 'No, thanks',
  standing: (order) => at(orders, order),
}
