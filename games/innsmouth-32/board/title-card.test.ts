// @vitest-environment happy-dom
import type { Event } from '@eldertable/kernel'
import { fireEvent } from '@testing-library/dom'
import { render } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { expect, it } from 'vitest'
import { stateAt } from '../position.ts'
import { TitleCard } from './title-card.tsx'

const area = { x: 0, y: 0, width: 600, height: 226 }
const begun = [{ key: 'reel', rule: 'I32-REEL-1', is: { reel: 2 } }]

const bare = stateAt({ pools: [{ has: ['moll'] }, { has: ['doctor'] }] }).table

const shown = (moment: readonly Event[], table = bare) =>
  createElement('svg', {}, createElement(TitleCard, { moment, table, area }))

it('announces a new reel, and is put away by a press for good', () => {
  const { container, rerender } = render(shown(begun))
  expect(container.textContent).toContain('Reel II')
  expect(container.textContent).toContain('The town is awake.')
  fireEvent.click(container.querySelector('.i32-title') ?? container)
  rerender(shown(begun))
  expect(container.textContent).toBe('')
})

it('I32-CREAT-1 announces a creature feature while three monsters share the screen, and not once one is taken', () => {
  const pools = [{ has: ['moll'] }, { has: ['doctor'] }] as const
  const { table } = stateAt({ pools, screen: ['thug', 'brute', 'loafer'] })
  const after = stateAt({ pools, screen: ['thug', 'brute', null] }).table
  const feature = [{ key: 'feature', rule: 'I32-CREAT-7', is: { cause: -9 } }]
  expect(render(shown(feature, table)).container.textContent).toContain('Creature feature')
  expect(render(shown(feature, after)).container.textContent).toBe('')
})

it('I32-REEL-6 announces the last turn of the film', () => {
  const finale = [{ key: 'finale', rule: 'I32-REEL-6', is: {} }]
  expect(render(shown(finale)).container.textContent).toContain('One last turn of the director')
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
