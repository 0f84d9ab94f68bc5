import {
  Engine,
  heardBy,
  type AnyTitle,
  type Event,
  type TitleTypes,
  type Seat,
  type Settings,
  type State,
  type TextContext,
} from '@eldertable/kernel'
import { playAtRandom, playOnAtRandom, type Onlooker } from './random-match.ts'
import { isLabel, isSentence, say } from './sentences.ts'
import { nameOf, telling } from './telling.ts'

/** Events of one kind that come one behind the other. */
function runsOf(events: readonly Event[]): [Event, ...Event[]][] {
  const runs: [Event, ...Event[]][] = []
  for (const event of events) {
    const last = runs.at(-1)
    if (last?.[0].key === event.key) last.push(event)
    else runs.push([event])
  }
  return runs
}

const readersOf = (s: State): (Seat | null)[] => [...s.hands.keys(), null]

/** Everything that is said in some matches of a title, to everybody, each sentence once. */
export class TextAudit {
  readonly sentences = new Set<string>()
  readonly #labels = new Set<string>()
  /** What tells the wrong person the wrong thing. */
  readonly #misdirected = new Set<string>()
  readonly #engine: Engine
  readonly #toSomebody: RegExp

  /** The pattern finds lines of the board that only somebody who plays may read. */
  constructor(title: AnyTitle, toSomebody: RegExp) {
    this.#engine = new Engine(title)
    this.#toSomebody = toSomebody
  }

  /** Hears a match that is played at random. */
  match(seats: number, settings: Settings, seed: string): void {
    playAtRandom(this.#engine, { seats, settings }, seed, this.#follow())
  }

  /** Hears how a state that was put together by hand is played on at random. */
  matchFrom(state: State, seed: string): void {
    playOnAtRandom(this.#engine, state, seed, this.#follow())
  }

  get faults(): string[] {
    return [
      ...[...this.sentences].filter((text) => !isSentence(text)),
      ...[...this.#labels].filter((text) => !isLabel(text)),
      ...this.#misdirected,
    ]
  }

  /** Hears everything, and now and then looks at the board. */
  #follow(): Onlooker<TitleTypes> {
    let moments = 0
    return (s, events) => {
      this.#hear(s, events)
      if (moments++ % 5 === 0 || s.table.outcome !== null) this.#look(s)
    }
  }

  #hear(s: State, events: readonly Event[]): void {
    const { text } = this.#engine.title
    for (const reader of readersOf(s)) {
      const t = this.#telling(s, reader)
      for (const { key, is } of heardBy(reader, events))
        this.sentences.add(say(text.events, key, is, t))
      for (const several of runsOf(heardBy(reader, events))) {
        const [{ key }] = several
        if (several.length < 2 || text.together?.[key] === undefined) continue
        const told = several.map(({ is }) => is)
        this.sentences.add(say(text.together, key, told, t))
      }
    }
    const { outcome } = s.table
    if (outcome === null) {
      this.#ask(s)
      this.#offer(s)
    } else {
      for (const reader of readersOf(s)) {
        const t = this.#telling(s, reader)
        this.sentences.add(say(text.endings, outcome.ending, outcome.winners, t))
      }
    }
  }

  /** Whoever decides is asked; everybody else is told who decides. */
  #ask(s: State): void {
    const decision = this.#engine.decision(s)
    if (decision === null) return
    const { about, key, seat } = decision
    for (const reader of readersOf(s)) {
      const prompt = say(this.#engine.title.text.prompts, key, about, this.#telling(s, reader))
      this.sentences.add(prompt)
      if (prompt.startsWith(`${nameOf(seat)} decides `) === (reader === seat))
        this.#misdirected.add(`${key} to ${String(reader)}: ${prompt}`)
    }
  }

  #offer(s: State): void {
    const { options, refusals } = this.#engine.menu(s)
    const { text } = this.#engine.title
    for (const reader of [this.#engine.seatToAct(s), null]) {
      const t = this.#telling(s, reader)
      const inMenu = options.map(({ argument, verb }) => say(text.options, verb, argument, t))
      for (const label of inMenu) this.#labels.add(label)
      if (new Set(inMenu).size < inMenu.length)
        this.#misdirected.add(`two options read alike: ${inMenu.join('; ')}`)
      for (const { argument, upTo = argument, verb } of [
        ...options,
        ...this.#engine.anytimeMenu(s, 0).options,
      ])
        for (const one of [argument, upTo]) this.#labels.add(say(text.options, verb, one, t))
      for (const { argument, reason, verb } of refusals) {
        this.#labels.add(say(text.options, verb, argument, t))
        this.#labels.add(text.reasons[reason] ?? '')
      }
    }
  }

  #look(s: State): void {
    for (const reader of readersOf(s))
      for (const { heading, lines } of this.#engine.title.text.board(this.#telling(s, reader))) {
        this.#labels.add(heading)
        if (lines.length === 0) this.#misdirected.add(`nothing under ${heading}`)
        for (const line of lines) {
          this.sentences.add(line)
          if (reader === null && this.#toSomebody.test(line))
            this.#misdirected.add(`to a spectator: ${line}`)
        }
      }
  }

  #telling(s: State, reader: Seat | null): TextContext {
    return telling(this.#engine, s, reader)
  }
}
