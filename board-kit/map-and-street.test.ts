// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { MapAndStreet } from './map-and-street.tsx'
import { TargetButton } from './target.tsx'

/** The cards that came into sight, in order. */
let seen: (string | null)[] = []

beforeEach(() => {
  seen = []
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.getAttribute('data-target'))
  }
})
afterEach(() => act(cleanup))

const none = () => {}

const street = (near: string | null) =>
  createElement(MapAndStreet, {
    map: createElement('svg', null),
    near,
    children: [0, 1, 2].map((space) => {
      const id = `space:${space}`
      const given = { id, className: 'street-card', light: undefined, onAim: none, onPick: none }
      return createElement(TargetButton, { ...given, key: id, children: id })
    }),
  })

it('brings the near card into sight, once for each that is near', () => {
  const { rerender } = render(street('space:1'))
  rerender(street('space:1'))
  expect(seen).toEqual(['space:1'])
  rerender(street('space:2'))
  rerender(street(null))
  rerender(street('space:9'))
  expect(seen).toEqual(['space:1', 'space:2'])
})
