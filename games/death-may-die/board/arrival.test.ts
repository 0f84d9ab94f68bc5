// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { render } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { expect, it } from 'vitest'
import { stateAt } from '../position.ts'
import { Arrival } from './arrival.tsx'

const { table } = stateAt({ elder: { on: '1A-a', stage: 2 }, disrupted: true })
const come = [{ key: 'arrives', rule: 'DMD-RITUAL-4', is: { space: 0 } }]

const shown = (moment: typeof come) =>
  createElement('svg', {}, createElement(Arrival, { table, moment, width: 600, height: 500 }))

it('is seen in the moment in which the Elder One comes, says where it stands, and is put away by a press', () => {
  const { container, rerender } = render(shown(come))
  expect(container.textContent).toContain('Cthulhu')
  expect(container.textContent).toContain('It stands in')
  fireEvent.click(container.querySelector('.dmd-arrival') ?? container)
  expect(container.textContent).toBe('')
  // It is not seen again for the same moment.
  rerender(shown(come))
  expect(container.textContent).toBe('')
})

it('is seen on a phone as well, in lines that fit', () => {
  const part = createElement(Arrival, {
    table,
    moment: come,
    width: 380,
    height: 380,
    isNarrow: true,
  })
  const { container } = render(createElement('svg', {}, part))
  const lines = [...container.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(line?.length).toBeLessThan(42)
})

it('is not seen in any other moment, and goes when play goes on', () => {
  const { container, rerender } = render(shown(come))
  rerender(shown([{ key: 'moves', rule: 'DMD-MOVE-1', is: { space: 0 } }]))
  expect(container.textContent).toBe('')
})

it('goes by itself once it has been seen', () => {
  const { container } = render(shown(come))
  const arrival = container.querySelector('.dmd-arrival') ?? container
  fireEvent(
    arrival,
    Object.assign(new Event('animationend', { bubbles: true }), { animationName: 'dmd-arrival' }),
  )
  expect(container.textContent).toBe('')
})
