import { readTile } from '../tiles/read-tile.ts'
import { E, N, parseSpace, rowOf, columnOf } from '../tiles/spaces.ts'
import type { Tile } from '../tiles/tile.ts'

type Line = readonly [space: string, side: typeof N | typeof E, sign: 'solid' | 'dotted']

const setAt = (text: string, place: number, sign: string): string =>
  text.slice(0, place) + sign + text.slice(place + sign.length)

/** A tile of bare ground without gates, with lines on the upper or right edges of some spaces. */
export function drawnTile(...lines: readonly Line[]): Tile {
  const border = '  +---+---+---+---+---+---+'
  const bars = [border, ...Array.from({ length: 5 }, () => '  +   +   +   +   +   +   +'), border]
  const rows = [6, 5, 4, 3, 2, 1].map((row) => `${row} |.   .   .   .   .   .  |`)
  for (const [name, side, sign] of lines) {
    const space = parseSpace(name)
    const row = 6 - rowOf(space)
    const place = 3 + 4 * (columnOf(space) - 1)
    if (side === E) rows[row] = setAt(rows[row] ?? '', place + 3, sign === 'solid' ? '|' : ':')
    else bars[row] = setAt(bars[row] ?? '', place, sign === 'solid' ? '---' : '...')
  }
  return readTile(bars.flatMap((bar, i) => [bar, rows[i] ?? '']).join('\n'))
}
