// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import type { MatchOnScreen } from '../session/session.ts'
import { tableWith, title as candle } from '../table/testing/candle-table.ts'
import { AgreedTerms } from './agreed-terms.tsx'

afterEach(() => act(cleanup))

const show = (pace: 'live' | 'slow', reader: number | null) => {
  const terms = { pace, undo: 'agreed', advice: false, clock: null, visibility: 'private' }
  const table = { ...tableWith(), reader, terms } as object as MatchOnScreen
  const title = { ...candle, switches: {} }
  render(createElement(AgreedTerms, { table, title, canHint: false }))
  return screen.queryByRole('link', { name: 'Be told when it is your turn' })
}

describe('what is agreed at a table', () => {
  it('leads whoever sits down for days to where they can be told of their turn', () => {
    expect(show('slow', 0)?.getAttribute('href')).toBe('/settings')
  })

  it.each([
    ['in one sitting', 'live', 0],
    ['for who is only invited', 'slow', null],
  ] as const)('leads nowhere %s', (_, pace, reader) => {
    expect(show(pace, reader)).toBeNull()
  })

  it.each([
    ['open', 'strict', 'Anybody may come and watch.', 'only if all agree'],
    ['none', 'strict', 'Nobody may watch while the match runs.', 'only if all agree'],
    [{ behind: 30 }, 'free', 'all hands as they were 30 picks ago', 'without asking'],
  ] as const)('says who watches and what may be taken back (%o, %s)', (watching, undo, ...said) => {
    const terms = { pace: 'live', undo, advice: false, clock: null, visibility: 'public', watching }
    const table = { ...tableWith(), reader: 0, terms } as object as MatchOnScreen
    render(
      createElement(AgreedTerms, { table, title: { ...candle, switches: {} }, canHint: false }),
    )
    for (const words of said) expect(document.body.textContent).toContain(words)
    const isInvited = document.body.textContent?.includes('come and watch')
    expect(isInvited).toBe(watching !== 'none')
  })
})
