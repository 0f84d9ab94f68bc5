import {
  FastChance,
  RecordingChance,
  ReplayedChance,
  type Engine,
  type Event,
  type Pick,
  type Rejection,
  type Seat,
  type State,
} from '@eldertable/kernel'
import { Moment, type Move } from './moment.ts'
import type { Beginning } from './violation.ts'

interface Manner {
  thorough: boolean
}

/** A fuzzed match on its way: makes picks and gives the oracles the moments between them. */
export class FuzzedMatch {
  readonly engine: Engine
  readonly state: State
  readonly #beginning: Beginning
  readonly #manner: Manner
  readonly #oracleChance: FastChance
  readonly #replayed = new ReplayedChance()
  #events: Event[] = []
  #step = 0
  #last: Move | null = null
  #before: string | null = null
  #startResults: readonly number[] = []
  #moment: Moment | undefined

  constructor(engine: Engine, beginning: Beginning, manner: Manner) {
    this.engine = engine
    this.#beginning = beginning
    this.#manner = manner
    this.#oracleChance = new FastChance(`${beginning.seed}/oracles`)
    const chance = new RecordingChance(new FastChance(`${beginning.seed}/start`))
    this.state = this.#begin(chance, this.#events)
    this.#startResults = chance.takeResults()
  }

  get moment(): Moment {
    return (this.#moment ??= new Moment({
      engine: this.engine,
      state: this.state,
      step: this.#step,
      last: this.#last,
      before: this.#before,
      events: this.#events,
      again: this.#again,
      chance: this.#oracleChance,
      thorough: this.#manner.thorough,
    }))
  }

  /** Makes a pick. Its chance results depend on the seed and `dice` alone, whatever was picked before. */
  play(seat: Seat, pick: Pick, dice: number): Rejection | undefined {
    const before = this.moment.json
    const chance = new RecordingChance(new FastChance(`${this.#beginning.seed}/${dice}`))
    const events: Event[] = []
    const rejection = this.engine.play(this.state, seat, pick, chance, events)
    if (rejection !== undefined) return rejection
    this.#step++
    this.#last = { seat, pick, results: chance.takeResults() }
    this.#before = before
    this.#events = events
    this.#moment = undefined
    return undefined
  }

  #begin(chance: RecordingChance | ReplayedChance, events?: Event[]): State {
    const { seats, settings, position } = this.#beginning
    if (position === undefined) return this.engine.start(seats, settings, chance, events)
    const state = structuredClone(position)
    this.engine.advance(state, chance, events)
    return state
  }

  readonly #again = (turnKeys: boolean): State => {
    const chance = this.#replayed
    chance.load(this.#last?.results ?? this.#startResults)
    const state = this.#last === null ? this.#begin(chance) : this.#replay(this.#last, turnKeys)
    if (chance.left > 0) throw new Error(`${chance.left} chance results less were drawn`)
    return state
  }

  #replay({ seat, pick }: Move, turnKeys: boolean): State {
    const revived = JSON.parse(this.#before ?? '') as State
    const state = turnKeys ? (keysTurned(revived) as State) : revived
    const rejection = this.engine.play(state, seat, pick, this.#replayed)
    if (rejection !== undefined) throw new Error(`the same pick was rejected: ${rejection}`)
    return state
  }
}

function keysTurned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(keysTurned)
  const turned: Record<string, unknown> = {}
  for (const key of Object.keys(value).toReversed())
    turned[key] = keysTurned((value as Record<string, unknown>)[key])
  return turned
}
