// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import type { Area } from './pan-zoom.ts'
import { Stage } from './stage.tsx'

const room: Area = { x: 700, y: 100, width: 100, height: 80 }
const otherRoom: Area = { x: 100, y: 600, width: 100, height: 80 }

function show(action?: Area) {
  const stage = (where?: Area) =>
    createElement(Stage, {
      width: 1000,
      height: 800,
      label: 'The board',
      ...(where !== undefined && { action: where }),
      children: null,
    })
  const { rerender } = render(stage(action))
  return (where: Area) => rerender(stage(where))
}

const camera = () => screen.getByLabelText('The board').querySelector('g')?.style.transform
const followButton = () => screen.queryByLabelText('Follow the action')

afterEach(() => act(cleanup))

describe('the stage of a board that is seen as a whole', () => {
  it('stays as it is, and has nothing to follow even when it is taken in hand', () => {
    show()
    expect(camera()).toBe('translate(0px,0px) scale(1)')
    fireEvent.click(screen.getByLabelText('Zoom in'))
    expect(camera()).not.toBe('translate(0px,0px) scale(1)')
    expect(followButton()).toBeNull()
    fireEvent.click(screen.getByLabelText('Whole board'))
    expect(camera()).toBe('translate(0px,0px) scale(1)')
  })
})

describe('the stage of a board that says where the action is', () => {
  it('goes there and stays with it', () => {
    const goTo = show(room)
    const first = camera()
    expect(first).toContain('scale(4)')
    expect(followButton()).toBeNull()
    goTo(otherRoom)
    expect(camera()).toContain('scale(4)')
    expect(camera()).not.toBe(first)
  })

  it('stays where a person has put it until it is told to follow', () => {
    const goTo = show(room)
    fireEvent.click(screen.getByLabelText('Zoom out'))
    const byHand = camera()
    goTo(otherRoom)
    expect(camera()).toBe(byHand)
    const button = followButton()
    if (button === null) throw new Error('there is no way back to the action')
    fireEvent.click(button)
    expect(camera()).not.toBe(byHand)
    expect(camera()).toContain('scale(4)')
    expect(followButton()).toBeNull()
  })

  it('waits while a finger is down', () => {
    const goTo = show(room)
    const before = camera()
    const svg = screen.getByLabelText('The board')
    fireEvent.pointerDown(svg, { button: 0, pointerId: 1 })
    goTo(otherRoom)
    expect(camera()).toBe(before)
    fireEvent.pointerUp(svg, { pointerId: 1 })
    expect(camera()).not.toBe(before)
  })
})
