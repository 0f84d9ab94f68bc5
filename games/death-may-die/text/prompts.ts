import { ask, capital, counted, list } from '@eldertable/kernel'
import { NOBODY, type RollKind } from '../state.ts'
import type { Questions, Why } from '../questions.ts'
import type { Words } from '@eldertable/kernel'
import type { Dmd } from '../frames.ts'
import { cannotAfford } from '../rules/action-cost.ts'
import { mythosAt } from '../rules/mythos-deck.ts'
import { canGain, neededFor } from './chances.ts'
import { countedBy } from './counting.ts'
import { deal } from './options.ts'
import {
  discoveryTitle,
  dieInWords,
  elderName,
  foeName,
  mythosTitle,
  spaceName,
  thatFoe,
} from './pieces.ts'
import { stepsToSay } from './script.ts'
import { heroName, openState, personOf, playsTwo, type Tell } from './telling.ts'
import { kindOfEnemy } from '../pieces/enemies.ts'

/** A question of a hero: its name stands before it where somebody plays two. */
const forHero = (hero: number, t: Tell, words: string): string =>
  playsTwo(hero, t) ? `${heroName(hero, t)}: ${uncapital(words, t)}` : words

/** A question as it goes on after a name; the Elder One keeps its capital. */
const uncapital = (words: string, t: Tell): string =>
  words.startsWith(elderName(t)) ? words : `${words.charAt(0).toLowerCase()}${words.slice(1)}`

type Hero = { hero: number }

const simple = <A extends Hero>(
  you: (about: A, t: Tell) => string,
  others: string,
): ((about: A, t: Tell) => string) =>
  ask<A, Tell>({ you: (about, t) => forHero(about.hero, t, you(about, t)), others: () => others })

const purposes: Readonly<Record<Why, string>> = {
  'put-down': 'which Idol to put down',
  turn: 'which Grave is turned up',
  realign: 'which Lens is realigned',
  darken: 'which Circuit goes dark',
  unpack: 'which Pillar loses Powder',
  tidy: 'which card to discard, so that both sides are even',
  shun: 'where to place the other investigator',
  forget: 'which card to lose',
  steal: 'which item to take',
  summon: 'where it is summoned',
  promote: 'which Cultist is promoted',
  move: 'which enemy moves',
  goal: 'toward which space it moves',
  way: 'which way it takes',
  fire: 'where fire breaks out',
  rlyeh: "where the R'lyeh token goes",
  place: 'to which space',
  douse: 'which Lamp goes out',
  target: 'which enemy is the new target',
  throw: 'at whom to throw it',
  task: 'which token to work on',
}

/** The Mythos card that is being resolved, as the cause of a question. */
const causeOf = (t: Tell): string => {
  const [card, other] = t.table.drawn
  return card === undefined || other !== undefined ? '' : `Mythos card ${mythosTitle(card, t)}. `
}

type Choosing = Questions['choose.one']

const upper = (foe: number, t: Tell): string => capital(foeName(foe, t))

/** What is left open, and of whom: two ways, several goals, or a place. */
function choosing({ why, foe, kind, space }: Choosing, t: Tell): string {
  switch (why) {
    case 'goal':
      return foe === undefined
        ? 'Which way does it go?'
        : `${upper(foe, t)}: several of you are equally near to it. Which way does it go?`
    case 'way':
      return foe === undefined
        ? 'Which way does it go?'
        : `${upper(foe, t)}: several ways are equally short. Which does it take?`
    case 'summon':
      return `Where does ${kind === undefined ? 'it' : `the ${kindOfEnemy(kind).name}`} appear?`
    case 'promote':
      return 'Which Cultist becomes a Hastur Disciple?'
    case 'move':
      return 'Several enemies are equally near. Which of them moves?'
    case 'fire':
      return 'Where does fire break out?'
    case 'rlyeh':
      return `R'lyeh has already risen in ${space === undefined ? 'that space' : spaceName(space, t)}. In which of the nearest spaces does it rise instead?`
    case 'put-down':
      return 'Which Idol do you put down?'
    case 'turn':
      return 'Which Grave is turned up?'
    case 'realign':
      return 'Which Lens is realigned?'
    case 'darken':
      return 'Which Circuit goes dark?'
    case 'unpack':
      return 'Which Pillar loses Powder?'
    case 'douse':
      return 'Which Lamp goes out?'
    case 'tidy':
      return 'OCD: which card do you discard, so that both sides are even?'
    case 'shun':
      return 'Paranoia: where does whoever stands with you go?'
    case 'forget':
      return 'Short-Term Memory Loss: which card do you lose?'
    case 'steal':
      return 'Kleptomania: which item do you take?'
    case 'place':
      return foe === undefined ? 'To which space?' : `Where does ${foeName(foe, t)} put you down?`
    case 'target':
      return 'That enemy is gone. Which do you attack instead?'
    case 'throw':
      return 'At whom do you throw it?'
    case 'task':
      return 'Which token do you work on?'
  }
}

/** Who threw, and against whom. */
function throwOf(kind: RollKind, hero: number, foe: number, t: Tell): string {
  const { who, whose } = personOf(hero, t)
  switch (kind) {
    case 'foe':
      return foe === NOBODY ? `Against ${who}` : `${capital(thatFoe(foe, t))} rolled against ${who}`
    case 'fire':
      return `The fire on ${who} rolled`
    case 'signs':
      return `${capital(whose)} Yellow Signs rolled`
    default:
      return `${capital(who)} rolled`
  }
}

/** A Mythos card with its text. */
const cardInFull = (card: number, t: Tell): string =>
  `${mythosTitle(card, t)}: ${stepsToSay(mythosAt(openState(t), card).steps)}`

/** What can be done for nothing once the actions are used up. */
function freeStill(hero: number, t: Tell): string {
  const free = (['move', 'rest'] as const).filter(
    (of) => cannotAfford(openState(t), hero, of) === undefined,
  )
  return free.length === 0 ? '' : `, but a ${list(free.map(capital))} is free`
}

/** Between two dice: no line begins with the dot. */
const BESIDE = '\u00A0· '

/** Every question, to whoever decides and to the others. */
export const prompts: Words<Dmd>['prompts'] = {
  'chooseInvestigator.choose': ask({
    you: ({ hero }, t) => {
      if (!playsTwo(hero, t)) return 'Which investigator do you play?'
      const first = t.table.heroes.findIndex(({ who }) => who !== NOBODY)
      return first < 0
        ? 'Alone you play two investigators. Who is the first?'
        : `Alone you play two. Who goes with ${heroName(first, t)}?`
    },
    others: () => 'which investigator to play',
  }),
  'draftInsanity.choose': simple(() => 'Which insanity do you keep?', 'which insanity to keep'),
  'match.first': ask({ you: () => 'Who takes the first turn?', others: () => 'who begins' }),
  'levelUp.choose': simple(
    () => 'One of your skills goes up a level. Which?',
    'which skill goes up a level',
  ),
  'actions.choose': simple(
    ({ hero, left }, t) =>
      left === 0
        ? `Your actions are used up${freeStill(hero, t)}. Next comes the Mythos.`
        : `What do you do? You have ${counted(left, 'action')} left.`,
    'what to do',
  ),
  'walk.step': simple(
    ({ left }) => `Where do you go on to? ${counted(left, 'step')} left.`,
    'where to go on to',
  ),
  'walk.sneak': simple(
    ({ past }) => `Whom ${past > 0 ? 'else ' : ''}do you sneak past?`,
    'whom to sneak past',
  ),
  'walk.ride': simple(
    ({ to }, t) => `Does anybody come along to ${spaceName(to, t)}?`,
    'whether to take somebody along',
  ),
  'walk.ask': ask({
    you: ({ hero, to }, t) =>
      `${heroName(hero, t)} wants to take you along to ${spaceName(to, t)}. Do you go?`,
    others: () => 'whether to come along',
  }),
  'attack.weapon': simple(
    ({ foe }, t) => `With what do you attack ${foeName(foe, t)}?`,
    'with what to attack',
  ),
  'attack.targets': simple(
    ({ targets }, t) => `You attack ${list(targets.map((foe) => foeName(foe, t)))}. Anybody else?`,
    'whom else to attack',
  ),
  'attack.items': simple(
    () => 'Do you throw something before you roll?',
    'what to use before the roll',
  ),
  'attack.divide': simple(
    ({ foe, left }, t) =>
      `How many of ${counted(left, 'success', 'successes')} go on ${foeName(foe, t)}?`,
    'how to divide the successes',
  ),
  'roll.reroll': ask({
    you: ({ hero, kind, foe, dice }, t) =>
      `${throwOf(kind, hero, foe, t)}: ${dice.map(dieInWords).join(BESIDE)}. ${
        t.table.roll === null ? '' : neededFor(t.table.roll, t)
      }${
        t.table.roll === null || canGain(t.table.roll, t)
          ? 'Throw one again?'
          : 'Throwing again can gain nothing.'
      }`,
    others: () => 'whether to reroll',
  }),
  'roll.salts': simple(() => 'Which dice do you throw again together?', 'which dice to reroll'),
  'roll.blank': simple(() => 'Which die counts as blank?', 'which die counts as blank'),
  'roll.ward': simple(
    () => 'Count a tentacle as an elder sign, by the elder stone?',
    'whether to use the elder stone',
  ),
  'roll.count': ask({
    you: ({ way }, t) => countedBy(way, t).question,
    others: () => 'how many symbols to count',
  }),
  'wounds.armour': simple(
    ({ wounds }) => `You take ${counted(wounds, 'wound')}. Do you use armour?`,
    'whether to use armour',
  ),
  'wounds.share': simple(
    ({ wounds }) => `Who bears the ${wounds === 1 ? 'wound' : `${wounds} wounds`}?`,
    'who bears the wounds',
  ),
  'terror.harden': simple(
    ({ amount }) => `You lose ${amount} sanity. Do you reduce it by 1?`,
    'whether to reduce the loss of sanity',
  ),
  'rest.split': simple(({ points }) => `What do you heal, up to ${points} in all?`, 'what to heal'),
  'trade.ask': ask({
    you: (about, t) =>
      `${heroName(about.hero, t)} asks for a Trade: ${deal(about.deal, t)}. Do you agree?`,
    others: () => 'whether to agree to the Trade',
  }),
  'beatOut.split': simple(
    ({ total }) => `You beat out ${counted(total, 'flame')}. How many of them on yourself?`,
    'which flames to beat out',
  ),
  'mythos.read': simple(
    ({ cards }, t) =>
      cards.length > 1
        ? `You look at ${list(cards.map((card) => mythosTitle(card, t)))}. Which of them happens? The other goes under the deck.`
        : `You look at ${list(cards.map((card) => mythosTitle(card, t)))}. Does it happen, or another?`,
    'which Mythos card to resolve',
  ),
  'mythos.log': simple(
    ({ cards }, t) =>
      `You have drawn ${cards.map((card) => cardInFull(card, t)).join(' ')} Replace it?`,
    'whether to replace the Mythos card',
  ),
  'mythos.cancel': simple(
    ({ cards }, t) =>
      `You have drawn ${cards.map((card) => cardInFull(card, t)).join(' ')} Take 2 wounds to skip it?`,
    'whether to skip the Mythos card',
  ),
  'script.option': ask({
    you: (_, t) => `${causeOf(t)}Which do you choose?`,
    others: () => 'what the card does',
  }),
  'choose.one': ask({
    you: (about, t) => `${causeOf(t)}${choosing(about, t)}`,
    others: ({ why }) => purposes[why],
  }),
  'fight.choose': simple(
    () => 'Each enemy here attacks you. Which is next?',
    'which enemy attacks next',
  ),
  'assault.protect': ask({
    you: ({ hero, foe }, t) =>
      `${foeName(foe, t).replace(/^the/, 'The')} attacks ${heroName(hero, t)}. Do you take the attack?`,
    others: () => 'whether to take the attack over',
  }),
  'discovery.choose': simple(
    ({ card }, t) => `You have found ${discoveryTitle(card, t)}. Which side of it do you take?`,
    'what to take of the Discovery card',
  ),
  'endEffects.choose': simple(
    () => 'Several things happen at the end of your turn. Which comes next?',
    'which effect comes next',
  ),
  'prayer.whom': simple(() => 'Whom do you heal by Healing Prayer?', 'whom to heal'),
  'prayer.split': simple(
    ({ whom }, t) => `What do you heal of ${heroName(whom, t)} by Healing Prayer?`,
    'what to heal',
  ),
  'advance.order': ask({
    you: (_, t) =>
      `${elderName(t)} advances. Which comes first, its own text or that of the episode?`,
    others: () => 'which text is resolved first',
  }),
}
