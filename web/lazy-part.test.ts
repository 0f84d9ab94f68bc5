// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './pages/error-boundary.tsx'
import { preloadParts, lazyPart } from './lazy-part.tsx'

const Greeting = ({ name }: { name: string }) => createElement('p', null, `Good evening, ${name}.`)

const show = (element: Parameters<typeof render>[0]) =>
  render(createElement(ErrorBoundary, { at: '/', children: element }))

afterEach(() => {
  void act(cleanup)
  vi.restoreAllMocks()
})

describe('a part of a page', () => {
  it('comes when it is drawn, and something stands in its place until then', async () => {
    let come: (component: typeof Greeting) => void = () => {}
    const Part = lazyPart(
      () =>
        new Promise<typeof Greeting>((resolve) => {
          come = resolve
        }),
      'One moment.',
    )
    show(createElement(Part, { name: 'Ada' }))
    expect(screen.getByText('One moment.')).toBeDefined()
    come(Greeting)
    expect(await screen.findByText('Good evening, Ada.')).toBeDefined()
  })

  it('says so if it cannot be had, beside a page that stays', async () => {
    const Part = lazyPart(() => Promise.reject(new TypeError('Failed to fetch')))
    show([createElement('p', { key: 'board' }, 'The board'), createElement(Part, { key: 'part' })])
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.')
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeDefined()
    expect(screen.getByText('The board')).toBeDefined()
  })

  it('leaves its own faults to the page', async () => {
    const Part = lazyPart(async () => () => {
      throw new Error('no such seat')
    })
    show(createElement(Part, null))
    expect(await screen.findByText('This page could not be drawn.')).toBeDefined()
  })

  it('is brought in beforehand once, and a part that cannot be had spoils nothing', async () => {
    const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting)
    lazyPart(load)
    lazyPart(() => Promise.reject(new TypeError('Failed to fetch')))
    preloadParts()
    preloadParts()
    expect(load).toHaveBeenCalledTimes(1)
  })
})
