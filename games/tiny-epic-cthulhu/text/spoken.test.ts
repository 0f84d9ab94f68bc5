import { heardBy, type Event, type Seat, type Settings } from '@eldertable/kernel'
import { isLabel, isSentence } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { stateAt, type Position } from '../position.ts'
import type { TecState } from '../state.ts'
import { en } from './en.ts'
import { engine, nameOf, playAtRandom, playOnAtRandom, telling } from './testing/random-match.ts'
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

  /** Hears everything of a match, and now and then looks at its board. */
  follow(): (s: TecState, events: readonly Event[]) => void {
    let moments = 0
    return (s, events) => {
      this.hear(s, events)
      if (moments++ % 5 === 0 || s.table.outcome !== null) this.look(s)
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

/** Close to the last page and past it, where matches at random hardly ever come. */
const late: readonly (readonly [words: RegExp, position: Position])[] = [
  [
    /All 25 pages are read/,
    {
      ann: { fear: 1, rage: 1, greed: 1, chaos: 2, mat: 'historian' },
      bob: { fear: 2, rage: 2, chaos: 1, mat: 'veteran', brain: 2 },
      rows: [5, 5, 4, 4, 5],
      towns: { 1: { page: 'F07', shamblers: ['fear', 'rage'] }, 2: { page: 'R06', fear: 2 } },
    },
  ],
  [
    /The sixth portal is sealed/,
    {
      ann: { on: 3, fear: 2, greed: 1, chaos: 2, mat: 'priest', brain: 2, pages: ['F01', 'G02'] },
      ash: { on: 3, rage: 2, mat: 'medium', pages: ['R01', 'R02', 'F03'] },
      phase: 2,
      portals: { 0: 'fear', 2: 'chaos', 3: 'rage', 4: 'greed' },
      lair: { fear: 3, greed: 2 },
    },
  ],
  [
    /seals the \w+ portal/,
    {
      ann: { on: 3, fear: 2, rage: 1, mat: 'courier', pages: ['F01', 'F02', 'F03', 'R01'] },
      bob: { on: 3, greed: 2, chaos: 2, mat: 'scientist', pages: ['G01', 'G02', 'R02'] },
      phase: 2,
      lair: { fear: 2, rage: 2, greed: 2 },
      settings: { greatOldOne: 'yogSothoth' },
    },
  ],
]

describe('Matches at random', () => {
  it.each(tables)('are put into words for %i seats and a spectator, %o', (seats, settings) => {
    const spoken = new Spoken()
    for (const seed of ['one', 'two', 'three'])
      playAtRandom(seats, settings, `${seats} ${seed}`, spoken.follow())
    expect(spoken.sentences.size).toBeGreaterThan(300)
    expect(spoken.faults).toEqual([])
  })

  it.each(late)('are put into words to their end, with %s', (words, position) => {
    const spoken = new Spoken()
    for (let match = 0; match < 12; match++)
      playOnAtRandom(stateAt(position), `late ${match}`, spoken.follow())
    expect([...spoken.sentences].some((text) => words.test(text))).toBe(true)
    expect(spoken.faults).toEqual([])
  })
})
