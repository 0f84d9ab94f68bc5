import { ask, at, counted, list } from '@eldertable/kernel'
import { countings } from '../skills/index.ts'
import type { Why } from '../questions.ts'
import type { Words } from '@eldertable/kernel'
import type { Dmd } from '../frames.ts'
import { skillNames } from './names.ts'
import { deal } from './options.ts'
import { discoveryTitle, dieInWords, foeName, mythosTitle, spaceName } from './pieces.ts'
import { heroName, type Tell } from './telling.ts'

/** A question of a hero: its name stands before it where somebody plays two. */
const forHero = (hero: number, t: Tell, words: string): string =>
  t.table.heroes.length >
  t.table.heroes.filter((one) => one.seat === at(t.table.heroes, hero).seat).length
    ? words
    : `${heroName(hero, t)}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`

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

/** Every question, to whoever decides and to the others. */
export const prompts: Words<Dmd>['prompts'] = {
  'chooseInvestigator.choose': ask({
    you: () => 'Which investigator do you play?',
    others: () => 'which investigator to play',
  }),
  'draftInsanity.choose': simple(() => 'Which insanity do you keep?', 'which insanity to keep'),
  'match.first': ask({ you: () => 'Who takes the first turn?', others: () => 'who begins' }),
  'levelUp.choose': simple(() => 'Which skill goes up a level?', 'which skill goes up a level'),
  'actions.choose': simple(
    ({ left }) => `What do you do? You have ${counted(left, 'action')} left.`,
    'what to do',
  ),
  'walk.step': simple(
    ({ left }) => `Where do you go on to? ${counted(left, 'step')} left.`,
    'where to go on to',
  ),
  'walk.sneak': simple(() => 'Whom do you sneak past?', 'whom to sneak past'),
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
  'roll.reroll': simple(
    ({ dice }) => `The dice show ${list(dice.map(dieInWords))}. Do you reroll one?`,
    'whether to reroll',
  ),
  'roll.salts': simple(() => 'Which dice do you reroll together?', 'which dice to reroll'),
  'roll.blank': simple(() => 'Which die counts as blank?', 'which die counts as blank'),
  'roll.ward': simple(
    () => 'Do you treat a tentacle as an elder sign?',
    'whether to use the elder stone',
  ),
  'roll.count': simple(
    ({ way }) => `How many symbols do you count with ${skillNames[at(countings, way).skill]}?`,
    'how many symbols to count',
  ),
  'wounds.armour': simple(
    ({ wounds }) => `You take ${counted(wounds, 'wound')}. Do you use armour?`,
    'whether to use armour',
  ),
  'wounds.share': simple(
    ({ wounds }) => `Who bears the ${counted(wounds, 'wound')}?`,
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
    ({ total }) => `You beat out ${counted(total, 'flame')}. How many of those on you?`,
    'which flames to beat out',
  ),
  'mythos.read': simple(
    ({ cards }, t) =>
      `You see ${list(cards.map((card) => mythosTitle(card, t)))}. What do you resolve?`,
    'which Mythos card to resolve',
  ),
  'mythos.log': simple(
    ({ cards }, t) =>
      `You have drawn ${list(cards.map((card) => mythosTitle(card, t)))}. Do you replace it?`,
    'whether to replace the Mythos card',
  ),
  'mythos.cancel': simple(
    ({ cards }, t) =>
      `Do you take 2 wounds to skip ${list(cards.map((card) => mythosTitle(card, t)))}?`,
    'whether to skip the Mythos card',
  ),
  'script.option': ask({ you: () => 'Which do you choose?', others: () => 'what the card does' }),
  'choose.one': ask({
    you: ({ why }) => `Choose ${purposes[why]}.`,
    others: ({ why }) => purposes[why],
  }),
  'fight.choose': simple(() => 'Which enemy attacks you next?', 'which enemy attacks next'),
  'assault.protect': ask({
    you: ({ hero, foe }, t) =>
      `${foeName(foe, t).replace(/^the/, 'The')} attacks ${heroName(hero, t)}. Do you take the attack?`,
    others: () => 'whether to take the attack over',
  }),
  'discovery.choose': simple(
    ({ card }, t) => `You have found ${discoveryTitle(card, t)}. What do you take?`,
    'what to take of the Discovery card',
  ),
  'endEffects.choose': simple(() => 'Which effect comes next?', 'which effect comes next'),
  'prayer.whom': simple(() => 'Whom do you pray for?', 'whom to pray for'),
  'prayer.split': simple(
    ({ whom }, t) => `What do you heal of ${heroName(whom, t)}?`,
    'what to heal',
  ),
  'advance.order': ask({
    you: () => 'Which text is resolved first?',
    others: () => 'which text is resolved first',
  }),
}
