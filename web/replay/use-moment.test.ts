// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useMoment } from './use-moment.ts'

describe('the moment in the address', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    globalThis.history.replaceState(null, '', '/t/abc')
  })
  afterEach(() => {
    void act(cleanup)
    vi.useRealTimers()
  })
  const at = () => `${location.pathname}${location.search}`
  const shown = (isFromTheStart = false) => renderHook(() => useMoment(isFromTheStart)).result

  it.each([
    ['?at=12', 12],
    ['?at=0', 0],
    ['', null],
    ['?at=', null],
    ['?at=-1', null],
    ['?at=1e3', null],
    ['?at=1234567890', null],
  ])('is read from it: %s', (search, moment) => {
    globalThis.history.replaceState(null, '', `/t/abc${search}`)
    expect(shown().current.at).toBe(moment)
  })

  it('is written into it at once when one looks back, and later as one goes on', () => {
    const moment = shown()
    void act(() => moment.current.inspect(7))
    expect(at()).toBe('/t/abc?at=7')
    expect(moment.current.at).toBe(7)
    for (const position of [8, 9, 10]) void act(() => moment.current.inspect(position))
    expect(moment.current.at).toBe(10)
    expect(at()).toBe('/t/abc?at=7')
    void act(() => void vi.advanceTimersByTime(1_000))
    expect(at()).toBe('/t/abc?at=10')
    expect(moment.current.at).toBe(10)
  })

  it('is left for the table, from a link as well', () => {
    globalThis.history.replaceState(null, '', '/t/abc?at=4')
    const moment = shown()
    void act(() => moment.current.close())
    expect(at()).toBe('/t/abc')
    expect(moment.current.at).toBeNull()
  })

  it('is the beginning where somebody wants to watch, and the table is one step away', () => {
    globalThis.history.replaceState(null, '', '/t/abc/watch')
    const moment = shown(true)
    expect(moment.current.at).toBe(0)
    void act(() => moment.current.inspect(3))
    void act(() => void vi.advanceTimersByTime(1_000))
    expect(at()).toBe('/t/abc/watch?at=3')
    void act(() => moment.current.close())
    expect(at()).toBe('/t/abc')
  })

  it('is played through until one is back at the table', () => {
    const moment = shown()
    void act(() => moment.current.playFrom(5))
    expect(moment.current).toMatchObject({ at: 5, isPlayedThrough: true })
    void act(() => {
      globalThis.history.replaceState(null, '', '/t/abc')
      globalThis.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(moment.current).toMatchObject({ at: null, isPlayedThrough: false })
  })
})
