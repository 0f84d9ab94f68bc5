// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import { useFollowing } from './use-following.ts'

describe('looking at all hands while the match goes on', () => {
  afterEach(() => act(cleanup))

  function looking(at: number, length: number, isLent = true) {
    const went: number[] = []
    const onAt = (position: number) => void went.push(position)
    const { result, rerender } = renderHook(
      (given: { at: number; length: number }) => useFollowing(given.at, given.length, isLent, onAt),
      { initialProps: { at, length } },
    )
    return { went, rerender, go: (position: number) => act(() => result.current(position)) }
  }

  it('stays with the latest moment, also if the next comes before one is there', () => {
    const { went, rerender } = looking(4, 4)
    rerender({ at: 4, length: 5 })
    rerender({ at: 4, length: 6 })
    rerender({ at: 5, length: 6 })
    expect(went).toEqual([5, 6, 6])
  })

  it('leaves who has gone back where they are, until they come to the end again', async () => {
    const { went, rerender, go } = looking(4, 4)
    await go(2)
    rerender({ at: 2, length: 5 })
    expect(went).toEqual([2])
    await go(5)
    rerender({ at: 5, length: 6 })
    expect(went).toEqual([2, 5, 6])
  })

  it('moves nobody who looks with their own eyes', () => {
    const { went, rerender } = looking(4, 4, false)
    rerender({ at: 4, length: 5 })
    expect(went).toEqual([])
  })
})
