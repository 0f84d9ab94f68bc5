import { capital, counted, list, personAt, sentenceOf, type Person } from '@eldertable/kernel'
import { CHAOS } from '../pieces/colours.ts'
import { MAD, matAt } from '../pieces/mats.ts'
import { pageAt } from '../pieces/pages.ts'
import { iconAt, tentacleStop, townAt, wheelIcons } from '../pieces/wheel.ts'
import type { Ending, Events, Miss, SpentFor } from '../events.ts'
import type { SpunFor } from '../frames.ts'
import { sum } from '../rules/pieces.ts'
import { NO_SHAMBLER, NOWHERE } from '../state.ts'
import {
  amounts,
  diceInWords,
  kindName,
  oldOneName,
  oneOf,
  pageName,
  portalName,
  rowsInWords,
  shamblerName,
  siteName,
  townName,
  withArticle,
} from './pieces.ts'
import { personOf, type Naming } from './telling.ts'

/** What happened, a line each. */
export const events: {
  readonly [K in keyof Events]: (is: Events[K], t: Naming) => string
} = {
  // set-up
  townsLaid: ({ sites }) => `Around the wheel lie ${list(sites.map(siteName))}.`,
  first: ({ seat }, t) => begins(personAt(seat, t), t),
  takesMat({ character, mat }, t) {
    const { full, role } = matAt(mat)
    const { isAssistant } = t.table.characters[character] ?? { isAssistant: false }
    return isAssistant
      ? `${full}, ${role}, comes along as an Assistant.`
      : `${doing(character, t, 'play')} ${full}, ${role}.`
  },
  pagesShuffled: () => 'Thirty pages are shuffled.',
  oldOneAppears: ({ town }, t) => `${oldOneName(t)} rises at ${townName(town, t)}.`,
  arrives: ({ character, town }, t) => `${doing(character, t, 'start')} at ${townName(town, t)}.`,
  putsBack: () => 'An Eldritch is drawn, and goes back into the Bag.',

  // the turn
  turn: ({ character, round }, t) => `Round ${round}: it is ${whose(character, t)} turn.`,
  spins: ({ stop, for: why }, t) => spun(stop, why, t),

  // 1-A
  lulls: ({ colour }) => `A lull: 1 ${kindName(colour)} leaves the Shambler Mat.`,
  lullsNothing: () => 'A lull, and the Shambler Mat is empty already.',
  rift: () => 'A rift: 1 Chaos slips from the supply to the Discard Mat.',
  riftsNothing: () => 'A rift opens, and the supply has no Chaos for it.',
  omen: ({ colour }) => `The omen calls on ${kindName(colour)}.`,
  surge: () => 'A surge: one more tentacle is drawn.',

  // draws from the Bag
  drawing: ({ character, count, town }, t) =>
    town === NOWHERE
      ? `${doing(character, t, 'have', 'has')} to draw ${counted(count, 'tentacle')}.`
      : `${counted(count, 'tentacle')} ${count === 1 ? 'is' : 'are'} drawn for ${townName(town, t)}.`,
  creeps: ({ town, colour }, t) => `${kindName(colour)} settles on ${townName(town, t)}.`,
  haunts: ({ character, colour }, t) => `${doing(character, t, 'draw')} ${oneOf(colour)}.`,
  drawsChaos: ({ character }, t) => `${doing(character, t, 'draw')} ${oneOf(CHAOS)}.`,
  energy: ({ energy }, t) => `An Eldritch feeds ${oldOneName(t)}: energy ${energy}.`,
  bagEmpty: () => 'The Bag is empty, and nothing more is drawn.',

  // accursed tracks
  energyAccursed: ({ track, discard }, t) =>
    `One Eldritch too many: the energy of ${oldOneName(t)} overflows, and ${track + 1 + sum(discard)} tentacles go back into the Bag.`,
  strength: ({ draws }, t) =>
    draws === 0
      ? `${oldOneName(t)} is at full strength.`
      : `${oldOneName(t)} grows stronger: ${draws} are drawn each spin from now on.`,
  townAccursed: ({ town, colour, track }, t) =>
    `${kindName(colour)} overflows at ${townName(town, t)}: ${track + 1} go to the Shambler Mat.`,
  chaosAccursed: ({ character, track }, t) =>
    `Chaos overflows in ${whose(character, t)} mind: ${track + 1} go back to the supply.`,
  mindAccursed: ({ character, colour, track }, t) =>
    `${kindName(colour)} overflows in ${whose(character, t)} mind: ${track + 1} go to the Shambler Mat.`,
  shamblersAccursed: ({ town, track }, t) =>
    `Too many Shamblers for ${townName(town, t)}: all ${shamblersIn(track) + 1} go back to the Shambler Mat.`,
  eldritchFalls: ({ town, refilled }, t) =>
    `An Eldritch falls from ${townName(town, t)} to the Discard Mat${refilled ? ', and another takes its place' : ' and leaves a gap'}.`,
  delirium: ({ character, brain }, t) =>
    brain === MAD
      ? `${capital(whose(character, t))} mind gives way.`
      : `${capital(whose(character, t))} mind slips to ${brain}: ${counted(brain, 'reroll')}.`,
  calms: ({ character, brain }, t) => `${capital(whose(character, t))} mind is calmed to ${brain}.`,

  // 1-C and 1-D
  spawns: ({ town, colour, wanted }, t) =>
    colour === wanted
      ? `A ${kindName(colour)} Shambler rises at ${townName(town, t)}.`
      : `There is no ${kindName(wanted)} Shambler left: a ${kindName(colour)} one rises at ${townName(town, t)}.`,
  stalks: ({ from, to }, t) =>
    from === to
      ? `${oldOneName(t)} stays at ${townName(to, t)}.`
      : `${oldOneName(t)} drifts to ${townName(to, t)}.`,

  // powers
  power: ({ colour }, t) => `${oldOneName(t)} strikes with the power of ${kindName(colour)}.`,
  powerClosed: ({ colour }) => `The power of ${kindName(colour)} is closed and does not stir.`,
  powerMisses: ({ colour, why }) => misses[why](kindName(colour)),
  sows: ({ town, colour }, t) =>
    `1 ${kindName(colour)} creeps from the Shambler Mat to ${townName(town, t)}.`,
  losesPage: ({ character, card }, t) => `${doing(character, t, 'lose')} ${pageName(card)}.`,
  strips: ({ character, colour, count }, t) =>
    `${doing(character, t, 'lose')} ${count} ${kindName(colour)} to the Shambler Mat.`,
  deals: ({ character, colour }, t) =>
    `${doing(character, t, 'are', 'is')} dealt ${oneOf(colour)} from the Shambler Mat.`,

  // Step 2
  mustMove: ({ character, town }, t) =>
    `${oldOneName(t)} stands at ${townName(town, t)} as well: ${whom(character, t)} ${also(character, t, 'have', 'has')} to leave.`,
  buysAction: ({ character, left }, t) =>
    `${doing(character, t, 'spend')} 1 Chaos on another action: ${left} left.`,
  moves: ({ character, to, by }, t) =>
    `${doing(character, t, by === 'ferry' ? 'sail' : 'move')} to ${townName(to, t)}.`,
  reveals: ({ town, card }, t) =>
    `The page at ${townName(town, t)} is turned up: ${pageInWords(card)}.`,
  collects: ({ character, town, taken }, t) =>
    `${doing(character, t, 'collect')} ${amounts(taken)} at ${townName(town, t)}.`,
  rolls: ({ character, dice, for: why }, t) =>
    dice.length === 0
      ? `${doing(character, t, 'roll')} nothing at all.`
      : `${doing(character, t, 'roll')} to ${why}: ${diceInWords(dice)}.`,
  rerolls: ({ character, face }, t) => `${doing(character, t, 'roll')} one die again: ${face}.`,
  rerollsAll: ({ character, dice }, t) =>
    `${doing(character, t, 'roll')} again: ${diceInWords(dice)}.`,
  pays: ({ character, from, spent, for: why }, t) =>
    `${doing(character, t, 'spend')} ${amounts(spent)}${from === character ? '' : ` of ${personOf(from, t).theirs}`} ${spentFor[why]}.`,
  banishes: ({ character, town, colour, discarded }, t) =>
    `${doing(character, t, 'banish', 'banishes')} ${shamblerName(colour)} from ${townName(town, t)}${discarded === 0 ? '' : `, and ${discarded} ${kindName(colour)} ${discarded === 1 ? 'leaves' : 'leave'} the Shambler Mat`}.`,
  banishFails: ({ character, cost }, t) =>
    `It would cost ${cost}, which ${whom(character, t)} cannot pay: nothing is banished.`,
  banishDeclined: ({ character, cost }, t) =>
    `It would cost ${cost}, and ${whom(character, t)} ${also(character, t, 'let')} it be.`,

  // Town Actions and abilities
  townAction: ({ character, site }, t) => `${doing(character, t, 'use')} ${siteName(site)}.`,
  exchangesPage: ({ old, card }) =>
    `${capital(pageName(old))} goes under the deck; in its place lies ${pageInWords(card)}.`,
  passesPage: ({ card, from, to }, t) =>
    `${capital(pageName(card))} passes from ${whom(from, t)} to ${whom(to, t)}.`,
  lures: ({ to }, t) => `${oldOneName(t)} is lured to ${townName(to, t)}.`,
  sendsHome: ({ town, colour }, t) =>
    `${capital(shamblerName(colour))} of ${townName(town, t)} is sent home.`,
  buries: ({ colour, count }) =>
    `${count} ${kindName(colour)} of the Shambler Mat ${count === 1 ? 'is' : 'are'} buried.`,
  gainsChaos: ({ character }, t) => `${doing(character, t, 'take')} 1 Chaos from the supply.`,
  dims: ({ energy }, t) =>
    `An Eldritch goes from ${oldOneName(t)} back into the Bag: energy ${energy}.`,
  ability: ({ character, mat }, t) => `${doing(character, t, 'use')} ${matAt(mat).ability}.`,
  handsOver: ({ from, to, colour }, t) =>
    `${doing(from, t, 'hand')} ${whom(to, t)} 1 ${kindName(colour)}.`,

  // Translate and Phase Two
  translates: ({ character, town, card, rows, rowsDone, columnsDone }, t) =>
    `${doing(character, t, 'translate')} ${pageName(card)} at ${townName(town, t)}${shortfall(card, rows)}.${freed(rowsDone, columnsDone)}`,
  dealsPage: ({ town }, t) => `A page is laid face down at ${townName(town, t)}.`,
  deckRenewed: ({ count }) =>
    `The deck is empty: ${counted(count, 'discarded page')} make a new one.`,
  deckEmpty: ({ town }, t) => `No page is left for ${townName(town, t)}.`,
  phaseTwo: ({ discard, energy }, t) =>
    `All 25 pages are read, and ${oldOneName(t)} turns to face you. The portals are open, and ${counted(sum(discard) + energy, 'tentacle')} go back into the Bag.`,
  seals: ({ character, from, portal, kind, sum: rolled }, t) =>
    `${doing(character, t, 'reach', 'reaches')} ${rolled} and ${also(character, t, 'seal')} ${portalName(portal, t)} with ${from === character ? oneOf(kind) : `${whose(from, t)} ${kindName(kind)}`}.`,
  sealFails: ({ character, portal, sum: rolled }, t) =>
    `${doing(character, t, 'reach', 'reaches')} only ${rolled}: ${portalName(portal, t)} stays open.`,
  closes: ({ colour, count }) =>
    count === 0
      ? `${kindName(colour)} is closed for good.`
      : `${kindName(colour)} is closed for good, and ${count === 1 ? 'the last of it leaves' : `all ${count} of it leave`} the Shambler Mat.`,

  // Assistants
  extraAction: ({ character, assistant, action }, t) =>
    `${doing(character, t, 'spend')} 1 Chaos to have ${whom(assistant, t)} ${action}.`,
  staysPut: ({ character, town }, t) => `${doing(character, t, 'stay')} at ${townName(town, t)}.`,

  ends: ({ ending, character }, t) => lastLines[ending](character, t),
}

const misses: Readonly<Record<Miss, (colour: string) => string>> = {
  nobody: (colour) => `${colour} finds nobody within reach.`,
  nothing: (colour) => `There is no ${colour} for it to work with.`,
  nowhere: (colour) => `Every town within reach has ${colour} already.`,
}

const whom = (character: number, t: Naming): string => personOf(character, t).who
const whose = (character: number, t: Naming): string => personOf(character, t).whose

/** Somebody at the head of a sentence, with what they do: `You move`, `Bob moves`. */
const doing = (character: number, t: Naming, you: string, others?: string): string =>
  sentenceOf(personOf(character, t), you, others)

/** What somebody does besides, further on in a sentence. */
const also = (character: number, t: Naming, you: string, others?: string): string =>
  personOf(character, t).does(you, others)

/** TEC-SOLO-4, TEC-VARIANT-2, TEC-VARIANT-6, TEC-VARIANT-10, TEC-VARIANT-14 */
function begins(player: Person, t: Naming): string {
  switch (t.table.settings.assistants) {
    case 'none':
      return `${sentenceOf(player, 'begin')}.`
    case 'selfPlaying':
      return 'Two Assistants play by themselves.'
    default:
      return `An Assistant begins, and then ${player.does('come')} ${player.who}.`
  }
}

const shamblersIn = (track: readonly number[]): number =>
  track.filter((colour) => colour !== NO_SHAMBLER).length

function spun(stop: number, why: SpunFor, t: Naming): string {
  const front = townName(townAt(stop), t)
  const tail = townName(townAt(tentacleStop(stop)), t)
  switch (why) {
    case 'oldOne':
    case 'token':
      return `The wheel stops at ${front}.`
    case 'shambler':
      return `The wheel stops at ${front}, its tail at ${tail}.`
    case 'turn':
      return `The wheel stops at ${front} with ${withArticle(wheelIcons[iconAt(stop)].name)}, its tail at ${tail}.`
  }
}

const spentFor: Readonly<Record<SpentFor, string>> = {
  banish: 'to banish',
  fewerDice: 'to roll fewer dice',
  townAction: 'in town',
  translate: 'on the page',
  ability: 'for it',
}

/** `a Fear page for rows 1 and 4 that asks 2 Fear and 1 Rage` */
function pageInWords(card: number): string {
  const { cost, numbers, rune } = pageAt(card)
  return `a ${kindName(rune)} page for ${rowsInWords(numbers)} that asks ${amounts(cost)}`
}

/** What a page did not fill, because the rows are whole (TEC-TRANS-4). */
function shortfall(card: number, rows: readonly number[]): string {
  if (rows.length === pageAt(card).numbers.length) return ''
  if (rows.length === 0) return ', for the rune alone'
  return `, which fills only ${rowsInWords(rows.map(printed))}`
}

/** Lines of the Necronomicon are printed from 1. */
const printed = (line: number): number => line + 1

function freed(rowsDone: readonly number[], columnsDone: readonly number[]): string {
  const lines = [
    ...rowsDone.map((row) => `row ${printed(row)}`),
    ...columnsDone.map((column) => `column ${printed(column)}`),
  ]
  if (lines.length === 0) return ''
  return ` ${capital(list(lines))} ${lines.length === 1 ? 'is' : 'are'} whole: ${lines.length} Chaos ${lines.length === 1 ? 'is' : 'are'} freed.`
}

const lastLines: Readonly<Record<Ending, (character: number, t: Naming) => string>> = {
  sealed: () => 'The sixth portal is sealed, and the night is won.',
  strengthOne: (_, t) => `${oldOneName(t)} is awake, and all is lost.`,
  strengthTwo: (_, t) => `${oldOneName(t)} is awake, and all is lost.`,
  shamblers: () => 'No Shambler is left on the Shambler Mat, and all is lost.',
  playerMad: (character, t) => `${doing(character, t, 'are', 'is')} mad, and all is lost.`,
  assistantMad: (character, t) => `${doing(character, t, 'are', 'is')} mad, and all is lost.`,
}
