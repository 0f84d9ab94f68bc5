import type { Decision, Option } from '@eldertable/kernel'
import { CHAOS, COLOURS, ELDRITCH } from '../content/colours.ts'
import { MAT_TRACK, matAt } from '../content/mats.ts'
import { COLUMNS, ROWS } from '../content/necronomicon.ts'
import { pageAt } from '../content/pages.ts'
import { siteAt, type SiteKey } from '../content/towns.ts'
import { coloursOf, partsOf } from '../payment-code.ts'
import { costOfAKind, costOfSite, type Cost } from '../rules/costs.ts'
import { purseOf } from '../rules/payments.ts'
import { add, count } from '../rules/pieces.ts'
import { costOfPage } from '../rules/translate.ts'
import { waysToTake } from '../rules/ways.ts'
import { NO_MAT, type Character, type TecTable, type Town } from '../state.ts'
import { openState } from '../text/telling.ts'
import {
  colourOfGift,
  isGiven,
  partnerOfGift,
  spaceOfShambler,
  townOfShambler,
  type Verb,
} from '../verbs.ts'
import {
  changeMat,
  discardFromLair,
  newPreview,
  nothing,
  spendFrom,
  type Preview,
} from './preview.ts'
import { wayTo } from './walk.ts'

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

/** What the option that is pointed at would do to the pieces. */
export function foresee(
  table: TecTable,
  decision: Pick<Decision, 'key' | 'about'> | null,
  aimed: Pick<Option, 'verb' | 'argument'> | null,
): Readonly<Preview> {
  const { active } = table
  const one = table.characters[active]
  const town = table.towns[one?.town ?? -1]
  if (aimed === null || one === undefined || town === undefined) return nothing
  const to = newPreview()
  const { about = {}, key = '' } = decision ?? {}
  const { argument } = aimed
  byVerb[aimed.verb as Verb]?.({ table, active, one, town, about, key, argument, to })
  return to
}

/** By verb; options that are not here change nothing yet, or nobody knows what. */
const byVerb: Partial<Record<Verb, (look: Look) => void>> = {
  lull: ({ argument, to }) => discardFromLair(to, argument, 1), // TEC-POINT-2
  deal,
  move: ({ table, active, argument, to }) => walk(table, active, argument, to),
  goTo: go,
  take: collect,
  translate(look) {
    const { table, active, town } = look
    if (town.page < 0) return // for a moment the screen still points at what has just been done
    payIfOneWay(look, costOfPage(openState({ table }), active))
    translate(look, town)
  },
  townAction(look) {
    payIfOneWay(look, costOfSite(siteAt(look.town.site).cost))
    useTown(look)
  },
  ability: useAbility,
  buyAction: ({ active, to }) => spendFrom(to, active, CHAOS, 1), // TEC-ACTION-5
  pay(look) {
    pay(look, look.argument)
    if (look.about['for'] === 'translate') translate(look, look.town)
    if (look.about['for'] === 'townAction') useTown(look)
    if (look.about['for'] === 'ability') gainByAbility(look)
  },
  spend: (look) => pay(look, look.argument),
  place: seal,
  banishShambler: sendHome,
  chooseShambler: sendHome,
  chooseColour: ({ table, argument, to }) =>
    discardFromLair(to, argument, Math.min(3, count(table.lair, argument))), // TEC-SITE-8
  chooseTown({ argument, to }) {
    to.oldOne = argument // TEC-SITE-4
  },
  chooseCharacter({ key, argument, to }) {
    if (key !== 'townAction.receiver') to.brain.set(argument, -1) // TEC-SITE-6, TEC-CHAR-2
  },
  handOver({ active, argument, to }) {
    const sign = isGiven(argument) ? 1 : -1 // TEC-CHAR-4
    changeMat(to, active, colourOfGift(argument), -sign)
    changeMat(to, partnerOfGift(argument), colourOfGift(argument), sign)
  },
  // TEC-SOLO-10
  extraMove: ({ active, to }) => spendFrom(to, active, CHAOS, 1),
  extraBanish: ({ active, to }) => spendFrom(to, active, CHAOS, 1),
  extraSeal: ({ active, to }) => spendFrom(to, active, CHAOS, 1),
  extraTranslate(look) {
    spendFrom(look.to, look.active, CHAOS, 1)
    const town = look.table.towns[look.table.characters[look.argument]?.town ?? -1]
    if (town !== undefined) translate(look, town)
  },
}

const numberIn = (about: Look['about'], name: string): number | undefined => {
  const value = about[name]
  return typeof value === 'number' ? value : undefined
}

function walk(table: TecTable, character: number, town: number, to: Preview): void {
  to.walk = { character, path: wayTo(table, character, town) }
}

/** By ferry, or an Assistant that is paid for it (TEC-SITE-3, TEC-SOLO-11). */
function go({ table, active, about, argument, to }: Look): void {
  const assistant = numberIn(about, 'assistant')
  if (assistant !== undefined) spendFrom(to, active, CHAOS, 1)
  walk(table, assistant ?? active, argument, to)
}

/** TEC-COLLECT-1 */
function collect({ active, one, argument, to }: Look): void {
  const taken = coloursOf(argument)
  for (const [colour, amount] of taken.entries()) changeMat(to, active, colour, amount)
  to.madness.set(
    one.town,
    taken.map((amount) => 0 - amount),
  )
}

/** TEC-POWER-14; one that no longer fits takes its track along and drives the mind up (TEC-CURSE-12, TEC-CURSE-13). */
function deal({ table, about, argument, to }: Look): void {
  const colour = numberIn(about, 'colour')
  const receiver = table.characters[argument]
  if (colour === undefined || receiver === undefined) return
  if (count(receiver.held, colour) < MAT_TRACK) {
    changeMat(to, argument, colour, 1)
    add(to.lair, colour, -1)
    return
  }
  changeMat(to, argument, colour, -MAT_TRACK)
  add(to.lair, colour, MAT_TRACK)
  to.brain.set(argument, 1)
}

function pay({ table, active, to }: Look, code: number): void {
  for (const { from, spent } of partsOf(table, active, code))
    for (const [kind, amount] of spent.entries()) if (amount > 0) spendFrom(to, from, kind, amount)
}

/** What can be paid in one way only is paid without asking. */
function payIfOneWay(look: Look, ...costs: readonly Cost[]): void {
  const [way, ...others] = waysToTake(purseOf(openState(look), look.active), costs)
  if (way !== undefined && others.length === 0) pay(look, way)
}

/** TEC-TRANS-3 to TEC-TRANS-8 */
function translate({ table, to }: Look, { page }: Town): void {
  if (page < 0) return
  to.page = page
  for (const number of pageAt(page).numbers)
    if (count(table.rows, number - 1) < COLUMNS) add(to.rows, number - 1, 1)
  const rows = table.rows.map((row, i) => row + count(to.rows, i))
  const fewest = Math.min(...rows)
  to.rewards = table.rewards.map((chaos, line) => {
    const isDone = line < ROWS ? rows[line] === COLUMNS : fewest > line - ROWS
    return chaos > 0 && isDone
  })
  add(to.discard, CHAOS, to.rewards.filter(Boolean).length)
}

/** TEC-SEAL-7 */
function seal({ table, active, about, argument, to }: Look): void {
  const portal = numberIn(about, 'portal')
  const [part] = partsOf(table, active, argument)
  if (portal === undefined || part === undefined) return
  const kind = part.spent.findIndex((amount) => amount > 0)
  changeMat(to, part.from, kind, -1)
  to.portal = { portal, kind }
}

/** A Shambler goes back to its mat; a banished one takes tentacles along (TEC-BANISH-11, TEC-BANISH-12). */
function sendHome({ table, about, argument, to }: Look): void {
  to.shamblers.add(argument)
  const rage = numberIn(about, 'rage')
  const colour = table.towns[townOfShambler(argument)]?.shamblers[spaceOfShambler(argument)]
  if (rage === undefined || colour === undefined) return
  discardFromLair(to, colour, Math.min(1 + rage, count(table.lair, colour)))
}

/** Town Actions whose effect needs no further choice. */
const bySite: Partial<Record<SiteKey, (look: Look) => void>> = {
  library({ town, to }) {
    if (town.page >= 0) to.page = town.page
  },
  sanatorium: ({ active, to }) => void to.brain.set(active, -1),
  market: gainChaos,
  observatory({ to }) {
    to.energy = -1
    add(to.bag, ELDRITCH, 1)
  },
}

function useTown(look: Look): void {
  bySite[siteAt(look.town.site).key]?.(look)
}

/** TEC-SITE-9, TEC-CHAR-1 */
function gainChaos({ active, to }: Look): void {
  changeMat(to, active, CHAOS, 1)
  add(to.supply, CHAOS, -1)
}

const isScientist = ({ mat }: Character): boolean =>
  mat !== NO_MAT && matAt(mat).key === 'scientist'

function gainByAbility(look: Look): void {
  if (isScientist(look.one)) gainChaos(look)
}

function useAbility(look: Look): void {
  if (!isScientist(look.one)) return
  payIfOneWay(look, ...Array.from({ length: COLOURS }, (_, colour) => costOfAKind(colour, 2)))
  gainChaos(look)
}
