import type { TableSummary } from '@eldertable/protocol/wire.ts'
import { describe, expect, it } from 'vitest'
import type { KeptMatch } from '../local/kept-matches.ts'
import { addressOf, myTables } from './my-tables.ts'

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
const online = (id: string, updatedAt: number, status: TableSummary['status']): TableSummary =>
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

  it('are found where their match runs', () => {
    expect(myTables([kept('a', 1)], []).map(addressOf)).toEqual(['/local/a'])
    expect(myTables([], [online('c', 1, 'playing')]).map(addressOf)).toEqual(['/t/c'])
  })

  it('name those who sit there and count the free seats', () => {
    const [table] = myTables([], [online('c', 1, 'gathering')])
    expect(table).toMatchObject({ names: ['Ada', 'Silas'], free: 1 })
  })
})
