import { settingsOf, type Settings } from '@eldertable/kernel'
import {
  CHAOS,
  COLOURS,
  KINDS,
  kinds,
  TENTACLES,
  type ColourKey,
  type KindKey,
} from './pieces/colours.ts'
import { mats, type MatKey } from './pieces/mats.ts'
import { COLUMNS, ROWS } from './pieces/necronomicon.ts'
import { pages } from './pieces/pages.ts'
import { sites, type SiteKey } from './pieces/towns.ts'
import { tentaclesInPlay } from './faults.ts'
import type { Frames } from './frames.ts'
import { turnOrder } from './rules/company.ts'
import { add } from './rules/pieces.ts'
import { newState } from './rules/set-up.ts'
import {
  FACE_DOWN,
  NO_PAGE,
  NO_SHAMBLER,
  type Character,
  type TecSettings,
  type TecState,
  type Town,
} from './state.ts'
import { switches } from './switches.ts'

/** The players by seat. */
export const players = ['ann', 'bob', 'cid', 'dee'] as const
/** The Assistants in the order in which they come after the players. */
const assistants = ['ash', 'bea'] as const
export type Name = (typeof players)[number] | (typeof assistants)[number]

/** The printed positions of the Town Cards. Numbers begin at 0 everywhere: P1 is town 0, in positions as in picks. */
export const positions = ['P1', 'P2', 'P3', 'P4', 'P5'] as const
export type TownName = string | number

/** The number of a town. */
export function townOf(name: TownName): number {
  const town = typeof name === 'number' ? name : positions.findIndex((printed) => printed === name)
  if (positions[town] === undefined)
    throw new Error(`there is no town ${name}; there are ${positions.join(', ')}, or 0 to 4`)
  return town
}

/** Pieces by kind; what is not said is 0. */
type Counts = Partial<Record<KindKey, number>>
type Colours = Partial<Record<ColourKey, number>>

/** A character as a test wants it to be. */
export interface CharacterPosition extends Counts {
  /** Where it stands; P1 if nothing is said. */
  on?: TownName
  /** The place of the Brain Token, 0 to 3. */
  brain?: number
  mat?: MatKey
  /** Translated Page Cards by key, the one gained first in front. */
  pages?: readonly string[]
}

/** A Town Card as a test wants it to be. */
export interface TownPosition extends Colours {
  site?: SiteKey
  /** From the lowest space up; null for a gap. */
  shamblers?: readonly (ColourKey | null)[]
  /** 3 if nothing is said. */
  eldritch?: number
  /** The key of a face-up Page Card; `none` for an empty place; face down if nothing is said. */
  page?: string
  /** The key of the Page Card that lies face down; one from the bottom of the deck if nothing is said. */
  faceDown?: string
}

/**
 * A table in the middle of a match. Pieces that are not named are where they come from: Madness in the Bag (if the
 * Bag is named: on the Discard Mat), Chaos and Eldritch in the general supply, Shamblers on the Shambler Mat, Page
 * Cards in the deck in the order of the rulebook. The Bag holds 3 Eldritch unless it is named.
 */
export type Position = Partial<Record<Name, CharacterPosition>> & {
  /** Towns by position; a position that is not named has side A of the card with its number. */
  towns?: Readonly<Record<TownName, TownPosition>>
  settings?: Settings
  turn?: Name
  round?: number
  phase?: 1 | 2
  /** Where the Great Old One is; P3 if nothing is said. */
  oldOne?: TownName
  strength?: number
  energy?: number
  bag?: Counts
  discard?: Counts
  /** Chaos and Eldritch of the supply; what is too many for it goes on the Discard Mat. */
  supply?: Counts
  /** Madness Tentacles on the Shambler Mat. */
  lair?: Colours
  /** Page Tokens in the rows of the Necronomicon; all 25 in Phase Two. */
  rows?: readonly number[]
  /** What seals each of the six portal locations, by place; open if nothing is said. */
  portals?: Readonly<Record<number, KindKey>>
  /** The top of the Page deck. */
  deck?: readonly string[]
  /** The page discard pile. */
  pageDiscard?: readonly string[]
}

export const kindOf = (key: KindKey): number => kinds.indexOf(key)
export const pageOf = (key: string): number => {
  const card = pages.findIndex((page) => page.key === key)
  if (card < 0) throw new Error(`there is no page ${key}`)
  return card
}
export const matOf = (key: MatKey): number => mats.findIndex((mat) => mat.key === key)
export const siteOf = (key: SiteKey): number => sites.findIndex((site) => site.key === key)

/** By number of players: the option if one Assistant is named, and if two are. */
const withAssistants = [
  ['one', 'two'],
  ['each', 'each'],
  ['shared', 'shared'],
] as const

/**
 * A table before the spin of somebody's turn. Ann and as many as are named; with Ash the Assistant if alone. Fails if
 * it can't be laid out; whether play can lead there is for \`faults\` to say.
 */
export function stateAt(position: Position): TecState {
  const seats = Math.max(1, ...players.map((name, seat) => (name in position ? seat + 1 : 0)))
  const s = newState(seats, settingsFor(position, seats))
  const { table, box } = s
  table.order = turnOrder(s, table.first)
  table.active = numberOf(s, position.turn ?? 'ann')
  table.place = table.order.indexOf(table.active)
  table.round = position.round ?? 1
  table.turn = 1
  table.phase = position.phase ?? 1
  table.oldOne = townOf(position.oldOne ?? 'P3')
  table.strength = position.strength ?? 0
  for (const [number, one] of table.characters.entries())
    placeCharacter(s, one, position[nameOf(s, number)] ?? {})
  giveMats(s, position)
  const towns = townsOf(position)
  for (const [town, card] of table.towns.entries()) placeTown(s, card, towns[town] ?? {}, town)
  fillNecronomicon(s, position)
  for (const [portal, kind] of Object.entries(position.portals ?? {}))
    table.portals[Number(portal)] = kindOf(kind)
  table.pageDiscard = (position.pageDiscard ?? []).map((key) => takePage(s, key))
  box.deck = [...(position.deck ?? []).map((key) => takePage(s, key)), ...box.deck]
  for (const [town, card] of table.towns.entries())
    if (card.page === FACE_DOWN && box.faceDown[town] === NO_PAGE)
      box.faceDown[town] = box.deck.pop() ?? NO_PAGE
  table.deck = box.deck.length
  shareOutTentacles(s, position)
  box.stack = [{ at: 'match.pass' }, turnFrame('spin', table.active)]
  return s
}

function settingsFor(position: Position, seats: number): TecSettings {
  const named = assistants.filter((name) => name in position).length
  const usual = named === 2 ? withAssistants[seats - 1]?.[1] : withAssistants[seats - 1]?.[0]
  const given = {
    ...(named > 0 && usual !== undefined && { assistants: usual }),
    ...position.settings,
  }
  return settingsOf(switches, given, seats) as unknown as TecSettings
}

function turnFrame(step: string, character: number): Frames['turn'] & { at: string } {
  return { at: `turn.${step}`, character }
}

/** Mats as they are named; the others get that of their own number, or the first that nobody has. */
function giveMats(s: TecState, position: Position): void {
  const named = s.table.characters.map((_, number) => position[nameOf(s, number)]?.mat)
  const free = mats.map((_, mat) => mat).filter((mat) => !named.includes(mats[mat]?.key))
  for (const [number, one] of s.table.characters.entries()) {
    const key = named[number]
    one.mat = key === undefined ? takeOut(free, number) : matOf(key)
  }
}

/** Takes a number out of a list, or the first one if it is not there. */
function takeOut(list: number[], wanted: number): number {
  const [taken = -1] = list.splice(Math.max(0, list.indexOf(wanted)), 1)
  return taken
}

function placeCharacter(s: TecState, one: Character, is: CharacterPosition): void {
  one.town = townOf(is.on ?? 'P1')
  one.brain = is.brain ?? 0
  one.held = [is.fear ?? 0, is.rage ?? 0, is.greed ?? 0, is.chaos ?? 0]
  one.pages = (is.pages ?? []).map((key) => takePage(s, key))
}

/** What is said about each town, by number. */
function townsOf({ towns = {} }: Position): TownPosition[] {
  const said: TownPosition[] = []
  for (const [name, is] of Object.entries(towns)) {
    const town = townOf(/^\d+$/.test(name) ? Number(name) : name)
    if (said[town] !== undefined) throw new Error(`${positions[town]} is named twice`)
    said[town] = is
  }
  return said
}

function placeTown(s: TecState, card: Town, is: TownPosition, town: number): void {
  card.site = is.site === undefined ? town * 2 : siteOf(is.site)
  card.madness = [is.fear ?? 0, is.rage ?? 0, is.greed ?? 0]
  card.eldritch = is.eldritch ?? card.eldritch
  for (const [space, key] of (is.shamblers ?? []).entries()) {
    const colour = key === null ? NO_SHAMBLER : kindOf(key)
    card.shamblers[space] = colour
    if (colour >= 0) add(s.table.lairShamblers, colour, -1)
  }
  card.page =
    is.page === undefined ? FACE_DOWN : is.page === 'none' ? NO_PAGE : takePage(s, is.page)
  if (is.faceDown !== undefined) s.box.faceDown[town] = takePage(s, is.faceDown)
}

function fillNecronomicon(s: TecState, { rows, phase }: Position): void {
  const { table } = s
  table.rows = rows === undefined ? table.rows.map(() => (phase === 2 ? COLUMNS : 0)) : [...rows]
  const fewest = Math.min(...table.rows)
  for (let line = 0; line < ROWS; line++) {
    table.rewards[line] = table.rows[line] === COLUMNS ? 0 : 1
    table.rewards[ROWS + line] = fewest > line ? 0 : 1
  }
}

function takePage(s: TecState, key: string): number {
  const card = pageOf(key)
  const place = s.box.deck.indexOf(card)
  if (place < 0) throw new Error(`page ${key} is in two places`)
  s.box.deck.splice(place, 1)
  return card
}

/** Puts every tentacle that the position does not name where it comes from. */
function shareOutTentacles(s: TecState, position: Position): void {
  const { table } = s
  const list = (counts: Counts = {}): number[] => kinds.map((kind) => counts[kind] ?? 0)
  table.energy = position.energy ?? 0
  table.lair = list(position.lair).slice(0, COLOURS)
  table.discard = list(position.discard)
  table.bag = list(position.bag ?? { eldritch: 3 })
  table.supply = list(position.supply)
  for (let kind = 0; kind < KINDS; kind++) {
    const left = (TENTACLES[kind] ?? 0) - tentaclesInPlay(s, kind)
    if (left < 0) throw new Error(`${-left} ${kinds[kind]} too many`)
    add(restOf(s, position, kind), kind, left)
  }
}

/** Where tentacles of a kind are that the position does not name. */
function restOf({ table }: TecState, { bag, supply }: Position, kind: number): number[] {
  if (kind < COLOURS) return bag === undefined ? table.bag : table.discard
  const named = kind === CHAOS ? supply?.chaos : supply?.eldritch
  return named === undefined ? table.supply : table.discard
}

export function nameOf(s: TecState, character: number): Name {
  const { characters } = s.table
  const people = characters.filter((one) => !one.isAssistant).length
  const name = character < people ? players[character] : assistants[character - people]
  if (name === undefined) throw new Error(`there is no character ${character}`)
  return name
}

export function numberOf(s: TecState, name: Name): number {
  const character = s.table.characters.findIndex((_, number) => nameOf(s, number) === name)
  if (character < 0) throw new Error(`${name} does not play`)
  return character
}
