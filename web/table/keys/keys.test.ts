// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import { useTableKeys } from './keys.ts'

const none = () => {}

function Keys(): null {
  useTableKeys({
    entries: [],
    go: undefined,
    onPick: none,
    onNarrow: none,
    onBack: none,
    onUndo: none,
    letters: {},
  })
  return null
}

/** Lit spaces by column and row of a grid, in the order in which they are drawn, and where somebody stands. */
function lay(spaces: readonly string[], here?: string): void {
  const part = (spot: string, given: object) => createElement('g', { key: spot, ...given })
  const board = createElement(
    'svg',
    { className: 'stage' },
    spaces.map((spot) => part(spot, { className: 'target', 'data-target': spot, tabindex: 0 })),
    here === undefined ? null : part('here', { 'data-here': here }),
  )
  render(createElement('div', null, createElement(Keys, null), board))
  for (const one of document.querySelectorAll('[data-target], [data-here]')) {
    const at = one.getAttribute('data-target') ?? one.getAttribute('data-here') ?? ''
    const [column = 0, row = 0] = at.split(',').map(Number)
    one.getBoundingClientRect = () => new DOMRect(column * 50, row * 50, 50, 50)
  }
}

/** Where the focus is after these keys. */
function after(...keys: readonly string[]): string | null | undefined {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key })
  return document.activeElement?.getAttribute('data-target')
}

afterEach(() => act(cleanup))

describe('arrows', () => {
  it('walk from lit space to lit space, the way that they point on the screen', () => {
    lay(['0,0', '1,0', '2,0', '0,1', '2,1', '2,2'])
    expect(after('ArrowRight')).toBe('0,0')
    expect(after('ArrowRight')).toBe('1,0')
    expect(after('ArrowRight', 'ArrowDown')).toBe('2,1')
    // Nothing is lit beside it: over the gap, in the same row.
    expect(after('ArrowLeft')).toBe('0,1')
    expect(after('ArrowUp', 'ArrowUp')).toBe('0,0')
  })

  it('begin where the piece stands that is to move', () => {
    lay(['0,0', '2,1', '3,2', '2,3'], '2,2')
    expect(after('ArrowDown')).toBe('2,3')
    void act(cleanup)
    lay(['0,0', '2,1', '3,2'], '2,2')
    // Nothing is lit below: at least the keys have hold of something.
    expect(after('ArrowDown')).toBe('0,0')
  })
})
