// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { expect, it } from 'vitest'
import { TitleCard } from './title-card.tsx'

const area = { x: 0, y: 0, width: 600, height: 226 }
const begun = [{ key: 'reel', rule: 'I32-REEL-1', is: { reel: 2 } }]

const shown = (moment: typeof begun) =>
  createElement('svg', {}, createElement(TitleCard, { moment, area }))

it('announces a new reel, and is put away by a press for good', () => {
  const { container, rerender } = render(shown(begun))
  expect(container.textContent).toContain('Reel II')
  expect(container.textContent).toContain('The town is awake.')
  fireEvent.click(container.querySelector('.i32-title') ?? container)
  rerender(shown(begun))
  expect(container.textContent).toBe('')
})

it('goes when play goes on, and by itself once it has been seen', () => {
  const { container, rerender } = render(shown(begun))
  rerender(shown([]))
  expect(container.textContent).toBe('')
  rerender(shown([...begun]))
  fireEvent(
    container.querySelector('.i32-title') ?? container,
    Object.assign(new Event('animationend', { bubbles: true }), { animationName: 'i32-title' }),
  )
  expect(container.textContent).toBe('')
})
