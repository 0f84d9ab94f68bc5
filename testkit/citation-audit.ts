import {
  Engine,
  settingsOf,
  type Event,
  type TitleTypes,
  type Option,
  type Refusal,
  type Seat,
  type Settings,
  type Title,
} from '@eldertable/kernel'
import { readRulebook } from '@eldertable/rulebook'
import { playOnAtRandom } from './random-match.ts'

/** What the sentence of a rule must have in it to be the reason for something that is so. */
export type Says<Is, S> = RegExp | ((is: Is, s: S, seat: Seat) => RegExp)

/**
 * A title's account of what happens at its table, in words of the rulebook but without rule ids. It is written down
 * apart from the rules, so that a rule that is cited for something it does not speak of stands out.
 */
export interface Meanings<K extends TitleTypes> {
  /** Of each event, by its parameters and the state in which it was told. */
  readonly events: {
    readonly [E in keyof K['events'] & string]: Says<K['events'][E], K['state']>
  }
  /** Of each option, by its argument and the seat that is asked; null for one that needs no rule, as a way back. */
  readonly options: Readonly<Record<K['verb'], Says<number, K['state']> | null>>
  /** Of each refusal, by what is refused. */
  readonly reasons: Readonly<Record<K['reason'], Says<Refusal, K['state']>>>
  /** Of each question. */
  readonly questions: Readonly<Record<keyof K['questions'] & string, RegExp>>
  /** Whether a sentence speaks of others than such players as a seat is now. */
  isAboutOthers?(sentence: string, seat: Seat, s: K['state']): boolean
}

/**
 * Hears matches and holds every rule that is cited in them against what that rule says in the book; without meanings it
 * only sees to it that there is such a rule.
 */
export class CitationAudit<K extends TitleTypes> {
  readonly #engine: Engine<K>
  readonly #sentences: ReadonlyMap<string, string>
  readonly #meanings: Meanings<K> | undefined
  readonly #faults = new Map<string, string>()
  readonly #met = new Set<string>()

  constructor(title: Title<K>, rulebook: string, meanings?: Meanings<K>) {
    this.#engine = new Engine(title)
    const { rules } = readRulebook([{ file: 'RULES.md', text: rulebook }])
    this.#sentences = new Map(rules.map(({ id, text }) => [id, text]))
    this.#meanings = meanings
  }

  /** Follows a match that is played at random. */
  match(seats: number, settings: Settings, seed: string): void {
    const { title } = this.#engine
    const chosen = settingsOf(title.switches, settings, seats)
    this.matchFrom(title.setUp(seats, chosen), seed)
  }

  /** Follows how a state is played on at random. */
  matchFrom(state: K['state'], seed: string): void {
    const show = (s: K['state']): void => this.#look(s)
    playOnAtRandom(this.#engine, state, seed, show, (event) => this.#hear(event, state))
  }

  /** Citations of rules that do not say so, each with the sentence. */
  get faults(): string[] {
    return [...this.#faults.values()].toSorted()
  }

  /** What has not come up in any match: about that, nothing has been found out. */
  get uncovered(): string[] {
    if (this.#meanings === undefined) return []
    const { events, options, questions, reasons } = this.#meanings
    const all = Object.entries({ events, options, questions, reasons })
    return all
      .flatMap(([kind, keys]) => Object.keys(keys).map((key) => `${kind} ${key}`))
      .filter((what) => !this.#met.has(what))
  }

  #hear({ key, rule, is }: Event, s: K['state']): void {
    const seat = typeof is['seat'] === 'number' ? is['seat'] : -1
    type Events = Readonly<Record<string, Says<Event['is'], K['state']>>>
    const says = (this.#meanings?.events as Events | undefined)?.[key]
    this.#hold(`events ${key}`, rule, says, is, s, seat)
  }

  #look(s: K['state']): void {
    const decision = this.#engine.decision(s)
    if (decision === null) return
    const { key, rule, seat, about } = decision
    const { questions, reasons } = this.#meanings ?? {}
    const says = questions?.[key as keyof K['questions'] & string]
    this.#hold(`questions ${key}`, rule, says, about, s, seat)
    const { options, refusals } = this.#engine.menu(s)
    for (const option of options) this.#offered(option, s, seat)
    for (const refusal of refusals) {
      const { reason, rule: cited } = refusal
      this.#hold(`reasons ${reason}`, cited, reasons?.[reason as K['reason']], refusal, s, -1)
    }
    for (const each of s.hands.keys())
      for (const option of this.#engine.anytimeMenu(s, each).options) this.#offered(option, s, each)
  }

  #offered({ verb, rule, argument }: Option, s: K['state'], seat: Seat): void {
    const says = this.#meanings === undefined ? null : this.#meanings.options[verb as K['verb']]
    if (says === null && rule === undefined) this.#met.add(`options ${verb}`)
    else this.#hold(`options ${verb}`, rule, says ?? undefined, argument, s, seat)
  }

  /** Holds a citation against the book. A seat of -1 is nobody's. */
  #hold<Is>(
    what: string,
    rule: string | undefined,
    says: Says<Is, K['state']> | undefined,
    is: Is,
    s: K['state'],
    seat: Seat,
  ): void {
    this.#met.add(what)
    if (says === undefined && this.#meanings !== undefined)
      return this.#accuse(what, 'has no meaning')
    if (rule === undefined) return this.#accuse(what, 'cites no rule')
    const sentence = this.#sentences.get(rule)
    if (sentence === undefined) return this.#accuse(what, `cites ${rule}, which is not in the book`)
    if (says === undefined) return undefined
    const wanted = typeof says === 'function' ? says(is, s, seat) : says
    if (!wanted.test(sentence))
      this.#accuse(what, `cites ${rule}, which does not say ${wanted.source}`, sentence)
    if (seat >= 0 && this.#meanings?.isAboutOthers?.(sentence, seat, s) === true)
      this.#accuse(what, `cites ${rule}, which is about others`, sentence)
  }

  #accuse(what: string, fault: string, sentence = ''): void {
    const words = `${what} ${fault}`
    if (!this.#faults.has(words)) this.#faults.set(words, `${words} ${sentence}`.trim())
  }
}
