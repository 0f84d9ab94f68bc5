import type {
  Engine,
  Event,
  Kind,
  Outcome,
  Pick,
  Rejection,
  ScriptedDraw,
  Seat,
} from '@eldertable/kernel'
import { hash, heardBy } from '@eldertable/kernel'
import { Offered, pickInWords, pickNamed } from './offered.ts'
import { Script } from './script.ts'

type EventKey<K extends Kind> = Extract<keyof K['events'], string>

/**
 * A position, dice and picks: what a test of a rule consists of. In a vitest test use `scenario` of `vitest.ts`
 * instead, which also fails the test if scripted dice are left over.
 *
 *     const t = scenario(engine, position).dice(1, 2).pick('roll').pick('buy', 12)
 *     expect(t.told('bought')).toEqual([{ seat: 0, space: 12 }])
 */
export class Scenario<K extends Kind> {
  readonly engine: Engine<K>
  /** The state itself, not a copy: a test may change it between picks. */
  readonly state: K['state']
  readonly #chance = new Script()
  #events: Event[] = []

  constructor(engine: Engine<K>, state: K['state']) {
    this.engine = engine
    this.state = state
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

  /** Plays a state that was put together by hand on to its first decision. */
  go(): this {
    return this.#move('go', () => this.engine.advance(this.state, this.#chance, this.#events))
  }

  /** Picks for whoever is asked. */
  pick(verb: string, argument = 0): this {
    const seat = this.engine.seatToAct(this.state)
    return this.#play(seat, verb, argument, this.#offered)
  }

  /** Picks for one seat and fails if another one is asked. */
  pickAs(seat: Seat, verb: string, argument = 0): this {
    const asked = this.engine.seatToAct(this.state)
    const pick = pickNamed(this.engine.title.verbs, verb, argument)
    const words = pickInWords(this.engine.title.verbs, pick)
    if (asked !== seat) throw new Error(`seat ${seat} can't pick ${words}: ${this.#situation()}`)
    return this.pick(verb, argument)
  }

  /** Makes a seat do something that it may do at any moment, whoever is asked. */
  interject(seat: Seat, verb: string, argument = 0): this {
    return this.#play(seat, verb, argument, this.anytime(seat))
  }

  /** Picks what is picked for a seat that does not answer. */
  takeDefault(): this {
    const pick = this.engine.defaultPick(this.state)
    const seat = this.engine.seatToAct(this.state)
    return this.#command(seat, pick)
  }

  /**
   * Sends a pick that must not be accepted, as a name or as a bare integer, and gives the reason; fails if it is
   * accepted or if it leaves a trace.
   */
  attempt(seat: Seat, pick: string | Pick, argument = 0): Rejection {
    const { verbs } = this.engine.title
    const number = typeof pick === 'string' ? pickNamed(verbs, pick, argument) : pick
    const before = hash(this.state)
    const told = this.#events.length
    const rejection = this.engine.play(this.state, seat, number, this.#chance, this.#events)
    const words = pickInWords(verbs, number)
    if (rejection === undefined) throw new Error(`${words} of seat ${seat} was accepted`)
    if (hash(this.state) !== before || this.#events.length !== told)
      throw new Error(`${words} of seat ${seat} was rejected (${rejection}) but left a trace`)
    return rejection
  }

  /** Who is asked, and what: `procedure.step`. Null once the match is over. */
  get asked(): { seat: Seat; key: string } | null {
    const decision = this.engine.decision(this.state)
    return decision === null ? null : { seat: decision.seat, key: decision.key }
  }

  /** Whether the open decision offers the verb with this argument, or with any if none is given. */
  offers(verb: string, argument?: number): boolean {
    return this.#offered.offers(verb, argument)
  }

  /** The open decision's options in words: `pass`, `buy 12`, `bid 5..150`. */
  get offered(): string[] {
    return this.#offered.options
  }

  /** Why the open decision refuses the verb with this argument, or with any if none is given. */
  refusal(verb: string, argument?: number): string | undefined {
    return this.#offered.refusal(verb, argument)
  }

  /** The open decision's refusals in words: `buy 12: too-poor`. */
  get refusals(): string[] {
    return this.#offered.refusals
  }

  /** What a seat may do at any moment. */
  anytime(seat: Seat): Offered {
    return new Offered(this.engine.anytimeMenu(this.state, seat))
  }

  /** What is picked for a seat that does not answer, in words. */
  get defaultPick(): string {
    return pickInWords(this.engine.title.verbs, this.engine.defaultPick(this.state))
  }

  /** What happened since the start or since the last `forget`. */
  get events(): readonly Event[] {
    return this.#events
  }

  /** The parameters of every event with this key. */
  told<E extends EventKey<K>>(key: E): K['events'][E][] {
    const events = this.#events.filter((event) => event.key === key)
    return events.map((event) => event.is as K['events'][E])
  }

  /** The keys of the events that a seat, or a spectator (null), may know of. */
  heard(seat: Seat | null): string[] {
    return heardBy(seat, this.#events).map((event) => event.key)
  }

  /** The rules that the events name, each once, in the order in which they came up. */
  get rulesCited(): string[] {
    return [...new Set(this.#events.map((event) => event.rule))]
  }

  /** Empties the list of events. */
  forget(): this {
    this.#events = []
    return this
  }

  get table(): K['state']['table'] {
    return this.state.table
  }

  get outcome(): Outcome | null {
    return this.state.table.outcome
  }

  /** Fails if chance was scripted that nobody has asked for. */
  useUp(): this {
    const { unused } = this.#chance
    if (unused !== undefined) throw new Error(`scripted but never used: ${unused}`)
    return this
  }

  get #offered(): Offered {
    return new Offered(this.engine.menu(this.state))
  }

  #play(seat: Seat, verb: string, argument: number, offered: Offered): this {
    const pick = pickNamed(this.engine.title.verbs, verb, argument)
    if (!offered.offers(verb, argument)) {
      const words = pickInWords(this.engine.title.verbs, pick)
      const lists = [`offered: ${listed(offered.options)}`, `refused: ${listed(offered.refusals)}`]
      throw new Error(
        [`${words} is not offered to seat ${seat}; ${this.#situation()}`, ...lists].join('\n  '),
      )
    }
    return this.#command(seat, pick)
  }

  #command(seat: Seat, pick: Pick): this {
    const words = pickInWords(this.engine.title.verbs, pick)
    return this.#move(words, () => {
      const rejection = this.engine.play(this.state, seat, pick, this.#chance, this.#events)
      if (rejection !== undefined) throw new Error(`rejected: ${rejection}; ${this.#situation()}`)
    })
  }

  /** An error in the middle of a pick, such as a die that was not scripted, says how far the pick had come. */
  #move(words: string, move: () => void): this {
    const told = this.#events.length
    try {
      move()
    } catch (error) {
      const keys = this.#events.slice(told).map((event) => event.key)
      const message = error instanceof Error ? error.message : String(error)
      throw new Error(`${words}: ${message} (after ${listed(keys)})`, { cause: error })
    }
    return this
  }

  #situation(): string {
    const { asked, outcome } = this
    if (asked !== null) return `seat ${asked.seat} is asked ${asked.key}`
    return `the match is over (${outcome?.ending})`
  }
}

function listed(words: readonly string[]): string {
  return words.length === 0 ? 'nothing' : words.join(', ')
}
