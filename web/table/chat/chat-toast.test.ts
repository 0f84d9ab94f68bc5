// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChatToast } from './chat-toast.tsx'
import { tableWith } from '../testing/candle-table.ts'

const line = (n: number, seat: number, text = 'Good evening') => ({ n, seat, name: 'Bram', text })
const onOpen = vi.fn<() => void>()
const show = (unread: number, ...chat: ReturnType<typeof line>[]) =>
  createElement(ChatToast, { table: tableWith({ chat }), unread, onOpen })

describe('a line of the chat', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    void act(cleanup)
    vi.useRealTimers()
    onOpen.mockClear()
  })

  it('shows for a breath to who does not look there, and opens the chat', () => {
    const { rerender } = render(show(1, line(1, 1)))
    expect(screen.queryByRole('button')).toBeNull()
    rerender(show(2, line(1, 1), line(2, 1, 'Your move')))
    fireEvent.click(screen.getByRole('button', { name: /Bram Your move/ }))
    expect(onOpen).toHaveBeenCalledTimes(1)
    void act(() => void vi.advanceTimersByTime(10_000))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('does not show to who has said it, or reads the chat', () => {
    const { rerender } = render(show(0, line(1, 1)))
    rerender(show(0, line(1, 1), line(2, 1)))
    expect(screen.queryByRole('button')).toBeNull()
    rerender(show(1, line(1, 1), line(2, 1), line(3, 0)))
    expect(screen.queryByRole('button')).toBeNull()
  })
})
