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
import { tuned } from './tuned.ts'
import { worthOf, worthOnTheWay } from './worth.ts'

// A plan for the rest of the turn that hopes for nothing: where chance has a say, a pick is worth what it brings on
// average. After each pick only the most promising ways go on, each where one of the chances has led it; the luck in that
// is taken off what it is worth.

const engine = new Engine(tinyEpicCthulhu)

/** Where chance has a say, it is asked this many times. */
const SAMPLES = 3
/** How many picks of a turn are planned, and how many of the ways that have begun go on after each of them. */
const MOST_PICKS = 4
const WIDTH = 4
/** An ability takes no action: it must be worth something at once, or it would be used for ever. */
const ABILITY_GAIN = 2
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

/** What a pick is worth, and where it may lead: to one world if nothing was left to chance. */
interface Way {
  worth: number
  ends: After[]
}

/** A turn that begins with an option, and what has come of it. */
interface Begun extends Way {
  option: Pick
}

/** Where an option leads at once, and what it is worth if the rest of the turn is played well. */
export function planFrom(world: TecState, option: Pick, chance: Chance): After {
  if (verbOf(option) === V.endTurn) return { world, worth: endedIn(world) }
  const counted = new Counted(chance)
  const way = wayOf(world, option, counted)
  const [worth = -Infinity] = bestOfTurn([{ option, ...way }], [option], MOST_PICKS, counted)
  return { world: way.ends[0]?.world ?? world, worth }
}

/** What each option is worth in a world; a plan for all of them is quicker than one for each. */
export function planAll(asked: Asked, options: readonly Pick[], chance: Chance): number[] {
  const { world, decision } = asked
  const counted = new Counted(chance)
  const begun: Begun[] = []
  for (const option of options) {
    const verb = verbOf(option)
    if (verb === V.buyAction && world.table.actions > 0) continue
    const way: Way =
      verb === V.endTurn ? { worth: endedIn(world), ends: [] } : wayOf(world, option, counted)
    if (verb !== V.ability || brings(way, world)) begun.push({ option, ...way })
  }
  // An ability was weighed by what it does at once, and its target is chosen in the same way.
  return bestOfTurn(begun, options, decision === 'ability.target' ? 1 : MOST_PICKS, counted)
}

/** A question, in a world in which it may be asked. */
interface Asked {
  world: TecState
  decision: string
}

/** What turns that begin with each of the options come to. */
function bestOfTurn(
  begun: readonly Begun[],
  options: readonly Pick[],
  picks: number,
  chance: Counted,
): number[] {
  const worths = options.map(() => -Infinity)
  let going = begun
  for (let pick = 1; going.length > 0; pick++) {
    for (const { option, worth, ends } of going) {
      // TEC-ACTION-9: a turn does not end there; what it is worth will be seen after the Move.
      if (pick < picks && ends[0]?.world.table.mustMove === true) continue
      const place = options.indexOf(option)
      worths[place] = Math.max(worths[place] ?? -Infinity, worth)
    }
    if (pick >= picks) break
    going = going
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, WIDTH)
      .flatMap((one) => goOn(one, chance))
  }
  return worths
}

/** Goes on where a way has led by one of the chances; the luck in that is no merit of it. */
function goOn({ option, worth, ends }: Begun, chance: Counted): Begun[] {
  const [end] = ends
  if (end === undefined || end.world.table.outcome !== null || !isAtMenu(end.world)) return []
  const luck = end.worth - worth
  return waysFrom(end.world, chance).map((way) => ({
    option,
    worth: way.worth - luck,
    ends: way.ends,
  }))
}

/** What a position is worth if the turn ends there, and if it goes on. */
const endedIn = ({ table }: TecState): number => worthOf(table, tuned(table))
const onTheWayIn = ({ table }: TecState): number => worthOnTheWay(table, tuned(table))

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
      return { world, worth: onTheWayIn(world) }
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
  return best ?? { world, worth: onTheWayIn(world) }
}

function waysFrom(world: TecState, chance: Counted): Way[] {
  const list = new PickList()
  engine.listPicks(world, list)
  const ways: Way[] = []
  for (let i = 0; i < list.count; i++) {
    const pick = list.picks[i] ?? -1
    const verb = verbOf(pick)
    if (verb === V.endTurn || (verb === V.buyAction && world.table.actions > 0)) continue
    const way = wayOf(world, pick, chance)
    if (verb !== V.ability || brings(way, world)) ways.push(way)
  }
  return ways
}

/** Whether an ability is worth its use. */
const brings = ({ worth }: Way, world: TecState): boolean =>
  worth > onTheWayIn(world) + ABILITY_GAIN

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
