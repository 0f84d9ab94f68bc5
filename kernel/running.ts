import { copy } from './copy.ts'
import type { Chance } from './chance/chance.ts'
import type { Event } from './event.ts'
import type { Run } from './procedure.ts'
import type { Frame, Seat, State } from './state.ts'
import type { Compiled } from './step.ts'

/** The one `Run` of an engine, pointed at a new state for every pick so that none is allocated. */
export class Running implements Run {
  declare state: State
  declare chance: Chance
  event: Run['event'] = undefined
  readonly #entries: ReadonlyMap<string, Compiled>
  #events: Event[] | undefined
  #called: Compiled | undefined
  #entry: Compiled | undefined

  constructor(entries: ReadonlyMap<string, Compiled>) {
    this.#entries = entries
  }

  begin(state: State, chance: Chance, events: Event[] | undefined): void {
    // Writing into an object as old as this one costs more than to find out that there is no need.
    if (this.state !== state) this.state = state
    if (this.chance !== chance) this.chance = chance
    if (this.#events !== events) {
      this.#events = events
      this.event = events === undefined ? undefined : this.#tell
    }
    this.#called = undefined
  }

  call(procedure: string, remembers: object): void {
    const frame = remembers as Frame
    // The one that was called last is mostly called again.
    if (this.#entry?.procedure !== procedure) this.#entry = this.#entries.get(procedure)
    const entry = this.#entry
    if (entry === undefined) throw new Error(`there is no procedure ${procedure}`)
    frame.at = entry.key
    this.state.box.stack.push(frame)
    this.#called = entry
  }

  /** The entry of the procedure that was called last and not taken before. */
  takeCalled(): Compiled | undefined {
    const called = this.#called
    this.#called = undefined
    return called
  }

  answer(value: number): void {
    const { stack } = this.state.box
    const caller = stack[stack.length - 2]
    if (caller !== undefined) caller.answer = value
  }

  readonly #tell = (key: string, rule: string, is: object, to?: Seat): void => {
    // A copy: rules may hand out parts of the state, which go on changing.
    const event: Event = { key, rule, is: copy(is) as Event['is'] }
    if (to !== undefined) event.to = to
    this.#events?.push(event)
  }
}
