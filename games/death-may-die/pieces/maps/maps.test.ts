import { NO_WAY } from '../map.ts'
import { describe, expect, it } from 'vitest'
import { rulebook } from '../../testing/rulebook.ts'
import { gates, type SpaceRow } from '../map.ts'
import { tileNames, type Tile } from '../tiles.ts'
import { grounds, maps } from './index.ts'
import { kindOfEnemy } from '../enemies.ts'

const headings = [
  'Episode 1: Fire in the Retort',
  'Episode 2: The Drowned Congregation',
  'Episode 3: A Banquet for the Dead',
  'Episode 4: The Eye at Sentinel Hill',
  'Episode 5: The Last Performance',
  'Episode 6: Shaft Nine',
]
const tokenNames: Readonly<Record<string, string>> = {
  retort: 'Retort',
  idol: 'Idol',
  altar: 'Altar',
  grave: 'Grave (face down)',
  lens: 'Lens with 4 Alignment',
  circuit: 'Circuit (dark)',
  pillar: 'Pillar',
}

/** Words of a list in the order of the alphabet, because links have none. */
const sorted = (list: string | undefined): string => (list ?? '').split(', ').toSorted().join(', ')
const listed = (words: readonly string[]): string => (words.length === 0 ? '-' : words.join(', '))

/** A space as the rulebook prints it. */
function printedRow(row: SpaceRow): string[] {
  const { id, part, links, stairs, tunnel, enemies = [] } = row
  const tile = id.slice(0, id.indexOf('-')) as Tile
  const all = [
    ...links,
    ...(stairs === undefined ? [] : [`${stairs} (stairs)`]),
    ...(tunnel === undefined ? [] : [`${tunnel} (tunnel)`]),
  ]
  const marks = [
    ...(row.isStart ? ['**start**'] : []),
    ...(row.gate ? [`${row.gate} gate`] : []),
    ...(row.isConsecrated ? ['Consecrated ground'] : []),
    ...(row.isWater ? ['Water'] : []),
  ]
  const tokens = [
    ...(row.token ? [tokenNames[row.token] ?? ''] : []),
    ...(row.fire ? [`${row.fire} fire`] : []),
  ]
  const [kind] = enemies
  const who = kind && `${enemies.length} ${kindOfEnemy(kind).name}${enemies.length > 1 ? 's' : ''}`
  return [
    `\`${id}\``,
    `${tileNames[tile]}, ${part === 'whole' ? 'whole tile' : part}`,
    sorted(all.join(', ')),
    listed(marks),
    listed(tokens),
    who ?? '-',
  ]
}

describe.each(maps.map((map, i) => ({ number: i + 1, map, ground: grounds[i] })))(
  'the map of episode $number',
  ({ number, map, ground }) => {
    const heading = headings[number - 1] ?? ''
    if (ground === undefined) throw new Error('there is no ground')

    it('is what the rulebook prints', () => {
      const rows = rulebook.recordsUnder(heading, 'Space')
      expect(map.spaces.map(printedRow)).toEqual(
        rows.map((row) => [
          row['Space'],
          row['Where'],
          sorted(row['Links']),
          row['Gate and marks'],
          row['Tokens at the start'],
          row['Enemies at the start'],
        ]),
      )
      const layout = rulebook.rowsUnder(heading).map(([, ...tiles]) => tiles)
      expect(
        map.tiles.map((row) =>
          row.map((tile) => (tile === null ? 'no tile' : `${tile} ${tileNames[tile]}`)),
        ),
      ).toEqual(layout)
    })

    it('DMD-MAP-2 DMD-MAP-4 has links that lead both ways, and a way from everywhere to everywhere', () => {
      for (const [from, next] of ground.neighbours.entries())
        for (const to of next) expect(ground.neighbours[to]).toContain(from)
      expect(ground.distance.flat()).not.toContain(NO_WAY)
    })

    it('DMD-MAP-4 has stairs and tunnels with two ends', () => {
      for (const passage of ['stairs', 'tunnel'] as const) {
        const ends = map.spaces.filter((row) => row[passage] !== undefined)
        expect([0, 2]).toContain(ends.length)
        expect(ends.map((row) => String(row[passage])).toSorted()).toEqual(
          ends.map(({ id }) => id).toSorted(),
        )
      }
    })

    it('DMD-MAP-1 DMD-MAP-6 has one start, one gate of each colour, and one to three spaces on a tile', () => {
      expect(map.spaces.filter(({ isStart }) => isStart)).toHaveLength(1)
      expect(map.spaces[ground.start]?.isStart).toBe(true)
      expect(map.spaces.flatMap(({ gate }) => gate ?? []).toSorted()).toEqual(gates.toSorted())
      for (const gate of gates) expect(map.spaces[ground.gateAt[gate]]?.gate).toBe(gate)
      for (const tile of map.tiles.flat()) {
        if (tile === null) continue
        const spaces = map.spaces.filter(({ id }) => id.startsWith(`${tile}-`))
        expect(spaces.length).toBeGreaterThanOrEqual(1)
        expect(spaces.length).toBeLessThanOrEqual(3)
      }
    })

    it('DMD-MAP-3 has doors that lead nowhere, on sides where no space lies behind them', () => {
      const [line] = new RegExp(`### ${heading}[^#]*?Doors that lead nowhere[^\\n]*`).exec(
        rulebook.text,
      ) ?? ['']
      const printed = line.slice(line.lastIndexOf(':') + 1)
      expect(map.deadDoors.map(({ space, side }) => `\`${space}\` ${side}`).join(', ')).toBe(
        printed.trim().slice(0, -1),
      )
    })
  },
)

it('DMD-TERM-7 DMD-MAP-5 distance counts links, stairs and tunnels among them', () => {
  const [ground] = grounds
  const number = (id: string): number => ground?.spaces.findIndex((row) => row.id === id) ?? -1
  const distance = (from: string, to: string): number | undefined =>
    ground?.distance[number(from)]?.[number(to)]
  expect(distance('1A-a', '1A-a')).toBe(0)
  expect(distance('1A-a', '4A-a')).toBe(1)
  expect(distance('2A-a', '8A-b')).toBe(1) // by the stairs
  expect(distance('1A-a', '9A-a')).toBe(3)
})
