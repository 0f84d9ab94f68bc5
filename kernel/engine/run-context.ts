import { copy, copyEach } from './copy.ts'
import type { Chance } from '../chance/chance.ts'
import type { Event } from './event.ts'
import { done, type Done, type Remembered, type Run } from './procedure.ts'
import { innermost, leave, withoutMark } from './stack.ts'
import { FramePositions } from './frame-positions.ts'
import type { Frame, Seat, State } from './state.ts'
import { entryOf, type CompiledStep, type CompiledTitle } from './compiled-step.ts'

/** The one `Run` of an engine, pointed at a new state for every pick so that none is allocated. */
export class RunContext implements Run {
  declare state: State
  declare chance: Chance
  event: Run['event'] = undefined
  readonly #rules: CompiledTitle
  readonly #copyState: (state: State) => State
  readonly positions = new FramePositions()
  #events: Event[] | undefined
  /** The step that runs. */
  from: CompiledStep
  #called: CompiledStep | undefined
  /** True once the running step has ended, gone on in, or gone back in an outer procedure. */
  #hasLeft = false

  constructor(rules: CompiledTitle, copyState: (state: State) => State) {
    const [first] = rules.steps.values()
    if (first === undefined) throw new Error('a title without a procedure')
    this.from = first
    this.#rules = rules
    this.#copyState = copyState
  }

  /** Gives the step at which the state was left, if it was played here last. */
  begin(state: State, chance: Chance, events: Event[] | undefined): CompiledStep | undefined {
    // Writing into an object as old as this one costs more than to find out that there is no need.
    if (this.state !== state) this.state = state
    if (this.chance !== chance) this.chance = chance
    if (this.#events !== events) {
      this.#events = events
      this.event = events === undefined ? undefined : this.#tell
    }
    this.#called = undefined
    this.#hasLeft = false
    return this.positions.recall(state.box.stack)
  }

  /** Whoever looks at the state from now on, be it after an error, sees where everything stands. */
  settle(): void {
    this.positions.write(this.state.box.stack)
  }

  call(procedure: string, remembers: object): void {
    const entry = entryOf(this.from, procedure, this.#rules.entries)
    const { stack } = this.state.box
    this.positions.enter(stack.length, entry)
    stack.push(remembers as Frame)
    this.#called = entry
  }

  /** The entry of the procedure that was called last and not taken before. */
  takeCalled(): CompiledStep | undefined {
    const called = this.#called
    this.#called = undefined
    return called
  }

  /** Whether the step that has just run has left its own place on the stack by way of an outer procedure. */
  takeHasLeft(): boolean {
    if (!this.#hasLeft) return false
    this.#hasLeft = false
    return true
  }

  returnValue(value: number): void {
    const { stack } = this.state.box
    const caller = stack[stack.length - 2]
    if (caller !== undefined) caller.answer = value
  }

  isRunning(procedure: string): boolean {
    return this.#innermost(procedure) >= 0
  }

  end(procedure: string): Done {
    const { stack } = this.state.box
    const place = this.#placeOf(procedure)
    leave(stack, place + 1, this.#rules)
    stack.splice(place, 1)
    return this.#left()
  }

  endWhere(isOver: (frame: Frame & Remembered) => boolean): Done {
    const { stack } = this.state.box
    this.positions.write(stack)
    leave(stack, 0, this.#rules, isOver)
    return this.#left()
  }

  resumeAt(resumePoint: string): Done {
    const { stack } = this.state.box
    const step = this.#stepAt(resumePoint)
    const place = this.#placeOf(step.procedure)
    leave(stack, place + 1, this.#rules)
    const frame = stack[place]
    if (frame !== undefined) frame.at = step.key
    return this.#left()
  }

  savepoint(): void {
    const { state } = this
    const frame = state.box.stack.at(-1)
    if (frame === undefined || this.#called !== undefined || this.#hasLeft)
      throw new Error('a savepoint is made by a step before it calls, ends or goes on in anything')
    this.positions.write(state.box.stack)
    // Savepoints further out stay where they are: a copy of each in every savepoint would double the state with each of them.
    const stack = copyEach(state.box.stack, withoutMark)
    frame.mark = this.#copyState({ ...state, box: { ...state.box, stack } })
  }

  rollBackTo(resumePoint: string, remembers?: object): Done {
    const { state } = this
    const { stack } = state.box
    const step = this.#stepAt(resumePoint)
    const place = this.#placeOf(step.procedure)
    const savepoint = stack[place]?.mark
    if (savepoint === undefined)
      throw new Error(`${step.procedure} has made no savepoint to go back to`)
    for (const [i, frame] of savepoint.box.stack.entries()) {
      const outer = stack[i]?.mark
      if (i < place && outer !== undefined) frame.mark = outer
    }
    Object.assign(state, savepoint)
    const frame = state.box.stack.at(-1)
    if (frame !== undefined) Object.assign(frame, remembers, { at: step.key })
    return this.#left()
  }

  /** Where on the stack the innermost running procedure of this name is. */
  #placeOf(procedure: string): number {
    const place = this.#innermost(procedure)
    if (place < 0) throw new Error(`${procedure} is not running: it can't be ended or gone on in`)
    return place
  }

  #innermost(procedure: string): number {
    const { stack } = this.state.box
    this.positions.write(stack)
    return innermost(stack, procedure)
  }

  #stepAt(resumePoint: string): CompiledStep {
    const step = this.#rules.steps.get(resumePoint)
    if (step === undefined) throw new Error(`there is no step ${resumePoint} to go on at`)
    return step
  }

  #left(): Done {
    this.positions.forget(this.state.box.stack.length)
    this.#called = undefined
    this.#hasLeft = true
    return done
  }

  readonly #tell = (key: string, rule: string, is: object, to?: Seat): void => {
    // A copy: rules may hand out parts of the state, which go on changing.
    const event: Event = { key, rule, is: copy(is) as Event['is'] }
    if (to !== undefined) event.to = to
    // Whoever listens may look where the rules are.
    this.settle()
    this.#events?.push(event)
  }
}
