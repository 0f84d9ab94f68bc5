import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnTile } from '../testing/drawn-tile.ts'
import { inSight, lineClear, pushClear, THROUGH_HIGH, THROUGH_LOW, wallClear } from './sight.ts'
import {
  areAdjacent,
  AROUND,
  boardSpot,
  columnOf,
  E,
  N,
  NEXT,
  NO_SPACE,
  parseSpace,
  rowOf,
  spaceName,
  SPACES,
} from './spaces.ts'
import { DOTTED, OPEN, SOLID, type Tile } from './tile.ts'
import { tileAt, tileNumber, TILES } from './tiles.ts'

const every = Array.from({ length: SPACES }, (_, space) => space)
const pairs = every.flatMap((a) => every.map((b) => [a, b] as const))
const open = drawnTile()

/** Masks of occupied spaces. */
function masks(names: readonly string[]): [low: number, high: number] {
  let low = 0
  let high = 0
  for (const space of names.map(parseSpace))
    if (space < 18) low |= 1 << space
    else high |= 1 << (space - 18)
  return [low, high]
}

const sees = (tile: Tile, from: string, to: string, ...pieces: readonly string[]): boolean =>
  inSight(tile, parseSpace(from), parseSpace(to), ...masks(pieces))

/** The spaces through which a line runs. */
function through(from: string, to: string): string[] {
  const pair = parseSpace(from) * SPACES + parseSpace(to)
  return every
    .filter((space) =>
      space < 18
        ? ((THROUGH_LOW[pair] ?? 0) & (1 << space)) !== 0
        : ((THROUGH_HIGH[pair] ?? 0) & (1 << (space - 18))) !== 0,
    )
    .map(spaceName)
}

/** Which attack a space is open to: M melee, R ranged, - neither (CM-MELEE-1, CM-RANGE-1, CM-RANGE-2). */
function attackOn(tile: Tile, from: string, space: number, pieces: readonly string[]): string {
  const start = parseSpace(from)
  if (space === start) return 'S'
  if (areAdjacent(start, space)) return lineClear(tile, start, space) ? 'M' : '-'
  return sees(tile, from, spaceName(space), ...pieces) ? 'R' : '-'
}

const picture = (tile: Tile, from: string, ...pieces: readonly string[]): string[] =>
  [6, 5, 4, 3, 2, 1].map((row) =>
    [1, 2, 3, 4, 5, 6]
      .map((column) => attackOn(tile, from, parseSpace(`R${row}C${column}`), pieces))
      .join(' '),
  )

describe('worked examples', () => {
  it('Example 1: from R5C2 of an open tile four spaces are open to melee and 31 to ranged attacks', () => {
    const reach = picture(open, 'R5C2')
    expect(reach).toEqual([
      'R M R R R R',
      'M S M R R R',
      'R M R R R R',
      'R R R R R R',
      'R R R R R R',
      'R R R R R R',
    ])
    expect(reach.join('').split('R').length - 1).toBe(31)
  })

  const example = drawnTile(
    ['R4C3', E, 'solid'],
    ['R1C4', E, 'solid'],
    ['R2C4', E, 'solid'],
    ['R2C2', N, 'solid'],
    ['R2C2', E, 'solid'],
    ['R3C3', N, 'dotted'],
  )

  it('Example 2: what can be attacked from R3C3', () => {
    expect(picture(example, 'R3C3', 'R3C5')).toEqual([
      'R R R R - R',
      'R R R - R R',
      'R R - R R R',
      'R M S M R -',
      '- - M R - R',
      '- - R R - -',
    ])
  })

  it('CM-LOS-10 a wall that merely ends at a corner lets the line pass', () => {
    expect(sees(example, 'R3C3', 'R4C4')).toBe(true)
    expect(sees(example, 'R3C3', 'R5C5')).toBe(true)
    expect(sees(example, 'R3C3', 'R6C4')).toBe(true)
    expect(sees(example, 'R3C3', 'R2C6')).toBe(true)
  })

  it('CM-LOS-10 a wall straight through the corner, or two that close both ways round it, block', () => {
    const straight = drawnTile(['R3C3', E, 'solid'], ['R4C3', E, 'solid'])
    expect(sees(straight, 'R3C3', 'R4C4')).toBe(false)
    expect(sees(example, 'R3C3', 'R2C2')).toBe(false)
  })

  it('CM-LOS-5 an upright wall blocks a line that crosses it between its ends', () => {
    expect(sees(example, 'R3C3', 'R5C4')).toBe(false)
    expect(sees(example, 'R3C3', 'R6C5')).toBe(false)
    // Behind the target, and beside the line, it does not.
    expect(sees(example, 'R4C2', 'R4C3')).toBe(true)
    expect(sees(example, 'R5C3', 'R5C4')).toBe(true)
  })

  it('CM-LOS-6 a level wall blocks a line that crosses it between its ends', () => {
    const ceiling = drawnTile(['R3C3', N, 'solid'])
    expect(sees(ceiling, 'R3C3', 'R4C3')).toBe(false)
    expect(sees(ceiling, 'R1C3', 'R6C3')).toBe(false)
    expect(sees(ceiling, 'R2C2', 'R6C4')).toBe(false)
    expect(sees(ceiling, 'R3C2', 'R4C2')).toBe(true)
    expect(sees(ceiling, 'R4C3', 'R6C3')).toBe(true)
  })

  it('CM-LOS-7 CM-RULING-22 a corner blocks only when walls close both ways round it', () => {
    // The four line pieces that meet where R3C3 and R4C4 touch: left, below, right, above.
    const pieces = [
      ['R3C3', N, 'solid'],
      ['R3C3', E, 'solid'],
      ['R3C4', N, 'solid'],
      ['R4C3', E, 'solid'],
    ] as const
    const blocks = (...chosen: readonly number[]): boolean =>
      !sees(drawnTile(...pieces.filter((_, i) => chosen.includes(i))), 'R3C3', 'R4C4')
    const [left, below, right, above] = [0, 1, 2, 3] as const
    for (const one of [left, below, right, above]) expect(blocks(one)).toBe(false)
    // One way round passes left and above, the other below and right.
    expect(blocks(left, above)).toBe(false)
    expect(blocks(below, right)).toBe(false)
    expect(blocks(left, below)).toBe(true)
    expect(blocks(above, right)).toBe(true)
    expect(blocks(left, right)).toBe(true)
    expect(blocks(above, below)).toBe(true)
    expect(blocks(left, below, right, above)).toBe(true)
  })

  it('CM-LOS-7 the corner rule holds for lines in every diagonal direction', () => {
    const closed = drawnTile(['R3C3', N, 'solid'], ['R3C3', E, 'solid'])
    expect([sees(closed, 'R3C3', 'R4C4'), sees(closed, 'R4C4', 'R3C3')]).toEqual([false, false])
    expect([sees(closed, 'R2C2', 'R5C5'), sees(closed, 'R5C5', 'R2C2')]).toEqual([false, false])
    // For the other diagonal both walls lie on one side of the line.
    expect([sees(closed, 'R4C3', 'R3C4'), sees(closed, 'R3C4', 'R4C3')]).toEqual([true, true])
  })

  it('CM-LOS-8 a piece blocks a line through the inside of its space, but not at origin or target', () => {
    expect(sees(open, 'R3C3', 'R3C6', 'R3C5')).toBe(false)
    expect(sees(open, 'R3C3', 'R3C6', 'R3C3', 'R3C6')).toBe(true)
    expect(sees(open, 'R3C3', 'R3C6', 'R4C5', 'R2C4')).toBe(true)
    expect(through('R1C1', 'R1C4')).toEqual(['R1C2', 'R1C3'])
    expect(through('R1C1', 'R4C4')).toEqual(['R2C2', 'R3C3'])
    expect(through('R1C1', 'R2C3')).toEqual(['R1C2', 'R2C2'])
    expect(through('R1C1', 'R3C2')).toEqual(['R2C1', 'R2C2'])
    expect(through('R6C1', 'R6C2')).toEqual([])
    expect(through('R5C5', 'R6C6')).toEqual([])
  })

  it('CM-LOS-9 CM-RULING-23 pieces that a line touches only at their corners do not block it, not even two of them', () => {
    expect(sees(example, 'R3C3', 'R4C6', 'R3C5')).toBe(true)
    expect(sees(example, 'R3C3', 'R2C6', 'R3C5')).toBe(true)
    expect(sees(open, 'R1C1', 'R2C2', 'R1C2', 'R2C1')).toBe(true)
    expect(sees(open, 'R1C1', 'R4C4', 'R2C3', 'R3C2')).toBe(true)
    expect(sees(open, 'R1C1', 'R4C4', 'R2C2')).toBe(false)
  })
})

/** The book's sums for one line of sight over every line of the tile, without any short cut (CM-LOS-3 to CM-LOS-7). */
function isClearByTheBook(tile: Tile, from: number, to: number, least: number): boolean {
  const [x0, y0] = [2 * columnOf(from) - 1, 2 * rowOf(from) - 1]
  const [x1, y1] = [2 * columnOf(to) - 1, 2 * rowOf(to) - 1]
  const side = (x: number, y: number): number => (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)
  const hasEdge = (row: number, column: number, direction: number): boolean =>
    (tile.edge[((row - 1) * 6 + column - 1) * 4 + direction] ?? OPEN) >= least
  const upright = (x: number, y: number): boolean => hasEdge(y / 2 + 1, x / 2, E)
  const level = (x: number, y: number): boolean => hasEdge(y / 2, x / 2 + 1, N)
  const inner = [2, 4, 6, 8, 10]
  const outer = [0, ...inner]
  const isCrossed =
    inner.some((x) =>
      outer.some(
        (y) => upright(x, y) && (x0 - x) * (x1 - x) < 0 && side(x, y) * side(x, y + 2) < 0,
      ),
    ) ||
    inner.some((y) =>
      outer.some((x) => level(x, y) && (y0 - y) * (y1 - y) < 0 && side(x, y) * side(x + 2, y) < 0),
    )
  const sx = Math.sign(x1 - x0)
  const sy = Math.sign(y1 - y0)
  const levelTowards = (x: number, y: number, way: number): boolean => level(way > 0 ? x : x - 2, y)
  const uprightTowards = (x: number, y: number, way: number): boolean =>
    upright(x, way > 0 ? y : y - 2)
  const isClosed = inner.some((x) =>
    inner.some(
      (y) =>
        side(x, y) === 0 &&
        (x0 - x) * (x1 - x) < 0 &&
        (levelTowards(x, y, -sx) || uprightTowards(x, y, sy)) &&
        (uprightTowards(x, y, -sy) || levelTowards(x, y, sx)),
    ),
  )
  return !isCrossed && !isClosed
}

describe('line of sight', () => {
  it('CM-LOS-5 CM-LOS-6 CM-LOS-7 every tile has the tables that the sums of the book give, both ways', () => {
    const unlike = (tile: Tile): readonly (readonly [number, number])[] =>
      pairs.filter(
        ([a, b]) =>
          wallClear(tile, a, b) !== isClearByTheBook(tile, a, b, SOLID) ||
          lineClear(tile, a, b) !== isClearByTheBook(tile, a, b, DOTTED),
      )
    expect(TILES.flatMap(unlike)).toEqual([])
  })

  it('CM-LOS-1 CM-LOS-2 CM-LOS-3 runs from centre to centre through the spaces that fractions give as well', () => {
    // The tables are worked out in whole numbers; this is the same geometry, once more, in fractions.
    const runsInside = (from: number, to: number, space: number): boolean => {
      const steps = 997
      const at = (a: number, b: number, i: number): number => a + ((b - a) * i) / steps
      return Array.from({ length: steps + 1 }, (_, i) => i).some((i) => {
        const x = at(columnOf(from), columnOf(to), i) - columnOf(space)
        const y = at(rowOf(from), rowOf(to), i) - rowOf(space)
        return Math.abs(x) < 0.4999 && Math.abs(y) < 0.4999
      })
    }
    fc.assert(
      fc.property(fc.nat(35), fc.nat(35), (from, to) => {
        const inside = every.filter(
          (space) => space !== from && space !== to && runsInside(from, to, space),
        )
        expect(through(spaceName(from), spaceName(to))).toEqual(inside.map(spaceName))
      }),
      { numRuns: 150 },
    )
  })

  it('CM-LOS-1 a turned frame does not matter: turning it turns what is seen', () => {
    // Turning by a quarter puts a space where its board spot says; the pattern of lines goes with it.
    const turned = (space: number): number => {
      const { x, y } = boardSpot(space, 1)
      return parseSpace(`R${y}C${x}`)
    }
    for (const a of every)
      for (const b of every) {
        const inside = through(spaceName(a), spaceName(b)).map((name) => turned(parseSpace(name)))
        const again = through(spaceName(turned(a)), spaceName(turned(b))).map(parseSpace)
        expect(new Set(again)).toEqual(new Set(inside))
      }
  })

  it('CM-LOS-4 exists when neither a wall nor a piece blocks it', () => {
    const walled = drawnTile(['R3C4', E, 'solid'])
    expect(sees(walled, 'R3C1', 'R3C4')).toBe(true)
    expect(sees(walled, 'R3C1', 'R3C4', 'R3C2')).toBe(false)
    expect(sees(walled, 'R3C1', 'R3C5')).toBe(false)
  })

  it('CM-LOS-11 dotted lines do not block it', () => {
    const fenced = drawnTile(['R3C3', E, 'dotted'], ['R4C3', E, 'dotted'], ['R3C3', N, 'dotted'])
    for (const space of every) expect(inSight(fenced, parseSpace('R3C3'), space, 0, 0)).toBe(true)
  })

  it('CM-LOS-12 between adjacent spaces only the line on the shared edge counts', () => {
    for (const tile of TILES)
      for (const space of every)
        for (const side of [0, 1, 2, 3]) {
          const beside = NEXT[space * 4 + side] ?? NO_SPACE
          if (beside === NO_SPACE) continue
          const line = tile.edge[space * 4 + side]
          expect(lineClear(tile, space, beside)).toBe(line === OPEN)
          expect(wallClear(tile, space, beside)).toBe(line !== SOLID)
        }
  })

  it('CM-LOS-14 clear of walls ignores dotted lines and pieces', () => {
    const tile = drawnTile(['R3C3', E, 'dotted'], ['R3C5', E, 'solid'])
    const [from, past, beyond] = ['R3C1', 'R3C5', 'R3C6'].map(parseSpace) as [
      number,
      number,
      number,
    ]
    expect(wallClear(tile, from, past)).toBe(true)
    expect(wallClear(tile, from, beyond)).toBe(false)
    expect(inSight(tile, from, past, ...masks(['R3C3']))).toBe(false)
  })

  it('CM-LOS-15 clear of all lines counts dotted lines like solid ones, at corners too', () => {
    const tile = drawnTile(['R3C3', E, 'dotted'], ['R3C3', N, 'solid'])
    const [start, right, corner] = ['R3C3', 'R3C4', 'R4C4'].map(parseSpace) as [
      number,
      number,
      number,
    ]
    expect([wallClear(tile, start, right), lineClear(tile, start, right)]).toEqual([true, false])
    expect([wallClear(tile, start, corner), lineClear(tile, start, corner)]).toEqual([true, false])
    const past = (one: Tile): number[] =>
      pairs.filter(([a, b]) => lineClear(one, a, b) && !wallClear(one, a, b)).flat()
    expect(TILES.flatMap(past)).toEqual([])
  })

  it('CM-LOS-16 the own space and adjacent ones are in sight', () => {
    for (const space of every) {
      expect(inSight(open, space, space, -1, -1)).toBe(true)
      for (const beside of AROUND[space] ?? [])
        expect(inSight(open, space, beside, -1, -1)).toBe(true)
    }
  })

  it('a push to a corner needs a way round it that no line closes', () => {
    const fence = drawnTile(['R3C3', E, 'dotted'], ['R4C3', E, 'dotted'])
    const [start, corner, up] = ['R3C3', 'R4C4', 'R4C3'].map(parseSpace) as [number, number, number]
    expect([pushClear(fence, start, corner), pushClear(fence, start, up)]).toEqual([false, true])
    expect(fence.edge[start * 4 + E]).toBe(DOTTED)
    expect(pushClear(drawnTile(['R3C3', E, 'dotted']), start, corner)).toBe(true)
  })

  it('CM-TILE-23 on the Base Camp the sledges hide the Guard Cell and the Moon-Beast from R1C6', () => {
    const camp = tileAt(tileNumber('base-camp'))
    const pieces = ['R1C6', 'R2C4', 'R3C4', 'R4C4', 'R4C5']
    expect(sees(camp, 'R1C6', 'R2C4', ...pieces)).toBe(true)
    expect(sees(camp, 'R1C6', 'R3C4', ...pieces)).toBe(true)
    expect(sees(camp, 'R1C6', 'R4C4', ...pieces)).toBe(false)
    expect(sees(camp, 'R1C6', 'R4C5', ...pieces)).toBe(false)
    // Both lie behind the wall of the sledges; on open ground the Cultist alone hides the Guard Cell.
    for (const name of ['R4C4', 'R4C5'])
      expect(wallClear(camp, parseSpace('R1C6'), parseSpace(name))).toBe(false)
    expect(sees(open, 'R1C6', 'R4C4', ...pieces)).toBe(false)
    expect(sees(open, 'R1C6', 'R4C5', ...pieces)).toBe(true)
  })
})
