// @vitest-environment happy-dom
import type { BoardModule } from '@eldertable/board-kit'
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import type { BegunMatch, Told } from '../../session/session.ts'
import { changeSettings } from '../../settings/store.ts'
import { Log } from '../log/log.tsx'
import { board, tableWith, title, told } from '../testing/candle-table.ts'
import { latestOf, useRemarks } from './use-remarks.ts'

afterEach(() => {
  void act(cleanup)
  changeSettings({ botWords: true })
})

const seats = tableWith().seats.map((one, seat) => ({
  ...one,
  player: seat === 0 ? 'person' : 'bot:habit',
}))
/** A title that has words, and bots that buy and buy. */
const log: Told[] = Array.from({ length: 60 }, (_, i) => told(i + 1, 'buys', 1))
const table: BegunMatch = {
  ...tableWith({ log, seats, position: 60, decided: 40 }),
  title: 'necronomonopoly',
}

describe('what bots have said', () => {
  it('comes by itself, and not for those who would rather not hear it', async () => {
    const { result } = renderHook(() => useRemarks(table, board))
    expect(result.current.size).toBe(0)
    await waitFor(() => expect(result.current.size).toBeGreaterThan(0))
    changeSettings({ botWords: false })
    await waitFor(() => expect(result.current.size).toBe(0))
  })

  it('comes after the first pick of whoever plays, and to those who watch', async () => {
    const one = (given: Partial<BegunMatch>) =>
      renderHook(() => useRemarks({ ...table, ...given }, board)).result
    const newcomer = one({ decided: null, reader: 0 })
    const watching = one({ decided: null, reader: null })
    await waitFor(() => expect(watching.current.size).toBeGreaterThan(0))
    expect(newcomer.current.size).toBe(0)
  })

  it('stays said when its seat has lost the piece that it said it with', async () => {
    const actor = (): number => 1
    const { result, rerender } = renderHook(
      (given: { table: BegunMatch; board: BoardModule }) => useRemarks(given.table, given.board),
      { initialProps: { table, board: { ...board, actor } as BoardModule } },
    )
    await waitFor(() => expect(result.current.size).toBeGreaterThan(0))
    const before = [...result.current.values()]
    const nobody: BoardModule = { ...board, actor: () => -1 }
    rerender({ table: { ...table, log: [...log] }, board: nobody })
    expect([...result.current.values()]).toEqual(before)
  })

  it('is in the air for a while, by seat', async () => {
    const { result } = renderHook(() => useRemarks(table, board))
    await waitFor(() => expect(result.current.size).toBeGreaterThan(0))
    const last = [...result.current.values()].at(-1)
    const at = last?.position ?? 0
    expect(latestOf(result.current, 1, at + 1)).toBe(last?.words)
    expect(latestOf(result.current, 1, at + 50)).toBeUndefined()
    expect(latestOf(result.current, 0, at + 1)).toBeUndefined()
  })

  it('stands in the log behind what was done, and is no part of the name of that line', () => {
    const [first] = log
    if (first === undefined) throw new Error('nothing was done')
    const said = new Map([[first.event, { seat: 1, words: 'Mine.', position: 1 }]])
    const words = { ...title, text: { ...title.text, events: { buys: () => 'Bram buys.' } } }
    const props = { title: words, board, table: { ...table, log: [first] }, said }
    render(createElement(Log, { ...props, onRule: () => {}, onWatch: undefined }))
    expect(screen.getByRole('button', { name: 'Bram buys.' })).toBeDefined()
    expect(screen.getByText('Mine.').tagName).toBe('Q')
    expect(screen.getByText('Mine.').parentElement?.textContent).toBe('Mine.')
  })

  it('says who said it where that is somebody else than did it', () => {
    const [first] = log
    if (first === undefined) throw new Error('nothing was done')
    const said = new Map([[first.event, { seat: 0, words: 'I feel saner.', position: 1 }]])
    const props = { title, board, table: { ...table, log: [first] }, said }
    render(createElement(Log, { ...props, onRule: () => {}, onWatch: undefined }))
    expect(screen.getByText('I feel saner.').parentElement?.textContent).toMatch(/^Ada: I feel/)
  })
})
