// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useKeyGuard } from './use-key-guard.ts'

const heard = vi.fn<() => void>()
const skip = vi.fn<() => void>()

interface Shown {
  isAsked: boolean
  isTelling?: boolean
}

/** A slip with an option, a lit target, a tool elsewhere and a text field, and somebody who listens for keys. */
function Table({ isAsked, isTelling = false }: Shown) {
  const isSettled = useKeyGuard(isAsked, isTelling, skip)
  return createElement(
    'main',
    { className: isSettled ? '' : 'settling' },
    createElement('section', { className: 'prompt', tabindex: -1 }, [
      createElement('button', { key: 'option', className: 'opt', 'data-pick': 1 }),
    ]),
    createElement('div', { className: 'target', 'data-target': 'space:1', tabindex: 0 }),
    createElement('button', { className: 'tool' }),
    createElement('input', null),
  )
}

function show(given: Shown) {
  const { rerender } = render(createElement(Table, given))
  return (next: Shown) => rerender(createElement(Table, next))
}

/** Whether a key with the focus there is left to whoever listens. */
function isLeft(key: string, at: string, more: { repeat?: boolean } = {}): boolean {
  const element = document.querySelector(at) ?? document.body
  heard.mockClear()
  const isUntouched = fireEvent.keyDown(element, { key, ...more })
  expect(heard.mock.calls.length).toBe(isUntouched ? 1 : 0)
  return isUntouched
}

function wait(milliseconds: number): void {
  void act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  document.addEventListener('keydown', heard)
})
afterEach(() => {
  document.removeEventListener('keydown', heard)
  void act(cleanup)
  skip.mockClear()
  vi.useRealTimers()
})

describe('Space', () => {
  it('goes on past what is told, wherever the focus is', () => {
    show({ isAsked: false, isTelling: true })
    for (const at of ['body', '.opt', '.target', '.tool', '.prompt'])
      expect(isLeft(' ', at)).toBe(false)
    expect(skip).toHaveBeenCalledTimes(5)
  })

  it.each(['.opt', '.target', '.prompt'])('takes nothing at %s, however long one waits', (at) => {
    show({ isAsked: true })
    wait(10_000)
    expect(isLeft(' ', at)).toBe(false)
    expect(fireEvent.keyUp(document.querySelector(at) ?? document, { key: ' ' })).toBe(false)
    expect(skip).not.toHaveBeenCalled()
  })

  it('is typed in a text field, and presses a tool', () => {
    show({ isAsked: true, isTelling: true })
    expect(isLeft(' ', 'input')).toBe(true)
    void act(cleanup)
    show({ isAsked: true })
    expect(isLeft(' ', '.tool')).toBe(true)
  })
})

describe('keys that take options', () => {
  const picks = [
    ['1', 'body'],
    ['9', '.opt'],
    ['Enter', 'body'],
    ['Enter', '.opt'],
    ['Enter', '.target'],
  ] as const

  it('take none in the first moment of a question, and then do', () => {
    const next = show({ isAsked: false })
    next({ isAsked: true })
    wait(599)
    for (const [key, at] of picks) expect(isLeft(key, at)).toBe(false)
    expect(document.querySelector('.settling')).not.toBeNull()
    wait(1)
    for (const [key, at] of picks) expect(isLeft(key, at)).toBe(true)
    expect(document.querySelector('.settling')).toBeNull()
  })

  it('wait again after others have decided, and not between questions of one’s own', () => {
    const next = show({ isAsked: true })
    wait(600)
    next({ isAsked: true })
    expect(isLeft('1', 'body')).toBe(true)
    next({ isAsked: false, isTelling: true })
    next({ isAsked: true })
    expect(isLeft('1', 'body')).toBe(false)
  })

  it('are left alone while somebody else is asked: one may suggest something', () => {
    show({ isAsked: false })
    for (const [key, at] of picks) expect(isLeft(key, at)).toBe(true)
  })

  it('take nothing by being held down', () => {
    show({ isAsked: true })
    wait(600)
    for (const [key, at] of picks) expect(isLeft(key, at, { repeat: true })).toBe(false)
  })

  it('leave all other keys alone, and those of tools and text fields', () => {
    show({ isAsked: true })
    for (const [key, at] of [
      ['Escape', '.opt'],
      ['l', 'body'],
      ['ArrowLeft', '.target'],
      ['Enter', '.tool'],
      ['1', 'input'],
    ] as const)
      expect(isLeft(key, at)).toBe(true)
  })
})
