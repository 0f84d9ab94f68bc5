// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import { gatheringTitle } from '../../lobby/gathering-title.ts'
import { nothingToUndo, type MatchOnScreen } from '../../session/session.ts'
import { tableWith } from '../testing/candle-table.ts'
import { tabTitle, useTabTitle } from './use-tab-title.ts'

const menu = { options: [], refusals: [] }
const base = tableWith()
const idle = tableWith({ view: { ...base.view, menu: null } })
const asked = tableWith({ view: { ...base.view, menu } })
const request = { number: 1, seat: 1, to: 0, asked: [0], agreed: [], answering: 0 }

const petition = { id: 'p', seat: 1, name: 'Cora', agreed: [], refusedBy: null, isMine: false }

describe('the title of a table’s tab', () => {
  afterEach(() => act(cleanup))

  it.each<[string, MatchOnScreen, number, string]>([
    ['nothing is asked', idle, 0, 'Candle · Eldertable'],
    ['it is one’s turn', asked, 0, '● Your turn · Candle · Eldertable'],
    [
      'somebody asks to take back',
      { ...idle, undo: { ...nothingToUndo, request } },
      0,
      '● You are asked · Candle · Eldertable',
    ],
    [
      'somebody asks for an empty seat',
      { ...idle, petitions: [petition] },
      0,
      '● You are asked · Candle · Eldertable',
    ],
    [
      'one has let them sit down already',
      { ...idle, petitions: [{ ...petition, agreed: [0] }] },
      0,
      'Candle · Eldertable',
    ],
    ['something was said', idle, 2, '● 2 new lines · Candle · Eldertable'],
    ['both', asked, 1, '● Your turn, 1 new line · Candle · Eldertable'],
    [
      'there is another match',
      { ...idle, status: 'finished', rematch: 'x' },
      0,
      '● Another match · Candle · Eldertable',
    ],
  ])('says so if %s', (_, table, said, title) => {
    expect(tabTitle(table, 'Candle', said)).toBe(title)
  })

  it('counts what others say while the page is out of sight', () => {
    const line = (n: number, seat: number) => ({ n, seat, name: '', text: '' })
    const turn = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      void act(() => void document.dispatchEvent(new Event('visibilitychange')))
    }
    const { rerender } = renderHook((chat) => useTabTitle({ ...idle, chat }, 'Candle'), {
      initialProps: [line(1, 1)],
    })
    expect(document.title).toBe('Candle · Eldertable')
    turn(true)
    rerender([line(1, 1), line(2, 0), line(3, 1)])
    expect(document.title).toBe('● 1 new line · Candle · Eldertable')
    turn(false)
    expect(document.title).toBe('Candle · Eldertable')
  })
})

describe('the title of a waiting room’s tab', () => {
  const seat = (given: object) => ({
    name: 'Ada',
    player: 'person',
    heldBy: null,
    present: true,
    ...given,
  })
  const title = (...seats: object[]) =>
    gatheringTitle({ ...idle, reader: 0, seats: seats.map(seat) }, 'Candle')

  it('says for how many one waits, and when one is waited for', () => {
    expect(title({ ready: true }, { player: 'open' })).toBe('Waiting for 1 · Candle')
    expect(title({ ready: false }, { ready: false })).toBe('● All are here · Candle')
    expect(title({ ready: false }, { ready: true })).toBe('● They wait for you · Candle')
    expect(title({ ready: true }, { ready: false })).toBe('All are here · Candle')
  })
})
