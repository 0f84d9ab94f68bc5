import type { TitleTypes, Pick, Rejection, ScriptedDraw, Seat, Title } from '@eldertable/kernel'
import { hash, pickOf } from '@eldertable/kernel'
import { meantFaults, type Impossible } from './impossible.ts'
import type { NameOrNumber, Names } from './names.ts'
import type { Offered } from './offered.ts'
import { Script } from './script.ts'
import { listed, Situation } from './situation.ts'
import { layStop, procedureOf, stopAfter, stoppedAfter, stopsIn, takeStopAway } from './stop.ts'

type Name<T> = Extract<keyof T, string>

/** How a title's tests call things, and what is impossible about a position on purpose. */
export interface ScenarioOptions<K extends TitleTypes> {
  names?: Names<K['state']>
  impossible?: Impossible | undefined
}

/**
 * A position, dice and picks: what a test of a rule consists of. In a vitest test use `scenario` or `checked` of
 * `vitest.ts`, which also fail the test if scripted dice are left over.
 *
 *     const t = scenario(engine, position, { names }).dice(1, 2).pick('roll').pickAs('ann', 'buy', 'dunwich')
 *     expect(t.told('bought')).toEqual([{ seat: 0, space: 12 }])
 *
 * Seats and arguments go by name or by number alike. A name of which there are copies means any of them, so only one
 * of them may be offered when it is picked; `ghoul#2` is the second copy.
 */
export class Scenario<K extends TitleTypes> extends Situation<K> {
  readonly #chance: Script
  readonly #meant: readonly string[]
  #stops = 0

  constructor(title: Title<K>, state: K['state'], options: ScenarioOptions<K> = {}) {
    super(title, state, options.names)
    this.#chance = new Script(options.names?.dice)
    this.#meant = meantFaults(title.faults(state), options.impossible)
  }

  /** Scripts throws of dice, in the order in which they will be made. */
  dice(...faces: number[]): this {
    this.#chance.dice(...faces)
    return this
  }

  /** Scripts numbers drawn otherwise than by a die. Shuffles need none: they leave the order as it is. */
  draws(...numbers: ScriptedDraw[]): this {
    this.#chance.draws(...numbers)
    return this
  }

  /** What was shuffled, each time as it lay before: scripted chance leaves the order as it is, so it is not seen otherwise. */
  get shuffled(): readonly (readonly unknown[])[] {
    return this.#chance.shuffled
  }

  /** Plays a state that was put together by hand on to its first decision. */
  go(): this {
    return this.#move('going on', () => this.engine.advance(this.state, this.#chance, this.log))
  }

  /** From now on play stops when the turn is over: nothing of the next one happens, so it needs no dice. */
  untilTurnEnds(): this {
    return this.until('turn')
  }

  /** From now on play stops when a procedure that is running is over. `goOn` takes it further. */
  until(procedure: string): this {
    layStop(this.state.box.stack, this.#placeOf(procedure))
    this.#stops++
    return this
  }

  /** Plays on from where it has stopped. */
  goOn(): this {
    const { stack } = this.state.box
    if (stoppedAfter(stack) === undefined)
      throw new Error(`play has not stopped; ${this.situation}`)
    takeStopAway(stack)
    this.#stops--
    return this.go()
  }

  /** Runs a procedure by itself, on top of what is running, and stops when it is over. */
  runOnly<P extends Name<K['frames']>>(procedure: P, remembers: K['frames'][P]): this {
    this.state.box.stack.push(stopAfter(procedure))
    this.#stops++
    return this.run(procedure, remembers)
  }

  /** Runs a procedure on top of what is running, which goes on afterwards. */
  run<P extends Name<K['frames']>>(procedure: P, remembers: K['frames'][P]): this {
    const steps = this.engine.title.procedures.find(({ name }) => name === procedure)?.steps
    const [entry] = Object.keys(steps ?? {})
    if (entry === undefined) throw new Error(`there is no procedure ${procedure}`)
    this.state.box.stack.push({ ...remembers, at: `${procedure}.${entry}` })
    return this.go()
  }

  /** Puts a procedure that is running at one of its steps, without playing on. */
  putAt(step: string): this {
    const frame = this.state.box.stack[this.#placeOf(procedureOf({ at: step }))]
    if (frame !== undefined) frame.at = step
    return this
  }

  /** Picks for whoever is asked. Without an argument, or with a name of which there are copies, there must be one way only. */
  pick(verb: K['verb'], argument?: NameOrNumber): this {
    return this.#play(this.engine.seatToAct(this.state), verb, argument, this.menu)
  }

  /** Picks for one seat and fails if another one is asked. */
  pickAs(seat: NameOrNumber, verb: K['verb'], argument?: NameOrNumber): this {
    if (this.engine.seatToAct(this.state) !== this.seat(seat)) {
      const words = argument === undefined ? verb : `${verb} ${argument}`
      throw new Error(
        `${this.naming.seatName(this.seat(seat))} can't pick ${words}: ${this.situation}`,
      )
    }
    return this.pick(verb, argument)
  }

  /** Makes a seat do something that it may do at any moment, whoever is asked. */
  interject(seat: NameOrNumber, verb: K['verb'], argument?: NameOrNumber): this {
    return this.#play(this.seat(seat), verb, argument, this.anytime(seat))
  }

  /** Picks what is picked for a seat that does not answer. */
  takeDefault(): this {
    return this.#command(this.engine.seatToAct(this.state), this.picked, this.menu)
  }

  /**
   * Sends a pick that must not be accepted, in words or as a bare integer, and gives the reason; fails if it is
   * accepted or if it leaves a trace. If there are copies of what is named, none of them may be accepted.
   */
  attempt(seat: NameOrNumber, pick: K['verb'] | Pick, argument: NameOrNumber = 0): Rejection {
    const picks = typeof pick === 'number' ? [pick] : this.#picksOf(pick, argument)
    const rejections = new Set(picks.map((one) => this.#rejection(this.seat(seat), one)))
    const [rejection, other] = rejections
    if (rejection === undefined || other !== undefined)
      throw new Error(`${pick} ${argument} is rejected in several ways: ${[...rejections].join()}`)
    return rejection
  }

  /** Fails if chance was scripted that nobody has asked for. */
  useUp(): this {
    const { unused } = this.#chance
    if (unused !== undefined) throw new Error(`scripted but never used: ${unused}`)
    return this
  }

  /** Fails if there is anything about the state that can't be, but for what the position says. */
  checkFaults(): this {
    const found = this.engine.title
      .faults(this.state)
      .filter((fault) => !this.#meant.includes(fault))
    if (found.length > 0) throw new Error(`this can't be: ${found.join('; ')}`)
    return this
  }

  #placeOf(procedure: string): number {
    const { stack } = this.state.box
    const place = stack.findLastIndex((frame) => procedureOf(frame) === procedure)
    if (place < 0) throw new Error(`no ${procedure} is running, only ${this.running}`)
    return place
  }

  #picksOf(verb: string, argument: NameOrNumber): Pick[] {
    const number = Object.keys(this.naming.verbs).indexOf(verb)
    return this.naming.numbers(verb, argument).map((one) => pickOf(number, one))
  }

  #rejection(seat: Seat, pick: Pick): Rejection {
    const before = hash(this.state)
    const told = this.log.length
    const words = `${this.menu.inWords(pick)} of ${this.naming.seatName(this.seat(seat))}`
    const rejection = this.engine.play(this.state, seat, pick, this.#chance, this.log)
    if (rejection === undefined) throw new Error(`${words} was accepted`)
    if (hash(this.state) !== before || this.log.length !== told)
      throw new Error(`${words} was rejected (${rejection}) but left a trace`)
    return rejection
  }

  #play(seat: Seat, verb: string, argument: NameOrNumber | undefined, offered: Offered): this {
    const ways = offered.argumentsOf(verb, argument)
    const [way] = ways
    if (way === undefined || ways.length > 1) {
      const words = argument === undefined ? verb : `${verb} ${argument}`
      const trouble = way === undefined ? 'is not offered' : 'is offered in several ways'
      throw new Error(
        [
          `${words} ${trouble} to ${this.naming.seatName(seat)}; ${this.situation}`,
          `offered: ${listed(offered.options)}`,
          `refused: ${listed(offered.refusals)}`,
        ].join('\n  '),
      )
    }
    const [pick = -1] = this.#picksOf(verb, way)
    return this.#command(seat, pick, offered)
  }

  #command(seat: Seat, pick: Pick, offered: Offered): this {
    const words = `${this.naming.seatName(seat)}'s ${offered.inWords(pick)} (${this.situation})`
    return this.#move(words, () => {
      const rejection = this.engine.play(this.state, seat, pick, this.#chance, this.log)
      if (rejection !== undefined) throw new Error(`rejected: ${rejection}`)
    })
  }

  /** An error in the middle of a pick, such as a die that is not scripted, says what was going on for whom. */
  #move(words: string, move: () => void): this {
    const told = this.log.length
    try {
      move()
      if (this.outcome === null && stopsIn(this.state.box.stack) !== this.#stops)
        throw new Error('play has gone past a stop')
      this.checkFaults()
    } catch (error) {
      const { turn } = this.naming
      const lines = [
        error instanceof Error ? error.message : String(error),
        `at ${this.running}${turn === undefined ? '' : `, in the turn of ${turn}`}`,
        `by ${words}`,
        `after ${listed(this.log.slice(told).map((event) => event.key))}`,
      ]
      throw new Error(lines.join('\n  '), { cause: error })
    }
    return this
  }
}
