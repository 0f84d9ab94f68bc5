import { Lettering } from '@eldertable/board-kit'
import { clockwiseOf, TOWNS } from '../pieces/towns.ts'
import type { TecTable } from '../state.ts'
import { CharacterShape, freeSpotAt, oldOneAt, standingAt } from './characters.tsx'
import { TRAY } from './dice-tray.tsx'
import { BLOOD, LAMP, LAMP_EDGE, SEA } from './inks.ts'
import { onWheel, STRIPS, TOWN_WIDTH, townAt } from './layout.ts'
import { OldOneToken } from './old-one-token.tsx'
import type { Preview } from '../foresight/preview.ts'
import { Tentacle } from './tentacle.tsx'

/** The radius of a walk: just outside the strips. */
const WAY = STRIPS + 6

/** What the option that is pointed at would move across the chart, above everything else. */
export function Ghosts({
  table,
  preview,
  odds,
  shown,
}: {
  table: TecTable
  preview: Preview
  /** How likely a roll is to succeed, from 0 to 1; null if none would be made. */
  odds: number | null
  /** The characters whose mats show by themselves what comes and goes. */
  shown: readonly number[]
}) {
  return (
    <g pointerEvents="none" aria-hidden="true">
      {preview.walk === null ? null : <Walk table={table} walk={preview.walk} />}
      {odds === null ? null : <Odds odds={odds} />}
      {preview.oldOne === null ? null : <OldOneGhost table={table} to={preview.oldOne} />}
      {[...preview.held].map(([character, change]) =>
        shown.includes(character) ? null : (
          <MatChange key={character} {...{ table, character, change }} />
        ),
      )}
    </g>
  )
}

/** On the lower edge of the dice tray. */
function Odds({ odds }: { odds: number }) {
  const x = TRAY.x + TRAY.width / 2
  const y = TRAY.y + TRAY.height
  return (
    <>
      <rect
        {...{ x: x - 48, y: y - 15, width: 96, height: 26, rx: 4 }}
        fill="#fffaf0"
        stroke={LAMP_EDGE}
        strokeWidth={1.6}
      />
      <Lettering x={x} y={y + 3.5} size={15} weight={800} fill={odds > 0 ? SEA : BLOOD}>
        {`${Math.round(odds * 100)} % chance`}
      </Lettering>
    </>
  )
}

/** Degrees clockwise from the top at which a town lies. */
const angleOf = (town: number): number => (town * 360) / TOWNS

/** The way round the rim of the wheel, and the token where it would stop. */
function Walk({ table, walk }: { table: TecTable; walk: NonNullable<Preview['walk']> }) {
  const { character, path } = walk
  const [from = 0, next = from] = path
  const to = path.at(-1) ?? from
  const isClockwise = next === clockwiseOf(from)
  const turn = ((path.length - 1) * (isClockwise ? 360 : -360)) / TOWNS
  const start = onWheel(WAY, angleOf(from))
  const end = onWheel(WAY, angleOf(from) + turn)
  const arc = `M${start.x} ${start.y}A${WAY} ${WAY} 0 ${Math.abs(turn) > 180 ? 1 : 0} ${isClockwise ? 1 : 0} ${end.x} ${end.y}`
  const head = `translate(${end.x},${end.y}) rotate(${angleOf(to)})`
  const { x, y } = freeSpotAt(table, to)
  return (
    <>
      <path d={arc} fill="none" stroke={LAMP_EDGE} strokeWidth={10} strokeLinecap="round" />
      <path d={arc} fill="none" stroke={LAMP} strokeWidth={5} strokeDasharray="10 5" />
      <circle cx={start.x} cy={start.y} r={7} fill={LAMP} stroke={LAMP_EDGE} strokeWidth={2.5} />
      <path
        d="M0 -17L13 6H-13Z"
        transform={head}
        fill={LAMP}
        stroke={LAMP_EDGE}
        strokeWidth={2.5}
      />
      <g opacity=".7">
        <CharacterShape table={table} character={character} x={x} y={y} size={32} />
        <circle
          cx={x}
          cy={y}
          r={20}
          fill="none"
          stroke={LAMP_EDGE}
          strokeWidth={2}
          strokeDasharray="5 4"
        />
      </g>
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
function MatChange({
  table,
  character,
  change,
}: {
  table: TecTable
  character: number
  change: readonly number[]
}) {
  const parts = change.flatMap((amount, kind) => (amount === 0 ? [] : [{ amount, kind }]))
  const one = table.characters[character]
  if (parts.length === 0 || one === undefined) return null
  const width = 8 + parts.length * 40
  const town = townAt(one.town)
  const middle = standingAt(table, character).x - width / 2
  const x = Math.min(town.x + TOWN_WIDTH - width - 4, Math.max(town.x + 4, middle))
  return (
    <g transform={`translate(${x},${town.y + 148})`}>
      <rect width={width} height={25} rx={4} fill="#fffaf0" stroke={LAMP_EDGE} strokeWidth={1.6} />
      {parts.map(({ amount, kind }, i) => (
        <g key={kind} transform={`translate(${7 + i * 40},0)`}>
          <Lettering x={9} y={18} size={16} weight={800} fill={amount > 0 ? SEA : BLOOD}>
            {amount > 0 ? `+${amount}` : `−${-amount}`}
          </Lettering>
          <Tentacle kind={kind} x={28} y={12.5} size={14} />
        </g>
      ))}
    </g>
  )
}
