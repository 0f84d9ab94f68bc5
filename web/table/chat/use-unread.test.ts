// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import type { ChatLine } from '../../session/session.ts'
import { tableWith } from '../testing/candle-table.ts'
import { useUnread } from './use-unread.ts'

const line = (n: number, seat: number | null): ChatLine => ({ n, seat, name: '', text: '' })
const begin = [line(1, 1), line(2, null)]

describe('unread lines of the chat', () => {
  afterEach(() => {
    void act(cleanup)
    localStorage.clear()
  })
  const shown = (chat: readonly ChatLine[] | null, isOpen = false) =>
    renderHook((given) => useUnread(tableWith({ chat: given.chat }), given.isOpen), {
      initialProps: { chat, isOpen },
    })

  it('are what others have said', () => {
    const { result, rerender } = shown(begin)
    expect(result.current).toBe(2)
    rerender({ chat: [...begin, line(3, 0), line(4, 1)], isOpen: false })
    expect(result.current).toBe(3)
  })

  it('are read when the chat is open, and stay read', () => {
    const { result, rerender } = shown(begin, true)
    expect(result.current).toBe(0)
    rerender({ chat: begin, isOpen: false })
    expect(result.current).toBe(0)
    rerender({ chat: [...begin, line(3, 1)], isOpen: false })
    expect(result.current).toBe(1)
    void act(cleanup)
    expect(shown([...begin, line(3, 1)]).result.current).toBe(1)
  })

  it('are none where there is nobody to talk to', () => {
    expect(shown(null).result.current).toBe(0)
  })
})
