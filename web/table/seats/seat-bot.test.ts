// @vitest-environment happy-dom
import { games } from '@eldertable/games'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SeatBot, timeInWords } from './seat-bot.tsx'

const [game] = games
if (game === undefined) throw new Error('there are no games')
const show = (sitter: { name: string; botIn?: number }) =>
  createElement(SeatBot, { game, sitter, onSeatBot: () => undefined })
const button = () => screen.queryByRole('button', { name: 'Seat a bot' })

describe('a bot for somebody who is away', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    void act(cleanup)
    vi.useRealTimers()
  })

  it('is offered once it is possible, and how long that is runs down', () => {
    render(show({ name: 'Tom', botIn: 41_000 }))
    expect(screen.getByText('A bot may play in 0:41')).toBeTruthy()
    expect(button()).toBeNull()
    void act(() => void vi.advanceTimersByTime(11_000))
    expect(screen.getByText('A bot may play in 0:30')).toBeTruthy()
    void act(() => void vi.advanceTimersByTime(30_000))
    expect(button()).not.toBeNull()
  })

  it('goes by what was told last', () => {
    const { rerender } = render(show({ name: 'Tom', botIn: 41_000 }))
    rerender(show({ name: 'Tom', botIn: 0 }))
    expect(button()).not.toBeNull()
  })

  it('is offered at once where nothing was said about when', () => {
    render(show({ name: 'Tom' }))
    expect(button()).not.toBeNull()
  })

  it.each([
    [41_000, '0:41'],
    [300_000, '5:00'],
    [7_200_000, '2 hours'],
    [3 * 24 * 3_600_000, '3 days'],
  ])('in %i ms is %s', (left, words) => {
    expect(timeInWords(left)).toBe(words)
  })
})
