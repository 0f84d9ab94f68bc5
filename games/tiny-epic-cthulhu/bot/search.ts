import {
  bestOf,
  Engine,
  offered,
  PickList,
  verbOf,
  type Chance,
  type Pick,
} from '@eldertable/kernel'
import { copyState } from '../copy-state.ts'
import { tinyEpicCthulhu } from '../index.ts'
import { NO_PORTAL, type TecState } from '../state.ts'
import { V } from '../verbs.ts'
import { reroll } from './dice.ts'
import { imagine, MENU, type Imagined } from './world.ts'
import { worthOf, worthOnTheWay } from './worth.ts'

const engine = new Engine(tinyEpicCthulhu)

/** Picks are looked at more and more closely: at most this many of them, each in this many worlds more. */
type Care = readonly { most: number; worlds: number }[]

export const careful: Care = [
  { most: 8, worlds: 2 },
  { most: 4, worlds: 4 },
  { most: 2, worlds: 8 },
]
/** A first look and no second. */
export const hurried: Care = []

/**
 * This many positions are looked at for one pick; after that the best so far will do. One pick in twenty would take more, up
 * to three times as many, and the bots of other tables wait for it.
 */
const BUDGET = 4_000
/** How many have been looked at, all told. */
let positions = 0

/** Whoever is behind by this much after a round does not catch up. */
const GAP = 40
/** How many picks further is looked, and at how many of each menu. */
const PLIES = 2
const WIDTH = 3
/** An ability takes no action: it must be worth something at once, or it would be used for ever. */
const ABILITY_GAIN = 4

/** A pick that is being weighed, and what it was worth in the worlds so far, on average. */
interface Candidate {
  pick: Pick
  worth: number
}

/** The best of the picks, found by playing the rest of the turn in worlds that could be true. */
export function lookAhead(
  asked: Imagined,
  picks: readonly Pick[],
  chance: Chance,
  care: Care,
  budget = BUDGET,
): Pick {
  // An ability was weighed by what it does at once, and its target is chosen in the same way.
  const plies = asked.decision === 'ability.target' ? 0 : PLIES
  const first = imagine(asked, chance)
  const enough = positions + budget
  let likely: Candidate[] = picks
    .filter((pick) => isWorthTrying(first, pick, chance))
    .map((pick) => ({ pick, worth: worthAfter(first, pick, Math.min(plies, 1), chance) }))
  let seen = 0
  for (const { most, worlds } of care) {
    likely = leaders(likely, most, seen === 0 ? Infinity : GAP) // the first look is a short one
    if (likely.length === 1) break
    for (let i = 0; i < worlds && (seen === 0 || positions < enough); i++) {
      const world = imagine(asked, chance)
      seen++
      for (const one of likely)
        one.worth += (worthAfter(world, one.pick, plies, chance) - one.worth) / seen
    }
  }
  return bestOf(likely, ({ worth }) => worth)?.one.pick ?? -1
}

/** The picks that look best at once in a world, at most this many; abilities only if they bring something. */
export function mostPromising(
  world: TecState,
  picks: readonly Pick[],
  chance: Chance,
  most: number,
): Pick[] {
  if (picks.length <= most && !picks.some((pick) => verbOf(pick) === V.ability)) return [...picks]
  const likely = picks
    .filter((pick) => isWorthTrying(world, pick, chance))
    .map((pick) => ({ pick, worth: worthAfter(world, pick, 1, chance) }))
  return leaders(likely, most, Infinity).map(({ pick }) => pick)
}

/** Those that look best: at most this many, and none that is behind the first by more than a gap. */
function leaders(candidates: readonly Candidate[], most: number, gap: number): Candidate[] {
  const sorted = candidates.toSorted((a, b) => b.worth - a.worth).slice(0, most)
  const least = (sorted[0]?.worth ?? 0) - gap
  return sorted.filter(({ worth }) => worth >= least)
}

function isWorthTrying(world: TecState, pick: Pick, chance: Chance): boolean {
  if (verbOf(pick) !== V.ability) return true
  return worthOf(follow(world, pick, chance).table) > worthOf(world.table) + ABILITY_GAIN
}

function worthAfter(world: TecState, pick: Pick, plies: number, chance: Chance): number {
  if (verbOf(pick) === V.endTurn) return worthOf(world.table)
  return worthOfTurn(follow(world, pick, chance), plies, chance)
}

/** The world after a pick, played on to the next menu. */
function follow(world: TecState, pick: Pick, chance: Chance): TecState {
  const next = copyState(world)
  engine.apply(next, pick, chance)
  positions++
  return settle(next, chance)
}

/** Answers what is asked on the way to the next menu by what looks best at once. */
function settle(world: TecState, chance: Chance): TecState {
  const { stack } = world.box
  const frame = stack.at(-1)
  if (frame === undefined || frame.at === MENU) return world
  if (frame.at === 'rerolls.choose') {
    const portal = engine.decision(world)?.about['portal'] ?? NO_PORTAL
    engine.apply(world, reroll(world.table, Number(portal)), chance)
    return settle(world, chance)
  }
  let best = world
  let most = -Infinity
  for (const pick of picksIn(world)) {
    if (verbOf(pick) === V.back) continue
    const next = follow(world, pick, chance)
    const worth = worthOf(next.table)
    if (worth <= most) continue
    most = worth
    best = next
  }
  return best
}

function picksIn(world: TecState): Pick[] {
  const list = new PickList()
  engine.listPicks(world, list)
  return offered(list)
}

/** What a position in the menu is worth if the turn is ended or played on, whatever is better. */
function worthOfTurn(world: TecState, plies: number, chance: Chance): number {
  const { table } = world
  if (table.outcome !== null || plies === 0) return worthOnTheWay(table)
  const now = worthOf(table)
  const next = continuations(world, now, chance)
  let most = table.mustMove ? -Infinity : now
  for (const { world: after, worth } of next)
    if (!after.table.mustMove) most = Math.max(most, worth)
  if (plies === 1) return most
  for (const { world: after } of next.toSorted((a, b) => b.worth - a.worth).slice(0, WIDTH))
    most = Math.max(most, worthOfTurn(after, plies - 1, chance))
  return most
}

interface Continuation {
  world: TecState
  worth: number
}

function continuations(world: TecState, now: number, chance: Chance): Continuation[] {
  const found: Continuation[] = []
  for (const pick of picksIn(world)) {
    const verb = verbOf(pick)
    if (verb === V.endTurn || (verb === V.buyAction && world.table.actions > 0)) continue
    const after = follow(world, pick, chance)
    const worth = worthOnTheWay(after.table)
    if (verb !== V.ability || worth > now + ABILITY_GAIN) found.push({ world: after, worth })
  }
  return found
}
