import { at, capital, counted, list } from '@eldertable/kernel'
import { investigators, sheetAt } from '../content/investigators.ts'
import type { Words } from '@eldertable/kernel'
import type { Dmd } from '../frames.ts'
import { actionNames, insanityNames, investigatorNames, skillNames, tokenNames } from './names.ts'
import {
  dieInWords,
  discoveryTitle,
  elderName,
  foeKind,
  mythosTitle,
  sideName,
  spaceName,
} from './pieces.ts'
import { mythosAt } from '../rules/mythos-deck.ts'
import { stepsInWords } from './script.ts'
import { heroName, openState, type Tell } from './telling.ts'

const freeNames = { ...actionNames, move: 'Move', attack: 'attack', rest: 'Rest' }
const who = (hero: number, t: Tell): string => heroName(hero, t)
const thing = (number: number, t: Tell): string => tokenNames[at(t.table.things, number).kind]
const isMany = (number: number, t: Tell): boolean => at(t.table.things, number).kind === 'bones'
/** A token with its article: an Idol, a Lens, the Bones. */
const one = (number: number, t: Tell): string => {
  const word = thing(number, t)
  return `${isMany(number, t) ? 'the' : /^[AEIOU]/.test(word) ? 'an' : 'a'} ${word}`
}

/** What happened, a line each. */
export const events: Words<Dmd>['events'] = {
  takes: ({ hero, who: row }, t) =>
    `${t.name(at(t.table.heroes, hero).seat)} plays ${investigatorNames[at(investigators, row).key]}.`,
  goesMad: ({ hero, insanity }, t) => `${who(hero, t)} has ${at(insanityNames, insanity)}.`,
  first: ({ hero }, t) => `${who(hero, t)} begins.`,
  levelsUp: ({ hero, skill, level }, t) => {
    const key = sheetAt(at(t.table.heroes, hero).who, t.table.settings).skills[skill]
    return `${who(hero, t)} goes up to level ${level} of ${key === undefined ? 'a skill' : skillNames[key]}.`
  },
  turn: ({ hero }, t) => `It is the turn of ${who(hero, t)}.`,
  free: ({ hero, of }, t) => `${who(hero, t)} has a free ${freeNames[of]}.`,
  acts: ({ hero, action }, t) => `${who(hero, t)} uses ${actionNames[action]}.`,
  moves: ({ hero, from, to }, t) =>
    `${who(hero, t)} moves from ${spaceName(from, t)} to ${spaceName(to, t)}.`,
  placed: ({ hero, space }, t) => `${who(hero, t)} is placed in ${spaceName(space, t)}.`,
  refuses: ({ hero }, t) => `${who(hero, t)} refuses.`,
  usesCard: ({ hero }, t) => `${who(hero, t)} uses a card.`,
  rolls: ({ hero, foe, dice }, t) =>
    `${foe < 0 ? who(hero, t) : capital(foeKind(foe, t))} rolls ${dice.length === 0 ? 'nothing' : list(dice.map(dieInWords))}.`,
  rerolls: ({ hero, die, shows }, t) =>
    `${who(hero, t)} rerolls die ${die + 1}: ${dieInWords(shows)}.`,
  blanks: ({ hero, die }, t) => `${who(hero, t)} makes die ${die + 1} blank.`,
  wards: ({ hero, die }, t) =>
    `${who(hero, t)} turns the tentacle of die ${die + 1} into an elder sign.`,
  counts: ({ hero, skill, count }, t) =>
    `${who(hero, t)} counts ${counted(count, 'symbol')} with ${skillNames[skill]}.`,
  checks: ({ hero, isPassed }, t) => `${who(hero, t)} ${isPassed ? 'passes' : 'fails'} the check.`,
  stress: ({ hero, amount }, t) => `${who(hero, t)} takes ${amount} stress.`,
  calms: ({ hero, amount }, t) => `${who(hero, t)} heals ${amount} stress.`,
  wounds: ({ hero, amount }, t) => `${who(hero, t)} takes ${counted(amount, 'wound')}.`,
  heals: ({ hero, amount }, t) => `${who(hero, t)} heals ${counted(amount, 'wound')}.`,
  armour: ({ hero }, t) => `Armour saves ${who(hero, t)} 1 wound.`,
  shields: ({ hero }, t) => `A companion takes a wound for ${who(hero, t)}.`,
  sanity: ({ hero, amount }, t) => `${who(hero, t)} loses ${amount} sanity.`,
  steels: ({ hero }, t) => `${who(hero, t)} loses 1 sanity less.`,
  snaps: ({ hero, insanity }, t) => `${who(hero, t)} snaps: ${at(insanityNames, insanity)}.`,
  evens: ({ hero, stress }, t) => `${who(hero, t)}: the stress is now ${stress}.`,
  remembers: ({ hero, card }, t) => `${who(hero, t)} lives through ${mythosTitle(card, t)} again.`,
  revives: ({ hero }, t) => `${who(hero, t)} should be dead, and gets up.`,
  falls: ({ hero, how }, t) =>
    `${who(hero, t)} ${how === 'wounds' ? 'dies' : 'goes insane for good'}.`,
  signs: ({ hero, amount }, t) => `${who(hero, t)} takes ${counted(amount, 'Yellow Sign')}.`,
  dropsSigns: ({ hero, amount }, t) =>
    `${who(hero, t)} discards ${counted(amount, 'Yellow Sign')}.`,
  burns: ({ space }, t) => `Fire breaks out in ${spaceName(space, t)}.`,
  quenches: ({ space, amount }, t) =>
    `${counted(amount, 'fire goes', 'fires go')} out in ${spaceName(space, t)}.`,
  catchesFire: ({ hero, amount }, t) =>
    `${who(hero, t)} catches fire: ${counted(amount, 'token')}.`,
  shedsFire: ({ hero, amount }, t) => `${who(hero, t)} puts out ${counted(amount, 'fire token')}.`,
  flashes: ({ space }, t) => `A flash lights up ${spaceName(space, t)}.`,
  summons: ({ foe, space }, t) => `${capital(foeKind(foe, t))} appears in ${spaceName(space, t)}.`,
  promotes: ({ space }, t) => `A Cultist in ${spaceName(space, t)} becomes a Hastur Disciple.`,
  comes: ({ foe, from, to }, t) =>
    `${capital(foeKind(foe, t))} moves from ${spaceName(from, t)} to ${spaceName(to, t)}.`,
  attacks: ({ foe, hero }, t) => `${capital(foeKind(foe, t))} attacks ${who(hero, t)}.`,
  protects: ({ hero, whom }, t) => `${who(hero, t)} takes the attack meant for ${who(whom, t)}.`,
  hurts: ({ foe, amount }, t) => `${capital(foeKind(foe, t))} takes ${counted(amount, 'wound')}.`,
  recovers: ({ foe }, t) => `${capital(foeKind(foe, t))} heals all its wounds.`,
  kills: ({ foe, space }, t) => `${capital(foeKind(foe, t))} dies in ${spaceName(space, t)}.`,
  draws: ({ hero, card }, t) => `${who(hero, t)} draws the Mythos card ${mythosTitle(card, t)}.`,
  buries: ({ hero, card }, t) => `${who(hero, t)} puts ${mythosTitle(card, t)} under the deck.`,
  resolves: ({ card }, t) =>
    `The Mythos card ${mythosTitle(card, t)} says: ${stepsInWords(mythosAt(openState(t), card).steps)}`,
  keepsInMind: ({ hero, card }, t) => `${who(hero, t)} cannot forget ${mythosTitle(card, t)}.`,
  shuffles: () => 'The Mythos discard pile is shuffled into the deck.',
  finds: ({ hero, card }, t) => `${who(hero, t)} finds ${discoveryTitle(card, t)}.`,
  claims: ({ hero, card, isLeft }, t) => `${who(hero, t)} claims ${sideName(card, isLeft, t)}.`,
  discards: ({ hero, card, isLeft }, t) => `${who(hero, t)} discards ${sideName(card, isLeft, t)}.`,
  handsOver: ({ from, to, card, isLeft }, t) =>
    `${sideName(card, isLeft, t)} passes from ${who(from, t)} to ${who(to, t)}.`,
  handsOverThing: ({ from, to, thing: number }, t) =>
    `${capital(one(number, t))} ${isMany(number, t) ? 'pass' : 'passes'} from ${who(from, t)} to ${who(to, t)}.`,
  marks: ({ thing: number, by, markers }, t) => {
    const [gain, lose, have] = isMany(number, t)
      ? (['gain', 'lose', 'have'] as const)
      : (['gains', 'loses', 'has'] as const)
    return `${capital(one(number, t))} ${by > 0 ? gain : lose} ${counted(Math.abs(by), 'marker')} and ${have} ${markers}.`
  },
  thingGone: ({ thing: number }, t) =>
    `${capital(one(number, t))} ${isMany(number, t) ? 'are' : 'is'} gone.`,
  picksUp: ({ hero, thing: number }, t) => `${who(hero, t)} picks up ${one(number, t)}.`,
  putsDown: ({ thing: number, space }, t) =>
    `${capital(one(number, t))} ${isMany(number, t) ? 'are' : 'is'} put down in ${spaceName(space, t)}.`,
  turnsUp: ({ hasBones }) => (hasBones ? 'The Grave holds Bones.' : 'The Grave is empty.'),
  sinks: ({ space }, t) => `R'lyeh rises in ${spaceName(space, t)}.`,
  bars: ({ hero, space }, t) => `${who(hero, t)} bars the gate in ${spaceName(space, t)}.`,
  shutterBreaks: ({ space }, t) =>
    `The Shutter in ${spaceName(space, t)} breaks and nothing comes through.`,
  lampLit: ({ hero, space }, t) => `${who(hero, t)} lights a Lamp in ${spaceName(space, t)}.`,
  lampOut: ({ space }, t) => `The Lamp in ${spaceName(space, t)} goes out.`,
  advances: ({ track }, t) => `${elderName(t)} advances to space ${track} of its track.`,
  disrupts: (_, t) => `The ritual is disrupted, and ${elderName(t)} can be hurt.`,
  arrives: ({ space }, t) => `${elderName(t)} arrives in ${spaceName(space, t)}.`,
  reveals: ({ stage }) => `Stage ${stage} is revealed.`,
  defeats: ({ stage }) => `Stage ${stage} is defeated.`,
}
