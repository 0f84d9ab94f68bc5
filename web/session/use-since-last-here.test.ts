// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import { tableWith } from '../table/testing/candle-table.ts'
import type { BegunMatch } from './session.ts'
import { useSinceLastHere } from './use-since-last-here.ts'
import { lastVisit } from './visits.ts'

const told = (...positions: number[]): BegunMatch['log'] =>
  positions.map((position) => ({ position, event: { key: 'snuffed', rule: 'LC-1', is: {} } }))

const gone = (given: Partial<BegunMatch> = {}) =>
  tableWith({ position: 9, decided: 5, log: told(1, 5, 6, 7, 8, 9), ...given })

const since = (table: BegunMatch) =>
  renderHook((shown) => useSinceLastHere(shown), { initialProps: table })

describe('what happened since somebody was last here', () => {
  afterEach(() => {
    void act(cleanup)
    localStorage.clear()
  })

  it('is offered from their last decision on, on any device', () => {
    const { result } = since(gone())
    expect(result.current[0]).toBe(5)
  })

  it.each([
    ['nothing has happened', { position: 5, log: told(1, 5) }],
    ['hardly anything has happened', { log: told(5, 6, 9) }],
    ['they have not decided anything yet', { decided: null }],
    ['the match is over', { status: 'finished' as const }],
  ])('is not offered if %s', (_, given) => {
    expect(since(gone(given)).result.current[0]).toBeNull()
  })

  it('is offered for one pick that a bot has made in their place', () => {
    const one = { log: told(5, 6), position: 6 }
    expect(since(gone(one)).result.current[0]).toBeNull()
    void act(cleanup)
    localStorage.clear()
    expect(since(gone({ ...one, stoodIn: 1 })).result.current[0]).toBe(5)
  })

  it('is not offered to who has seen it happen', () => {
    const first = since(gone({ decided: null }))
    void act(first.unmount)
    expect(lastVisit('table').position).toBe(9)
    expect(since(gone()).result.current[0]).toBeNull()
    void act(cleanup)
    const later = gone({ position: 12, log: told(5, 6, 7, 8, 9, 10, 11, 12) })
    expect(since(later).result.current[0]).toBe(5)
  })

  it('is over when they skip it or decide something', () => {
    const { result, rerender } = since(gone())
    rerender(gone({ position: 10, decided: 10 }))
    expect(result.current[0]).toBeNull()
    void act(cleanup)
    localStorage.clear()
    const again = since(gone())
    void act(() => again.result.current[1]())
    expect(again.result.current[0]).toBeNull()
  })
})
