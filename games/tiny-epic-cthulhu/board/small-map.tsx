import {
  Glyph,
  LampRect,
  Lettering,
  ReadableSize,
  Spot,
  type Hands,
  type Light,
} from '@eldertable/board-kit'
import { ELDRITCH } from '../pieces/colours.ts'
import { COLUMNS, PAGE_TOKENS } from '../pieces/necronomicon.ts'
import { ENERGY_SPACES, oldOnes, portalColour, PORTALS, strengthTrack } from '../pieces/old-ones.ts'
import { siteAt } from '../pieces/towns.ts'
import { NO_SHAMBLER, OPEN, type TecTable } from '../state.ts'
import { charactersInSight } from './chart-mats.tsx'
import { CharacterShape } from './characters.tsx'
import {
  BLOOD,
  BRASS,
  DARK_BRASS,
  DEEP,
  inkOf,
  LAPIS,
  letterOf,
  NAVY,
  PAPER,
  SEA_PAPER,
  SEPIA,
  VELLUM,
} from './inks.ts'
import { angleOfStop } from './layout.ts'
import type { Preview } from '../foresight/preview.ts'
import { MatMind, MatTracks } from './player-mat.tsx'
import { Shambler } from './shambler.tsx'
import { spinInWords } from './spin-words.ts'
import { Tentacle } from './tentacle.tsx'

const WIDTH = 400
const HEIGHT = 190
const TOWN = { width: 80, height: 48 }
const WHEEL = { x: 130, y: 78, radius: 27 }
const corners = [
  { x: 90, y: 0 },
  { x: 180, y: 40 },
  { x: 140, y: 108 },
  { x: 40, y: 108 },
  { x: 0, y: 40 },
] as const

/** The whole chart as small as a phone needs it: who is where, how the Great Old One and the book stand. */
export function SmallMap({
  table,
  reader,
  lit,
  preview,
  onAim,
  onPick,
}: Hands & {
  table: TecTable
  reader: number | null
  lit: ReadonlyMap<string, Light>
  preview: Preview
}) {
  return (
    <svg
      viewBox={`-3 -3 ${WIDTH + 6} ${HEIGHT + 6}`}
      role="img"
      aria-label={`The whole chart. ${spinInWords(table)}`}
    >
      <rect width={WIDTH} height={HEIGHT} rx={4} fill={SEA_PAPER} />
      <circle
        cx={WHEEL.x}
        cy={WHEEL.y}
        r={46}
        fill="none"
        stroke={LAPIS}
        strokeWidth={0.6}
        opacity=".5"
      />
      <SmallWheel stop={table.stop} />
      {corners.map((corner, position) => (
        <g key={corner.x + corner.y} transform={`translate(${corner.x},${corner.y})`}>
          <Spot id={`town:${position}`} light={lit.get(`town:${position}`)} {...{ onAim, onPick }}>
            <rect {...TOWN} rx={3} fill={PAPER} stroke={NAVY} />
            <Lit light={lit.get(`town:${position}`)} />
            <SmallTown table={table} position={position} />
          </Spot>
        </g>
      ))}
      <SmallOldOne table={table} />
      <SmallBook table={table} preview={preview} />
      <SmallLair table={table} />
      <OwnMat {...{ table, reader, preview }} />
    </svg>
  )
}

function Lit({ light }: { light: Light | undefined }) {
  if (light === undefined) return null
  return <LampRect light={light} x={3} y={3} width={TOWN.width - 6} height={TOWN.height - 6} />
}

function SmallWheel({ stop }: { stop: number }) {
  const { x, y, radius } = WHEEL
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={DEEP} stroke={DARK_BRASS} strokeWidth={4} />
      {stop < 0 ? null : (
        <g transform={`translate(${x},${y}) rotate(${angleOfStop(stop)})`}>
          <path d="M0 -23L6 -8H2L2 12c4 5 -5 8 -2 12c-8 -3 0 -7 -2 -12L-2 -8H-6Z" fill={PAPER} />
        </g>
      )}
    </>
  )
}

function SmallTown({ table, position }: { table: TecTable; position: number }) {
  const town = table.towns[position]
  if (town === undefined) return null
  const shamblers = town.shamblers.filter((colour) => colour !== NO_SHAMBLER)
  const here = table.characters.flatMap((one, i) => (one.town === position ? [i] : []))
  const isOldOneHere = table.oldOne === position
  const step = Math.min(22, 46 / Math.max(1, here.length))
  const { width } = TOWN
  return (
    <>
      <path d={`M0 3a3 3 0 0 1 3 -3h${width - 6}a3 3 0 0 1 3 3v16h${-width}z`} fill={NAVY} />
      <Glyph name={siteAt(town.site).icon} x={12} y={9.5} size={16} fill={BRASS} />
      {shamblers.map((colour, i) => (
        // A Shambler is its place on the track.
        // oxlint-disable-next-line react/no-array-index-key
        <Shambler key={i} colour={colour} x={33 + i * 18} y={9.5} size={15} />
      ))}
      {isOldOneHere ? (
        <g transform="translate(15,33.5)">
          <circle r={12} fill={DEEP} stroke={BRASS} strokeWidth={1.5} />
          <Glyph
            name={oldOnes[table.settings.greatOldOne].icon}
            x={0}
            y={0}
            size={18}
            fill={BRASS}
          />
        </g>
      ) : null}
      <ReadableSize value={0}>
        {here.map((character, i) => (
          <CharacterShape
            key={character}
            {...{ table, character }}
            x={(isOldOneHere ? 40 : 15) + i * step}
            y={33.5}
            size={21}
          />
        ))}
      </ReadableSize>
    </>
  )
}

/** The reader's own mat in one row. */
function OwnMat({
  table,
  reader,
  preview,
}: {
  table: TecTable
  reader: number | null
  preview: Preview
}) {
  const [number = 0] = charactersInSight(table, reader)
  const one = table.characters[number]
  if (one === undefined) return null
  return (
    <g transform="translate(0,160)" style={{ color: NAVY }}>
      <rect width={WIDTH} height={30} rx={3} fill={PAPER} stroke={NAVY} />
      <g transform="translate(3,3) scale(.84)">
        <MatTracks {...{ one, number, preview }} />
      </g>
      <g transform="translate(204,5) scale(.84)">
        <MatMind {...{ one, number, preview }} />
      </g>
    </g>
  )
}

const RIGHT = 268
const ACROSS = WIDTH - RIGHT

function SmallOldOne({ table }: { table: TecTable }) {
  const oldOne = table.settings.greatOldOne
  const track = ['', ...strengthTrack(oldOne, table.phase)]
  const step = (ACROSS - 12) / track.length
  return (
    <g transform={`translate(${RIGHT},0)`}>
      <rect width={ACROSS} height={64} rx={3} fill={DEEP} stroke={BRASS} />
      <Glyph name={oldOnes[oldOne].icon} x={16} y={13} size={20} fill={BRASS} />
      {Array.from({ length: ENERGY_SPACES }, (_, space) => {
        const x = 44 + space * 20
        const isFilled = space < table.energy
        return (
          <g key={x}>
            <circle
              cx={x}
              cy={13}
              r={9}
              fill={isFilled ? '#3a4a60' : 'none'}
              stroke={BRASS}
              strokeDasharray={isFilled ? undefined : '3 2'}
            />
            {isFilled ? <Tentacle kind={ELDRITCH} x={x} y={13} size={13} /> : null}
          </g>
        )
      })}
      <Lettering x={ACROSS - 8} y={18} size={14} anchor="end" weight={700} fill={PAPER}>
        {`draw ${track[table.strength + 1] ?? 0}`}
      </Lettering>
      {track.map((number, box) => {
        const x = 6 + box * step
        const isHere = box === table.strength
        return (
          // A box is its place on the track.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={box}>
            <rect
              x={x}
              y={25}
              width={step - 1.5}
              height={16}
              fill={isHere ? BRASS : box === track.length - 1 ? BLOOD : 'none'}
              stroke={BRASS}
              strokeWidth={0.8}
            />
            {isHere ? null : (
              <Lettering x={x + step / 2 - 0.7} y={37.5} size={13} weight={800} fill="#fff">
                {number}
              </Lettering>
            )}
          </g>
        )
      })}
      {table.portals.map((seal, portal) => (
        // A portal location is its place on the mat.
        // oxlint-disable-next-line react/no-array-index-key
        <SmallPortal key={portal} {...{ portal, seal }} isForetold={table.phase === 1} />
      ))}
    </g>
  )
}

function SmallPortal({
  portal,
  seal,
  isForetold,
}: {
  portal: number
  seal: number
  isForetold: boolean
}) {
  const x = 16 + portal * 20
  const colour = portalColour(portal)
  return (
    <g>
      <path
        d={`M${x - 8} 61v-8a8 7 0 0 1 16 0v8z`}
        fill={seal === OPEN ? inkOf(colour) : BRASS}
        fillOpacity={isForetold ? 0.5 : 1}
      />
      {seal === OPEN ? (
        <Lettering x={x} y={58.5} size={12} weight={800} fill="#fff">
          {letterOf(colour)}
        </Lettering>
      ) : (
        <Tentacle kind={seal} x={x} y={54} size={10} />
      )}
    </g>
  )
}

function SmallBook({ table, preview }: { table: TecTable; preview: Preview }) {
  const placed = table.rows.reduce((sum, row) => sum + row, 0)
  const sealed = table.portals.filter((seal) => seal !== OPEN).length
  const ink = (row: number, column: number): string => {
    const count = table.rows[row] ?? 0
    if (column < count) return '#5b3d12'
    return column < count + (preview.rows[row] ?? 0) ? '#c9a35a' : '#f6eedb'
  }
  return (
    <g transform={`translate(${RIGHT},67)`}>
      <rect width={ACROSS} height={46} rx={3} fill={VELLUM} stroke={SEPIA} />
      {table.rows.flatMap((_, row) =>
        Array.from({ length: COLUMNS }, (_space, column) => (
          <rect
            key={`${row}-${column}`}
            x={7 + column * 12}
            y={4 + row * 7.8}
            width={10.5}
            height={6.4}
            fill={ink(row, column)}
            stroke={SEPIA}
            strokeWidth={0.6}
          />
        )),
      )}
      <Lettering x={101} y={22} size={20} weight={800} fill={SEPIA}>
        {table.phase === 1 ? placed : sealed}
      </Lettering>
      <Lettering x={101} y={38} size={13} weight={500} fill={SEPIA}>
        {table.phase === 1 ? `of ${PAGE_TOKENS}` : `of ${PORTALS} seals`}
      </Lettering>
    </g>
  )
}

function SmallLair({ table }: { table: TecTable }) {
  return (
    <g transform={`translate(${RIGHT},116)`}>
      <rect width={ACROSS} height={40} rx={3} fill={PAPER} stroke={NAVY} />
      {table.lairShamblers.map((count, colour) => {
        const x = 16 + colour * 43
        return (
          // An area is its colour.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={colour}>
            <Shambler colour={colour} x={x - 2} y={11} size={16} />
            <Lettering x={x + 17} y={16} size={14} weight={800} fill={NAVY}>
              {count}
            </Lettering>
            <Tentacle kind={colour} x={x - 2} y={30} size={11} />
            <Lettering x={x + 17} y={35} size={14} weight={800} fill={NAVY}>
              {table.lair[colour] ?? 0}
            </Lettering>
          </g>
        )
      })}
    </g>
  )
}
