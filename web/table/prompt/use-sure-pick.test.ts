// @vitest-environment happy-dom
import type { BoardModule } from '@eldertable/board-kit'
import { act, cleanup, renderHook } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaults } from '../../settings/settings.ts'
import { changeSettings } from '../../settings/store.ts'
import { rest, snuff, tableWith } from '../testing/candle-table.ts'
import { useSurePick } from './use-sure-pick.ts'

const board = {
  sure: ({ key }: { key: string }) => (key === 'dawn' ? rest.pick : null),
} as unknown as BoardModule

const turn = async () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))

/** Looks at a table at one position after another; gives what was picked, and by which decision the slip tells. */
function begin() {
  const picked: number[] = []
  const session = { pick: (pick: number) => void picked.push(pick) }
  const at = (position: number, key: string, decided: number | null, isReady = true) => {
    const table = tableWith({ position, decided })
    const decision = { key, rule: '', seat: 0, about: {}, passable: false }
    const menu = { options: [snuff(1), rest], refusals: [] }
    return { table: { ...table, view: { ...table.view, decision, menu } }, isReady }
  }
  const { result, rerender } = renderHook(
    ({ table, isReady }) => useSurePick(session, table, board, isReady).decided,
    { initialProps: at(4, 'turn', 4) },
  )
  const go = async (...given: Parameters<typeof at>) => {
    rerender(at(...given))
    await turn()
    return result.current
  }
  return { picked, go }
}

describe('what goes without saying', () => {
  beforeEach(() => changeSettings({ pace: 'at-once' }))
  afterEach(async () => {
    await act(cleanup)
    changeSettings(defaults)
  })

  it('is picked once it has been told what led to it, and nothing else is', async () => {
    const { picked, go } = begin()
    await go(5, 'turn', 5)
    await go(6, 'dawn', 6, false)
    expect(picked).toEqual([])
    await go(6, 'dawn', 6)
    await go(6, 'dawn', 6)
    expect(picked).toEqual([rest.pick])
  })

  it('is no decision of the reader’s: what happened is told since the one before', async () => {
    const { go } = begin()
    expect(await go(6, 'dawn', 6)).toBe(6)
    expect(await go(7, 'turn', 7)).toBe(6)
    expect(await go(8, 'turn', 8)).toBe(8)
  })

  it('is asked where it was taken back', async () => {
    const { picked, go } = begin()
    await go(6, 'dawn', 6)
    await go(7, 'turn', 7)
    await go(6, 'dawn', 5)
    expect(picked).toEqual([rest.pick])
    await go(8, 'dawn', 8)
    expect(picked).toEqual([rest.pick, rest.pick])
  })
})
