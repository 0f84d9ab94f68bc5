// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import { ClearAway } from './clear-away.tsx'

describe('clearing away', () => {
  afterEach(() => act(cleanup))

  it('asks first, and whoever pressed with the keyboard goes on from there, as often as they like', () => {
    let cleared = 0
    render(createElement(ClearAway, { onClear: () => void cleared++ }))
    for (let times = 0; times < 2; times++) {
      void act(() => void fireEvent.click(screen.getByRole('button', { name: 'Clear away' })))
      const keep = screen.getByRole('button', { name: 'Keep it' })
      expect(document.activeElement).toBe(keep)
      fireEvent.click(keep)
    }
    fireEvent.click(screen.getByRole('button', { name: 'Clear away' }))
    expect(cleared).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'Clear away for good' }))
    expect(cleared).toBe(1)
  })
})
