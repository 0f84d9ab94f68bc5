import type {
  Bot,
  Engine,
  Event,
  Frame,
  TitleTypes,
  Outcome,
  Pick,
  Seat,
  Title,
} from '@eldertable/kernel'
import { FastChance, heardBy } from '@eldertable/kernel'
import { Naming, type NameOrNumber, type Names } from './names.ts'
import { Offered } from './offered.ts'
import { observationOf } from './observation.ts'
import { stoppedAfter, stoppingEngine } from './stop.ts'

type Name<T> = Extract<keyof T, string>

/** Everything that a test can ask about a match: who is asked what, what is offered, what has happened. */
export class Situation<K extends TitleTypes> {
  readonly engine: Engine<K>
  /** The state itself, not a copy: a test may change it between picks. */
  readonly state: K['state']
  protected readonly naming: Naming<K['state']>
  protected log: Event[] = []

  constructor(title: Title<K>, state: K['state'], names?: Names<K['state']>) {
    this.engine = stoppingEngine(title)
    this.state = state
    this.naming = new Naming(title.verbs, state, names)
  }

  /** Who is asked what: `bob buying.choose`; `turn is over` where play has stopped. Null once the match is over. */
  get asked(): string | null {
    const decision = this.engine.decision(this.state)
    if (decision === null) return null
    const ended = stoppedAfter(this.state.box.stack)
    if (ended !== undefined) return `${ended} is over`
    return `${this.naming.seatName(decision.seat)} ${decision.key}`
  }

  /** Whether the open decision offers the verb with this argument, or with any if none is given. */
  offers(verb: K['verb'], argument?: NameOrNumber): boolean {
    return this.menu.offers(verb, argument)
  }

  /** The open decision's options in words: `pass`, `buy dunwich`, `bid 5..150`. */
  get offered(): string[] {
    return this.menu.options
  }

  /** Why the open decision refuses the verb with this argument, or with any if none is given. */
  refusal(verb: K['verb'], argument?: NameOrNumber): string | undefined {
    return this.menu.refusal(verb, argument)
  }

  /** The open decision's refusals in words: `buy dunwich: too-poor`. */
  get refusals(): string[] {
    return this.menu.refusals
  }

  /** What a seat may do at any moment. */
  anytime(seat: NameOrNumber): Offered {
    return new Offered(this.engine.anytimeMenu(this.state, this.seat(seat)), this.naming)
  }

  /** What is picked for a seat that does not answer, in words. */
  get defaultPick(): string {
    return this.menu.inWords(this.picked)
  }

  /** What a bot would pick, in words. */
  choiceOf(bot: Bot<K>): string {
    return this.menu.inWords(bot(observationOf(this.engine, this.state), new FastChance('bot')))
  }

  /** What happened since the start or since the last `forget`. */
  get events(): readonly Event[] {
    return this.log
  }

  /** The parameters of every event with this key. */
  told<E extends Name<K['events']>>(key: E): K['events'][E][] {
    const events = this.log.filter((event) => event.key === key)
    return events.map((event) => event.is as K['events'][E])
  }

  /** The keys of the events that a seat, or a spectator (null), may know of. */
  heard(seat: NameOrNumber | null): string[] {
    const reader = seat === null ? null : this.seat(seat)
    return heardBy(reader, this.log).map((event) => event.key)
  }

  /** The rules that the events name, each once, in the order in which they came up. */
  get rulesCited(): string[] {
    return [...new Set(this.log.map((event) => event.rule))]
  }

  /** Empties the list of events. */
  forget(): this {
    this.log = []
    return this
  }

  get table(): K['state']['table'] {
    return this.state.table
  }

  get outcome(): Outcome | null {
    return this.state.table.outcome
  }

  /** The number of a seat that plays. */
  seat(seat: NameOrNumber): Seat {
    return this.naming.seat(seat)
  }

  protected get menu(): Offered {
    const hasStopped = stoppedAfter(this.state.box.stack) !== undefined
    const menu = hasStopped ? { options: [], refusals: [] } : this.engine.menu(this.state)
    return new Offered(menu, this.naming)
  }

  /** What is picked for a seat that does not answer. */
  protected get picked(): Pick {
    if (this.engine.seatToAct(this.state) < 0)
      throw new Error(`nothing is asked: ${this.situation}`)
    return this.engine.defaultPick(this.state)
  }

  /** Who is asked what, or why nobody is. */
  protected get situation(): string {
    const { asked, outcome } = this
    if (asked === null) return `the match is over (${outcome?.ending})`
    return stoppedAfter(this.state.box.stack) === undefined ? `asked: ${asked}` : asked
  }

  /** What is running, the outermost procedure first. */
  protected get running(): string {
    return listed(
      this.state.box.stack.map(({ at }: Frame) => at),
      ' > ',
    )
  }
}

export function listed(words: readonly string[], between = ', '): string {
  return words.length === 0 ? 'nothing' : words.join(between)
}
