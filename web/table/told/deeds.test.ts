import type { BoardModule } from '@eldertable/board-kit'
import type { Event } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import type { BegunMatch } from '../../session/session.ts'
import { decisiveDeeds, deedsBetween } from './deeds.ts'
import { tableWith, title } from '../testing/candle-table.ts'

const board = {
  milestones: { dark: 'candle-flame' },
  logOnly: ['throws', 'turn'],
} as object as BoardModule

const event = (key: string, is: Event['is'] = {}): Event => ({ key, rule: 'LC-TURN-2', is })

/** The same table one pick later, with what happened in it. */
const after = (before: BegunMatch, events: readonly Event[], given: Partial<BegunMatch> = {}) => ({
  ...before,
  position: before.position + 1,
  log: [...before.log, ...events.map((one) => ({ position: before.position + 1, event: one }))],
  ...given,
})

/** Bram, in the second seat, is a bot and decides. */
function bramDecides(): BegunMatch {
  const { view, seats, ...rest } = tableWith()
  const decision = view.decision === null ? null : { ...view.decision, seat: 1 }
  return {
    ...rest,
    seats: seats.map((one, seat) => (seat === 1 ? { ...one, player: 'bot:habit' } : one)),
    view: { ...view, decision, menu: null },
    log: [{ position: 0, event: event('turn', { seat: 1 }) }],
  }
}

const adaDecides = (): BegunMatch => ({
  ...bramDecides(),
  view: tableWith().view,
  log: [{ position: 0, event: event('turn', { seat: 0 }) }],
})

const keys = (before: BegunMatch, now: BegunMatch) =>
  deedsBetween(before, now, board, title).map(({ events }) =>
    events.map(({ key }) => key).join('+'),
  )

describe('deedsBetween', () => {
  it('tells what a bot did, without what only led to it', () => {
    const before = bramDecides()
    const now = after(before, [
      event('throws', { seat: 1 }),
      event('snuffs', { seat: 1 }),
      event('draught'),
    ])
    expect(keys(before, now)).toEqual(['snuffs', 'draught'])
    expect(deedsBetween(before, now, board, title).map(({ seat }) => seat)).toEqual([1, undefined])
  })

  describe('a throw of the reader’s own', () => {
    const byHand = { asks: 'It is your throw.', does: 'Throw' }
    const withHand = {
      ...board,
      byHand: ({ key }: Event) => (key === 'throws' ? byHand : null),
    } as BoardModule
    const told = (before: BegunMatch, now: BegunMatch) =>
      deedsBetween(before, now, withHand, title).map(({ events, lines, byHand: hand }) => [
        events[0]?.key,
        lines,
        hand,
      ])
    const events = [event('turn', { seat: 0 }), event('throws', { seat: 0 }), event('snuffs')]

    it('is made by hand where another’s pick leads to it', () => {
      const before = bramDecides()
      expect(told(before, after(before, events))).toEqual([
        ['throws', 2, byHand],
        ['snuffs', 4, null],
      ])
    })

    it('needs no second press after a pick of one’s own', () => {
      const before = adaDecides()
      expect(told(before, after(before, events)).map(([, , hand]) => hand)).not.toContain(byHand)
    })

    it('is nobody else’s business', () => {
      const before = bramDecides()
      const now = after(before, [event('throws', { seat: 1 }), event('snuffs', { seat: 1 })])
      expect(told(before, now)).toEqual([['snuffs', 3, null]])
    })

    it('is told like everything else where it ends the match', () => {
      const before = bramDecides()
      const { view } = before
      const outcome = { ending: 'dark', winners: [1] }
      const over = { view: { ...view, table: { ...view.table, outcome } } }
      expect(told(before, after(before, events, over))).toEqual([['snuffs', 4, null]])
    })
  })

  it('tells once what happens several times over', () => {
    const before = bramDecides()
    const snuffs = event('snuffs', { seat: 1 })
    expect(
      keys(before, after(before, [snuffs, snuffs, event('coughs', { seat: 1 }), snuffs])),
    ).toEqual(['snuffs+snuffs', 'coughs', 'snuffs'])
  })

  it('tells a line of the log at once where the title wants it, and what others are at in its own time', () => {
    const lines = {
      ...board,
      tellsByLine: true as const,
      logOnly: ['throws', 'misses', 'turn'],
      continues: ({ key }: Event) => key === 'misses' || key === 'coughs',
    } as object as BoardModule
    const before = bramDecides()
    const [snuffs, misses, coughs] = ['snuffs', 'misses', 'coughs'].map((key) =>
      event(key, { seat: 1 }),
    )
    if (!snuffs || !misses || !coughs) throw new Error('three')
    const now = after(before, [snuffs, misses, coughs, snuffs, event('draught')])
    const told = deedsBetween(before, now, lines, title)
    expect(told.map(({ events, lines: upTo }) => [events.map(({ key }) => key), upTo])).toEqual([
      [['snuffs', 'misses', 'coughs'], 4],
      [['snuffs'], 5],
      [['draught'], 6],
    ])
    // One by one where it does not.
    expect(keys(before, now)).toEqual(['snuffs', 'misses', 'coughs', 'snuffs', 'draught'])
  })

  it('does not tell readers what they have just done themselves, but what comes after their turn', () => {
    const before = adaDecides()
    const now = after(before, [
      event('snuffs', { seat: 0 }),
      event('draught'),
      event('turn', { seat: 1 }),
      event('draught'),
      event('coughs', { seat: 1 }),
    ])
    expect(keys(before, now)).toEqual(['draught', 'coughs'])
  })

  it('tells what the title wants to be told, in the reader’s own turn too', () => {
    const before = adaDecides()
    const now = after(before, [event('snuffs', { seat: 0 }), event('omen')])
    const told = deedsBetween(before, now, { ...board, alwaysShown: ['omen'] }, title)
    expect(told.map(({ events }) => events.map(({ key }) => key))).toEqual([['omen']])
    const dark = { ...board, alwaysShown: ({ is }: Event) => is['is'] === 'dark' }
    const omens = after(before, [event('omen', { is: 'bright' }), event('omen', { is: 'dark' })])
    expect(deedsBetween(before, omens, dark, title).map(({ lines }) => lines)).toEqual([3])
  })

  it('tells what changes the game, whoever did it', () => {
    const before = adaDecides()
    const [deed] = deedsBetween(before, after(before, [event('dark', { seat: 0 })]), board, title)
    expect(deed).toMatchObject({ seat: 0, isGrave: true })
  })

  it('tells everything that the last pick did, and on the front page what led to the end', () => {
    const before = adaDecides()
    const { view } = before
    const over = { ...view, table: { ...view.table, outcome: { ending: 'dark', winners: [1] } } }
    const now = after(before, [event('snuffs', { seat: 0 }), event('wins')], { view: over })
    expect(keys(before, now)).toEqual(['snuffs', 'wins'])
    expect(decisiveDeeds(now, board, title).map(({ events }) => events[0]?.key)).toEqual(['snuffs'])
  })

  it('tells nobody round one screen what another one there has done, but a friend elsewhere', () => {
    const { log, ...before } = bramDecides()
    const people = before.seats.map((one) => ({ ...one, player: 'person' }))
    for (const [connection, told] of [
      ['here', []],
      ['online', ['snuffs']],
    ] as const) {
      const table = { ...before, log, seats: people, connection }
      expect(keys(table, after(table, [event('snuffs', { seat: 1 })]))).toEqual(told)
    }
  })
})
