import { Lettering } from '@eldertable/board-kit'
import type { TecTable } from '../state.ts'
import { oldOneAt, standingAt } from './characters.tsx'
import { TOWN_HEIGHT, TOWN_WIDTH, townAt, type Point } from './layout.ts'
import { OldOneToken } from './old-one-token.tsx'
import type { Preview } from './preview.ts'
import { Tentacle } from './tentacle.tsx'

const LAMP = '#f5bd4f'
const DARK = '#1b1509'

/** What the option that is pointed at would move across the chart, above everything else. */
export function Ghosts({ table, preview }: { table: TecTable; preview: Preview }) {
  return (
    <g pointerEvents="none" aria-hidden="true">
      {preview.walk === null ? null : <Walk table={table} walk={preview.walk} />}
      {preview.oldOne === null ? null : <OldOneGhost table={table} to={preview.oldOne} />}
      {[...preview.held].map(([character, change]) => (
        <MatChange key={character} at={standingAt(table, character)} change={change} />
      ))}
    </g>
  )
}

/** The lower middle of a town, where a walk passes or ends. */
function stopAt(town: number): Point {
  const { x, y } = townAt(town)
  return { x: x + TOWN_WIDTH / 2, y: y + TOWN_HEIGHT - 40 }
}

function Walk({ table, walk }: { table: TecTable; walk: NonNullable<Preview['walk']> }) {
  const start = standingAt(table, walk.character)
  const points = [start, ...walk.path.slice(1).map(stopAt)]
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const end = points.at(-1) ?? start
  return (
    <>
      <path d={d} fill="none" stroke={DARK} strokeWidth={9} strokeLinejoin="round" opacity=".85" />
      <path
        d={d}
        fill="none"
        stroke={LAMP}
        strokeWidth={4}
        strokeLinejoin="round"
        strokeDasharray="10 6"
      />
      <circle cx={end.x} cy={end.y} r={10} fill={LAMP} stroke={DARK} strokeWidth={2.5} />
    </>
  )
}

function OldOneGhost({ table, to }: { table: TecTable; to: number }) {
  const { x, y } = oldOneAt(to)
  return (
    <g transform={`translate(${x},${y})`}>
      <OldOneToken oldOne={table.settings.greatOldOne} isGhost />
    </g>
  )
}

/** What comes to or leaves a mat, in a label over its character. */
function MatChange({ at, change }: { at: Point; change: readonly number[] }) {
  const parts = change.flatMap((amount, kind) => (amount === 0 ? [] : [{ amount, kind }]))
  if (parts.length === 0) return null
  const width = 10 + parts.length * 40
  return (
    <g transform={`translate(${Math.max(0, at.x - width / 2)},${at.y - 54})`}>
      <rect width={width} height={28} rx={4} fill="#fffaf0" stroke={DARK} strokeWidth={1.6} />
      <path d={`M${width / 2 - 6} 28l6 7l6 -7z`} fill="#fffaf0" stroke={DARK} strokeWidth={1.2} />
      {parts.map(({ amount, kind }, i) => (
        <g key={kind} transform={`translate(${8 + i * 40},0)`}>
          <Lettering
            x={9}
            y={19.5}
            size={16}
            weight={800}
            fill={amount > 0 ? '#16604f' : '#96301f'}
          >
            {amount > 0 ? `+${amount}` : `−${-amount}`}
          </Lettering>
          <Tentacle kind={kind} x={28} y={14} size={14} />
        </g>
      ))}
    </g>
  )
}
