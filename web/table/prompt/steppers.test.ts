// @vitest-environment happy-dom
import type { Amounts } from '@eldertable/board-kit'
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import { stepped } from './amounts-of.ts'
import { Steppers } from './steppers.tsx'

let taken: (readonly number[])[] = []

afterEach(() => {
  void act(cleanup)
  taken = []
})

/** Two sources of six and two, of which five can be given; less than three is not enough. */
const amounts: Amounts = {
  sources: [
    { name: 'Wax', most: 6, first: 0 },
    { name: 'Wick', most: 2, first: 0 },
  ],
  most: 5,
  verbs: ['give'],
  picks: (given) => [...given, 99],
  comesTo: (given) => {
    const total = given.reduce((sum, one) => sum + one, 0)
    return {
      label: `Light ${total} (burns ${total * 10} %)`,
      canTake: total >= 3,
      isOrdinary: total >= 4,
    }
  },
}

const show = () =>
  render(createElement(Steppers, { amounts, onPick: (picks) => taken.push(picks) }))
const amountOf = (name: string) =>
  screen.getByRole('spinbutton', { name }).getAttribute('aria-valuenow')
const button = () => screen.getByRole('button', { name: /^Light/ })
const press = (name: string, times = 1) => {
  for (let n = 0; n < times; n++) fireEvent.click(screen.getByRole('button', { name }))
}

describe('the steppers of a question how much', () => {
  it('say what all of it together comes to, and give it with one press', () => {
    show()
    press('One more: Wax', 3)
    press('One more: Wick')
    expect(button().textContent).toBe('Light 4 burns 40 %')
    expect(button().className).toContain('go')
    fireEvent.click(button())
    expect(taken).toEqual([[3, 1, 99]])
  })

  it('give nothing that falls short', () => {
    show()
    press('One more: Wax', 2)
    expect(button().getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button())
    expect(taken).toEqual([])
  })

  it('are moved by keys, and Enter takes what they show', () => {
    show()
    const wax = screen.getByRole('spinbutton', { name: 'Wax' })
    fireEvent.keyDown(wax, { key: 'End' })
    expect(amountOf('Wax')).toBe('5')
    fireEvent.keyDown(wax, { key: 'ArrowDown' })
    fireEvent.keyDown(wax, { key: 'Enter' })
    expect(taken).toEqual([[4, 0, 99]])
  })

  it('keep their keys from the table, which has the same ones', () => {
    show()
    const heard: string[] = []
    const onKey = ({ key }: KeyboardEvent) => heard.push(key)
    globalThis.addEventListener('keydown', onKey)
    const wax = screen.getByRole('spinbutton', { name: 'Wax' })
    for (const key of ['ArrowUp', 'Enter', 'z']) fireEvent.keyDown(wax, { key })
    globalThis.removeEventListener('keydown', onKey)
    expect(heard).toEqual(['z'])
  })

  it('take what would be too much from another source', () => {
    expect(stepped(amounts, [5, 0], 1, 1)).toEqual([4, 1])
    expect(stepped(amounts, [3, 2], 0, 4)).toEqual([4, 1])
    expect(stepped(amounts, [0, 0], 1, 7)).toEqual([0, 2])
    expect(stepped(amounts, [0, 0], 0, -1)).toEqual([0, 0])
  })
})
