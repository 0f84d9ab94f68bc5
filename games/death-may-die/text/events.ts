import { at, capital, counted, personAt, sentenceOf } from '@eldertable/kernel'
import { investigators, sheetAt } from '../content/investigators.ts'
import type { Words } from '@eldertable/kernel'
import type { Dmd } from '../frames.ts'
import { levelWords } from './levels.ts'
import { actionNames, insanityNames, investigatorNames, skillNames, tokenNames } from './names.ts'
import {
  cardName,
  diceInWords,
  dieInWords,
  discoveryTitle,
  elderName,
  foeKind,
  mythosTitle,
  sideName,
  spaceName,
  thatFoe,
} from './pieces.ts'
import { mythosAt } from '../rules/mythos-deck.ts'
import type { RollKind } from '../state.ts'
import { stepsInWords } from './script.ts'
import { insanityWords } from './skills.ts'
import { episodeAdvances, stageWords } from './stages.ts'
import { does, openState, personOf, type Tell } from './telling.ts'

const freeNames = { ...actionNames, move: 'Move', attack: 'attack', rest: 'Rest' }
const who = (hero: number, t: Tell): string => personOf(hero, t).who
const whose = (hero: number, t: Tell): string => personOf(hero, t).whose
const thing = (number: number, t: Tell): string => tokenNames[at(t.table.things, number).kind]
const isMany = (number: number, t: Tell): boolean => at(t.table.things, number).kind === 'bones'
/** A token with its article: an Idol, a Lens, the Bones. */
const one = (number: number, t: Tell): string => {
  const word = thing(number, t)
  return `${isMany(number, t) ? 'the' : /^[AEIOU]/.test(word) ? 'an' : 'a'} ${word}`
}

const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
]
/** So many fires, as a sentence begins. */
const fires = (amount: number): string =>
  `${numbers[amount] ?? amount} ${amount === 1 ? 'fire goes' : 'fires go'}`

/** Who throws, and for what. */
function throwerOf(hero: number, kind: RollKind, foe: number, t: Tell): string {
  switch (kind) {
    case 'foe':
      return `${capital(thatFoe(foe, t))} rolls against ${who(hero, t)}`
    case 'fire':
      return `The fire on ${who(hero, t)} rolls`
    case 'signs':
      return `${capital(whose(hero, t))} Yellow Signs roll`
    case 'attack':
      return `${does(hero, t, 'roll')} the attack`
    case 'check':
      return `${does(hero, t, 'roll')} the check`
    case 'action':
      return does(hero, t, 'roll')
  }
}

/** What each marker of a token is called. */
const markerNames = {
  retort: ['spoil marker', 'spoil markers'],
  idol: ['crack', 'cracks'],
  altar: ['marker', 'markers'],
  grave: ['marker', 'markers'],
  bones: ['prayer', 'prayers'],
  lens: ['Alignment', 'Alignment'],
  circuit: ['Wire', 'Wires'],
  pillar: ['Powder', 'Powder'],
} as const

/** What happened, a line each. */
export const events: Words<Dmd>['events'] = {
  takes: ({ hero, who: row }, t) =>
    `${sentenceOf(personAt(at(t.table.heroes, hero).seat, t), 'play')} ${investigatorNames[at(investigators, row).key]}.`,
  goesMad: ({ hero, insanity }, t) =>
    `${does(hero, t, 'have', 'has')} ${at(insanityNames, insanity)}.`,
  first: ({ hero }, t) => `${does(hero, t, 'begin')}.`,
  levelsUp: ({ hero, skill, level }, t) => {
    const key = sheetAt(at(t.table.heroes, hero).who, t.table.settings).skills[skill]
    if (key === undefined) return `${capital(whose(hero, t))} skill goes up.`
    return `${capital(whose(hero, t))} ${skillNames[key]} goes up to level ${level}: ${levelWords[key][level - 1] ?? ''}.`
  },
  turn: ({ hero }, t) => `Turn ${t.table.turn} · ${who(hero, t)}.`,
  free: ({ hero, of }, t) => `${does(hero, t, 'have', 'has')} a free ${freeNames[of]}.`,
  acts: ({ hero, action }, t) => `${does(hero, t, 'use')} ${actionNames[action]}.`,
  moves: ({ hero, to }, t) => `${does(hero, t, 'move')} to ${spaceName(to, t)}.`,
  placed: ({ hero, space }, t) => `${does(hero, t, 'are', 'is')} placed in ${spaceName(space, t)}.`,
  refuses: ({ hero }, t) => `${does(hero, t, 'refuse')}.`,
  usesCard: ({ hero, card }, t) => `${does(hero, t, 'use')} ${cardName(card, t)}.`,
  rolls: ({ hero, kind, foe, dice }, t) =>
    `${throwerOf(hero, kind, foe, t)}: ${dice.length === 0 ? 'no dice' : diceInWords(dice)}.`,
  rerolls: ({ hero, die, shows }, t) =>
    `${does(hero, t, 'throw')} die ${die + 1} again: ${dieInWords(shows)}.`,
  blanks: ({ hero, die }, t) => `${does(hero, t, 'make')} die ${die + 1} blank.`,
  wards: ({ hero, die }, t) =>
    `${does(hero, t, 'turn')} the tentacle of die ${die + 1} into an elder sign.`,
  counts: ({ hero, skill, count }, t) =>
    `${does(hero, t, 'count')} ${counted(count, 'symbol')} with ${skillNames[skill]}.`,
  checks: ({ hero, isPassed }, t) =>
    `${isPassed ? does(hero, t, 'pass', 'passes') : does(hero, t, 'fail')} the check.`,
  stress: ({ hero, amount }, t) => `${does(hero, t, 'take')} ${amount} stress.`,
  calms: ({ hero, amount }, t) => `${does(hero, t, 'heal')} ${amount} stress.`,
  wounds: ({ hero, amount }, t) => `${does(hero, t, 'take')} ${counted(amount, 'wound')}.`,
  heals: ({ hero, amount }, t) => `${does(hero, t, 'heal')} ${counted(amount, 'wound')}.`,
  armour: ({ hero }, t) => `Armour saves ${who(hero, t)} 1 wound.`,
  shields: ({ hero, card }, t) =>
    `A companion takes a wound for ${who(hero, t)}: ${cardName(card, t)}.`,
  sanity: ({ hero, amount }, t) => `${does(hero, t, 'lose')} ${amount} sanity.`,
  steels: ({ hero }, t) => `${does(hero, t, 'lose')} 1 sanity less.`,
  snaps: ({ hero, insanity }, t) =>
    `${does(hero, t, 'snap')}: ${at(insanityNames, insanity)}. ${at(insanityWords, insanity).text}`,
  evens: ({ hero, stress }, t) => `${capital(whose(hero, t))} stress is now ${stress}.`,
  remembers: ({ hero, card }, t) =>
    `${does(hero, t, 'live')} through ${mythosTitle(card, t)} again.`,
  revives: ({ hero }, t) =>
    `${does(hero, t, 'should', 'should')} be dead, and ${personOf(hero, t).does('get', 'gets')} up.`,
  falls: ({ hero, how }, t) =>
    how === 'wounds'
      ? `${does(hero, t, 'die')}.`
      : `${does(hero, t, 'go', 'goes')} insane for good.`,
  signs: ({ hero, amount }, t) => `${does(hero, t, 'take')} ${counted(amount, 'Yellow Sign')}.`,
  dropsSigns: ({ hero, amount }, t) =>
    `${does(hero, t, 'discard')} ${counted(amount, 'Yellow Sign')}.`,
  burns: ({ space }, t) => `Fire breaks out in ${spaceName(space, t)}.`,
  quenches: ({ space, amount }, t) => `${fires(amount)} out in ${spaceName(space, t)}.`,
  catchesFire: ({ hero, amount }, t) =>
    `${does(hero, t, 'catch', 'catches')} fire: ${counted(amount, 'token')}.`,
  shedsFire: ({ hero, amount }, t) =>
    `${does(hero, t, 'put')} out ${counted(amount, 'fire token')}.`,
  flashes: ({ space }, t) => `A flash lights up ${spaceName(space, t)}.`,
  summons: ({ foe, space }, t) => `${capital(foeKind(foe, t))} appears in ${spaceName(space, t)}.`,
  promotes: ({ space }, t) => `A Cultist in ${spaceName(space, t)} becomes a Hastur Disciple.`,
  comes: ({ foe, from, to }, t) =>
    `${capital(foeKind(foe, t))} moves from ${spaceName(from, t)} to ${spaceName(to, t)}.`,
  attacks: ({ foe, hero }, t) => `${capital(foeKind(foe, t))} attacks ${who(hero, t)}.`,
  protects: ({ hero, whom }, t) => `${does(hero, t, 'take')} the attack meant for ${who(whom, t)}.`,
  hurts: ({ foe, amount }, t) => `${capital(thatFoe(foe, t))} takes ${counted(amount, 'wound')}.`,
  recovers: ({ foe }, t) => `${capital(foeKind(foe, t))} heals all its wounds.`,
  kills: ({ foe, space }, t) => `${capital(thatFoe(foe, t))} dies in ${spaceName(space, t)}.`,
  draws: ({ hero, card }, t) => `${does(hero, t, 'draw')} the Mythos card ${mythosTitle(card, t)}.`,
  buries: ({ hero, card }, t) => `${does(hero, t, 'put')} ${mythosTitle(card, t)} under the deck.`,
  // "You" on a card is whoever drew it.
  resolves: ({ hero, card }, t) =>
    `Mythos card ${mythosTitle(card, t)} for ${who(hero, t)}: ${stepsInWords(mythosAt(openState(t), card).steps)}`,
  keepsInMind: ({ hero, card }, t) => `${does(hero, t, 'keep')} ${mythosTitle(card, t)} in mind.`,
  shuffles: () => 'The Mythos discard pile is shuffled into the deck.',
  finds: ({ hero, card }, t) => `${does(hero, t, 'find')} ${discoveryTitle(card, t)}.`,
  claims: ({ hero, card, isLeft }, t) => `${does(hero, t, 'take')} ${sideName(card, isLeft, t)}.`,
  discards: ({ hero, card, isLeft }, t) =>
    `${does(hero, t, 'discard')} ${sideName(card, isLeft, t)}.`,
  handsOver: ({ from, to, card, isLeft }, t) =>
    `${does(from, t, 'give')} ${sideName(card, isLeft, t)} to ${who(to, t)}.`,
  handsOverThing: ({ from, to, thing: number }, t) =>
    `${does(from, t, 'give')} ${one(number, t)} to ${who(to, t)}.`,
  marks: ({ thing: number, by, markers }, t) => {
    const [gain, lose, have] = isMany(number, t)
      ? (['gain', 'lose', 'have'] as const)
      : (['gains', 'loses', 'has'] as const)
    const [single, several] = markerNames[at(t.table.things, number).kind]
    return `${capital(one(number, t))} ${by > 0 ? gain : lose} ${counted(Math.abs(by), single, several)} and ${have} ${markers === 0 ? 'none' : markers}.`
  },
  thingGone: ({ thing: number }, t) =>
    `${capital(one(number, t))} ${isMany(number, t) ? 'are' : 'is'} gone.`,
  picksUp: ({ hero, thing: number }, t) => `${does(hero, t, 'pick')} up ${one(number, t)}.`,
  putsDown: ({ thing: number, space }, t) =>
    `${capital(one(number, t))} ${isMany(number, t) ? 'are' : 'is'} put down in ${spaceName(space, t)}.`,
  turnsUp: ({ hasBones }) => (hasBones ? 'The Grave holds Bones.' : 'The Grave is empty.'),
  sinks: ({ space }, t) => `R'lyeh rises in ${spaceName(space, t)}.`,
  bars: ({ hero, space }, t) => `${does(hero, t, 'bar')} the gate in ${spaceName(space, t)}.`,
  shutterBreaks: ({ space }, t) =>
    `The Shutter in ${spaceName(space, t)} breaks and nothing comes through.`,
  lampLit: ({ hero, space }, t) => `${does(hero, t, 'light')} a Lamp in ${spaceName(space, t)}.`,
  lampOut: ({ space }, t) => `The Lamp in ${spaceName(space, t)} goes out.`,
  advances: ({ track }, t) => {
    const { elderOne, episode } = t.table.settings
    const texts = [...at(stageWords[elderOne], 0).texts, episodeAdvances[episode]].flatMap((text) =>
      text.at === 'when the Elder One advances' ? [capital(text.text)] : [],
    )
    return `${elderName(t)} advances to space ${track} of its track. ${texts.join(' ')}`
  },
  disrupts: (_, t) => `The ritual is disrupted, and ${elderName(t)} can be hurt.`,
  arrives: ({ space }, t) => `${elderName(t)} arrives in ${spaceName(space, t)}.`,
  reveals: ({ stage }, t) => {
    const { name, texts } = at(stageWords[t.table.settings.elderOne], stage - 1)
    return `Stage ${stage}, ${name}: ${texts.map((text) => capital(text.text)).join(' ')}`
  },
  defeats: ({ stage }, t) => `Stage ${stage} of ${elderName(t)} falls.`,
}
