import {
  Drawn,
  Engine,
  offered,
  PickList,
  verbOf,
  type Decision,
  type Event,
  type Frame,
  type Pick,
} from '@eldertable/kernel'
import { copyState } from '../copy-state.ts'
import type { Tec } from '../frames.ts'
import { tinyEpicCthulhu } from '../index.ts'
import type { TecState, TecTable } from '../state.ts'
import { framesTold } from '../told-frames.ts'
import { V } from '../verbs.ts'

const engine = new Engine<Tec>(tinyEpicCthulhu)

/** Thrown where the rules need what nobody at the table can know: a chance result, or a hidden page. */
const UNKNOWN: unique symbol = Symbol('unknown')

function unknown(): never {
  // A symbol, not an error: no stack is needed, and nothing but `unlessUnknown` is meant to catch it.
  throw UNKNOWN
}

function unlessUnknown(work: () => void): boolean {
  try {
    work()
    return true
  } catch (error) {
    if (error === UNKNOWN) return false
    throw error
  }
}

/** Dice that fall as they are told; the first that is not told, like any other chance, stops the rules. */
class ToldDice extends Drawn {
  readonly #faces: readonly number[]
  #thrown = 0
  /** The sides of the die that was not told, if one was thrown. */
  untold = 0

  constructor(faces: readonly number[]) {
    super()
    this.#faces = faces
  }

  below(): number {
    return unknown()
  }

  override die(sides: number): number {
    const face = this.#faces[this.#thrown++]
    if (face !== undefined) return face
    this.untold = sides
    return unknown()
  }
}

/** What is open, to play on from: a copy, and hidden pages that stop whoever looks at them. */
function openState(table: TecTable, frames: readonly Frame[]): TecState {
  const hands = table.characters.filter(({ isAssistant }) => !isAssistant).map(() => ({}))
  const box = { deck: [], faceDown: [], buried: 0, stack: [...frames] }
  const state = copyState({ table, hands, box })
  Object.defineProperties(state.box, { deck: { get: unknown }, faceDown: { get: unknown } })
  return state
}

/** What a pick leads to, as far as it is certain. */
export interface Ahead {
  table: TecTable
  events: readonly Event[]
  /** What is asked next; null where chance or something hidden comes first, or the match is over. */
  decision: Decision | null
  /** The sides of the die that has to fall before it goes on, or 0. */
  die: number
}

/**
 * Plays a pick by the real rules on a copy of what everybody sees, up to the next decision or to where only chance or
 * a hidden page says how it goes on; the first dice may be told. Null if the pick is not offered.
 */
export function playAhead(
  table: TecTable,
  { seat, about }: Decision,
  pick: Pick,
  faces: readonly number[] = [],
): Ahead | null {
  const state = openState(table, framesTold(about))
  if (state.box.stack.length === 0) return null
  const events: Event[] = []
  const dice = new ToldDice(faces)
  let isRefused = false
  const isKnown = unlessUnknown(() => {
    isRefused = engine.play(state, seat, pick, dice, events) !== undefined
  })
  if (isRefused) return null
  const decision = isKnown ? engine.decision(state) : null
  return { table: state.table, events, decision, die: dice.untold }
}

/** Where it is only left open how to pay, every way in which that can go; else what was given. */
export function withEveryPayment(ahead: Ahead): Ahead[] {
  const { table, decision } = ahead
  if (decision?.key !== 'pay.choose') return [ahead]
  const list = new PickList()
  engine.listPicks(openState(table, framesTold(decision.about)), list)
  return offered(list)
    .filter((pick) => verbOf(pick) === V.pay)
    .flatMap((pick) => playAhead(table, decision, pick) ?? [])
}
