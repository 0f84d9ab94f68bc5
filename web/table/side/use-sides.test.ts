// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import type { BegunMatch } from '../../session/session.ts'
import { tableWith } from '../testing/candle-table.ts'
import { useSides } from './use-sides.ts'

afterEach(() => act(cleanup))

const shown = (given: Partial<BegunMatch>, hasGoal = true) =>
  renderHook((now) => useSides(tableWith(now), { isOver: false, hasGoal }), { initialProps: given })

describe('the side of the table', () => {
  it('is what one is after until one has decided something, then the log', () => {
    const { result, rerender } = shown({ decided: null })
    expect(result.current).toMatchObject({ side: 'goal', isChosen: false })
    rerender({ decided: 3 })
    expect(result.current).toMatchObject({ side: 'log', isChosen: false })
  })

  it('stays what one has turned to', () => {
    const { result, rerender } = shown({ decided: null })
    void act(() => result.current.turnTo('rules'))
    rerender({ decided: 3 })
    expect(result.current).toMatchObject({ side: 'rules', isChosen: true })
  })

  it('is the log for those who watch, and where a title does not say what one is after', () => {
    expect(shown({ decided: null, reader: null }).result.current.side).toBe('log')
    expect(shown({ decided: null }, false).result.current.side).toBe('log')
  })

  it('is a drawer on small screens, to which whoever begins is led', () => {
    const { result, rerender } = shown({ decided: null })
    expect(result.current.isDrawerOpen).toBe(false)
    void act(() => result.current.openGoal?.())
    expect(result.current).toMatchObject({ side: 'goal', isDrawerOpen: true })
    rerender({ decided: 3 })
    expect(result.current.openGoal).toBeUndefined()
  })
})
