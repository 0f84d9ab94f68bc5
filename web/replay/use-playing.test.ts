// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePlaying } from './use-playing.ts'

/** A match of three picks, of which each has as many beats as are given. */
function playing(beats: readonly number[]) {
  let position = 0
  const { result, rerender } = renderHook(() =>
    usePlaying(position, beats[position] ?? 1, false, () => {
      if (position + 1 >= beats.length) return false
      position++
      return true
    }),
  )
  const wait = () => {
    void act(() => void vi.runOnlyPendingTimers())
    rerender()
    return [position, result.current.beat]
  }
  return { result, wait }
}

describe('a match that plays by itself', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('stands at the end of a pick until it plays, and then goes beat by beat to the end of the match', () => {
    const { result, wait } = playing([3, 2, 1])
    expect([result.current.isPlaying, result.current.beat]).toEqual([false, 2])
    void act(() => result.current.setPlaying(true))
    expect(result.current.beat).toBe(2)
    expect([wait(), wait(), wait()]).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
    ])
    wait()
    expect(result.current.isPlaying).toBe(false)
  })

  it('shows the whole pick as soon as it stands still', () => {
    const { result, wait } = playing([1, 3])
    void act(() => result.current.setPlaying(true))
    expect(wait()).toEqual([1, 0])
    void act(() => result.current.setPlaying(false))
    expect(result.current.beat).toBe(2)
  })

  it('goes faster, and then as at first', () => {
    const { result } = playing([1])
    const speeds = [0, 1, 2].map(() => {
      void act(() => result.current.goFaster())
      return result.current.speed
    })
    expect(speeds).toEqual([2, 4, 1])
  })
})
