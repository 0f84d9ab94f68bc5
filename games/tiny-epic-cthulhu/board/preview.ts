import type { BoardProps } from '@eldertable/board-kit'
import { CHAOS, KINDS } from '../content/colours.ts'
import { MAT_TRACK } from '../content/mats.ts'
import { COLUMNS, ROWS } from '../content/necronomicon.ts'
import { portalColour } from '../content/old-ones.ts'
import { pageAt } from '../content/pages.ts'
import { siteAt, type SiteKey } from '../content/towns.ts'
import { coloursOf, partsOf } from '../payment-code.ts'
import { add, count, shamblersOn } from '../rules/pieces.ts'
import type { Character, TecTable, Town } from '../state.ts'
import { spaceOfShambler, townOfShambler, type Verb } from '../verbs.ts'
import { wayTo } from './walk.ts'

/** What an option would do to the pieces, as far as it is certain. Changes are signed; what is absent stays. */
export interface Preview {
  /** Positions of a walk, the first where it begins, and how many tentacles are drawn at its end. */
  walk: { character: number; path: readonly number[]; draws: number } | null
  /** By position: Fear, Rage, Greed. */
  madness: Map<number, number[]>
  /** Shamblers that go, by number. */
  shamblers: Set<number>
  /** By character: Fear, Rage, Greed, Chaos. */
  held: Map<number, number[]>
  brain: Map<number, number>
  /** By kind. */
  lair: number[]
  discard: number[]
  supply: number[]
  energy: number
  /** Page Tokens that each row of the Necronomicon gains, and the rewards this frees: of rows, then of columns. */
  rows: number[]
  rewards: boolean[]
  /** A Page Card that leaves its place. */
  page: number | null
  /** A portal location that is sealed, and by what. */
  portal: { portal: number; kind: number } | null
  /** Where the Great Old One goes. */
  oldOne: number | null
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0)

function newPreview(): Preview {
  return {
    walk: null,
    madness: new Map(),
    shamblers: new Set(),
    held: new Map(),
    brain: new Map(),
    lair: zeros(KINDS),
    discard: zeros(KINDS),
    supply: zeros(KINDS),
    energy: 0,
    rows: zeros(ROWS),
    rewards: [],
    page: null,
    portal: null,
    oldOne: null,
  }
}

export const nothing: Readonly<Preview> = newPreview()

/** What there is to know when an option is looked at. */
interface Look {
  table: TecTable
  /** The character whose turn it is, and the Town Card on which it stands. */
  active: number
  one: Character
  town: Town
  about: Readonly<Record<string, unknown>>
  key: string
  argument: number
  to: Preview
}

/** What the option that is pointed at would do. */
export function previewOf(
  table: TecTable,
  decision: BoardProps['decision'],
  aimed: BoardProps['aimed'],
): Readonly<Preview> {
  const one = table.characters[table.active]
  const town = table.towns[one?.town ?? -1]
  if (aimed === null || one === undefined || town === undefined) return nothing
  const to = newPreview()
  const { about = {}, key = '' } = decision ?? {}
  foresee[aimed.verb as Verb]?.({
    table,
    active: table.active,
    one,
    town,
    about,
    key,
    argument: aimed.argument,
    to,
  })
  return to
}

/** By verb; options that are not here change nothing yet, or nobody knows what. */
const foresee: Partial<Record<Verb, (look: Look) => void>> = {
  lull: ({ argument, to }) => fromLair(to, argument, 1),
  deal,
  move: ({ table, active, argument, to }) => walk(table, active, argument, to),
  goTo: ({ table, active, argument, about, to }) =>
    walk(table, numberIn(about, 'assistant') ?? active, argument, to),
  translate: (look) => translate(look),
  buyAction: ({ active, to }) => give(to, active, CHAOS, 1),
  take: ({ active, one, argument, to }) => {
    const taken = coloursOf(argument)
    to.held.set(active, taken)
    to.madness.set(
      one.town,
      taken.map((amount) => -amount),
    )
  },
  pay: (look) => {
    pay(look)
    if (look.about['for'] === 'translate') translate(look)
    if (look.about['for'] === 'townAction') townAction(look)
  },
  spend: pay,
  place: (look) => {
    const portal = numberIn(look.about, 'portal')
    pay(look)
    look.to.discard = zeros(KINDS)
    look.to.supply = zeros(KINDS)
    const [part] = partsOf(look.table, look.active, look.argument)
    const kind = part?.spent.findIndex((amount) => amount > 0) ?? -1
    if (portal !== undefined && kind >= 0) look.to.portal = { portal, kind }
  },
  seal: ({ one, argument, to }) => {
    const colour = portalColour(argument)
    to.portal = { portal: argument, kind: count(one.held, colour) > 0 ? colour : CHAOS }
  },
  townAction,
  banishShambler: sendHome,
  chooseShambler: sendHome,
  chooseColour: ({ table, argument, to }) =>
    fromLair(to, argument, Math.min(3, count(table.lair, argument))), // TEC-SITE-8
  chooseTown: ({ argument, to }) => {
    to.oldOne = argument // TEC-SITE-4
  },
}

const numberIn = (about: Look['about'], name: string): number | undefined => {
  const value = about[name]
  return typeof value === 'number' ? value : undefined
}

function fromLair(to: Preview, colour: number, amount: number): void {
  add(to.lair, colour, -amount)
  add(to.discard, colour, amount)
}

/** A tentacle that leaves a mat: Madness for the Discard Mat, Chaos for the supply (TEC-TERM-6, TEC-TERM-7). */
function give(to: Preview, character: number, kind: number, amount: number): void {
  const held = to.held.get(character) ?? zeros(CHAOS + 1)
  add(held, kind, -amount)
  to.held.set(character, held)
  add(kind === CHAOS ? to.supply : to.discard, kind, amount)
}

function pay({ table, active, argument, to }: Look): void {
  for (const { from, spent } of partsOf(table, active, argument))
    for (const [kind, amount] of spent.entries()) if (amount > 0) give(to, from, kind, amount)
}

function walk(table: TecTable, character: number, town: number, to: Preview): void {
  const card = table.towns[town]
  if (card === undefined) return
  to.walk = { character, path: wayTo(table, character, town), draws: shamblersOn(card) }
}

/** TEC-POWER-14: a tentacle more than fits takes its whole track along and drives the mind up (TEC-CURSE-12, 13). */
function deal({ table, about, argument, to }: Look): void {
  const colour = numberIn(about, 'colour')
  const receiver = table.characters[argument]
  if (colour === undefined || receiver === undefined) return
  const held = zeros(CHAOS + 1)
  const isFull = count(receiver.held, colour) === MAT_TRACK
  held[colour] = isFull ? -MAT_TRACK : 1
  to.held.set(argument, held)
  add(to.lair, colour, isFull ? MAT_TRACK : -1)
  if (isFull) to.brain.set(argument, 1)
}

/** TEC-TRANS-3 to TEC-TRANS-9 */
function translate({ table, town, to }: Look): void {
  if (town.page < 0) return
  to.page = town.page
  for (const number of pageAt(town.page).numbers)
    if (count(table.rows, number - 1) < COLUMNS) add(to.rows, number - 1, 1)
  const rows = table.rows.map((row, i) => row + count(to.rows, i))
  const fewest = Math.min(...rows)
  to.rewards = table.rewards.map((chaos, line) => {
    const isDone = line < ROWS ? rows[line] === COLUMNS : fewest > line - ROWS
    return chaos > 0 && isDone
  })
  add(to.discard, CHAOS, to.rewards.filter(Boolean).length)
}

/** Town Actions whose effect needs no further choice. */
const siteForesight: Partial<Record<SiteKey, (look: Look) => void>> = {
  library: ({ town, to }) => {
    if (town.page >= 0) to.page = town.page
  },
  sanatorium: ({ active, to }) => void to.brain.set(active, -1),
  market: ({ active, to }) => {
    const held = to.held.get(active) ?? zeros(CHAOS + 1)
    add(held, CHAOS, 1)
    to.held.set(active, held)
    add(to.supply, CHAOS, -1)
  },
  observatory: ({ to }) => {
    to.energy = -1
  },
}

function townAction(look: Look): void {
  siteForesight[siteAt(look.town.site).key]?.(look)
}

/** A Shambler goes back to its mat; a banished one takes tentacles with it (TEC-BANISH-11). */
function sendHome({ table, about, argument, to }: Look): void {
  to.shamblers.add(argument)
  const rage = numberIn(about, 'rage')
  const colour = table.towns[townOfShambler(argument)]?.shamblers[spaceOfShambler(argument)]
  if (rage === undefined || colour === undefined) return
  fromLair(to, colour, Math.min(1 + rage, count(table.lair, colour)))
}
