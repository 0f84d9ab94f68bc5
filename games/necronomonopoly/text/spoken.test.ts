import { heardBy, type Event, type Seat, type Settings } from '@eldertable/kernel'
import { isLabel, isSentence } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import type { NecState } from '../state.ts'
import { en } from './en.ts'
import { engine, nameOf, playAtRandom, telling } from './testing/random-match.ts'
import { say } from './testing/reading.ts'

const readersOf = (s: NecState): (Seat | null)[] => [...s.table.players.keys(), null]

/** Everything that is said in some matches, each sentence once. */
class Spoken {
  readonly sentences = new Set<string>()
  readonly labels = new Set<string>()
  /** What tells the wrong person the wrong thing. */
  readonly misdirected = new Set<string>()

  hear(s: NecState, events: readonly Event[]): void {
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
  #ask(s: NecState): void {
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

  #offer(s: NecState): void {
    const { options, refusals } = engine.menu(s)
    for (const reader of [engine.seatToAct(s), null]) {
      const t = telling(s, reader)
      for (const { argument, upTo = argument, verb } of [
        ...options,
        ...engine.anytimeMenu(s, 0).options,
      ])
        for (const one of [argument, upTo]) this.labels.add(say(en.options, verb, one, t))
      for (const { argument, reason, verb } of refusals) {
        this.labels.add(say(en.options, verb, argument, t))
        this.labels.add(en.reasons[reason as keyof typeof en.reasons])
      }
    }
  }

  look(s: NecState): void {
    for (const reader of readersOf(s))
      for (const { heading, lines } of en.board(telling(s, reader))) {
        this.labels.add(heading)
        if (lines.length === 0) this.misdirected.add(`nothing under ${heading}`)
        for (const line of lines) {
          this.sentences.add(line)
          if (reader === null && /\b[Yy]ours?\b (space|turn)|^You\b|\byours\b/.test(line))
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
  [2, {}],
  [3, { silence: true, keeper: 'roll', wildGates: true, trade: 'open', teeming: true }],
  [4, { roundLimit: 20, keeper: 'host', startingSanity: 300, teeming: true }],
  [5, { roundLimit: 0, trade: 'none', wildGates: true }],
  [6, { silence: true, trade: 'open', startingSanity: 400, roundLimit: 30 }],
]

describe('Matches at random', () => {
  it.each(tables)('are put into words for %i players and a spectator', (seats, settings) => {
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
