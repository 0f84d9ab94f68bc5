// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Light } from './board.ts'
import { HandsOnTargets, type TargetHands } from './target-hands.ts'
import { Inspectable, Spot, Target, TargetButton } from './target.tsx'

/** What a board and its frame were told, in order. */
let told: string[] = []
/** What the frame shows to stay. */
let shown: string | undefined

const hands: TargetHands = {
  whyNot: (target) => (target === 'space:9' ? 'A wall stands there' : undefined),
  onLook: (target, how) => told.push(`look ${target} ${how}`),
  onLookAway: () => told.push('away'),
  isShown: (target) => shown === target,
}

/** Every kind of target, in a frame or without one. */
function show(
  kind: 'drawn' | 'card',
  id: string,
  light?: Light,
  frame: TargetHands | null = hands,
) {
  const given = {
    id,
    light,
    onAim: (target: string | null) => told.push(`aim ${target}`),
    onPick: (target: string) => told.push(`pick ${target}`),
  }
  const target =
    kind === 'drawn'
      ? createElement(
          'svg',
          null,
          createElement(Target, { ...given, label: 'A space', children: null }),
        )
      : createElement(TargetButton, {
          ...given,
          className: 'card',
          label: 'A space',
          children: null,
        })
  render(createElement(HandsOnTargets, { value: frame }, target))
  return screen.getByLabelText('A space')
}

beforeEach(() => {
  told = []
  shown = undefined
  vi.useFakeTimers()
})
afterEach(() => {
  void act(cleanup)
  vi.useRealTimers()
})

function wait(milliseconds: number): void {
  void act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

describe.each(['drawn', 'card'] as const)('a %s target', (kind) => {
  it('is picked by press and Enter, not by Space, while it is lit', () => {
    const target = show(kind, 'space:3', 'may')
    expect(target.getAttribute('tabindex')).toBe('0')
    expect(target.getAttribute('aria-disabled')).toBeNull()
    fireEvent.click(target)
    fireEvent.keyDown(target, { key: 'Enter' })
    fireEvent.keyDown(target, { key: ' ' })
    fireEvent.keyDown(target, { key: 'x' })
    expect(told).toEqual(['pick space:3', 'pick space:3'])
  })

  it('is first chosen by a finger, and picked by its second touch', () => {
    const target = show(kind, 'space:3', 'may')
    const touch = () => {
      fireEvent.pointerDown(target, { pointerType: 'touch' })
      fireEvent.pointerUp(target, { pointerType: 'touch' })
      fireEvent.click(target)
    }
    touch()
    expect(told).toEqual(['aim space:3', 'look space:3 to-stay'])
    shown = 'space:3'
    fireEvent.pointerLeave(target, { pointerType: 'touch' })
    expect(told).not.toContain('aim null')
    touch()
    expect(told.at(-1)).toBe('pick space:3')
  })

  it('that is refused says why and is looked at instead of picked, by press and by key', () => {
    const target = show(kind, 'space:9')
    expect(target.getAttribute('aria-disabled')).toBe('true')
    expect(target.getAttribute('aria-description')).toBe('A wall stands there')
    fireEvent.click(target)
    fireEvent.keyDown(target, { key: 'Enter' })
    expect(told).toEqual(['look space:9 to-stay', 'look space:9 to-stay'])
  })

  it('that is refused is aimed at like a lit one, so that the board can show it', () => {
    const target = show(kind, 'space:9', 'refused')
    fireEvent.pointerEnter(target, { pointerType: 'mouse' })
    fireEvent.pointerLeave(target)
    expect(told).toEqual(['aim space:9', 'aim null', 'away'])
  })

  it('that has nothing to do with the question is looked at, and neither aimed at nor refused', () => {
    const target = show(kind, 'space:4')
    expect(target.getAttribute('aria-disabled')).toBeNull()
    fireEvent.pointerEnter(target, { pointerType: 'mouse' })
    fireEvent.click(target)
    expect(told).toEqual(['look space:4 to-stay'])
  })

  it('is looked at while a pointer rests on it, and no longer', () => {
    const target = show(kind, 'space:3', 'may')
    fireEvent.pointerEnter(target, { pointerType: 'mouse', clientX: 7 })
    wait(300)
    expect(told).toEqual(['aim space:3'])
    wait(700)
    fireEvent.pointerLeave(target)
    expect(told).toEqual(['aim space:3', 'look space:3 in-passing', 'aim null', 'away'])
  })

  it('is not looked at when it comes under a pointer that was pressed there', () => {
    fireEvent.pointerDown(document.body, { pointerType: 'mouse', clientX: 5, clientY: 6 })
    const target = show(kind, 'space:4')
    fireEvent.pointerEnter(target, { pointerType: 'mouse', clientX: 5, clientY: 6 })
    wait(2000)
    expect(told).toEqual([])
    fireEvent.pointerLeave(target)
    fireEvent.pointerEnter(target, { pointerType: 'mouse', clientX: 5, clientY: 7 })
    wait(2000)
    expect(told).toEqual(['away', 'look space:4 in-passing'])
  })

  it('is not looked at if the pointer only passes', () => {
    const target = show(kind, 'space:4')
    fireEvent.pointerEnter(target, { pointerType: 'mouse' })
    wait(300)
    fireEvent.pointerLeave(target)
    wait(2000)
    expect(told).toEqual(['away'])
  })

  it('is looked at and not picked when a finger is held on it', () => {
    const target = show(kind, 'space:3', 'may')
    fireEvent.pointerDown(target, { pointerType: 'touch' })
    wait(600)
    fireEvent.pointerUp(target, { pointerType: 'touch' })
    fireEvent.click(target)
    expect(told).toEqual(['look space:3 to-stay'])
    shown = 'space:3'
    fireEvent.pointerDown(target, { pointerType: 'touch' })
    fireEvent.pointerUp(target, { pointerType: 'touch' })
    fireEvent.click(target)
    wait(2000)
    expect(told).toEqual(['look space:3 to-stay', 'pick space:3'])
  })

  it('is not looked at when the finger goes on to move the board', () => {
    const target = show(kind, 'space:4')
    fireEvent.pointerDown(target, { pointerType: 'touch' })
    wait(300)
    fireEvent.pointerCancel(target, { pointerType: 'touch' })
    wait(2000)
    expect(told).toEqual([])
  })

  it('is looked at with the key i, lit or not', () => {
    fireEvent.keyDown(show(kind, 'space:3', 'may'), { key: 'i' })
    expect(told).toEqual(['look space:3 to-stay'])
  })
})

describe('where nobody plays', () => {
  it('a target that is not lit is a picture and no more', () => {
    const target = show('drawn', 'space:9', undefined, null)
    expect(target.getAttribute('role')).toBe('img')
    expect(target.getAttribute('tabindex')).toBeNull()
    fireEvent.click(target)
    expect(told).toEqual([])
  })
})

describe('what is never picked', () => {
  it('can be looked at, but is not in the way of Tab', () => {
    const deck = createElement(Inspectable, { id: 'deck:0', label: 'The deck', children: null })
    render(createElement(HandsOnTargets, { value: hands }, createElement('svg', null, deck)))
    const target = screen.getByLabelText('The deck')
    expect(target.getAttribute('tabindex')).toBe('-1')
    fireEvent.click(target)
    expect(told).toEqual(['look deck:0 to-stay'])
  })
})

describe('a spot of a small map', () => {
  const showSpot = (light?: Light) => {
    const given = {
      id: 'space:3',
      light,
      onAim: (target: string | null) => told.push(`aim ${target}`),
      onPick: (target: string) => told.push(`pick ${target}`),
      children: createElement('rect', null),
    }
    const svg = createElement('svg', null, createElement(Spot, given))
    const { container } = render(createElement(HandsOnTargets, { value: hands }, svg))
    const spot = container.querySelector('[data-spot="space:3"]')
    if (spot === null) throw new Error('there is no spot')
    return spot
  }
  const touch = (spot: Element) => {
    fireEvent.pointerDown(spot, { pointerType: 'touch' })
    fireEvent.pointerUp(spot, { pointerType: 'touch' })
    fireEvent.click(spot)
  }

  it('answers to a finger as its card does: the first touch shows it, the second picks', () => {
    const spot = showSpot('may')
    touch(spot)
    expect(told).toContain('look space:3 to-stay')
    expect(told).not.toContain('pick space:3')
    shown = 'space:3'
    touch(spot)
    expect(told).toContain('pick space:3')
  })

  it('stands in nobody’s way who uses keys or a screen reader', () => {
    const spot = showSpot()
    expect(spot.getAttribute('tabindex')).toBeNull()
    expect(spot.getAttribute('role')).toBeNull()
    expect(document.querySelector('[data-target]')).toBeNull()
  })
})
