import { at, counted } from '@eldertable/kernel'
import { episodeRules } from '../episodes/index.ts'
import { stepsAt } from '../pieces/texts.ts'
import { investigators, sheetAt } from '../pieces/investigators.ts'
import { freeSource } from '../rules/action-cost.ts'
import { ruleOfEffect } from '../rules/end-of-turn.ts'
import { freeRerolls } from '../effects/levels/free-rerolls.ts'
import {
  cardOfDeal,
  cardOfSource,
  dieOfReroll,
  isGivenInDeal,
  partnerOfDeal,
  signsOfHealing,
  sourceOfReroll,
  stressOfHealing,
  thingOfDeal,
  woundsOfHealing,
  type Verb,
} from '../verbs.ts'
import {
  attackNote,
  encounterNote,
  heroAsked,
  rerollNote,
  restNote,
  rollNote,
  stepNote,
  taskNote,
  withNote,
} from './chances.ts'
import { countedBy } from './counting.ts'
import { entryToTake } from './discovery.ts'
import { effectNames } from './effects.ts'
import { levelWords } from './levels.ts'
import { actionNames, tokenNames } from './names.ts'
import { cardName, dieInWords, foeName, mythosTitle, spaceName, thingName } from './pieces.ts'
import { mythosAt } from '../rules/mythos-deck.ts'
import { optionInWords, stepsToSay } from './script.ts'
import { discoveryAt } from '../rules/claims.ts'
import type { Thing } from '../state.ts'
import { heroName, openState, type Tell } from './telling.ts'
import { markersInWords } from './tokens.ts'
import { skillRows, type Skill } from '../pieces/skills/index.ts'
import { insanities } from '../pieces/insanities.ts'
import { madnessInWords } from './madness.ts'

type Label = (argument: number, t: Tell) => string

/** Everything that can be chosen. */
export const options: Readonly<Record<Verb, Label>> = {
  takeInvestigator: (who, t) => withNote(`Play ${at(investigators, who).name}`, powersOf(who, t)),
  keepInsanity: (card) =>
    withNote(`Keep ${at(insanities, card).name}`, plain(madnessInWords(card))),
  beginWith: (hero, t) => `Begin with ${heroName(hero, t)}`,
  levelUp: (skill, t) => raised(skill, t),
  move: (space, t) =>
    withNote(
      `Move to ${spaceName(space, t)}`,
      [...freeNote('move', t), stepNote(space, heroAsked(t), t)].join(' · '),
    ),
  attack: (foe, t) => withNote(`Attack ${foeName(foe, t)}`, attackNote(foe, heroAsked(t), t)),
  rest: (_, t) => withNote('Rest', [...freeNote('rest', t), restNote(heroAsked(t), t)].join(' · ')),
  trade: (argument, t) => upper(deal(argument, t)),
  act: (which, t) =>
    withNote(
      actionNames[at(episodeRules(openState(t)).actions, which).action],
      taskNote(which, heroAsked(t), t),
    ),
  useCard: (card, t) => `Use ${cardName(card, t)}`,
  endActions: (_, t) => {
    const { actions, turn } = t.table
    if (turn === 0) return 'End your actions'
    const then = encounterNote(heroAsked(t), t)
    return actions === 0
      ? withNote('Draw the Mythos card', then)
      : withNote('End your actions', `${counted(actions, 'action')} left unused; ${then}`)
  },
  step: (space, t) => withNote(`Go on to ${spaceName(space, t)}`, stepNote(space, heroAsked(t), t)),
  stop: () => 'Stop here',
  sneak: (foe, t) => `Sneak past ${foeName(foe, t)}`,
  slipAway: (_, t) =>
    t.asked?.key === 'walk.sneak' && t.asked.about.past === 0
      ? 'Sneak past nobody'
      : 'Sneak past nobody else',
  carry: (hero, t) => `Take ${heroName(hero, t)} along`,
  alone: () => 'Go alone',
  agree: () => 'Agree',
  refuse: () => 'Refuse',
  wield: (card, t) => `Attack with ${cardName(card, t)}`,
  bareHands: () => 'Attack without a weapon',
  alsoTarget: (foe, t) => `Also attack ${foeName(foe, t)}`,
  strike: () => 'Roll the attack',
  assign: (count) => `Put ${counted(count, 'success', 'successes')} on it`,
  keepDice: (_, t) =>
    withNote('Keep the dice', t.table.roll === null ? '' : rollNote(t.table.roll, t)),
  reroll: (die, t) =>
    withNote(`Throw die ${die + 1} again, ${shownBy(die, t)}`, `1 stress; ${again(die, t)}`),
  rerollFree: (argument, t) => {
    const die = dieOfReroll(argument)
    const source = sourceName(sourceOfReroll(argument), t)
    return withNote(
      `Throw die ${die + 1} again free, ${shownBy(die, t)}`,
      `by ${source}; ${again(die, t)}`,
    )
  },
  pickDie: (die, t) => `Die ${die + 1}, ${shownBy(die, t)}`,
  throwPicked: () => 'Throw the picked dice',
  ward: (die, t) => `Ward off die ${die + 1}, ${shownBy(die, t)}`,
  count: (count, t) =>
    t.asked?.key === 'roll.count'
      ? countedBy(t.asked.about.way, t).answer(count)
      : count === 0
        ? 'Count none'
        : `Count ${counted(count, 'symbol')}`,
  armour: (card, t) => `Use ${cardName(card, t)}`,
  shield: (card, t) => `Put 1 wound on ${cardName(card, t)}`,
  bear: (_, t) =>
    t.asked?.key === 'wounds.share'
      ? `Bear ${counted(t.asked.about.wounds, 'wound')} yourself`
      : 'Bear the rest yourself',
  steel: () => 'Lose 1 sanity less',
  chooseSpace: (space, t) => spaceName(space, t),
  chooseFoe: (foe, t) => upper(foeName(foe, t)),
  chooseHero: (hero, t) => heroName(hero, t),
  chooseCard: (card, t) => cardName(card, t),
  chooseThing: (thing, t) => upper(`${thingName(thing, t)}, number ${thing + 1}`),
  option: (place, t) =>
    t.asked?.key === 'script.option'
      ? optionInWords(stepsAt(at(t.asked.about.texts, place)))
      : `Option ${place + 1}`,
  heal: (argument) => healing(argument),
  keepMythos: (card, t) => withNote(`Resolve ${mythosTitle(card, t)}`, mythosText(card, t)),
  replaceMythos: () => 'Put it under the deck and draw another',
  cancelMythos: () => 'Take 2 wounds and skip it',
  face: (foe, t) => upper(foeName(foe, t)),
  protect: () => 'Take the attack',
  takeLeft: (_, t) => entry(true, t),
  takeRight: (_, t) => entry(false, t),
  takeNeither: () => 'Take neither, and leave the card',
  goldLeft: (card, t) => paidWith(entry(true, t), card, t),
  goldRight: (card, t) => paidWith(entry(false, t), card, t),
  effect: (effect, t) => effectNames[ruleOfEffect(openState(t), effect)] ?? `Effect ${effect + 1}`,
  elderFirst: () => 'The Elder One first',
  episodeFirst: () => 'The episode first',
  fromSelf: (count) => `Beat out ${count} on yourself`,
  decline: (_, t) =>
    t.asked?.key === 'mythos.cancel' || t.asked?.key === 'mythos.log'
      ? 'Let it happen'
      : 'Go on without it',
}

/** What is thrown away by ending one's actions. */
export const actionsLeft = (actions: number): string =>
  `${counted(actions, 'action')} ${actions === 1 ? 'is' : 'are'} left.`

/** What makes an action cost nothing now. */
export function freeNote(of: 'move' | 'rest', t: Tell): string[] {
  const hero = heroAsked(t)
  if (t.table.heroes[hero] === undefined) return []
  const source = freeSource(openState(t), hero, of)
  if (source === null) return []
  return [
    `free once, by ${'skill' in source ? skillRows[source.skill].name : cardName(source.card, t)}`,
  ]
}

const upper = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

function skillAt(skill: number, t: Tell): Skill {
  const hero = t.asked?.key === 'levelUp.choose' ? t.asked.about.hero : 0
  const { who } = at(t.table.heroes, hero)
  const key = sheetAt(who, t.table.settings).skills[skill]
  if (key === undefined) throw new Error(`there is no skill ${skill}`)
  return key
}

const again = (die: number, t: Tell): string =>
  t.table.roll === null ? '' : rerollNote(t.table.roll, die, t)

const shownBy = (die: number, t: Tell): string => dieInWords(t.table.roll?.dice[die] ?? 0)

function sourceName(source: number, t: Tell): string {
  const card = cardOfSource(source)
  return card >= 0 ? cardName(card, t) : skillRows[at(freeRerolls, source).skill].name
}

/** A Trade in a few words. */
export function deal(argument: number, t: Tell): string {
  const partner = heroName(partnerOfDeal(argument), t)
  const card = cardOfDeal(argument)
  const what = card >= 0 ? cardName(card, t) : thingInHand(thingOfDeal(argument), t)
  return isGivenInDeal(argument) ? `give ${what} to ${partner}` : `take ${what} from ${partner}`
}

/** How one of several like it is called, and how the others are. */
const alikeNames: Readonly<Partial<Record<Thing['kind'], readonly [string, string]>>> = {
  idol: ['an Idol', 'another Idol'],
  bones: ['one of the Bones', 'another of the Bones'],
}

/** A carried token; those that its holder has several of are told apart by their order alone. */
function thingInHand(thing: number, t: Tell): string {
  const { kind, markers, holder } = at(t.table.things, thing)
  const alike = t.table.things.filter(
    (one) => one.kind === kind && one.holder === holder && one.markers === markers,
  )
  const isFirst = alike[0] === at(t.table.things, thing)
  const name =
    (alike.length > 1 && alikeNames[kind]?.[isFirst ? 0 : 1]) || `the ${tokenNames[kind]}`
  return `${name}${markers > 0 ? ` with ${markersInWords(kind, markers)}` : ''}`
}

function healing(argument: number): string {
  const [wounds, stress, signs] = [
    woundsOfHealing(argument),
    stressOfHealing(argument),
    signsOfHealing(argument),
  ]
  const parts = [
    ...(wounds > 0 ? [counted(wounds, 'wound')] : []),
    ...(stress > 0 ? [`${stress} stress`] : []),
    ...(signs > 0 ? [counted(signs, 'Yellow Sign')] : []),
  ]
  return parts.length === 0 ? 'Heal nothing' : `Heal ${parts.join(', ')}`
}

function entry(isLeft: boolean, t: Tell): string {
  const { left, right } = discoveryAt(openState(t), t.table.found)
  return entryToTake(isLeft ? left : right)
}

/** The same paid with an item instead of stress. */
const paidWith = (label: string, card: number, t: Tell): string =>
  label.includes(' (')
    ? label.replace(/ \((?:costs [^·]* · )?/, ` (paid with ${cardName(card, t)} · `)
    : withNote(label, `paid with ${cardName(card, t)}`)

/** A note stands in brackets, so nothing in it may. */
const plain = (text: string): string => text.replaceAll(/ \(([^)]*)\)/g, ', $1').replace(/\.$/, '')

const mythosText = (card: number, t: Tell): string => {
  const { steps, symbol } = mythosAt(openState(t), card)
  return `${plain(stepsToSay(steps))} · ${symbol ? 'with the tentacle' : 'no tentacle'}`
}

/** A skill that goes up, with what its next level gives. */
function raised(skill: number, t: Tell): string {
  const key = skillAt(skill, t)
  const hero = t.asked?.key === 'levelUp.choose' ? t.asked.about.hero : 0
  const level = at(t.table.heroes, hero).levels[skill] ?? 0
  const words = levelWords(key, t.table.settings)[level]
  return withNote(`Raise ${skillRows[key].name} to ${level + 1}`, words ?? '')
}

/** The three skills of an investigator, and what they are for. */
const powersOf = (who: number, t: Tell): string =>
  sheetAt(who, t.table.settings)
    .skills.map((skill) => `${skillRows[skill].name}: ${skillRows[skill].short}`)
    .join(' · ')
