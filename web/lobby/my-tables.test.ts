import type { TableSummary } from '@eldertable/protocol/wire.ts'
import { describe, expect, it } from 'vitest'
import type { KeptMatch } from '../local/kept-matches.ts'
import { addressOf, myTables, sinceWords } from './my-tables.ts'

const kept = (id: string, at: number, isOver = false): KeptMatch => ({
  id,
  at,
  isOver,
  title: 'last-candle',
  names: ['Ada', 'Bram'],
  revision: 1,
  key: '',
  counter: 0,
  entries: [],
  snapshot: null,
})
const online = (
  id: string,
  updatedAt: number,
  status: TableSummary['status'],
  more: Partial<TableSummary> = {},
): TableSummary =>
  ({
    id,
    updatedAt,
    status,
    title: 'last-candle',
    seats: [
      { name: 'Ada', player: 'person', heldBy: null },
      { name: '', player: 'open', heldBy: null },
      { name: '', player: 'closed', heldBy: null },
      { name: 'Silas', player: 'bot:random', heldBy: null },
    ],
    seat: 0,
    asked: null,
    takenOver: 0,
    ...more,
  }) as unknown as TableSummary

describe('the tables of a reader', () => {
  it('stand in one list, the latest first', () => {
    const tables = myTables(
      [kept('a', 30), kept('b', 10, true)],
      [online('c', 20, 'finished'), online('d', 40, 'playing')],
    )
    expect(tables.map(({ id, isOver }) => [id, isOver])).toEqual([
      ['d', false],
      ['a', false],
      ['c', true],
      ['b', true],
    ])
  })

  it('say which goes on from a file', () => {
    const tables = myTables(
      [kept('a', 3)],
      [online('b', 2, 'playing', { takenOver: 12 }), online('c', 1, 'playing')],
    )
    expect(tables.map(({ isTakenOver }) => isTakenOver)).toEqual([false, true, false])
  })

  it('say which was played on from a moment of another match', () => {
    const tables = myTables(
      [{ ...kept('a', 3), playedOn: true }, kept('b', 2)],
      [online('c', 1, 'playing')],
    )
    expect(tables.map(({ isPlayedOn }) => isPlayedOn)).toEqual([true, false, false])
  })

  it('are found where their match runs', () => {
    expect(myTables([kept('a', 1)], []).map(addressOf)).toEqual(['/local/a'])
    expect(myTables([], [online('c', 1, 'playing')]).map(addressOf)).toEqual(['/t/c'])
  })

  it('name those who sit there and count the free seats', () => {
    const [table] = myTables([], [online('c', 1, 'gathering')])
    expect(table).toMatchObject({ names: ['Ada', 'Silas'], free: 1 })
  })

  it('say for whom they wait, and those that wait for the reader come first', () => {
    const person = { player: 'person', heldBy: null, ready: true }
    const seats = [
      { ...person, name: 'Ada' },
      { ...person, name: 'Bram' },
      { ...person, name: 'Cora', heldBy: 'habit' },
    ]
    const tables = myTables(
      [kept('here', 90)],
      [
        online('theirs', 50, 'playing', { seats, asked: 1 }),
        online('bots', 40, 'playing', { seats, asked: 2 }),
        online('mine', 10, 'playing', { seats, asked: 0 }),
        online('ready', 5, 'gathering', {
          seats: seats.with(0, { ...person, name: 'Ada', ready: false }),
        }),
      ],
    )
    expect(tables.map(({ id, waitsFor }) => [id, waitsFor?.name, waitsFor?.isYou])).toEqual([
      ['mine', 'Ada', true],
      ['ready', 'Ada', true],
      ['here', undefined, undefined],
      ['theirs', 'Bram', false],
      ['bots', 'Cora', false],
    ])
    expect(tables[1]?.waitsFor?.what).toBe('ready')
    expect(tables[4]?.waitsFor?.isBot).toBe(true)
  })

  it('do not wait for somebody to be ready while a seat is free, nor for anybody once they are over', () => {
    const waits = (status: TableSummary['status']) =>
      myTables([], [online('a', 1, status, { asked: 0 })])[0]?.waitsFor
    expect(waits('gathering')).toBeNull()
    expect(waits('finished')).toBeNull()
  })

  it('say since when: the time of today, else the day', () => {
    const noon = new Date(2026, 10, 16, 12, 5).getTime()
    expect(sinceWords(noon, noon + 3_600_000)).toBe('12:05')
    expect(sinceWords(noon, noon + 24 * 3_600_000)).toBe('16 November')
  })
})

describe('what is said of a table at a glance', () => {
  const seen = {
    round: 'Round 3',
    asked: { name: 'Ada', isYou: true, isBot: false },
    end: 'Bram has won.',
  }

  it('is, of one in this browser, as it was left: whose turn stands first', () => {
    const tables = myTables([kept('old', 1), kept('new', 2)], [], (id) =>
      id === 'old' ? seen : undefined,
    )
    expect(tables.map(({ id, round, end }) => [id, round, end])).toEqual([
      ['old', 'Round 3', null],
      ['new', null, null],
    ])
    expect(tables[0]?.waitsFor).toMatchObject({ name: 'Ada', isYou: true, what: 'turn' })
    expect(tables[1]?.waitsFor).toBeNull()
  })

  it('is how it ended once it is over, wherever it was played', () => {
    const tables = myTables([kept('a', 2, true)], [online('b', 1, 'finished')], () => seen)
    expect(tables.map(({ end, waitsFor }) => [end, waitsFor])).toEqual([
      ['Bram has won.', null],
      ['Bram has won.', null],
    ])
  })

  it('is for a match on the server what the server knows', () => {
    const [table] = myTables([], [online('b', 1, 'playing', { asked: 3 })], () => seen)
    expect(table).toMatchObject({ round: null, end: null, waitsFor: { name: 'Silas' } })
  })
})
