import { describe, expect, it } from 'vitest'
import { maps } from '../../pieces/maps/index.ts'
import { groundOf } from '../../pieces/map.ts'
import { DOORWAY, planOf, type Rect } from './plan.ts'

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const area = ({ width, height }: Rect): number => width * height

describe.each(Object.entries(maps))('the plan of episode %s', (_, map) => {
  const plan = planOf(map)

  it('has a room for every space, and no two on each other', () => {
    expect(plan.spaces).toHaveLength(map.spaces.length)
    for (const [i, a] of plan.spaces.entries())
      for (const b of plan.spaces.slice(i + 1)) expect(overlap(a, b)).toBe(false)
  })

  it('leaves nothing of a tile uncovered, and nothing off the sheet', () => {
    const sum = (rects: readonly Rect[]): number => rects.reduce((all, one) => all + area(one), 0)
    expect(sum(plan.spaces)).toBeCloseTo(sum(plan.tiles.map(({ at }) => at)))
    for (const { x, y, width, height } of plan.spaces) {
      expect(Math.min(x, y)).toBeGreaterThan(0)
      expect(x + width).toBeLessThan(plan.width)
      expect(y + height).toBeLessThan(plan.height)
    }
  })

  it('DMD-MAP-2 draws every link of the map once, but stairs and tunnels, as a gap in the shared wall', () => {
    const { neighbours } = groundOf(map)
    const drawn = plan.ways
      .filter(({ kind }) => kind !== 'dead')
      .map(({ between }) => between.join('-'))
    expect(new Set(drawn).size).toBe(drawn.length)
    const number = (id: string | undefined): number => map.spaces.findIndex((row) => row.id === id)
    const linked = neighbours.flatMap((others, from) =>
      others
        .filter((to) => to > from && number(map.spaces[from]?.stairs) !== to)
        .filter((to) => number(map.spaces[from]?.tunnel) !== to)
        .map((to) => `${from}-${to}`),
    )
    expect(drawn.toSorted()).toEqual(linked.toSorted())
  })

  it('DMD-MAP-3 draws doors that lead nowhere, clear of those that lead somewhere', () => {
    const dead = plan.ways.filter(({ kind }) => kind === 'dead')
    expect(dead).toHaveLength(map.deadDoors.length)
    const distances = dead.flatMap((door) =>
      plan.ways
        .filter((way) => way !== door)
        .map((way) => Math.hypot(way.x - door.x, way.y - door.y)),
    )
    expect(Math.min(...distances)).toBeGreaterThan(DOORWAY)
  })
})
