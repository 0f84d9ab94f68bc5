import {
  Engine,
  pickOf,
  PickList,
  verbOf,
  type Allowed,
  type Chance,
  type Pick,
} from '@eldertable/kernel'
import { copyState } from '../copy-state.ts'
import { tinyEpicCthulhu } from '../index.ts'
import { resample } from '../resample.ts'
import { NO_PORTAL, type TecState } from '../state.ts'
import { V } from '../verbs.ts'
import { reroll } from './dice.ts'
import { worthOf, worthOnTheWay } from './worth.ts'

const engine = new Engine(tinyEpicCthulhu)

/** An ability takes no action: it must be worth something at once, or it would be used for ever. */
const ABILITY_GAIN = 4
/** Choices on the way through one pick of the menu that are gone through; below them the first is taken. */
const DEPTH = 2

const lists = Array.from({ length: DEPTH + 1 }, () => new PickList())

/** Plays on in an imagined world by what looks best at once. What is hidden even there is drawn anew first. */
export function brisk(world: TecState, allowed: Allowed, chance: Chance): Pick {
  const told = answerByRule(world, allowed)
  if (told !== undefined) return told
  const base = copyState(world)
  resample(base, null, chance)
  const { actions } = world.table
  const now = worthOf(world.table)
  let best = allowed.picks[0] ?? -1
  let most = -Infinity
  for (let i = 0; i < allowed.count; i++) {
    const pick = allowed.picks[i] ?? -1
    const verb = verbOf(pick)
    if (verb === V.back || (verb === V.buyAction && actions > 0)) continue
    const worth = verb === V.endTurn ? now : worthAfter(base, pick, 0, chance)
    if (verb === V.ability && worth <= now + ABILITY_GAIN) continue
    if (worth <= most) continue
    most = worth
    best = pick
  }
  return best
}

/** The answer to what needs no weighing, if it is such a question. */
function answerByRule(world: TecState, allowed: Allowed): Pick | undefined {
  const frame = world.box.stack.at(-1)
  switch (frame?.at) {
    case 'rerolls.choose':
      return reroll(world.table, 'portal' in frame ? Number(frame['portal']) : NO_PORTAL)
    case 'pay.choose':
    case 'seal.place':
      return allowed.picks[0] // matching Madness first, Chaos for what is missing
    default:
      return undefined
  }
}

function worthAfter(world: TecState, pick: Pick, depth: number, chance: Chance): number {
  const next = copyState(world)
  const list = lists[depth] ?? new PickList()
  engine.apply(next, pick, chance, undefined, list)
  for (;;) {
    const at = next.box.stack.at(-1)?.at
    if (at === undefined || at === 'stepTwo.choose' || next.table.turn !== world.table.turn)
      return worthOnTheWay(next.table)
    const told = answerByRule(next, list) ?? (depth < DEPTH ? undefined : list.picks[0])
    if (told === undefined) break
    engine.apply(next, told, chance, undefined, list)
  }
  let most = -Infinity
  for (let i = 0; i < list.count; i++) {
    const choice = list.picks[i] ?? -1
    if (choice === pickOf(V.back)) continue
    most = Math.max(most, worthAfter(next, choice, depth + 1, chance))
  }
  return most
}
