import { describe, expect, it } from 'vitest'
import { FastChance } from '../chance/fast.ts'
import {
  effectsOf,
  lastingEffectsOf,
  type EffectOf,
  type TitleTypes,
  type LastingMeanings,
  type Meanings,
  type Run,
  type Table,
} from '../index.ts'

interface Cellar extends TitleTypes {
  state: { table: Table & { wine: number }; hands: []; box: { stack: [] } }
  reason: 'too-dark' | 'too-dry'
}
interface By {
  readonly cup: number
}
interface Does {
  pour: { cups: number }
  drink: object
}

const meanings: Meanings<Cellar, By, Does> = {
  pour: {
    run(g, { cup }, { cups }) {
      g.state.table.wine -= cups * cup
    },
    cannot: (s, seat, { cups }, subject) => {
      if (subject === seat) return 'too-dark'
      return s.table.wine < cups ? 'too-dry' : undefined
    },
    inWords: ({ cups }) => `Pour ${cups} cups.`,
  },
  drink: {
    run(g) {
      g.state.table.wine = 0
    },
    inWords: () => 'Drink it all.',
  },
}
const effects = effectsOf(meanings)
const pour = (cups: number): EffectOf<Does> => ({ does: 'pour', cups })
const drink: EffectOf<Does> = { does: 'drink' }

const running = (wine: number): Run<Cellar> => ({
  state: { table: { wine, turn: 1, outcome: null }, hands: [], box: { stack: [] } },
  chance: new FastChance('cellar'),
  event: undefined,
  call: () => undefined,
  returnValue: () => undefined,
  isRunning: () => false,
  end: () => expect.unreachable(),
  endWhere: () => expect.unreachable(),
  resumeAt: () => expect.unreachable(),
  savepoint: () => undefined,
  rollBackTo: () => expect.unreachable(),
})

describe('The effects of a title', () => {
  it('are carried out with the numbers of their row, by whoever uses them', () => {
    const g = running(20)
    effects.run(g, { cup: 2 }, pour(3))
    expect(g.state.table.wine).toBe(14)
    effects.run(g, { cup: 2 }, drink)
    expect(g.state.table.wine).toBe(0)
  })

  it('say why they cannot be used, and nothing where nothing stands against it', () => {
    const { state } = running(3)
    expect(effects.cannot(state, 0, pour(3), -1)).toBeUndefined()
    expect(effects.cannot(state, 0, pour(4), -1)).toBe('too-dry')
    expect(effects.cannot(state, 0, pour(4), 0)).toBe('too-dark')
    expect(effects.cannot(state, 0, drink, 0)).toBeUndefined()
  })

  it('are put into words with the numbers of their row', () => {
    expect([pour(3), pour(12), drink].map((effect) => effects.inWords(effect))).toEqual([
      'Pour 3 cups.',
      'Pour 12 cups.',
      'Drink it all.',
    ])
  })

  it('do not compile without a meaning, and no meaning without words', () => {
    // @ts-expect-error drink has no meaning
    const one: Meanings<Cellar, By, Does> = { pour: meanings.pour }
    const wordless = { run: (): undefined => undefined }
    // @ts-expect-error drink has no words
    const other: Meanings<Cellar, By, Does> = { pour: meanings.pour, drink: wordless }
    expect([one, other]).toHaveLength(2)
  })
})

describe('Lasting effects', () => {
  interface Lasts {
    thirst: { by: number }
  }
  interface Changes {
    cups?: (cups: number, piece: number) => number
  }
  const meaning: LastingMeanings<Changes, Lasts> = {
    thirst: {
      changes: ({ by }, self) => ({ cups: (cups, piece) => (piece === self ? cups : cups + by) }),
      inWords: ({ by }) => `You want ${by} cups more.`,
    },
  }
  const lasting = lastingEffectsOf(meaning)

  it('change values with the numbers of their row, and know their own piece', () => {
    const changes = lasting.changes({ does: 'thirst', by: 2 }, 7)
    expect(changes.cups?.(1, 6)).toBe(3)
    expect(changes.cups?.(1, 7)).toBe(1)
  })

  it('are put into words', () => {
    expect(lasting.inWords({ does: 'thirst', by: 2 })).toBe('You want 2 cups more.')
  })

  it('know of their piece whatever a title needs to know', () => {
    const onShelves = lastingEffectsOf<Changes, Lasts, { bottles: number }>({
      thirst: {
        changes: ({ by }, { bottles }) => ({ cups: (cups) => cups + by * bottles }),
        inWords: ({ by }) => `You want ${by} cups of each bottle.`,
      },
    })
    expect(onShelves.changes({ does: 'thirst', by: 2 }, { bottles: 3 }).cups?.(1, 0)).toBe(7)
  })
})
