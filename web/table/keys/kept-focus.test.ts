// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render } from '@testing-library/preact'
import { createElement, useRef } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import { AT_THE_FIRST, useKeptFocus } from './kept-focus.ts'

/** A slip with these options, and a board with these targets, of which some are lit. */
function Table({
  options,
  closing = [],
  targets = {},
  from = null,
}: {
  options: readonly number[]
  /** Those of them that end or give up something. */
  closing?: readonly number[]
  targets?: Readonly<Record<string, boolean>>
  from?: string | null
}) {
  useKeptFocus(useRef(from))
  const buttons = options.map((pick) =>
    createElement('button', {
      key: pick,
      className: closing.includes(pick) ? 'opt closing' : 'opt',
      'data-pick': pick,
    }),
  )
  const drawn = Object.entries(targets).map(([target, isLit]) =>
    createElement('div', {
      key: target,
      className: isLit ? 'target' : 'target-unlit',
      'data-target': target,
      tabindex: isLit ? 0 : -1,
    }),
  )
  return createElement(
    'main',
    null,
    createElement('section', { className: 'prompt', tabindex: -1 }, buttons),
    drawn,
    createElement('input', { className: 'chat' }),
  )
}

type Shown = Parameters<typeof Table>[0]

function show(given: Shown) {
  const { rerender } = render(createElement(Table, given))
  return (next: Shown) => rerender(createElement(Table, next))
}

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
const focused = () => {
  const { activeElement } = document
  return (
    activeElement?.getAttribute('data-pick') ??
    activeElement?.getAttribute('data-target') ??
    activeElement?.className ??
    ''
  )
}
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

const option = (pick: number) => document.querySelector(`[data-pick="${pick}"]`) ?? document.body

afterEach(() => act(cleanup))

describe('after a pick by keyboard', () => {
  it('the focus stays on the same option if it is offered again', () => {
    const next = show({ options: [1, 2] })
    focus('[data-pick="2"]')
    press('Enter')
    next({ options: [3, 2] })
    expect(focused()).toBe('2')
  })

  it('the focus goes to the first option of the next question', () => {
    const next = show({ options: [1, 2] })
    focus('[data-pick="2"]')
    press('2')
    next({ options: [7, 8] })
    expect(focused()).toBe('7')
  })

  it('the focus waits in the slip while others decide, and goes on from there', () => {
    const next = show({ options: [1] })
    focus('[data-pick="1"]')
    press('Enter')
    next({ options: [] })
    expect(focused()).toBe('prompt')
    press(' ')
    next({ options: [5] })
    expect(focused()).toBe('5')
  })

  it('the focus never comes to what ends or gives up something', () => {
    const next = show({ options: [1, 9] })
    focus('[data-pick="9"]')
    press('9')
    next({ options: [] })
    next({ options: [9, 3], closing: [9] })
    expect(focused()).toBe('3')
    press('3')
    next({ options: [9], closing: [9] })
    expect(focused()).toBe('prompt')
  })

  it('the focus stays on a target that is lit again, and leaves one that is not for the options', () => {
    const next = show({ options: [1], targets: { 'space:1': true } })
    focus('[data-target="space:1"]')
    press('Enter')
    next({ options: [2], targets: { 'space:1': true } })
    expect(focused()).toBe('space:1')
    press('Enter')
    next({ options: [3], targets: { 'space:1': false } })
    expect(focused()).toBe('3')
  })

  it('the focus comes to the first option when the screen was taken by a key', () => {
    show({ options: [4], from: AT_THE_FIRST })
    expect(focused()).toBe('4')
  })
})

describe('after a pick that had no focus of its own', () => {
  it.each([
    ['a pointer', () => fireEvent.click(option(1), { detail: 1 })],
    ['a number with the keyboard nowhere', () => press('1')],
  ])('the slip has it, by %s', (_, pick) => {
    const next = show({ options: [1] })
    pick()
    next({ options: [2] })
    expect(focused()).toBe('prompt')
  })

  it('the first option has it, if a screen reader has pressed', () => {
    const next = show({ options: [1] })
    fireEvent.click(option(1), { detail: 0 })
    next({ options: [2] })
    expect(focused()).toBe('2')
  })
})

describe('the focus is left alone', () => {
  it('after a press with a pointer', () => {
    const next = show({ options: [1] })
    focus('[data-pick="1"]')
    fireEvent.pointerDown(document.body)
    next({ options: [2] })
    expect(document.activeElement).toBe(document.body)
  })

  it('when it has gone elsewhere in the meantime', () => {
    const next = show({ options: [1] })
    focus('[data-pick="1"]')
    press('Enter')
    focus('.chat')
    next({ options: [2] })
    expect(focused()).toBe('chat')
  })

  it('on something that is only looked at, whatever the others do', () => {
    const next = show({ options: [1], targets: { 'space:2': false } })
    focus('[data-target="space:2"]')
    press('ArrowRight')
    next({ options: [2], targets: { 'space:2': false } })
    expect(focused()).toBe('space:2')
  })
})
