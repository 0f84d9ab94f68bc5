import { Glyph } from '@eldertable/board-kit'
import { oldOnes, type OldOneKey } from '../pieces/old-ones.ts'
import { BRASS, DEEP } from './inks.ts'

/** The Great Old One Token, centred on its own middle. */
export function OldOneToken({ oldOne, isGhost = false }: { oldOne: OldOneKey; isGhost?: boolean }) {
  return (
    <g opacity={isGhost ? 0.6 : 1}>
      {isGhost ? null : <ellipse cx={0} cy={24} rx={19} ry={4} fill="#000" opacity=".3" />}
      <circle
        r={25}
        fill={DEEP}
        stroke={BRASS}
        strokeWidth={2}
        strokeDasharray={isGhost ? '5 4' : undefined}
      />
      <Glyph name={oldOnes[oldOne].icon} x={0} y={0} size={36} fill={BRASS} />
    </g>
  )
}
