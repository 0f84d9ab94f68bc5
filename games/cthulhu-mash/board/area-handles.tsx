import { Glyph, LampCircle, readTarget, Target } from '@eldertable/board-kit'
import { options } from '../text/options.ts'
import type { Tell } from '../text/telling.ts'
import { coversIn, showsCovers } from './covers.ts'
import { BLOOD, INK, PAPER } from './inks.ts'
import { CELL, middleOf } from './layout.ts'
import type { MashProps } from './table.ts'
import { telling } from './words.ts'

/** What choosing an area or a charge does. */
function inWords(id: string, t: Tell): string {
  const { kind, number } = readTarget(id)
  return kind === 'charge' ? options.charge(number, t) : options.aim(number, t)
}

/** Where areas can be aimed, each with a handle in its middle; what one covers is shown while it is pointed at. */
export function AreaHandles(props: MashProps) {
  const { table, seats, decision, onAim, onPick } = props
  const t = { ...telling(table, seats), asked: decision as Tell['asked'] }
  const covers = coversIn(props)
  const aimed = covers.find(({ light }) => light === 'aimed')
  const shown = showsCovers(props) ? covers : []
  return (
    <g>
      {aimed?.spots.map((spot) => {
        const { x, y } = middleOf(table, spot)
        return (
          <rect
            key={spot}
            x={x - CELL / 2 + 3}
            y={y - CELL / 2 + 3}
            width={CELL - 6}
            height={CELL - 6}
            fill={BLOOD}
            fillOpacity={0.34}
            stroke={BLOOD}
            strokeWidth={3}
            pointerEvents="none"
          />
        )
      })}
      {shown.map(({ id, light, middle }) => (
        <g key={id}>
          <Target {...{ id, light, onAim, onPick }} label={inWords(id, t)}>
            <circle cx={middle.x} cy={middle.y} r={14} fill={PAPER} />
            <Glyph name="bullseye" {...middle} size={22} fill={INK} />
          </Target>
          <LampCircle light={light} {...middle} radius={15} />
        </g>
      ))}
    </g>
  )
}
