import { Glyph, type IconName } from '@eldertable/board-kit'
import { SPACES } from '../../tiles/spaces.ts'
import { groundOf } from '../../verbs.ts'
import { CREAM, INK } from '../inks.ts'
import { CELL, middleIn } from '../layout.ts'
import type { MashTable } from '../table.ts'

const spaces = Array.from({ length: SPACES }, (_, space) => space)

const marks: readonly { icon: IconName; of: (table: MashTable) => readonly number[] }[] = [
  { icon: 'high-grass', of: ({ hindrances }) => hindrances },
  { icon: 'mountaintop', of: ({ heights }) => heights },
  { icon: 'sight-disabled', of: ({ blinds }) => blinds },
]

/** What the host has marked on a tile: what hinders shots, stands high or lies out of sight (CM-OPT-6). */
export function Marked({
  table,
  tile,
  rotation,
}: {
  table: MashTable
  tile: number
  rotation: number
}) {
  if (!table.settings.terrainHeights) return null
  return marks.map(({ icon, of }, place) =>
    spaces
      .filter((space) => of(table).includes(groundOf(tile, space)))
      .map((space) => {
        const { x, y } = middleIn(space, rotation)
        const middle = { x: x - CELL * 0.3 + place * CELL * 0.3, y: y - CELL * 0.32 }
        return (
          <g key={`${icon}-${space}`}>
            <circle cx={middle.x} cy={middle.y} r={10} fill={INK} />
            <Glyph name={icon} {...middle} size={15} fill={CREAM} />
          </g>
        )
      }),
  )
}
