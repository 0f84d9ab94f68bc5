import { heardBy, type Event, type Seat, type Settings } from '@eldertable/kernel'
import { isLabel, isSentence } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import type { TecState } from '../state.ts'
import { en } from './en.ts'
import { engine, nameOf, playAtRandom, telling } from './testing/random-match.ts'
import { say } from './testing/reading.ts'

const readersOf = (s: TecState): (Seat | null)[] => [...s.hands.keys(), null]

/** Everything that is said in some matches, each sentence once. */
class Spoken {
  readonly sentences = new Set<string>()
  readonly labels = new Set<string>()
  /** What tells the wrong person the wrong thing. */
  readonly misdirected = new Set<string>()

  hear(s: TecState, events: readonly Event[]): void {
    for (const reader of readersOf(s)) {
      const t = telling(s, reader)
      for (const { key, is } of heardBy(reader, events))
        this.sentences.add(say(en.events, key, is, t))
    }
    const { outcome } = s.table
    if (outcome === null) {
      this.#ask(s)
      this.#offer(s)
    } else {
      for (const reader of readersOf(s))
        this.sentences.add(say(en.endings, outcome.ending, outcome.winners, telling(s, reader)))
    }
  }

  /** Whoever decides is asked; everybody else is told who decides. */
  #ask(s: TecState): void {
    const decision = engine.decision(s)
    if (decision === null) return
    const { about, key, seat } = decision
    for (const reader of readersOf(s)) {
      const prompt = say(en.prompts, key, about, telling(s, reader))
      this.sentences.add(prompt)
      if (prompt.startsWith(`${nameOf(seat)} decides `) === (reader === seat))
        this.misdirected.add(`${key} to ${String(reader)}: ${prompt}`)
    }
  }

  #offer(s: TecState): void {
    const { options, refusals } = engine.menu(s)
    for (const reader of [engine.seatToAct(s), null]) {
      const t = telling(s, reader)
      const inMenu = options.map(({ argument, verb }) => say(en.options, verb, argument, t))
      for (const label of inMenu) this.labels.add(label)
      if (new Set(inMenu).size < inMenu.length)
        this.misdirected.add(`two options read alike: ${inMenu.join('; ')}`)
      for (const { argument, reason, verb } of refusals) {
        this.labels.add(say(en.options, verb, argument, t))
        this.labels.add(en.reasons[reason as keyof typeof en.reasons])
      }
    }
  }

  look(s: TecState): void {
    for (const reader of readersOf(s))
      for (const { heading, lines } of en.board(telling(s, reader))) {
        this.labels.add(heading)
        if (lines.length === 0) this.misdirected.add(`nothing under ${heading}`)
        for (const line of lines) {
          this.sentences.add(line)
          if (reader === null && /\b[Yy]ou(r|rs)?\b(?! (own )?(mind|choice|town))/.test(line))
            this.misdirected.add(`to a spectator: ${line}`)
        }
      }
  }

  get faults(): string[] {
    return [
      ...[...this.sentences].filter((text) => !isSentence(text)),
      ...[...this.labels].filter((text) => !isLabel(text)),
      ...this.misdirected,
    ]
  }
}

const tables: readonly (readonly [seats: number, settings: Settings])[] = [
  [1, {}],
  [1, { assistants: 'two', greatOldOne: 'yig', difficulty: 'hard', townLayout: 'fixedB' }],
  [1, { assistants: 'selfPlaying', greatOldOne: 'cthulhu' }],
  [2, { greatOldOne: 'cthulhu', characters: 'random' }],
  [2, { assistants: 'each', greatOldOne: 'yogSothoth', firstPlayer: 'random' }],
  [3, { markedSeat: 3, difficulty: 'madness' }],
  [3, { assistants: 'shared', greatOldOne: 'cthulhu', setupShamblers: 'tentacle' }],
  [4, { greatOldOne: 'yig', townLayout: 'fixedA' }],
]

describe('Matches at random', () => {
  it.each(tables)('are put into words for %i seats and a spectator, %o', (seats, settings) => {
    const spoken = new Spoken()
    for (const seed of ['one', 'two', 'three']) {
      let moments = 0
      playAtRandom(seats, settings, `${seats} ${seed}`, (s, events) => {
        spoken.hear(s, events)
        if (moments++ % 5 === 0 || s.table.outcome !== null) spoken.look(s)
      })
    }
    expect(spoken.sentences.size).toBeGreaterThan(300)
    expect(spoken.faults).toEqual([])
  })
})
