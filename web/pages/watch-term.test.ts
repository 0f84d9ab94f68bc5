// @vitest-environment happy-dom
import type { Watching } from '@eldertable/protocol/wire.ts'
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import { WatchTerm } from './watch-term.tsx'

describe('what those see who watch', () => {
  afterEach(() => act(cleanup))

  it('is chosen from a list, with a sentence about all but the usual', () => {
    const chosen: Watching[] = []
    const show = (watching: Watching) =>
      createElement(WatchTerm, { watching, onChange: (one) => void chosen.push(one) })
    const { rerender } = render(show('open'))
    expect(document.querySelector('small')).toBeNull()
    const select = screen.getByLabelText<HTMLSelectElement>('Those who watch see')
    const choose = (name: string) => {
      select.value = screen.getByRole<HTMLOptionElement>('option', { name }).value
      fireEvent(select, new Event('change', { bubbles: true }))
    }
    choose('all hands, 30 picks later')
    choose('nothing: nobody may watch')
    expect(chosen).toEqual([{ behind: 30 }, 'none'])
    rerender(show({ behind: 30 }))
    expect(select.selectedOptions[0]?.textContent).toBe('all hands, 30 picks later')
    expect(document.querySelector('small')?.textContent).toContain('30 picks ago')
    rerender(show('none'))
    expect(document.querySelector('small')?.textContent).toBe(
      'Nobody may watch while the match runs.',
    )
  })
})
