// @vitest-environment happy-dom
import { HandsOnTargets } from '@eldertable/board-kit'
import { copy, Engine, FastChance, type View } from '@eldertable/kernel'
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen, within } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import { parseSpace } from '../tiles/spaces.ts'
import { cthulhuMash } from '../index.ts'
import { stateAt, type Position } from '../position.ts'
import { spotOf } from '../rules/spots.ts'
import { SmallBoard } from './small-board.tsx'
import type { MashTable } from './table.ts'

const engine = new Engine(cthulhuMash)
const none = () => {}
const hands = { whyNot: () => undefined, onLook: none, onLookAway: none, isShown: () => false }
const seats = ['Ada', 'Bram'].map((name) => ({ name }))

/** Three tiles in a row and a hidden one below the second; Ada is on the second. */
const position: Position = {
  heroes: [
    { is: 'mariner-merchant', at: 'mariners-ship R3C2' },
    { is: 'arctic-explorer', at: 'base-camp R1C6' },
  ],
  tiles: [
    { is: 'base-camp', column: 0, row: 0 },
    { is: 'mariners-ship', column: 1, row: 0 },
    { is: 'train-station', column: 2, row: 0 },
    { is: 'ice-cave', column: 1, row: 1, isHidden: true },
  ],
  foes: [{ is: 'cultist', at: 'train-station R2C2' }],
}

function viewOf(): View {
  const state = stateAt(position)
  engine.advance(state, new FastChance('small'))
  return copy(engine.view(state, 0))
}

function board(view: View, table = view.table as MashTable) {
  const targets = (view.menu?.options ?? []).flatMap(({ target }) => target ?? [])
  const props = {
    table,
    hand: view.hand,
    reader: 0,
    seats,
    lit: new Map(targets.map((target) => [target, 'may'] as const)),
    aimed: null,
    decision: view.decision,
    moment: [],
    onAim: none,
    onPick: none,
  }
  return createElement(HandsOnTargets, { value: hands }, createElement(SmallBoard, props))
}

const inSight = (): string => document.querySelector('.cm-name')?.textContent ?? ''
const look = (side: string) => fireEvent.click(screen.getByRole('button', { name: side }))
const byFinger = (x: number, y: number) => ({
  pointerId: 1,
  isPrimary: true,
  pointerType: 'touch',
  clientX: x,
  clientY: y,
})

/** A finger goes from one point to another and is lifted. */
function swipe(from: readonly [number, number], to: readonly [number, number]): void {
  const svg = document.querySelector<SVGSVGElement>('.cm-window')
  if (svg === null) throw new Error('there is no window')
  svg.getBoundingClientRect = () => new DOMRect(0, 0, 300, 300)
  svg.setPointerCapture = none
  fireEvent.pointerDown(svg, byFinger(...from))
  fireEvent.pointerMove(svg, byFinger(...to))
  fireEvent.pointerUp(svg, byFinger(...to))
}

afterEach(() => act(cleanup))

describe('the board of narrow screens', () => {
  it('shows the tile of the action and follows it, with every lit space in reach', () => {
    const view = viewOf()
    const { rerender } = render(board(view))
    expect(inSight()).toBe("Mariner's Ship")
    const lit = view.menu?.options.flatMap(({ target }) => target ?? []) ?? []
    const spaces = lit.filter((target) => target.startsWith('space:'))
    expect(spaces.length).toBeGreaterThan(3)
    for (const target of spaces)
      expect(document.querySelectorAll(`.cm-window [data-target="${target}"]`)).toHaveLength(1)

    const table = copy(view.table) as MashTable
    const [ada] = table.heroes
    if (ada !== undefined) ada.spot = spotOf(2, parseSpace('R4C6'))
    rerender(board(view, table))
    expect(inSight()).toBe('Train Station')
  })

  it('is taken in hand by the bars at its sides, and says what lies there', () => {
    const view = viewOf()
    render(board(view))
    expect(screen.getByRole('button', { name: /^Look south: Hidden tile/ })).toBeTruthy()
    look('Look east: Train Station')
    expect(inSight()).toBe('Train Station')
    look('Follow')
    expect(inSight()).toBe("Mariner's Ship")
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull()
  })

  it('follows again once it has been led back to the action', () => {
    const view = viewOf()
    render(board(view))
    look('Look east: Train Station')
    fireEvent.click(screen.getByRole('button', { name: /^Look west: Mariner's Ship/ }))
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull()
  })

  it('brings the neighbour into which a finger draws it, and no other', () => {
    render(board(viewOf()))
    swipe([250, 100], [240, 104])
    expect(inSight()).toBe("Mariner's Ship")
    swipe([250, 100], [60, 120])
    expect(inSight()).toBe('Train Station')
    swipe([60, 120], [250, 100])
    expect(inSight()).toBe("Mariner's Ship")
    swipe([150, 250], [140, 40])
    expect(inSight()).toBe('A hidden tile')
    // Nothing lies beside it; what is below goes round to the top, as its gates would.
    swipe([250, 100], [60, 120])
    expect(inSight()).toBe('A hidden tile')
    swipe([150, 250], [140, 40])
    expect(inSight()).toBe("Mariner's Ship")
  })

  it('opens the whole map, which says who is where, and goes to the tile that is pressed', () => {
    render(board(viewOf()))
    fireEvent.click(screen.getByRole('button', { name: 'The whole map' }))
    const map = within(screen.getByRole('dialog'))
    expect(map.getAllByRole('button')).toHaveLength(5)
    expect(map.getByRole('button', { name: /^Mariner's Ship, .*: Ada$/ })).toBeTruthy()
    fireEvent.click(map.getByRole('button', { name: /^Train Station, .*: 1 monster$/ }))
    expect(inSight()).toBe('Train Station')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
