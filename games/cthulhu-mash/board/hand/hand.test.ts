// @vitest-environment happy-dom
import { HandsOnTargets } from '@eldertable/board-kit'
import { copy, Engine, FastChance, PickList, type View } from '@eldertable/kernel'
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cthulhuMash } from '../../index.ts'
import { stateAt, type Position } from '../../position.ts'
import type { MashTable } from '../table.ts'
import { tool } from '../tools.ts'
import { cardsOf } from './cards.ts'
import { Hand } from './hand.tsx'

const engine = new Engine(cthulhuMash)
const none = () => {}

/** The Private Eye in the nave of the temple: a cultist in sight, nobody beside. */
const position: Position = {
  heroes: [
    {
      is: 'private-eye',
      at: 'cultist-temple R3C2',
      health: 2,
      objects: ['revolver-32', 'first-aid-kit', 'pitchfork', 'winter-clothing', 'dynamite-stick'],
      spells: ['reflection', 'fly'],
    },
    { is: 'mariner-merchant', at: 'base-camp R1C1' },
  ],
  tiles: ['cultist-temple', 'base-camp'],
  foes: [{ is: 'cultist', at: 'cultist-temple R6C4' }],
}

function viewOf(given: Position): View {
  const state = stateAt(given)
  engine.advance(state, new FastChance('hand'))
  return copy(engine.view(state, 0))
}

function show(view: View) {
  const table = view.table as MashTable
  const options = view.menu?.options ?? []
  const targets = options.flatMap((option) => [option.target, tool(option, table)])
  const onPick = vi.fn<(target: string) => void>()
  const onLook = vi.fn<(target: string) => void>()
  const hand = createElement(Hand, {
    table,
    hand: null,
    reader: 0,
    seats: [{ name: 'Ada' }, { name: 'Bram' }],
    lit: new Map(targets.flatMap((one) => (one === undefined ? [] : [[one, 'may'] as const]))),
    aimed: null,
    decision: view.decision,
    options,
    moment: [],
    onAim: none,
    onPick,
  })
  const value = { whyNot: () => undefined, onLook, onLookAway: none, isShown: () => false }
  render(createElement(HandsOnTargets, { value }, hand))
  return { onPick, onLook }
}

const card = (name: RegExp): HTMLElement => screen.getByRole('button', { name })
const now = (name: RegExp): string => card(name).querySelector('em')?.textContent ?? ''
const isLit = (name: RegExp): boolean => card(name).classList.contains('lit')

afterEach(() => act(cleanup))

describe('the hand', () => {
  it('has a card for everything a character acts with, which says what that would do now or why not', () => {
    show(viewOf(position))
    expect(now(/Revolver/)).toMatch(/^\d in 10, 1 damage$/)
    expect(now(/First Aid/)).toBe('health 2 to 4')
    expect(now(/Dynamite/)).toBe('strikes one')
    expect(now(/^Fly/)).toBe('cast it')
    expect([/Bare hands/, /Pitchfork/].map(now)).toEqual(['nobody beside you', 'nobody beside you'])
    expect(now(/Winter/)).toBe('in use')
    expect(now(/Reflection/)).toBe('when you are shot at')
    expect(now(/Escape Artist/)).toBe('when an escape fails')
    expect([/Revolver/, /First Aid/, /Dynamite/, /^Fly/].every(isLit)).toBe(true)
    expect([/Bare hands/, /Pitchfork/, /Winter/, /Reflection/].some(isLit)).toBe(false)
  })

  it('is used by a press; what can only be dropped is looked at instead', () => {
    const { onPick, onLook } = show(viewOf(position))
    fireEvent.click(card(/Revolver/))
    expect(onPick.mock.calls).toEqual([[card(/Revolver/).dataset['target']]])
    fireEvent.click(card(/Pitchfork/))
    expect(onPick).toHaveBeenCalledOnce()
    expect(onLook).toHaveBeenCalledOnce()
  })

  it('is not there while nobody stands on the board', () => {
    const view = viewOf({
      ...position,
      heroes: [{ is: 'private-eye', life: 'respawns' }, 'mariner-merchant'],
    })
    show(view)
    expect(screen.queryByRole('group')).toBeNull()
  })
})

describe('what an option is done with', () => {
  it('is a card of whoever is asked, in every turn of random play', () => {
    const strangers: string[] = []
    let count = 0
    for (const seed of ['one', 'two', 'three']) {
      const chance = new FastChance(seed)
      const state = engine.start(2, { characters: 'random' }, chance)
      const list = new PickList()
      for (let pick = 0; pick < 400 && state.table.outcome === null; pick++) {
        engine.listPicks(state, list)
        const seat = engine.seatToAct(state)
        const { table, decision, menu } = engine.view(state, seat)
        if (decision?.key === 'actions.choose') {
          const cards = new Set(cardsOf(table as MashTable, seat).map(({ id }) => id))
          for (const option of menu?.options ?? []) {
            const used = tool(option, table as MashTable)
            if (used === undefined) continue
            count++
            if (!cards.has(used)) strangers.push(`${option.verb}: ${used}`)
          }
        }
        engine.apply(state, list.picks[chance.below(list.count)] ?? -1, chance)
      }
    }
    expect(strangers).toEqual([])
    expect(count).toBeGreaterThan(20)
  })
})
