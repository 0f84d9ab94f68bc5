import { Glyph, LampRect, Lettering, highlightsOf, Target } from '@eldertable/board-kit'
import { CREAM } from '../inks.ts'
import { cornerOf, GRID, TILE } from '../layout.ts'
import type { MashProps } from '../table.ts'

/** Where the host may lay the next tile; start tiles that lie already are named as such. */
export function LayoutGrid({ table, lit, onAim, onPick }: MashProps) {
  return (
    <g>
      {table.places.map(({ column, row, isStart }) => {
        const { x, y } = cornerOf(table, { column, row })
        return isStart ? (
          <Lettering key={`${column}-${row}`} x={x + TILE / 2} y={y + 110} size={104} fill={CREAM}>
            Start
          </Lettering>
        ) : null
      })}
      {highlightsOf(lit, 'cell').map(({ number, light }) => {
        const id = `cell:${number}`
        const [column, row] = [number % GRID, Math.floor(number / GRID)]
        const corner = cornerOf(table, { column, row })
        const box = { x: corner.x + 16, y: corner.y + 16, width: TILE - 32, height: TILE - 32 }
        return (
          <g key={number}>
            <Target
              {...{ id, light, onAim, onPick }}
              label={`Column ${column + 1}, row ${row + 1}`}
            >
              <rect {...box} fill="#000" fillOpacity={0.25} />
              <Glyph
                name="flag-objective"
                x={corner.x + TILE / 2}
                y={corner.y + TILE / 2}
                size={210}
                fill={CREAM}
              />
            </Target>
            <LampRect light={light} {...box} />
          </g>
        )
      })}
    </g>
  )
}
