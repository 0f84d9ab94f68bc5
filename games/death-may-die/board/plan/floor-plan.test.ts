// @vitest-environment happy-dom
import { render } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { describe, expect, it } from 'vitest'
import { maps } from '../../pieces/maps/index.ts'
import { tileNames } from '../../pieces/tiles.ts'
import { RoomNames } from './floor-plan.tsx'
import { planOf } from './plan.ts'

describe.each(maps.map((map, episode) => [episode + 1, map] as const))(
  'the floor plan of episode %i',
  (_, map) => {
    it('names every room that lies on the table, and no other', () => {
      const svg = createElement('svg', {}, createElement(RoomNames, { plan: planOf(map) }))
      const { container } = render(svg)
      const names = [...container.querySelectorAll('text')].map(({ textContent }) => textContent)
      const laid = map.tiles.flat().flatMap((tile) => (tile === null ? [] : [tileNames[tile]]))
      expect(names).toEqual(laid)
    })
  },
)
