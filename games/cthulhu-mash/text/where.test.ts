import { tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { parseSpace } from '../tiles/spaces.ts'
import { at } from '../testing/at.ts'
import { spotOf } from '../rules/spots.ts'
import { groundLines } from './board/tiles.ts'
import { options } from './options.ts'
import { cellName, spaceOn, spotName, wayInWords } from './where.ts'
import { tileAt } from '../tiles/tiles.ts'

const turned = (rotation: 0 | 1) =>
  at({
    heroes: [
      { is: 'private-eye', at: 'train-station R2C4' },
      { is: 'psychotherapist', at: 'medical-school R1C6' },
    ],
    tiles: [
      { is: 'train-station', column: 0, turned: rotation },
      { is: 'medical-school', column: 1 },
    ],
  })

describe('What a space is called', () => {
  it('goes by how the tile lies, as it is printed at its edge', () => {
    const corner = parseSpace('R1C1')
    expect([0, 1, 2, 3].map((rotation) => cellName(corner, rotation))).toEqual([
      'A1',
      'A6',
      'F6',
      'F1',
    ])
  })

  it('names a gate by the side on which it is now', () => {
    const gate = parseSpace('R3C1')
    const [straight, round] = [turned(0), turned(1)].map((t) => tellingTo(t, 'ann'))
    expect(straight && spaceOn(0, gate, straight)).toBe('A3, the west gate')
    expect(round && spaceOn(0, gate, round)).toBe('C6, the north gate')
    expect(round && spotName(spotOf(0, gate), round)).toBe('the north gate of the Train Station')
  })

  it('says to whoever may go there how far off it is', () => {
    const t = tellingTo(turned(0), 'ann')
    expect(options.walk(parseSpace('R5C2'), t)).toBe('Go to B5 (2 west, 3 north)')
  })

  it('reads the ground from the north, however the tile lies', () => {
    const tile = tileAt(turned(1).state.table.places[0]?.tile ?? -1)
    const rows = groundLines(tile, 1).map((line) => line.slice(0, 6))
    expect(rows).toEqual(rows.toSorted().toReversed())
    const cells = groundLines(tile, 1).flatMap((line) => [...line.matchAll(/\b([A-F][1-6]) /g)])
    expect(new Set(cells.map(([, cell]) => cell)).size).toBe(cells.length)
  })

  it('CM-GATE-14 tells ways for a tile to lie by their gates', () => {
    const t = tellingTo(turned(0), 'ann')
    expect(wayInWords(0, 0, t)).toMatch(/^Lay it: gates .* \(name to the north\)$/)
    expect(wayInWords(0, 1, t)).not.toBe(wayInWords(0, 0, t))
  })
})
