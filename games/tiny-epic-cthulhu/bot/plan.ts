import {
  argumentOf,
  Drawn,
  Engine,
  PickList,
  verbOf,
  type Chance,
  type Pick,
} from '@eldertable/kernel'
import { copyState } from '../copy-state.ts'
import { tinyEpicCthulhu } from '../index.ts'
import { resample } from '../resample.ts'
import { FACE_DOWN, NO_PORTAL, type TecState } from '../state.ts'
import { V } from '../verbs.ts'
import { reroll } from './dice.ts'
import { MENU } from './world.ts'
import { worthOf, worthOnTheWay } from './worth.ts'

// A plan for the rest of the turn that hopes for nothing: where chance has a say, a pick is worth what it brings on
// average, and what comes after it is chosen only when chance has spoken.

const engine = new Engine(tinyEpicCthulhu)

/** Where chance has a say, it is asked so many times. */
const SAMPLES = 3
/** How many picks further is looked, and at how many of each menu. */
const PLIES = 2
const WIDTH = 3
/** An ability takes no action: it must be worth something at once, or it would be used for ever. */
const ABILITY_GAIN = 4
/** Choices on the way through one pick that are gone through, and how many of each; below them the first is taken. */
const DEPTH = 4
const MOST_CHOICES = 12

/** Passes chance on and counts how often it was asked. */
class Counted extends Drawn {
  draws = 0
  readonly #chance: Chance

  constructor(chance: Chance) {
    super()
    this.#chance = chance
  }

  below(limit: number): number {
    this.draws++
    return this.#chance.below(limit)
  }
}

const lists = Array.from({ length: DEPTH + 2 }, () => new PickList())

/** Where a pick leads, played on to the next menu, and what that is worth. */
interface After {
  world: TecState
  worth: number
}

/** A pick of a menu, and where it may lead: to one world if nothing was left to chance. */
interface Way {
  worth: number
  ends: After[]
}

/** Where an option leads at once, and what it is worth if the rest of the turn is played well. */
export function planFrom(world: TecState, option: Pick, chance: Chance): After {
  if (verbOf(option) === V.endTurn) return { world, worth: worthOf(world.table) }
  const counted = new Counted(chance)
  const after = follow(world, option, 0, counted)
  if (after.world.table.outcome !== null || !isAtMenu(after.world)) return after
  return { world: after.world, worth: bestOfTurn(after.world, PLIES, counted) }
}

const isAtMenu = ({ box }: TecState): boolean => box.stack.at(-1)?.at === MENU

function follow(world: TecState, pick: Pick, depth: number, chance: Counted): After {
  const next = copyState(world)
  const list = lists[depth] ?? new PickList()
  engine.apply(next, pick, chance, undefined, list)
  return settle(next, list, depth, chance)
}

/** Answers what is asked on the way to the next menu by what looks best at once. */
function settle(world: TecState, list: PickList, depth: number, chance: Counted): After {
  for (;;) {
    const frame = world.box.stack.at(-1)
    if (frame === undefined || frame.at === MENU || world.table.step !== 'actions')
      return { world, worth: worthOnTheWay(world.table) }
    const isReroll = frame.at === 'rerolls.choose'
    if (!isReroll && depth <= DEPTH) break
    const portal = 'portal' in frame ? Number(frame['portal']) : NO_PORTAL
    const pick = isReroll ? reroll(world.table, portal) : (list.picks[0] ?? -1)
    engine.apply(world, pick, chance, undefined, list)
  }
  let best: After | undefined
  const most = Math.min(list.count, MOST_CHOICES)
  for (let i = 0; i < most; i++) {
    const pick = list.picks[i] ?? -1
    if (verbOf(pick) === V.back) continue
    const after = follow(world, pick, depth + 1, chance)
    if (best === undefined || after.worth > best.worth) best = after
  }
  return best ?? { world, worth: worthOnTheWay(world.table) }
}

/** What a position in the menu is worth if the turn is ended or played on, whatever is better. */
function bestOfTurn(world: TecState, plies: number, chance: Counted): number {
  const { table } = world
  if (table.outcome !== null) return worthOf(table)
  if (plies === 0) return worthOnTheWay(table)
  const now = worthOf(table)
  let most = table.mustMove ? -Infinity : now
  const ways = waysFrom(world, now, chance)
  for (const { worth, ends } of ways)
    if (ends[0]?.world.table.mustMove !== true) most = Math.max(most, worth)
  if (plies === 1) return most
  ways.sort((a, b) => b.worth - a.worth)
  for (const { ends } of ways.slice(0, WIDTH)) {
    let sum = 0
    for (const end of ends) sum += bestOfTurn(end.world, plies - 1, chance)
    most = Math.max(most, sum / ends.length)
  }
  return most
}

function waysFrom(world: TecState, now: number, chance: Counted): Way[] {
  const list = new PickList()
  engine.listPicks(world, list)
  const ways: Way[] = []
  for (let i = 0; i < list.count; i++) {
    const pick = list.picks[i] ?? -1
    const verb = verbOf(pick)
    if (verb === V.endTurn || (verb === V.buyAction && world.table.actions > 0)) continue
    const way = wayOf(world, pick, chance)
    if (verb !== V.ability || way.worth > now + ABILITY_GAIN) ways.push(way)
  }
  return ways
}

function wayOf(world: TecState, pick: Pick, chance: Counted): Way {
  const before = chance.draws
  const first = follow(world, pick, 0, chance)
  if (chance.draws === before && !turnsUp(world, pick)) return { worth: first.worth, ends: [first] }
  const ends = [first]
  while (ends.length < SAMPLES) {
    const other = copyState(world)
    resample(other, null, chance)
    ends.push(follow(other, pick, 0, chance))
  }
  return { worth: ends.reduce((sum, { worth }) => sum + worth, 0) / SAMPLES, ends }
}

/** Whether a pick shows a card that nobody knows. */
function turnsUp({ table }: TecState, pick: Pick): boolean {
  const verb = verbOf(pick)
  const isHidden = table.towns[argumentOf(pick)]?.page === FACE_DOWN
  return verb === V.townAction || (verb === V.move && isHidden)
}
