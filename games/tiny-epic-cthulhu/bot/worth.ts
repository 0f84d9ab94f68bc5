import { at } from '@eldertable/kernel'
import { CHAOS, COLOURS, FEAR, GREED } from '../content/colours.ts'
import { PAGE_TOKENS, ROWS } from '../content/necronomicon.ts'
import { PORTALS } from '../content/old-ones.ts'
import { TOWNS } from '../content/towns.ts'
import { count, shamblersOn, sum } from '../rules/pieces.ts'
import { FACE_DOWN, NO_PAGE, type Character, type TecTable } from '../state.ts'
import { openPortals, promiseOf } from './promise.ts'
import { hope, prospect } from './prospect.ts'
import { readiness, turnsToSeal } from './readiness.ts'
import { turnsLeft } from './time-left.ts'
import { weights } from './weights.ts'

/** How good a position is for the players, who win and lose together. */
export function worthOf(table: TecTable): number {
  const { outcome } = table
  if (outcome !== null) return outcome.winners.length > 0 ? weights.win : weights.loss
  const aim = table.phase === 1 ? worthOfPages(table) : worthOfSeals(table)
  return aim + worthOfTime(table) + worthOfTowns(table) + worthOfMats(table)
}

/** The same in the middle of a turn: what can still be done in it counts as well. */
export const worthOnTheWay = (table: TecTable): number => worthOf(table) + promiseOf(table)

function worthOfTime(table: TecTable): number {
  const needed =
    table.phase === 1 ? (PAGE_TOKENS - sum(table.rows)) / weights.tokensPerTurn : turnsToSeal(table)
  return weights.turn * (turnsLeft(table) - needed)
}

function worthOfTowns({ towns, lair, lairShamblers }: TecTable): number {
  let worth = weights.lair * sum(lair) + (weights.shamblersLeft[sum(lairShamblers)] ?? 0)
  for (const town of towns) {
    worth += count(weights.shamblers, shamblersOn(town))
    for (let colour = 0; colour < COLOURS; colour++)
      worth += count(weights.track, count(town.madness, colour))
  }
  return worth
}

function worthOfMats({ characters }: TecTable): number {
  let worth = 0
  for (const one of characters) worth += count(weights.brain, one.brain) + worthOfHeld(one)
  return worth
}

function worthOfHeld({ held }: Character): number {
  let worth = weights.fear * count(held, FEAR) + weights.greed * count(held, GREED)
  for (let kind = 0; kind <= CHAOS; kind++) {
    const each = kind === CHAOS ? weights.chaos : weights.madness
    for (let i = 0; i < count(held, kind); i++) worth += count(each, i)
  }
  return worth
}

/** What Phase One is about: tokens that are placed, and how near the next ones are. */
function worthOfPages(table: TecTable): number {
  let worth = weights.readyLater * readiness(table)
  for (let row = 0; row < ROWS; row++) worth += count(weights.row, count(table.rows, row))
  // Half for the best page of everybody, half for the best translator of every page: few want the same one.
  const bestOfTown = [0, 0, 0, 0, 0]
  for (const one of table.characters) {
    let best = 0
    for (let town = 0; town < TOWNS; town++) {
      const { page } = at(table.towns, town)
      if (page === NO_PAGE) continue
      const value = page === FACE_DOWN ? hope(table, one, town) : prospect(table, one, town, page)
      best = Math.max(best, value)
      bestOfTown[town] = Math.max(count(bestOfTown, town), value)
    }
    worth += best / 2
  }
  return worth + sum(bestOfTown) / 2
}

/** What Phase Two is about. */
function worthOfSeals(table: TecTable): number {
  const sealed = PORTALS - openPortals(table)
  return weights.phaseTwo + weights.seal * sealed
}
