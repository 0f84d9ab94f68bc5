// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import { AnytimeDialog, ConfirmDialog } from './anytime.tsx'
import { isAnythingIn } from '../head/table-tools.ts'
import { leave, refused, tableWith, title } from '../testing/candle-table.ts'

let told: string[] = []

afterEach(() => {
  void act(cleanup)
  told = []
})

describe('what may be done at any time', () => {
  it('is listed in words with its rule; what is refused says why', () => {
    const table = tableWith({ anytime: { options: [leave], refusals: [refused(3, 'wall')] } })
    render(
      createElement(AnytimeDialog, {
        table,
        title,
        onPick: (pick) => told.push(`pick ${pick}`),
        onRule: (rule) => told.push(`rule ${rule}`),
        onClose: () => told.push('closed'),
      }),
    )
    fireEvent.click(screen.getByText('Leave the table'))
    fireEvent.click(screen.getByText('LC-END-2'))
    expect(told).toEqual(['pick 99', 'rule LC-END-2'])
    const button = screen.getByText('Snuff 3').closest('button')
    expect(button?.getAttribute('aria-disabled')).toBe('true')
    expect(button?.textContent).toContain('A wall stands there')
  })

  it('is not done before the person has said yes, and not after a no', () => {
    render(
      createElement(ConfirmDialog, {
        label: 'Leave the table',
        onConfirm: () => told.push('done'),
        onClose: () => told.push('closed'),
      }),
    )
    fireEvent.click(screen.getByText('Not now'))
    expect(told).not.toContain('done')
    fireEvent.click(screen.getByText('Leave the table'))
    expect(told).toContain('done')
  })

  it('is nothing for a spectator, and where the title has nothing of the kind', () => {
    expect(isAnythingIn(null)).toBe(false)
    expect(isAnythingIn({ options: [], refusals: [] })).toBe(false)
    expect(isAnythingIn({ options: [], refusals: [refused(1, 'wall')] })).toBe(true)
  })
})
