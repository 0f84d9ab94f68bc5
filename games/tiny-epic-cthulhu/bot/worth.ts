import { at } from '@eldertable/kernel'
import { CHAOS, COLOURS, FEAR, GREED } from '../pieces/colours.ts'
import { PAGE_TOKENS, ROWS } from '../pieces/necronomicon.ts'
import { PORTALS } from '../pieces/old-ones.ts'
import { TOWNS } from '../pieces/towns.ts'
import { count, shamblersOn, sum } from '../rules/pieces.ts'
import { FACE_DOWN, NO_PAGE, type Character, type TecTable } from '../state.ts'
import { openPortals, promiseOf } from './promise.ts'
import { hope, prospect } from './prospect.ts'
import { readiness, turnsToSeal } from './readiness.ts'
import { worthOfSigns } from './signs.ts'
import { turnsLeft } from './time-left.ts'
import { weights, type Weights } from './weights.ts'

/** How good a position is for the players, who win and lose together. */
export function worthOf(table: TecTable, w: Weights = weights): number {
  const { outcome } = table
  if (outcome !== null) return outcome.winners.length > 0 ? w.win : w.loss
  const aim = table.phase === 1 ? worthOfPages(table, w) : worthOfSeals(table, w)
  const signs = w.signs === undefined ? 0 : worthOfSigns(table, w, w.signs)
  return aim + signs + worthOfTime(table, w) + worthOfTowns(table, w) + worthOfMats(table, w)
}

/** The same in the middle of a turn: what can still be done in it counts as well. */
export const worthOnTheWay = (table: TecTable, w: Weights = weights): number =>
  worthOf(table, w) + promiseOf(table, w)

function worthOfTime(table: TecTable, w: Weights): number {
  const needed =
    table.phase === 1 ? (PAGE_TOKENS - sum(table.rows)) / w.tokensPerTurn : turnsToSeal(table, w)
  const [inPhaseOne, inPhaseTwo] = w.turn
  const each = table.phase === 1 ? inPhaseOne : inPhaseTwo
  return each * (turnsLeft(table, w) - needed)
}

function worthOfTowns({ towns, lair, lairShamblers }: TecTable, w: Weights): number {
  let worth = w.lair * sum(lair) + (w.shamblersLeft[sum(lairShamblers)] ?? 0)
  for (const town of towns) {
    worth += count(w.shamblers, shamblersOn(town))
    for (let colour = 0; colour < COLOURS; colour++)
      worth += count(w.track, count(town.madness, colour))
  }
  return worth
}

function worthOfMats({ characters }: TecTable, w: Weights): number {
  let worth = 0
  for (const one of characters) worth += count(w.brain, one.brain) + worthOfHeld(one, w)
  return worth
}

function worthOfHeld({ held }: Character, w: Weights): number {
  let worth = w.fear * count(held, FEAR) + w.greed * count(held, GREED)
  for (let kind = 0; kind <= CHAOS; kind++) {
    const each = kind === CHAOS ? w.chaos : w.madness
    for (let i = 0; i < count(held, kind); i++) worth += count(each, i)
  }
  return worth
}

/** What Phase One is about: tokens that are placed, and how near the next ones are. */
function worthOfPages(table: TecTable, w: Weights): number {
  let worth = w.readyLater * readiness(table, w)
  for (let row = 0; row < ROWS; row++) worth += count(w.row, count(table.rows, row))
  // Half for the best page of everybody, half for the best translator of every page: few want the same one.
  const bestOfTown = [0, 0, 0, 0, 0]
  for (const one of table.characters) {
    let best = 0
    for (let town = 0; town < TOWNS; town++) {
      const { page } = at(table.towns, town)
      if (page === NO_PAGE) continue
      const value =
        page === FACE_DOWN ? hope(table, one, town, w) : prospect(table, one, town, page, w)
      best = Math.max(best, value)
      bestOfTown[town] = Math.max(count(bestOfTown, town), value)
    }
    worth += best / 2
  }
  return worth + sum(bestOfTown) / 2
}

/** What Phase Two is about. */
function worthOfSeals(table: TecTable, w: Weights): number {
  const sealed = PORTALS - openPortals(table)
  return w.phaseTwo + w.seal * sealed
}
