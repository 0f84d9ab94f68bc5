import { describe, expect, it } from 'vitest'
import { rulebook } from '../testing/rulebook.ts'
import {
  every,
  tile,
  next,
  edge,
  spacesWhere,
  holds,
  pushedHold,
  walkable,
  gatesOf,
} from '../testing/tile-facts.ts'
import {
  DIRECTIONS,
  E,
  GATE_SPACE,
  N,
  NO_SPACE,
  opposite,
  parseSpace,
  S,
  sideFacing,
  spaceName,
  SPAWN_SPACE,
  W,
} from './spaces.ts'
import { TILE_MAPS, TILE_SLUGS, type TileSlug } from './tile-maps.ts'
import {
  DOTTED,
  GREEN,
  NO_OBSTACLE,
  NO_OUTLINE,
  NO_SKULL,
  OPEN,
  RED,
  SKULL_ON_ENTER,
  SKULL_ON_PUSH,
  SOLID,
  SOLID_OBSTACLE,
  YELLOW,
} from './tile.ts'
import { START_TILES, TILES } from './tiles.ts'

describe('the maps', () => {
  it('are those of the book, in its order', () => {
    const blocks = [...rulebook.text.matchAll(/```tile\n(.*?)\n```/gs)].map(([, block]) => block)
    expect(TILE_MAPS).toEqual(blocks)
    expect(TILES.map(({ slug }) => slug)).toEqual(TILE_SLUGS)
    expect(TILES.filter(({ start }) => start >= 0)).toHaveLength(START_TILES)
    expect(TILES).toHaveLength(16)
  })

  it('CM-LINE-1 every edge is the same seen from both of its spaces, and the border is closed', () => {
    for (const of of TILES)
      for (const space of every)
        for (const direction of DIRECTIONS) {
          const here = of.edge[space * 4 + direction]
          const beyond = next(space, direction)
          const there = beyond === NO_SPACE ? SOLID : of.edge[beyond * 4 + opposite(direction)]
          expect(here).toBe(there)
        }
  })

  it('CM-LINE-1 gives solid, dotted and no lines, outlines and icons as they are drawn', () => {
    const ship = tile('mariners-ship')
    expect([edge(ship, 'R5C1', E), edge(ship, 'R4C1', S), edge(ship, 'R4C2', S)]).toEqual([
      SOLID,
      DOTTED,
      OPEN,
    ])
    expect([edge(tile('family-farm'), 'R2C2', E), edge(tile('family-farm'), 'R2C3', W)]).toEqual([
      DOTTED,
      DOTTED,
    ])
    const outlineAt = (slug: TileSlug, name: string) => tile(slug).outline[parseSpace(name)]
    expect(outlineAt('mariners-ship', 'R6C1')).toBe(RED)
    expect(outlineAt('train-station', 'R4C1')).toBe(YELLOW)
    expect(outlineAt('mine-lab', 'R2C6')).toBe(GREEN)
    expect(outlineAt('mine-lab', 'R3C6')).toBe(NO_OUTLINE)
  })

  it('obstacles close all their edges: solid ones by walls, dotted ones by low lines unless a wall is there', () => {
    for (const of of TILES)
      for (const space of every) {
        if (of.obstacle[space] === NO_OBSTACLE) continue
        for (const direction of DIRECTIONS) {
          const beyond = next(space, direction)
          const line = of.edge[space * 4 + direction]
          const isWall =
            of.obstacle[space] === SOLID_OBSTACLE ||
            beyond === NO_SPACE ||
            of.obstacle[beyond] === SOLID_OBSTACLE
          expect(line).toBe(isWall ? SOLID : DOTTED)
        }
      }
  })

  it('CM-GATE-1 gates are drawn where the header says, one on a side at most', () => {
    for (const [number, of] of TILES.entries()) {
      const lines = (TILE_MAPS[number] ?? '').split('\n')
      const rows = lines.filter((line) => /^[1-6] /.test(line))
      const bars = lines.filter((line) => line.startsWith('  +'))
      const drawn = [
        bars[0]?.indexOf('G') === 12 ? 'n' : '',
        rows[2]?.[26] === 'G' ? 'e' : '',
        bars[6]?.indexOf('G') === 16 ? 's' : '',
        rows[3]?.[2] === 'G' ? 'w' : '',
      ].filter((letter) => letter !== '')
      expect(drawn.join(' ')).toBe(gatesOf(of))
      const picture = [...rows, ...bars].join('')
      expect(picture.split('G').length - 1).toBe(of.gateCount)
    }
  })

  it('the table of gates holds', () => {
    const printed = rulebook.rowsUnder('Gates of all tiles')
    for (const [count, tiles = ''] of printed)
      for (const slug of TILE_SLUGS.filter((one) => tiles.split(/[ ,;()]+/).includes(one)))
        expect([slug, tile(slug).gateCount]).toEqual([slug, Number(count)])
    expect(TILES.map(({ gateCount }) => gateCount).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 6 }, () => 2),
      ...Array.from({ length: 5 }, () => 3),
      ...Array.from({ length: 5 }, () => 4),
    ])
    expect(gatesOf(tile('mine-lab'))).toBe('e w')
    expect(gatesOf(tile('moon-base'))).toBe('n s')
    expect(gatesOf(tile('university-library'))).toBe('n e s')
  })

  it('gate spaces and the spawning space are no obstacles and no hazards', () => {
    for (const of of TILES)
      for (const side of DIRECTIONS) {
        if ((of.gates & (1 << side)) === 0) continue
        expect(of.obstacle[GATE_SPACE[side]]).toBe(NO_OBSTACLE)
        expect(of.outline[GATE_SPACE[side]]).not.toBe(RED)
      }
    for (const of of TILES.slice(0, START_TILES)) expect(of.outline[SPAWN_SPACE]).toBe(NO_OUTLINE)
  })

  it('from every gate one can walk to every other gate of the tile without dying', () => {
    for (const of of TILES) {
      const gates = DIRECTIONS.filter((side) => (of.gates & (1 << side)) !== 0).map(
        (side) => GATE_SPACE[side],
      )
      const reached = walkable(
        of,
        gates[0] ?? NO_SPACE,
        (space) => of.skull[space] === SKULL_ON_ENTER,
      )
      for (const gate of gates) expect([of.slug, reached.has(gate)]).toEqual([of.slug, true])
    }
  })

  it('CM-TILE-4 a start tile has gates n and w, which one rotation alone points into a corner layout', () => {
    for (const of of TILES.slice(0, START_TILES)) {
      expect(gatesOf(of)).toBe('n w')
      const corners = [
        [E, S],
        [S, W],
        [W, N],
        [N, E],
      ] as const
      for (const corner of corners) {
        const fitting = [0, 1, 2, 3].filter((rotation) =>
          corner.every((compass) => (of.gates & (1 << sideFacing(compass, rotation))) !== 0),
        )
        expect(fitting).toHaveLength(1)
      }
      const steps = walkable(of, SPAWN_SPACE, (space) => of.outline[space] === RED)
      expect([steps.get(GATE_SPACE[N]), steps.get(GATE_SPACE[W])]).toEqual([8, 7])
    }
  })

  it('icons say whether they act on entering or only on a push, and what they catch', () => {
    expect(holds(tile('mariners-ship'), ['R2C6'])).toEqual([
      { onPush: false, escape: 2, damage: 1, catchesFlying: true, quicksand: false },
    ])
    expect(holds(tile('leng-plateau'), ['R6C5'])).toEqual([
      { onPush: false, escape: 2, damage: 0, catchesFlying: false, quicksand: false },
    ])
    expect(holds(tile('base-camp'), ['R5C2'])).toEqual([pushedHold(2, 1)])
    expect(tile('medical-school').harmOnPush[parseSpace('R6C6')]).toBe(1)
    expect(tile('medical-school').harm[parseSpace('R6C6')]).toBe(0)
    expect(tile('elder-city').skull[parseSpace('R3C4')]).toBe(SKULL_ON_PUSH)
    expect(tile('abhoth-swamp').skull[parseSpace('R4C4')]).toBe(SKULL_ON_ENTER)
  })

  it('CM-TILE-6 CM-LINE-9 an outline is red exactly where health or life can be lost', () => {
    for (const of of TILES)
      for (const space of every) {
        const hold = of.hold[space]
        const costs =
          (of.harm[space] ?? 0) > 0 ||
          (of.harmOnPush[space] ?? 0) > 0 ||
          of.skull[space] !== NO_SKULL ||
          (hold?.damage ?? 0) > 0 ||
          hold?.quicksand === true
        expect([of.slug, spaceName(space), of.outline[space] === RED]).toEqual([
          of.slug,
          spaceName(space),
          costs,
        ])
      }
  })
})

describe('yellow and green outlines', () => {
  it('CM-LINE-10 a yellow outline marks the spaces with a boot of their own', () => {
    for (const of of TILES) {
      const tileBoot = of.bootKind === undefined ? 0 : 1
      expect(spacesWhere((space) => of.outline[space] === YELLOW)).toEqual(
        spacesWhere((space) => (of.boot[space] ?? 0) > tileBoot),
      )
    }
  })

  it('CM-LINE-11 a green outline marks the reach of a machine with the space to operate it from', () => {
    for (const of of TILES)
      expect(spacesWhere((space) => of.outline[space] === GREEN)).toEqual(
        spacesWhere((space) => of.reach.includes(space) || of.machine[space] !== undefined),
      )
  })
})
