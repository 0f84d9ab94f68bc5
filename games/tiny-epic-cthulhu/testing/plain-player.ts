import {
  argumentOf,
  bestOf,
  offered,
  verbOf,
  type Bot,
  type Pick,
  type Observation,
} from '@eldertable/kernel'
import { CHAOS } from '../pieces/colours.ts'
import { MAT_TRACK } from '../pieces/mats.ts'
import { pageAt } from '../pieces/pages.ts'
import { distance, siteAt, type SiteKey } from '../pieces/towns.ts'
import type { Tec } from '../frames.ts'
import { coloursOf } from '../payment-code.ts'
import { count, shamblersOn, sum } from '../rules/pieces.ts'
import { FACE_DOWN, type Character, type TecTable, type Town } from '../state.ts'
import { V } from '../verbs.ts'

type TecObservation = Observation<Tec>

/** A player just good enough to bring about every way in which a match can end. */
export const plainPlayer: Bot<Tec> = (observation) =>
  bestOf(offered(observation), (pick) => worth(observation, pick))?.one ?? -1

/** How much a pick is liked. Elsewhere than here the first option is as good as any. */
function worth(observation: TecObservation, pick: Pick): number {
  const { table } = observation
  const one = table.characters[observation.seat] as Character
  const here = table.towns[one.town] as Town
  switch (verbOf(pick)) {
    case V.seal:
    case V.extraSeal:
      return 100
    case V.translate:
    case V.extraTranslate:
      return 90
    case V.townAction:
      return worthOfSite(one, here, siteAt(here.site).key)
    case V.banish:
      return canBanish(one, here) ? 40 + 10 * shamblersOn(here) : 0
    case V.collect:
      return 36 + bestHaul(table, one, here)
    case V.take:
      return worthOfHaul(table, one, coloursOf(argumentOf(pick)))
    case V.move:
      return worthOfTown(table, one, argumentOf(pick))
    case V.endTurn:
      return 30
    case V.decline:
    case V.back:
      return -1
    case V.ability:
    case V.buyAction:
    case V.extraMove:
    case V.extraBanish:
      return -100
    default:
      return 0
  }
}

function worthOfSite(one: Character, here: Town, site: SiteKey): number {
  switch (site) {
    case 'sanatorium':
    case 'chapel':
      return one.brain > 1 ? 95 : 0
    case 'watch':
      return 30 + 10 * shamblersOn(here)
    case 'pottersField':
    case 'observatory':
      return 45
    default:
      return 0
  }
}

const canBanish = (one: Character, here: Town): boolean =>
  here.shamblers.some((colour) => count(one.held, colour) > 0) || one.brain > 0

/** What a character still needs of each colour to pay for the page of a Town Card. */
const needs = ({ held }: Character, { page }: Town): number[] =>
  pageAt(page).cost.map((amount, kind) => Math.max(0, amount - count(held, kind)))

/** How near a character is to the best translation: rows that it would fill, what is missing, and the way there. */
function prospect(table: TecTable, one: Character): number {
  let best = -60
  for (const [position, town] of table.towns.entries()) {
    if (town.page < 0) continue
    const rows = pageAt(town.page).numbers.filter((number) => (table.rows[number - 1] ?? 0) < 5)
    const missing = Math.max(0, sum(needs(one, town)) - count(one.held, CHAOS))
    best = Math.max(best, 8 * rows.length - 12 * missing - 4 * distance(one.town, position))
  }
  return best
}

/** The same with tentacles taken. */
function worthOfHaul(table: TecTable, one: Character, taken: readonly number[]): number {
  const held = one.held.map((amount, kind) => amount + count(taken, kind))
  return prospect(table, { ...one, held }) - prospect(table, one) + sum(taken)
}

/** What one tentacle of this Town Card is worth at most. */
function bestHaul(table: TecTable, one: Character, here: Town): number {
  const hauls = here.madness.map((there, colour) =>
    there > 0 && count(one.held, colour) < MAT_TRACK
      ? worthOfHaul(table, one, [0, 0, 0].with(colour, 1))
      : 0,
  )
  return Math.max(...hauls)
}

/** What can be had at a Town Card of what the pages in town ask for. */
function findsAt(table: TecTable, one: Character, to: Town): number {
  const finds = table.towns.map((town) => {
    const asked = town.page < 0 ? [] : needs(one, town)
    return sum(asked.map((amount, colour) => Math.min(amount, count(to.madness, colour))))
  })
  return Math.max(...finds)
}

function worthOfTown(table: TecTable, one: Character, to: number): number {
  const town = table.towns[to] as Town
  const danger = shamblersOn(town) * (sum(one.held) > 4 || one.brain > 1 ? 20 : 6)
  if (table.phase === 2) return to === table.oldOne && one.pages.length > 0 ? 70 : 20 - danger
  const news = town.page === FACE_DOWN ? 8 : 0
  const nearer = prospect(table, { ...one, town: to }) - prospect(table, one)
  return 36 + nearer + news + 3 * findsAt(table, one, town) - danger
}
