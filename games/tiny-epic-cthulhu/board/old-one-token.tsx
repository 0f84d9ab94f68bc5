import { Glyph, type IconName } from '@eldertable/board-kit'
import type { OldOneKey } from '../pieces/old-ones.ts'
import { BRASS, DEEP } from './inks.ts'

export const oldOneIcons: Readonly<Record<OldOneKey, IconName>> = {
  nyarlathotep: 'pharoah',
  yogSothoth: 'gooey-eyed-sun',
  yig: 'snake',
  cthulhu: 'squid-head',
}

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
      <Glyph name={oldOneIcons[oldOne]} x={0} y={0} size={36} fill={BRASS} />
    </g>
  )
}
