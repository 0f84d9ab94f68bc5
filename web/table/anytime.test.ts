// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { TableSession } from '../session/session.ts'
import { TableDialogs, type TableDialog } from './table-dialogs.tsx'
import { isAnythingIn } from './table-tools.ts'
import { leave, refused, tableWith, title } from './testing/candle-table.ts'

let told: string[] = []
const session = { pick: (pick: number) => told.push(`sent ${pick}`) } as Pick<
  TableSession,
  'pick'
> as TableSession

function show(dialog: TableDialog | null, grave: typeof leave | null, options = [leave]) {
  const table = tableWith({ anytime: { options, refusals: [refused(3, 'wall')] } })
  render(
    createElement(TableDialogs, {
      ...{ session, table, title, dialog, grave },
      onPick: (pick) => told.push(`pick ${pick}`),
      onRule: (rule) => told.push(`rule ${rule}`),
      onClose: () => told.push('closed'),
      onSettled: () => told.push('settled'),
    }),
  )
}

afterEach(() => {
  cleanup()
  told = []
})

describe('what may be done at any time', () => {
  it('is listed in words with its rule; what is refused says why', async () => {
    show('anytime', null)
    fireEvent.click(await screen.findByText('Leave the table'))
    expect(told).toEqual(['closed', 'pick 99'])
    fireEvent.click(screen.getByText('LC-END-2'))
    expect(told.at(-1)).toBe('rule LC-END-2')
    expect(screen.getByText('Snuff 3').closest('button')?.getAttribute('aria-disabled')).toBe(
      'true',
    )
    expect(screen.getByText(/A wall stands there/)).toBeDefined()
  })

  it('is not sent before the person has said yes, and not after a no', async () => {
    show(null, leave)
    fireEvent.click(await screen.findByText('Not now'))
    expect(told).not.toContain('sent 99')
    fireEvent.click(screen.getByText('Leave the table'))
    expect(told).toContain('sent 99')
  })

  it('is nothing for a spectator, and where the title has nothing of the kind', () => {
    expect(isAnythingIn(null)).toBe(false)
    expect(isAnythingIn({ options: [], refusals: [] })).toBe(false)
    expect(isAnythingIn({ options: [], refusals: [refused(1, 'wall')] })).toBe(true)
  })
})
