import { at, capital, counted, list, personAt, sentenceOf } from '@eldertable/kernel'
import { investigators, sheetAt } from '../pieces/investigators.ts'
import type { Words } from '@eldertable/kernel'
import type { EpisodeAction } from '../pieces/claims.ts'
import type { Events, Lacking } from '../events.ts'
import { kindOfEnemy } from '../pieces/enemies.ts'
import type { Dmd } from '../frames.ts'
import { levelWords } from './levels.ts'
import { madness, toldOfOthers } from './madness.ts'
import { actionNames, tokenNames } from './names.ts'
import {
  crowd,
  diceInWords,
  dieInWords,
  discoveryTitle,
  elderName,
  foeKind,
  mythosTitle,
  nameBy,
  numberWord,
  sideName,
  spaceName,
  thatFoe,
} from './pieces.ts'
import { mythosAt } from '../rules/mythos-deck.ts'
import { NOBODY, type DmdSettings, type Thing } from '../state.ts'
import { stepsToSay } from './script.ts'
import { stageAt } from './stages.ts'
import { does, openState, personOf, type Tell } from './telling.ts'
import {
  causeBy,
  woundedTogether,
  comingTogether,
  isCompanion,
  isUsed,
  lostTogether,
} from './together.ts'
import { markersInWords, mostMarkers } from './tokens.ts'
import { skillRows, skillsGiving } from '../pieces/skills/index.ts'
import { insanities } from '../pieces/insanities.ts'

/** Skills that add wounds, where others add successes; and those by which less sanity is lost. */
const addsWounds = skillsGiving('lone-wounds')
const sparing = skillsGiving('less-sanity')
  .map((skill) => skillRows[skill].name)
  .join(' or ')

/** DMD-ADVANCE-2 */
const LAST_SPACE = 8

const freeNames = { ...actionNames, move: 'Move', attack: 'attack', rest: 'Rest' }
const who = (hero: number, t: Tell): string => personOf(hero, t).who
const whose = (hero: number, t: Tell): string => personOf(hero, t).whose
const thing = (number: number, t: Tell): string => tokenNames[at(t.table.things, number).kind]
const isMany = (number: number, t: Tell): boolean => at(t.table.things, number).kind === 'bones'
/** A token that has been spoken of before. */
const theToken = (number: number, t: Tell): string => `the ${thing(number, t)}`
/** A token with its article: an Idol, a Lens, the Bones. */
const one = (number: number, t: Tell): string => {
  const word = thing(number, t)
  return `${isMany(number, t) ? 'the' : /^[AEIOU]/.test(word) ? 'an' : 'a'} ${word}`
}

/** This many fires, as a sentence begins. */
const fires = (amount: number): string =>
  `${capital(numberWord(amount))} ${amount === 1 ? 'fire goes' : 'fires go'}`

/** What the action of each episode that is rolled for is for. */
const purposes: Readonly<Record<DmdSettings['episode'], string>> = {
  '1': 'to spoil the Retort',
  '2': 'to break the Idols',
  '3': 'to lay the Bones to rest',
  '4': 'to misalign the Lens',
  '5': 'to wire the Circuit',
  '6': 'to set the charge',
}

/** Who throws, and for what. */
function throwerOf({ hero, kind, foe, targets }: Events['rolls'], t: Tell): string {
  switch (kind) {
    case 'foe':
      return `${capital(thatFoe(foe, t))} attacks ${who(hero, t)}`
    case 'fire':
      return `The fire on ${who(hero, t)} burns`
    case 'signs':
      return `${capital(whose(hero, t))} Yellow Signs roll`
    case 'attack':
      return `${does(hero, t, 'attack')} ${crowd(targets, t, thatFoe)}`
    case 'check':
      return `${does(hero, t, 'roll')} the check`
    case 'action':
      return `${does(hero, t, 'roll')} ${purposes[t.table.settings.episode]}`
  }
}

/** What an action of an episode is called where somebody takes it. */
const deeds: Readonly<Record<EpisodeAction, readonly [you: string, others: string]>> = {
  spoil: ['work on the Retort', 'works on the Retort'],
  'beat-out': ['beat out flames', 'beats out flames'],
  'take-idol': ['take the Idol', 'takes the Idol'],
  'break-idols': ['strike at the Idols', 'strikes at the Idols'],
  'open-grave': ['open the Grave', 'opens the Grave'],
  'lay-to-rest': ['pray over the Bones', 'prays over the Bones'],
  misalign: ['work on the Lens', 'works on the Lens'],
  'bar-shutter': ['pull down a Shutter', 'pulls down a Shutter'],
  'throw-breaker': ['work on the Circuit', 'works on the Circuit'],
  'light-lamp': ['strike a light', 'strikes a light'],
  'set-charge': ['work on the Pillar', 'works on the Pillar'],
  'light-fuse': ['light the fuse', 'lights the fuse'],
}

/** How a token goes once it has all its markers, or none left. */
const ends: Readonly<Record<Thing['kind'], string>> = {
  retort: 'The Retort is destroyed.',
  idol: 'The Idol breaks.',
  altar: 'The Altar is gone.',
  grave: 'The Grave is empty.',
  bones: 'The Bones are at rest.',
  lens: 'The Lens shatters.',
  circuit: 'The Circuit is gone.',
  pillar: 'The Pillar is gone.',
}

/** What a token is once it has all its markers and stays. */
const fulls: Readonly<Partial<Record<Thing['kind'], string>>> = {
  circuit: 'it is lit',
  pillar: 'it is charged',
}

/** What happened, a line each. */
export const events: Words<Dmd>['events'] = {
  takes: ({ hero, who: row }, t) =>
    `${sentenceOf(personAt(at(t.table.heroes, hero).seat, t), 'choose')} ${at(investigators, row).name}.`,
  goesMad: ({ hero, insanity }, t) =>
    `${capital(whose(hero, t))} insanity is ${at(insanities, insanity).name}.`,
  first: ({ hero }, t) => `${does(hero, t, 'begin')}.`,
  levelsUp: ({ hero, skill, level }, t) => {
    const key = sheetAt(at(t.table.heroes, hero).who, t.table.settings).skills[skill]
    if (key === undefined) return `${capital(whose(hero, t))} skill goes up.`
    const gives = levelWords(key, t.table.settings)[level - 1] ?? ''
    const told = personOf(hero, t).who === 'you' ? gives : toldOfOthers(gives)
    return `${capital(whose(hero, t))} ${skillRows[key].name} goes up to level ${level}: ${told}.`
  },
  turn: ({ hero, turn }, t) => `Turn ${turn} · ${who(hero, t)}.`,
  free: ({ hero, of }, t) => `${does(hero, t, 'have', 'has')} a free ${freeNames[of]}.`,
  acts: ({ hero, action }, t) => `${does(hero, t, ...deeds[action])}.`,
  moves: ({ hero, to }, t) => `${does(hero, t, 'move')} to ${spaceName(to, t)}.`,
  placed: ({ hero, space, foe }, t, rule = '') =>
    foe === NOBODY
      ? `${placedBy(rule, hero, t)} ${spaceName(space, t)}.`
      : `${capital(thatFoe(foe, t))} carries ${who(hero, t)} off to ${spaceName(space, t)}.`,
  refuses: ({ hero }, t) => `${does(hero, t, 'refuse')}.`,
  usesCard: ({ hero, card }, t) => `${does(hero, t, 'use')} ${nameBy(card, isUsed, t)}.`,
  rolls: (is, t) =>
    `${throwerOf(is, t)}: ${is.dice.length === 0 ? 'no dice' : diceInWords(is.dice)}.`,
  rerolls: ({ hero, die, shows, stress }, t) => {
    const { does: verb } = personOf(hero, t)
    const paid =
      stress > 0
        ? `${does(hero, t, 'take')} ${stress} stress and ${verb('throw')}`
        : does(hero, t, 'throw')
    return `${paid} die ${die + 1} again: ${dieInWords(shows)}.`
  },
  blanks: ({ hero, die }, t) => `${does(hero, t, 'make')} die ${die + 1} blank.`,
  wards: ({ hero, die }, t) =>
    `${does(hero, t, 'turn')} the tentacle of die ${die + 1} into an elder sign.`,
  counts: ({ hero, skill, worth, isAgainst }, t) => {
    const successes = counted(worth, 'success', 'successes')
    const by = ` by ${skillRows[skill].name}`
    if (isAgainst)
      return `${does(hero, t, 'count')} ${successes} more against ${personOf(hero, t).who === 'you' ? 'yourself' : 'themselves'}${by}.`
    const what = addsWounds.includes(skill) ? counted(worth, 'wound') : successes
    return `${does(hero, t, 'add')} ${what}${by}.`
  },
  checks: ({ hero, isPassed }, t) =>
    `${isPassed ? does(hero, t, 'pass', 'passes') : does(hero, t, 'fail')} the check.`,
  stress: ({ hero, amount }, t, rule = '') =>
    `${does(hero, t, 'take')} ${amount} stress${causeBy(rule, t)}.`,
  calms: ({ hero, amount, isRest }, t) => `${heals(hero, isRest, t)} ${amount} stress.`,
  wounds: (is, t) => woundedTogether([is], t),
  heals: ({ hero, amount, isRest }, t) => `${heals(hero, isRest, t)} ${counted(amount, 'wound')}.`,
  armour: ({ hero }, t) => `Armour saves ${who(hero, t)} 1 wound.`,
  shields: ({ hero, card }, t) =>
    `${nameBy(card, isCompanion, t)} takes a wound for ${who(hero, t)}.`,
  sanity: ({ hero, amount }, t) => `${does(hero, t, 'lose')} ${amount} sanity.`,
  steels: ({ hero }, t) => `${sparing} spares ${who(hero, t)} 1 sanity.`,
  snaps: ({ hero, insanity }, t) =>
    `${does(hero, t, 'snap')}: ${at(insanities, insanity).name}. ${madness(hero, insanity, t)}`,
  evens: ({ hero, stress }, t) => `${capital(whose(hero, t))} stress is now ${stress}.`,
  remembers: ({ hero, card }, t) =>
    `${does(hero, t, 'live')} through ${mythosTitle(card, t)} again.`,
  revives: ({ hero }, t) =>
    `${does(hero, t, 'should', 'should')} be dead, and ${personOf(hero, t).does('get', 'gets')} up.`,
  falls: ({ hero, how }, t) =>
    how === 'wounds'
      ? `${does(hero, t, 'die')}.`
      : `${does(hero, t, 'go', 'goes')} insane for good.`,
  signs: ({ hero, amount }, t, rule = '') =>
    `${does(hero, t, 'take')} ${counted(amount, 'Yellow Sign')}${causeBy(rule, t)}.`,
  dropsSigns: ({ hero, amount }, t) =>
    `${does(hero, t, 'discard')} ${counted(amount, 'Yellow Sign')}.`,
  burns: ({ space }, t) => `Fire breaks out in ${spaceName(space, t)}.`,
  quenches: ({ space, amount }, t) => `${fires(amount)} out in ${spaceName(space, t)}.`,
  catchesFire: ({ hero, amount }, t) =>
    `${does(hero, t, 'catch', 'catches')} fire: ${counted(amount, 'token')}.`,
  shedsFire: ({ hero, amount }, t) => `${fires(amount)} out on ${who(hero, t)}.`,
  flashes: ({ space }, t) => `A flash lights up ${spaceName(space, t)}.`,
  summons: ({ foe, space }, t) => `${capital(foeKind(foe, t))} appears in ${spaceName(space, t)}.`,
  promotes: ({ space }, t) => `A Cultist in ${spaceName(space, t)} becomes a Hastur Disciple.`,
  comes: (is, t) => comingTogether([is], t),
  attacks: ({ foe, hero }, t) => `${capital(foeKind(foe, t))} attacks ${who(hero, t)}.`,
  protects: ({ hero, whom }, t) => `${does(hero, t, 'take')} the attack meant for ${who(whom, t)}.`,
  hurts: ({ foe, amount }, t) => `${capital(thatFoe(foe, t))} takes ${counted(amount, 'wound')}.`,
  recovers: ({ foe }, t) => `${capital(foeKind(foe, t))} heals all its wounds.`,
  kills: ({ foe, space }, t) => `${capital(thatFoe(foe, t))} dies in ${spaceName(space, t)}.`,
  draws: ({ hero, card }, t) => `${does(hero, t, 'draw')} the Mythos card ${mythosTitle(card, t)}.`,
  buries: ({ hero, card }, t) => `${does(hero, t, 'put')} ${mythosTitle(card, t)} under the deck.`,
  // "You" on a card is whoever drew it.
  resolves: ({ hero, card }, t) =>
    `Mythos card ${mythosTitle(card, t)} for ${who(hero, t)}: ${stepsToSay(mythosAt(openState(t), card).steps)}`,
  keepsInMind: ({ hero, card }, t) =>
    `PTSD: ${personOf(hero, t).who} ${personOf(hero, t).does('keep')} ${mythosTitle(card, t)} in mind.`,
  shuffles: ({ kept = [] }, t) =>
    kept.length === 0
      ? 'The Mythos discard pile is shuffled into the deck.'
      : `The Mythos discard pile is shuffled into the deck, and so ${kept.length === 1 ? 'is' : 'are'} ${list(kept.map((card) => mythosTitle(card, t)))}, kept in mind until now.`,
  finds: ({ hero, card }, t) => `${does(hero, t, 'find')} ${discoveryTitle(card, t)}.`,
  claims: ({ hero, card, isLeft, stress }, t) =>
    `${does(hero, t, 'take')} ${sideName(card, isLeft, t)}${stress > 0 ? ` for ${stress} stress` : ''}.`,
  discards: (is, t) => lostTogether([is], t),
  handsOver: ({ from, to, card, isLeft }, t) =>
    `${does(from, t, 'give')} ${sideName(card, isLeft, t)} to ${who(to, t)}.`,
  handsOverThing: ({ from, to, thing: number }, t) =>
    `${does(from, t, 'give')} ${one(number, t)} to ${who(to, t)}.`,
  marks: ({ thing: number, by, markers }, t) => {
    const { kind, space } = at(t.table.things, number)
    // Whoever works on a token knows where it is; what a text takes away may lie anywhere.
    const isElsewhere = by < 0 && (kind === 'circuit' || kind === 'pillar')
    const where = isElsewhere ? ` in ${spaceName(space, t)}` : ''
    const token = `${capital(theToken(number, t))}${where}`
    const [gain, lose] = isMany(number, t) ? ['gain', 'lose'] : ['gains', 'loses']
    const most = mostMarkers(kind)
    const full = markers === most ? fulls[kind] : undefined
    if (by < 0 && kind === 'circuit' && markers === 0) return `${token} goes dark.`
    const stands = full ?? (most === undefined ? String(markers) : `${markers} of ${most}`)
    return `${token} ${by > 0 ? gain : lose} ${markersInWords(kind, Math.abs(by))}: ${stands}.`
  },
  thingGone: ({ thing: number }, t) => ends[at(t.table.things, number).kind],
  picksUp: ({ hero, thing: number }, t) => `${does(hero, t, 'pick')} up ${one(number, t)}.`,
  putsDown: ({ thing: number, space }, t) =>
    `${capital(theToken(number, t))} ${isMany(number, t) ? 'are' : 'is'} put down in ${spaceName(space, t)}.`,
  turnsUp: ({ hasBones }) => (hasBones ? 'The Grave holds Bones.' : 'The Grave is empty.'),
  sinks: ({ space }, t) => `R'lyeh rises in ${spaceName(space, t)}.`,
  bars: ({ hero, space }, t) => `${does(hero, t, 'bar')} the gate in ${spaceName(space, t)}.`,
  shutterBreaks: ({ space }, t) =>
    `The Shutter in ${spaceName(space, t)} breaks and nothing comes through.`,
  lampLit: ({ hero, space }, t) => `${does(hero, t, 'light')} a Lamp in ${spaceName(space, t)}.`,
  lampOut: ({ space }, t) => `The Lamp in ${spaceName(space, t)} goes out.`,
  fizzles: ({ what, hero, kind }, t) => lackingInWords(what, hero, kind, t),
  advances: ({ track }, t) =>
    track === LAST_SPACE
      ? `${elderName(t)} advances to the end of its track.`
      : `${elderName(t)} advances to space ${track} of ${LAST_SPACE}.`,
  disrupts: (_, t) => `The ritual is disrupted, and ${elderName(t)} can be hurt.`,
  arrives: ({ space }, t) => `${elderName(t)} arrives in ${spaceName(space, t)}.`,
  reveals: ({ stage }, t) => {
    const { name, texts } = stageAt(stage, t)
    return `Stage ${stage}, ${name}: ${texts.join(' ')}`
  },
  defeats: ({ stage }, t) => `Stage ${stage} of ${elderName(t)} falls.`,
}

/** Who or what puts somebody elsewhere. */
const placedBy = (rule: string, hero: number, t: Tell): string =>
  rule === 'DMD-INSANE-4'
    ? `Paranoia sends ${who(hero, t)} to`
    : `${does(hero, t, 'are', 'is')} placed in`

/** What is skipped, and for want of what. */
function lackingInWords(
  what: Lacking,
  hero: number,
  kind: Events['fizzles']['kind'],
  t: Tell,
): string {
  const figure = kind === null ? 'figure' : kindOfEnemy(kind).name
  switch (what) {
    case 'fire':
      return 'No fire token is left, so nothing more catches fire.'
    case 'rlyeh':
      return "No R'lyeh token is left, so nothing more rises."
    case 'signs':
      return `No Yellow Sign is left for ${who(hero, t)}.`
    case 'stress':
      return `${capital(whose(hero, t))} stress is full: no more fits.`
    case 'figures':
      return `No ${figure} is left in the box, so none appears.`
    case 'movers':
      return `No ${figure} is on the map, so none moves.`
  }
}

/** Who heals, and whether it is by a Rest. */
function heals(hero: number, isRest: boolean, t: Tell): string {
  const { does: verb } = personOf(hero, t)
  return isRest ? `${does(hero, t, 'rest')} and ${verb('heal')}` : does(hero, t, 'heal')
}
