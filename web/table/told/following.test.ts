import type { CardFace } from '@eldertable/board-kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BegunMatch, MatchSession } from '../../session/session.ts'
import type { Deed } from './deeds.ts'
import { Following } from './following.ts'
import { deedWith, tableWith, told } from '../testing/candle-table.ts'

const PACE = 1000

const deed = (key: string, isGrave = false): Deed =>
  deedWith({ events: [{ key, rule: 'LC-TURN-2', is: {} }], isGrave })

/** A table whose bot is asked, at a position; its picks do the deeds that are handed over with them. */
class Table {
  table: BegunMatch
  deeds: readonly Deed[] = []
  pace = PACE
  /** What the screen said about itself. */
  readonly kept: boolean[] = []
  readonly #listeners = new Set<() => void>()
  readonly following: Following

  constructor() {
    const { view, ...rest } = tableWith()
    this.table = { ...rest, view: { ...view, menu: null } }
    const session = {
      get: () => this.table,
      subscribe: (listener: () => void) => {
        this.#listeners.add(listener)
        return () => this.#listeners.delete(listener)
      },
      keepUp: (isUpToDate: boolean) => this.kept.push(isUpToDate),
    } as unknown as MatchSession
    this.following = new Following(
      session,
      () => this.deeds,
      () => this.pace,
    )
  }

  play(deeds: readonly Deed[], view: Partial<BegunMatch['view']> = {}, by = 1): void {
    this.deeds = deeds
    const { table } = this
    this.table = { ...table, position: table.position + by, view: { ...table.view, ...view } }
    for (const listener of this.#listeners) listener()
  }

  get told(): string | undefined {
    const { deed: one, isTelling } = this.following.get()
    return isTelling ? one?.events[0]?.key : undefined
  }
}

function watched(): Table {
  const table = new Table()
  table.following.subscribe(() => {})
  return table
}

const { menu: question } = tableWith().view
const over = { table: { turn: 2, outcome: { ending: 'dark', winners: [1] } } }

describe('following', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('tells one deed after the other while the bots wait, and then lets them go on', () => {
    const table = watched()
    expect(table.kept).toEqual([true])
    table.play([deed('a'), deed('b')])
    expect([table.told, table.kept.at(-1)]).toEqual(['a', false])
    vi.advanceTimersByTime(PACE)
    expect([table.told, table.kept.at(-1)]).toEqual(['b', false])
    vi.advanceTimersByTime(PACE)
    expect([table.told, table.kept.at(-1)]).toEqual([undefined, true])
    expect(table.following.get().deed?.events[0]?.key).toBe('b')
  })

  it('begins with the great moments of the beginning, before the first question', () => {
    const table = new Table()
    const moment = { heading: 'The first reel', lines: ['You play three pools.'] }
    const opening = deedWith({ exhibit: { kind: 'moment', moment, icon: 'dice-six-faces-six' } })
    table.table = { ...table.table, position: 0 }
    table.deeds = [deed('a'), { ...opening, events: deed('b').events }]
    table.following.subscribe(() => {})
    expect(table.told).toBe('b')
    expect(table.following.get().scene?.view.menu).toBeNull()
    expect(table.kept.at(-1)).toBe(false)
    table.following.next()
    expect([table.told, table.kept.at(-1)]).toEqual([undefined, true])
  })

  it.each([
    ['later', 1, PACE],
    ['where nothing is told', 0, 0],
  ])('begins with the question %s', (_, position, pace) => {
    const table = new Table()
    const moment = { heading: 'The first reel', lines: [] }
    table.deeds = [deedWith({ exhibit: { kind: 'moment', moment, icon: 'dice-six-faces-six' } })]
    table.table = { ...table.table, position }
    table.pace = pace
    table.following.subscribe(() => {})
    expect(table.told).toBeUndefined()
  })

  it('lets what changes the game stand twice as long', () => {
    const table = watched()
    table.play([deed('dark', true), deed('b')])
    vi.advanceTimersByTime(2 * PACE - 1)
    expect(table.told).toBe('dark')
    vi.advanceTimersByTime(1)
    expect(table.told).toBe('b')
  })

  it('goes twice as fast after four deeds', () => {
    const table = watched()
    table.play(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => deed(key)))
    vi.advanceTimersByTime(4 * PACE)
    expect(table.told).toBe('e')
    vi.advanceTimersByTime(PACE / 2)
    expect(table.told).toBe('f')
  })

  it('is done within three deeds of time when the reader is asked', () => {
    const table = watched()
    table.play(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => deed(key, key === 'c')),
      { menu: question },
    )
    vi.advanceTimersByTime(3 * PACE + 10)
    expect(table.told).toBeUndefined()
  })

  it('ends at once when somebody skips', () => {
    const table = watched()
    table.play([deed('a'), deed('b')])
    table.following.skip()
    expect([table.told, table.kept.at(-1)]).toEqual([undefined, true])
    expect(table.following.get().deed?.events[0]?.key).toBe('b')
  })

  it('shows a great moment until it can have been read, and for a glance when it comes again word for word', () => {
    const moment = { heading: 'The dark', lines: ['It comes for you, and there is no way back.'] }
    const dark = deedWith({
      events: [{ key: 'dark', rule: 'LC-TURN-2', is: {} }],
      isMine: true,
      exhibit: { kind: 'moment', moment, icon: 'candle-flame' },
      letters: 200,
    })
    const table = watched()
    table.play([dark, deed('a')])
    vi.advanceTimersByTime(6 * PACE)
    expect(table.told).toBe('dark')
    vi.advanceTimersByTime(3 * PACE)
    table.play([dark, deed('b')])
    expect(table.told).toBe('dark')
    vi.advanceTimersByTime(2 * PACE)
    expect(table.told).toBe('b')
  })

  it('does not hold anybody for long with a great moment of somebody else', () => {
    const moment = { heading: 'Bram goes mad', lines: ['x'.repeat(400)] }
    const table = watched()
    table.play([
      deedWith({ exhibit: { kind: 'moment', moment, icon: 'candle-flame' }, letters: 400 }),
      deed('a'),
    ])
    vi.advanceTimersByTime(4 * PACE)
    expect(table.told).toBe('a')
  })

  describe('what is done by hand', () => {
    const byHand = deedWith({
      events: [{ key: 'throw', rule: 'LC-TURN-2', is: {} }],
      byHand: { asks: 'It is your throw.', does: 'Throw' },
    })

    it('waits for the hand, however long it takes, and then tells what comes of it', () => {
      const table = watched()
      table.play([deed('a'), byHand, deed('b')], { menu: question })
      vi.advanceTimersByTime(100 * PACE)
      expect(table.told).toBe('throw')
      // Somebody else is heard of meanwhile.
      table.play([deed('c')], { menu: question })
      expect(table.told).toBe('throw')
      table.following.next()
      expect(table.told).toBe('b')
      vi.advanceTimersByTime(100 * PACE)
      expect(table.told).toBeUndefined()
    })

    it('is not skipped with what others did, and is done by a second skip', () => {
      const table = watched()
      table.play([deed('a'), deed('b'), byHand], { menu: question })
      table.following.skip()
      expect(table.told).toBe('throw')
      expect(table.following.get().earlier.map(({ events }) => events[0]?.key)).toEqual(['b', 'a'])
      table.following.skip()
      expect([table.told, table.kept.at(-1)]).toEqual([undefined, true])
    })

    it('is seen when it is done', () => {
      const table = watched()
      const log = [told(0, 'turn', 0), told(1, 'threw', 0)]
      table.play([byHand], { menu: question })
      table.table = { ...table.table, log }
      expect(table.following.get().moment.map(({ key }) => key)).not.toContain('threw')
      table.following.next()
      expect(table.following.get().moment.map(({ key }) => key)).toEqual(['threw'])
    })

    it('waits for nobody where all is told at once', () => {
      const table = watched()
      table.pace = 0
      table.play([byHand], { menu: question })
      expect(table.following.get().isTelling).toBe(false)
    })
  })

  it('does not let an offer be read twice: what is asked says it again', () => {
    const offer = deedWith({ isMine: true, isBrief: true, letters: 200 })
    const table = watched()
    table.play([offer])
    vi.advanceTimersByTime(PACE)
    expect(table.following.get().isTelling).toBe(true)
    table.following.skip()
    table.play([offer], { menu: question })
    vi.advanceTimersByTime(PACE)
    expect(table.following.get().isTelling).toBe(false)
  })

  it('waits until a card can have been read, but not for one that others draw for themselves', () => {
    const card = { heading: 'Elder Sign', kind: 'Spell', lines: [] } as unknown as CardFace
    const drawn = deedWith({ isBrief: true, letters: 300, exhibit: { kind: 'card', card } })
    const table = watched()
    table.play([drawn])
    vi.advanceTimersByTime(2 * PACE)
    expect(table.following.get().isTelling).toBe(false)
    table.play([{ ...drawn, isMine: true }])
    vi.advanceTimersByTime(2 * PACE)
    expect(table.following.get().isTelling).toBe(true)
  })

  it('says nothing any more that the reader has answered', () => {
    const table = watched()
    table.play([deed('offer')], { menu: question })
    table.following.skip()
    expect(table.following.get().deed?.events[0]?.key).toBe('offer')
    table.play([], { menu: null })
    const { deed: now, earlier } = table.following.get()
    expect([now, earlier[0]?.events[0]?.key]).toEqual([null, 'offer'])
  })

  it('keeps what was told before, the latest first, and no more than has room', () => {
    const table = watched()
    table.play(['a', 'b', 'c'].map((key) => deed(key)))
    vi.advanceTimersByTime(2 * PACE)
    const earlier = () => table.following.get().earlier.map(({ events }) => events[0]?.key)
    expect([table.told, earlier()]).toEqual(['c', ['b', 'a']])
    table.play(['d', 'e', 'f', 'g'].map((key) => deed(key)))
    table.following.skip()
    expect(table.following.get().deed?.events[0]?.key).toBe('g')
    expect(earlier()).toEqual(['f', 'e', 'd', 'c', 'b'])
  })

  it('tells nothing and holds nobody up at once', () => {
    const table = watched()
    table.pace = 0
    table.play([deed('a'), deed('b')], over)
    expect(table.following.get()).toMatchObject({ isTelling: false, isEnding: false })
    expect(table.kept).toEqual([true])
  })

  it('forgets what was to be told when it is taken back', () => {
    const table = watched()
    table.play([deed('a'), deed('b')])
    table.play([], {}, -1)
    expect(table.following.get()).toMatchObject({
      deed: null,
      earlier: [],
      isTelling: false,
      isEnding: false,
    })
    expect(table.kept.at(-1)).toBe(true)
  })

  it('shows the last move before the match counts as over, and a match that was over before at once', () => {
    const table = watched()
    table.play([deed('a'), deed('wins')], over)
    expect(table.following.get()).toMatchObject({ isEnding: true, isTelling: true })
    vi.advanceTimersByTime(4 * PACE)
    expect([table.following.get().isEnding, table.told]).toEqual([true, 'wins'])
    vi.advanceTimersByTime(PACE)
    expect(table.following.get()).toMatchObject({ isEnding: false, isTelling: false })
  })

  it('shows the table as it was until what came of it is told, and asks nothing before', () => {
    const table = watched()
    const was = table.table.view.table
    const now = { turn: 2, outcome: null }
    table.play([deed('a'), deed('b')], { table: now, menu: question })
    expect(table.following.get().scene?.view).toMatchObject({ table: was, menu: null })
    vi.advanceTimersByTime(PACE)
    expect(table.following.get().scene?.view).toMatchObject({ table: now, menu: null })
    vi.advanceTimersByTime(PACE)
    expect(table.following.get().scene).toBeNull()
  })

  it('shows the table as it is as soon as somebody skips, and after an undo', () => {
    const table = watched()
    table.play([deed('a'), deed('b')])
    table.following.skip()
    expect(table.following.get().scene).toBeNull()
    table.play([deed('c')])
    table.table = { ...table.table, rewinds: 1 }
    table.play([deed('d')])
    expect(table.following.get()).toMatchObject({ scene: null, deed: null })
  })

  it('gives a card the time to be read, also before a question, and goes on once it has been', () => {
    const table = watched()
    const card = { kind: 'Draught', heading: 'A window', lines: ['It blows.'] }
    const turnsUp = deedWith({ exhibit: { kind: 'card', card }, letters: 150, isMine: true })
    table.play([turnsUp, deed('b')], { menu: question })
    vi.advanceTimersByTime(5 * PACE)
    expect(table.following.get().deed?.exhibit).not.toBeNull()
    table.following.next()
    expect(table.told).toBe('b')
    vi.advanceTimersByTime(PACE)
    expect(table.told).toBeUndefined()
  })

  it('tells steps and small change in half of the time, and what touches the reader until it is read', () => {
    const table = watched()
    table.play([deedWith({ isBrief: true }), deedWith({ isMine: true }), deed('c')])
    vi.advanceTimersByTime(0.5 * PACE)
    expect(table.following.get().deed?.isMine).toBe(true)
    vi.advanceTimersByTime(3 * PACE)
    expect(table.following.get().deed?.isMine).toBe(true)
    vi.advanceTimersByTime(PACE)
    expect(table.told).toBe('c')
  })

  it('waits less for the card of somebody else, and as long as for a card for what strikes the reader', () => {
    const table = watched()
    const card = { kind: 'Draught', heading: 'A window', lines: ['It blows.'] }
    const exhibit = { kind: 'card', card } as const
    const struck = { isMine: true, letters: 10 }
    table.play([
      deedWith({ exhibit, letters: 900 }),
      deedWith({ ...struck, isHeavy: true }),
      deedWith(struck),
      deed('c'),
    ])
    vi.advanceTimersByTime(4 * PACE)
    expect(table.following.get().deed?.isHeavy).toBe(true)
    vi.advanceTimersByTime(2.4 * PACE)
    expect(table.following.get().deed?.isHeavy).toBe(true)
    vi.advanceTimersByTime(0.1 * PACE)
    expect(table.following.get().deed?.isHeavy).toBe(false)
    vi.advanceTimersByTime(PACE)
    expect(table.told).toBe('c')
  })

  it('lets bots wait when nobody looks any more', () => {
    const table = new Table()
    const stop = table.following.subscribe(() => {})
    table.play([deed('a')])
    stop()
    vi.advanceTimersByTime(10 * PACE)
    expect(table.kept.at(-1)).toBe(false)
  })
})
