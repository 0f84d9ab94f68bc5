// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/preact'
import { useLayoutEffect } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import type { BegunMatch, MatchSession } from '../../session/session.ts'
import { board, snuff, tableWith } from '../testing/candle-table.ts'
import { usePicking, type Picking } from './use-picking.ts'

const shown: (number | null)[] = []
const session = { aim: (pick: number | null) => void shown.push(pick) } as unknown as MatchSession
const option = snuff(2)

/** Somebody whose pointer is on the option as soon as the screen shows the position from which on it counts. */
function usePointing(table: BegunMatch, from: number): Picking {
  const picking = usePicking(session, table, board, () => undefined)
  const isThere = table.position >= from
  useLayoutEffect(() => {
    if (isThere) picking.aimAt(option)
  }, [isThere])
  return picking
}

afterEach(() => {
  void act(cleanup)
  shown.length = 0
})

describe('what is pointed at', () => {
  it('counts from the moment at which its position stands on the screen, and is shown to others', () => {
    const { result, rerender } = renderHook(
      ({ position }) => usePointing(tableWith({ position }), 6),
      {
        initialProps: { position: 5 },
      },
    )
    expect(result.current.aim.option).toBeNull()
    rerender({ position: 6 })
    expect(result.current.aim.option).toBe(option)
    expect(shown.at(-1)).toBe(option.pick)
  })

  it('is forgotten with its position, as is what was narrowed down to', () => {
    const { result, rerender } = renderHook(
      ({ position }) => usePointing(tableWith({ position }), 9),
      {
        initialProps: { position: 5 },
      },
    )
    void act(() => {
      result.current.aimAt(option)
      result.current.narrow('candle:2')
    })
    expect(result.current.aim.option).toBe(option)
    expect(result.current.narrowed).toBe('candle:2')
    rerender({ position: 6 })
    expect(result.current.aim.option).toBeNull()
    expect(result.current.narrowed).toBeNull()
    expect(shown.at(-1)).toBeNull()
  })
})
