import { ask, at, capital, counted, list } from '@eldertable/kernel'
import type { Words } from '@eldertable/kernel'
import type { I32 } from '../frames.ts'
import type { Questions } from '../questions.ts'
import { cardAt, cardThat, itemOf, SHIELD } from '../pieces/cards.ts'
import { INSANE } from '../pieces/stats.ts'
import { eventInWords } from './card-words.ts'
import { cardName } from './names.ts'
import { cutCards } from '../rules/cut.ts'
import { totalOf } from '../rules/throngs.ts'
import { DIRECTOR } from '../state.ts'
import { chanceInWords } from './chances.ts'
import { cornerName, isOnlyPool, openState, sidePerson, throngName, type Tell } from './telling.ts'
import { featureAhead } from './feature-ahead.ts'
import { endInWords } from './last-turn.ts'
import { atStake, isSure } from './stakes.ts'
import { DRAG } from './sums.ts'

const simple = <A>(
  you: (about: A, t: Tell) => string,
  others: (about: A, t: Tell) => string,
): ((about: A, t: Tell) => string) => ask<A, Tell>({ you, others })

/** What a card asks of its own. */
function askedBy(does: Parameters<typeof cardThat>[0]): (about: object, t: Tell) => string {
  const { asks } = cardAt(cardThat(does))
  return simple(
    (_, t) => asks?.you(t.table.reel) ?? '',
    () => asks?.others ?? '',
  )
}

/** What is asked about spoints: what is at stake first. */
function spointsFor(about: Questions['commit.own'], t: Tell, ask: string): string {
  if (isSure(about)) return atStake(about, t)
  const each = about.per > 1 ? ` Each counts ${about.per}.` : ''
  return `${atStake(about, t)} ${ask}${each}`
}

/** A question with the card first that asks it, where one lies open. */
const causedBy = ({ table: { shown } }: Tell, ask: string): string =>
  shown < 0 ? capital(ask) : `${capital(cardName(shown))}: ${ask}`

/** A pool by name where a person has several. */
const ofPool = (pool: number, t: Tell): string =>
  isOnlyPool(pool, t) ? 'Your turn' : `Pool ${pool + 1}`

/** Every question, to whoever decides and to the others. */
export const prompts: Words<I32>['prompts'] = {
  'prepare.replace': simple(
    () => 'The Hound comes instead of somebody. Whom does it replace?',
    () => 'whom the Hound replaces',
  ),
  'draft.faction': simple(
    () => 'Which faction do you take?',
    () => 'which faction to take',
  ),
  'draft.starter': simple(
    () => 'With whom do you start?',
    () => 'with whom to start',
  ),
  'poolTurn.choose': simple(
    ({ pool }, t) => {
      const [one, other] = at(t.table.pools, pool).survivors
      return one === undefined || other !== undefined
        ? `${ofPool(pool, t)}: does everybody act once, or one in the spotlight?${endInWords(t.table)}`
        : `${ofPool(pool, t)}: does ${cardName(one.card)} act, take a card and act, or does somebody new come?${endInWords(t.table)}`
    },
    () => 'who acts',
  ),
  'survivorTurn.take': simple(
    ({ who }, t) => `What does ${cardName(who)} take first?${featureAhead(who, t)}`,
    ({ who }) => `what ${cardName(who)} takes`,
  ),
  'act.choose': simple(
    ({ who, isSecond }, t) =>
      `${isSecond ? `Second action of ${cardName(who)}.` : `What does ${cardName(who)} do?`}${endInWords(t.table)}${featureAhead(who, t)}`,
    ({ who }) => `what ${cardName(who)} does`,
  ),
  'act.bite': simple(
    () => 'Does the Hound bite again?',
    () => 'whom the Hound bites next',
  ),
  'act.ask': simple(
    ({ who, card, from }) =>
      `${capital(cardName(who))} asks ${cardName(from)} for ${cardName(card)}.`,
    ({ card }) => `whether to hand over ${cardName(card)}`,
  ),
  'attack.weapon': simple(
    ({ who, target, throng }, t) =>
      `With what does ${cardName(who)} attack ${throng >= 0 ? throngName(throng, t) : cardName(target)}?`,
    ({ who }) => `how ${cardName(who)} attacks`,
  ),
  'banish.pay': simple(
    ({ target }) => `From where do the tokens against ${cardName(target)} come?`,
    () => 'how to pay',
  ),
  'counter.target': simple(
    ({ who }) =>
      `The monsters fumble (a double six). Whom does ${cardName(who)} strike back at, if at all?`,
    ({ who }) => `whether ${cardName(who)} strikes back`,
  ),
  'counterFrom.who': simple(
    ({ corner }, t) => `The monsters fumble at ${cornerName(corner, t)}. Who inside strikes back?`,
    () => 'who strikes back',
  ),
  'commit.own': simple(
    (about, t) =>
      spointsFor(about, t, about.for === 'negation' ? 'Whose spoints go?' : 'Add spoints?'),
    ({ who }) => `how many spoints to spend for ${cardName(who)}`,
  ),
  'commit.others': simple(
    (about, t) => spointsFor(about, t, 'Help with spoints?'),
    ({ who }) => `whether to help ${cardName(who)}`,
  ),
  'throw.again': simple(
    ({ who }) => `${capital(cardName(who))} has failed. Throw again? The second throw stands.`,
    () => 'whether to throw again',
  ),
  'search.keep': simple(
    ({ cards: [card] }) =>
      card === undefined ? 'Found nothing.' : `Found: ${cardName(card)}. Keep it?`,
    () => 'what to keep',
  ),
  'keepTwo.choose': simple(
    ({ who }) => `${capital(cardName(who))} can hold two cards. Which one goes?`,
    () => 'which card to give up',
  ),
  'store.choose': simple(
    ({ who }) => `Does ${cardName(who)} take or leave something here?`,
    () => 'what to store',
  ),
  'cure.choose': simple(
    ({ left }) => `Whose mind is cured? ${counted(left, 'token')} left.`,
    () => 'whom to cure',
  ),
  'treasuryRaid.choose': askedBy('raid'),
  'assault.force': simple(
    ({ who }) => `${capital(cardName(who))} is hit. Use a horror star to have it thrown again?`,
    () => 'whether to use a star',
  ),
  'assault.rescue': simple(
    ({ who }) => `Does the Hound leap in for ${cardName(who)}?`,
    () => 'whether the Hound leaps in',
  ),
  'harm.wear': simple(
    ({ who, damage }) =>
      `${capital(cardName(who))} suffers ${damage} damage. Lose the oilskins for ${itemOf(SHIELD).shield} less?`,
    () => 'whether to lose the oilskins',
  ),
  'harm.answer': simple(
    ({ who, damage, drag }) =>
      `${counted(damage, 'point')} of damage to ${cardName(who)}. Pay ${counted(damage, 'spoint')}, or flail${drag > 0 ? `, at ${drag} less for ${DRAG}` : ''}?`,
    ({ who }) => `how ${cardName(who)} answers`,
  ),
  'insanity.byPlayer': simple(
    ({ who }) =>
      `Madness: which stat of ${cardName(who)} goes? It counts ${INSANE} until it is cured.`,
    ({ who }) => `which stat of ${cardName(who)} goes insane`,
  ),
  'insanity.byDirector': simple(
    ({ who }) =>
      `Madness: which stat do you take from ${cardName(who)}? It counts ${INSANE} from now on.`,
    ({ who }) => `which stat of ${cardName(who)} goes insane`,
  ),
  'survivorEnd.fadeOut': simple(
    () => 'Mark a card to fade out? If nobody takes it within three turns, it is gone.',
    () => 'whether to fade something out',
  ),
  'second.ask': simple(
    ({ pool }, t) =>
      `Use a horror star for a second action${isOnlyPool(pool, t) ? '' : ` in pool ${pool + 1}`}?`,
    () => 'whether to use a star',
  ),
  'dibs.claim': simple(
    ({ who, card }) =>
      `First dibs: does ${cardName(who)} take ${cardName(card)} now, and miss a turn for it?`,
    ({ card }) => `whether to claim ${cardName(card)}`,
  ),
  'feature.take': simple(
    () => 'A creature feature: three monsters on the screen. Which of them do you take?',
    () => 'which monster to take',
  ),
  'event.decide': simple(
    ({ card }) => `${capital(cardName(card))}. ${eventInWords(card)} Play it?`,
    ({ card }) => `whether to play ${cardName(card)}`,
  ),
  'confession.choose': askedBy('confess'),
  'lastStand.choose': askedBy('stand'),
  'refineryFire.choose': askedBy('burn'),
  'wire.choose': askedBy('wire'),
  'passage.where': askedBy('pass'),
  'passage.whom': simple(
    ({ corner, left }, t) => `Who slips into ${cornerName(corner, t)}? Up to ${left}.`,
    () => 'who uses the passage',
  ),
  'sideTurn.choose': simple(
    ({ side }, t) =>
      t.table.director === t.reader && side === DIRECTOR
        ? 'Your turn to direct: take a monster, attack with all, or cover a card?'
        : `What do ${sidePerson(side, t).whose} monsters do?`,
    () => 'what the monsters do',
  ),
  'sideTurn.with': simple(
    () => 'Which throng attacks?',
    () => 'which throng attacks',
  ),
  'allOut.choose': simple(
    () => 'Which throng attacks next?',
    () => 'which throng attacks next',
  ),
  'strike.choose': simple(
    ({ throng }, t) =>
      `Whom does ${throngName(throng, t)} attack? It hits with ${chanceInWords(totalOf(openState(t), throng))}.`,
    ({ throng }, t) => `whom ${throngName(throng, t)} attacks`,
  ),
  'sideEnd.clip': simple(
    () => 'Clip the reel? What is left on the screen goes, and the reel is over.',
    () => 'whether to clip the reel',
  ),
  'place.choose': simple(
    ({ card }) => `Which throng does ${cardName(card)} join?`,
    ({ card }) => `where ${cardName(card)} goes`,
  ),
  'placeTerror.choose': simple(
    ({ card }) => `Where does ${cardName(card)} go?`,
    ({ card }) => `where ${cardName(card)} goes`,
  ),
  'raid.with': simple(
    ({ who }, t) =>
      causedBy(t, who < 0 ? 'which throng attacks?' : `which throng attacks ${cardName(who)}?`),
    () => 'which throng attacks',
  ),
  'slick.lose': simple(
    ({ who }) => `What slips from the hands of ${cardName(who)}?`,
    () => 'what is lost',
  ),
  'cut.choose': simple(
    (_, t) =>
      cutCards(t.table) === 1
        ? "Make a Director's Cut? It draws one discard, and if that is a monster, it is yours."
        : `Make a Director's Cut? It draws ${counted(cutCards(t.table), 'discard')}, and the monsters among them are yours.`,
    () => "whether to use the Director's Cut",
  ),
  'vote.choose': simple(
    () => 'Who is the horror star of this reel? A star is a second action, or a throw made again.',
    () => 'for whom to vote',
  ),
  'vote.tie': simple(
    ({ tied }) => `A tie between ${list(tied.map(cardName))}: who is it?`,
    () => 'who is the star',
  ),
  'endTasks.loss': simple(
    () => 'Is a survivor lost, unseen, from those to come?',
    () => 'whether a survivor gets lost',
  ),
  'lastOne.star': simple(
    ({ who }) => `Grant ${cardName(who)} a star, or have it rolled?`,
    () => 'about a star',
  ),
  'lastOne.turn': simple(
    () => 'The last turn: act, or take and act?',
    () => 'how to stand',
  ),
}
