// @vitest-environment happy-dom
import { Target, type BoardModule } from '@eldertable/board-kit'
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import type { Option } from '@eldertable/kernel'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import type { BegunMatch } from '../../session/session.ts'
import { Looking } from './looking.tsx'
import { refused, tableWith, title } from '../testing/candle-table.ts'

const inspect: BoardModule['inspect'] = (target, t) =>
  target === 'candle:4'
    ? null
    : { heading: `Candle ${target.slice(7)}`, lines: [`Lit by ${t.name(1)}.`], rule: 'LC-SETUP-1' }

const board = { inspect } as BoardModule

/** The rules that were opened and the targets that were picked. */
let opened: string[] = []

const REFUSED = [refused(2, 'too-far'), refused(2, 'wall'), refused(2, 'too-far')]

function show(given: Partial<BegunMatch> = {}) {
  return render(lookingAt(given))
}

function lookingAt(given: Partial<BegunMatch>) {
  const table = tableWith(given)
  const menu = { options: table.view.menu?.options ?? [], refusals: REFUSED }
  const candles = [1, 2, 3, 4].map((count) =>
    createElement(Target, {
      key: count,
      id: `candle:${count}`,
      label: `Candle number ${count}`,
      light: count === 1 ? 'may' : undefined,
      onAim: () => {},
      onPick: (target: string) => opened.push(`pick ${target}`),
      children: null,
    }),
  )
  const onRule = (rule: string) => opened.push(rule)
  const children = createElement('svg', null, candles)
  const onChoose = ({ pick }: Option) => opened.push(`choose ${pick}`)
  return createElement(Looking, {
    table,
    title,
    board,
    menu,
    choices: menu,
    onChoose,
    onRule,
    children,
  })
}

const candle = (count: number) => screen.getByLabelText(`Candle number ${count}`)
const card = () => screen.queryByRole('dialog')

afterEach(() => {
  void act(cleanup)
  opened = []
})

describe('looking at the board', () => {
  it('shows what was pressed: what it is and the rule behind it', () => {
    show()
    fireEvent.click(candle(3))
    expect(card()?.getAttribute('aria-label')).toBe('Candle 3')
    expect(card()?.textContent).toContain('Lit by Bram.')
    expect(card()?.querySelector('.why')).toBeNull()
    fireEvent.click(screen.getByText('LC-SETUP-1'))
    expect(opened).toEqual(['LC-SETUP-1'])
    expect(card()).toBeNull()
  })

  it('says why what was pressed is refused, each reason once and with its rule', () => {
    show()
    expect(candle(2).getAttribute('aria-description')).toBe('It is too far. A wall stands there.')
    fireEvent.keyDown(candle(2), { key: 'Enter' })
    const reasons = [...(card()?.querySelectorAll('.why') ?? [])].map((one) => one.textContent)
    expect(reasons).toEqual(['It is too far LC-TURN-2', 'A wall stands there LC-TURN-2'])
    expect(opened).toEqual([])
  })

  it('picks what is lit and shows nothing', () => {
    show()
    fireEvent.click(candle(1))
    expect(opened).toEqual(['pick candle:1'])
    expect(card()).toBeNull()
  })

  it('shows a finger what it has chosen and what can be done with it; the next touch does it', () => {
    show()
    const touch = (element: Element) => {
      fireEvent.pointerDown(element, { pointerType: 'touch' })
      fireEvent.pointerUp(element, { pointerType: 'touch' })
      fireEvent.click(element)
    }
    touch(candle(1))
    expect(opened).toEqual([])
    expect(card()?.textContent).toContain('Lit by Bram.')
    touch(candle(1))
    expect(opened).toEqual(['pick candle:1'])
    opened = []
    touch(candle(3))
    touch(candle(1))
    fireEvent.click(screen.getByRole('button', { name: 'Snuff 1' }))
    expect(opened).toEqual(['choose 1'])
    expect(card()).toBeNull()
  })

  it('closes a card once the reader has decided something, and not at what others do', () => {
    const { rerender } = show({ position: 6, decided: 4 })
    fireEvent.click(candle(3))
    rerender(lookingAt({ position: 7, decided: 4 }))
    expect(card()).not.toBeNull()
    rerender(lookingAt({ position: 8, decided: 8 }))
    expect(card()).toBeNull()
    fireEvent.click(candle(2))
    expect(card()?.getAttribute('aria-label')).toBe('Candle 2')
  })

  it('shows nothing where the title has nothing to say', () => {
    show()
    fireEvent.click(candle(4))
    expect(card()).toBeNull()
  })

  it('gives the card the focus, and the target again after Escape', () => {
    show()
    fireEvent.keyDown(candle(3), { key: 'i' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(card()).toBeNull()
    expect(document.activeElement).toBe(candle(3))
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('closes at a press elsewhere, and not at one on the card', () => {
    show()
    fireEvent.click(candle(3))
    fireEvent.pointerDown(screen.getByText('Lit by Bram.'))
    expect(card()).not.toBeNull()
    fireEvent.pointerDown(document.body)
    expect(card()).toBeNull()
  })

  it('keeps a card that was opened for good while the pointer wanders', () => {
    show()
    fireEvent.click(candle(3))
    fireEvent.pointerEnter(candle(2), { pointerType: 'mouse' })
    fireEvent.pointerLeave(candle(2))
    expect(card()?.getAttribute('aria-label')).toBe('Candle 3')
  })
})
