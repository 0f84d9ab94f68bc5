import { at } from '@eldertable/kernel'
import { CHAOS, COLOURS } from '../pieces/colours.ts'
import { COLUMNS, PAGE_TOKENS } from '../pieces/necronomicon.ts'
import { portalColour, portalNumber, PORTALS } from '../pieces/old-ones.ts'
import { distance, TOWNS } from '../pieces/towns.ts'
import { ACTIONS } from '../rules/actions.ts'
import { count, runesOf, shamblersOn, sum } from '../rules/pieces.ts'
import { FACE_DOWN, NOWHERE, OPEN, type Character, type TecTable } from '../state.ts'
import { bestChanceOfSeal } from './promise.ts'
import { bestProspect } from './prospect.ts'
import { readiness } from './readiness.ts'
import { sealOdds } from './seal-odds.ts'
import type { Signs, Weights } from './weights.ts'

/** How it will go on once the turn has ended, by signs that the habit does not look at. */
export function worthOfSigns(table: TecTable, w: Weights, signs: Signs): number {
  if (table.oldOne === NOWHERE) return 0 // Nobody is on the board yet.
  const aim = table.phase === 1 ? signsOfPages(table, w, signs) : signsOfSeals(table, signs)
  return aim + signs.pairs * pairsOfRunes(table) + signsOfCharacters(table, signs)
}

function signsOfPages(table: TecTable, w: Weights, s: Signs): number {
  let faceDown = 0
  for (let town = 0; town < TOWNS; town++) if (at(table.towns, town).page === FACE_DOWN) faceDown++
  const progress = sum(table.rows) / PAGE_TOKENS
  let least = COLUMNS
  for (const tokens of table.rows) least = Math.min(least, tokens)
  return (
    s.hidden * faceDown +
    s.ready * progress ** 2 * readiness(table, w) +
    s.nextPage * bestProspect(table, nextOf(table), w) +
    s.leastRow * least
  )
}

/** Whose turn comes next. */
const nextOf = ({ characters, order, place }: TecTable): Character =>
  at(characters, at(order, (place + 1) % order.length))

function signsOfSeals(table: TecTable, s: Signs): number {
  let chaos = 0
  for (const { held } of table.characters) chaos += count(held, CHAOS)
  return (
    s.nextSeal * bestChanceOfSeal(table, nextOf(table), ACTIONS) +
    s.hopeless * hopelessPortals(table) +
    s.chaos * chaos
  )
}

/** Below this chance a location is hopeless. */
const HOPE = 0.15

/** Locations that nobody can seal with the runes there are. */
function hopelessPortals({ portals, characters, settings }: TecTable): number {
  let hopeless = 0
  for (let portal = 0; portal < PORTALS; portal++) {
    if (portals[portal] !== OPEN) continue
    const number = portalNumber(settings.greatOldOne, portal)
    let best = 0
    for (const one of characters)
      best = Math.max(best, sealOdds(runesOf(one, portalColour(portal)), one.brain, number))
    if (best < HOPE) hopeless++
  }
  return hopeless
}

/** This many runes of a colour make a seal likely. */
const PAIR = 2

/** Colours of which somebody has that many. */
function pairsOfRunes({ characters }: TecTable): number {
  let pairs = 0
  for (let colour = 0; colour < COLOURS; colour++)
    if (characters.some((one) => runesOf(one, colour) >= PAIR)) pairs++
  return pairs
}

/** Where the characters stand, and how many kinds of tentacles they hold. */
function signsOfCharacters({ characters, towns, oldOne, settings }: TecTable, s: Signs): number {
  const isYog = settings.greatOldOne === 'yogSothoth'
  let worth = 0
  for (const one of characters) {
    for (let kind = 0; kind <= CHAOS; kind++) if (count(one.held, kind) > 0) worth += s.kind
    if (distance(one.town, oldOne) <= 1)
      worth += s.near + (isYog ? s.pageNear * one.pages.length : 0)
    worth += s.beside * shamblersOn(at(towns, one.town))
    if (characters.every((other) => other === one || other.town !== one.town)) worth += s.alone
  }
  return worth
}
