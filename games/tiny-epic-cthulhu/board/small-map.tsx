import { Glyph, LampRect, Lettering, type Light } from '@eldertable/board-kit'
import { COLUMNS, PAGE_TOKENS } from '../content/necronomicon.ts'
import { ENERGY_SPACES, portalColour, PORTALS, strengthTrack } from '../content/old-ones.ts'
import { siteAt } from '../content/towns.ts'
import { NO_SHAMBLER, OPEN, type TecTable } from '../state.ts'
import { oldOneNames } from '../text/names.ts'
import { CharacterShape } from './characters.tsx'
import {
  BLOOD,
  BRASS,
  DARK_BRASS,
  DEEP,
  inkOf,
  LAPIS,
  NAVY,
  PAPER,
  SEA_PAPER,
  SEPIA,
  VELLUM,
} from './inks.ts'
import { angleOfStop } from './layout.ts'
import { oldOneIcons } from './old-one-token.tsx'
import type { Preview } from './preview.ts'
import { Shambler } from './shambler.tsx'
import { spinInWords } from './spin-words.ts'
import { ELDRITCH, Tentacle } from './tentacle.tsx'
import { siteIcons } from './town.tsx'

const WIDTH = 400
const HEIGHT = 206
const TOWN = { width: 78, height: 66 }
const WHEEL = { x: 128, y: 106, radius: 36 }
const corners = [
  { x: 89, y: 0 },
  { x: 178, y: 52 },
  { x: 134, y: 140 },
  { x: 44, y: 140 },
  { x: 0, y: 52 },
] as const

/** The whole chart as small as a phone needs it: who is where, how the Great Old One and the book stand. */
export function SmallMap({
  table,
  lit,
  preview,
}: {
  table: TecTable
  lit: ReadonlyMap<string, Light>
  preview: Preview
}) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`The whole chart. ${spinInWords(table)}`}
    >
      <rect width={WIDTH} height={HEIGHT} rx={4} fill={SEA_PAPER} />
      <circle
        cx={WHEEL.x}
        cy={WHEEL.y}
        r={60}
        fill="none"
        stroke={LAPIS}
        strokeWidth={0.6}
        opacity=".5"
      />
      <SmallWheel stop={table.stop} />
      {corners.map((corner, position) => (
        <g key={corner.x + corner.y} transform={`translate(${corner.x},${corner.y})`}>
          <SmallTown table={table} position={position} />
          <Lit light={lit.get(`town:${position}`)} />
        </g>
      ))}
      <SmallOldOne table={table} />
      <SmallBook table={table} preview={preview} />
      <SmallLair table={table} />
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
          <path
            d="M0 -31L7 -12H2.500L2 16c5 6 -6 10 -2 15c-10 -4 0 -9 -2 -15L-2.500 -12H-7Z"
            fill={PAPER}
          />
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
  const step = Math.min(22, 50 / Math.max(1, here.length))
  return (
    <>
      <rect width={TOWN.width} height={TOWN.height} rx={3} fill={PAPER} stroke={NAVY} />
      <path
        d={`M0 3a3 3 0 0 1 3 -3h${TOWN.width - 6}a3 3 0 0 1 3 3v17h${-TOWN.width}z`}
        fill={NAVY}
      />
      <Glyph name={siteIcons[siteAt(town.site).key]} x={13} y={10} size={17} fill={BRASS} />
      {shamblers.map((colour, i) => (
        // A Shambler is its place on the track.
        // oxlint-disable-next-line react/no-array-index-key
        <Shambler key={i} colour={colour} x={34 + i * 18} y={10} size={15} />
      ))}
      {town.madness.map((count, colour) => (
        // A track is its colour.
        // oxlint-disable-next-line react/no-array-index-key
        <g key={colour} opacity={count === 0 ? 0.4 : 1}>
          <Tentacle kind={colour} x={9 + colour * 26} y={31} size={11} />
          <Lettering x={19 + colour * 26} y={36} size={13} weight={800} fill={NAVY}>
            {count}
          </Lettering>
        </g>
      ))}
      {table.oldOne === position ? (
        <g transform="translate(14,53)">
          <circle r={11.5} fill={DEEP} stroke={BRASS} strokeWidth={1.5} />
          <Glyph
            name={oldOneIcons[table.settings.greatOldOne]}
            x={0}
            y={0}
            size={17}
            fill={BRASS}
          />
        </g>
      ) : null}
      {here.map((character, i) => (
        <CharacterShape
          key={character}
          table={table}
          character={character}
          x={(table.oldOne === position ? 37 : 14) + i * step}
          y={53}
          size={19}
        />
      ))}
    </>
  )
}

const RIGHT = 264
const ACROSS = WIDTH - RIGHT

function SmallOldOne({ table }: { table: TecTable }) {
  const oldOne = table.settings.greatOldOne
  const track = ['', ...strengthTrack(oldOne, table.phase)]
  const step = (ACROSS - 16) / track.length
  return (
    <g transform={`translate(${RIGHT},0)`}>
      <rect width={ACROSS} height={76} rx={3} fill={DEEP} stroke={BRASS} />
      <Lettering
        x={8}
        y={19}
        size={16}
        anchor="start"
        face="var(--display)"
        weight={400}
        fill={PAPER}
      >
        {oldOneNames[oldOne]}
      </Lettering>
      {Array.from({ length: ENERGY_SPACES }, (_, space) => (
        // A space is its place on the track.
        // oxlint-disable-next-line react/no-array-index-key
        <g key={space} opacity={space < table.energy ? 1 : 0.5}>
          <circle
            cx={ACROSS - 30 + space * 19}
            cy={14}
            r={8.5}
            fill={space < table.energy ? '#3a4a60' : 'none'}
            stroke={BRASS}
            strokeDasharray={space < table.energy ? undefined : '3 2'}
          />
          {space < table.energy ? (
            <Tentacle kind={ELDRITCH} x={ACROSS - 30 + space * 19} y={14} size={12} />
          ) : null}
        </g>
      ))}
      {track.map((number, box) => (
        // A box is its place on the track.
        // oxlint-disable-next-line react/no-array-index-key
        <g key={box}>
          <rect
            x={8 + box * step}
            y={28}
            width={step - 1.5}
            height={18}
            fill={box === table.strength ? BRASS : box === track.length - 1 ? BLOOD : 'none'}
            stroke={BRASS}
            strokeWidth={0.8}
          />
          <Lettering
            x={8 + box * step + step / 2 - 0.7}
            y={41.5}
            size={13}
            weight={800}
            fill={box === table.strength ? DEEP : '#fff'}
          >
            {number}
          </Lettering>
        </g>
      ))}
      {table.portals.map((seal, portal) => {
        const x = 17 + portal * 20.5
        const isOpen = seal === OPEN
        return (
          // A portal location is its place on the mat.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={portal} opacity={table.phase === 1 ? 0.55 : 1}>
            <path
              d={`M${x - 8} 72v-11a8 8 0 0 1 16 0v11z`}
              fill={isOpen ? inkOf(portalColour(portal)) : BRASS}
            />
            {isOpen ? (
              <Lettering x={x} y={69} size={12} weight={800} fill="#fff">
                {'FRG'[portalColour(portal)]}
              </Lettering>
            ) : (
              <Tentacle kind={seal} x={x} y={65} size={10} />
            )}
          </g>
        )
      })}
    </g>
  )
}

function SmallBook({ table, preview }: { table: TecTable; preview: Preview }) {
  const placed = table.rows.reduce((sum, row) => sum + row, 0)
  const sealed = table.portals.filter((seal) => seal !== OPEN).length
  return (
    <g transform={`translate(${RIGHT},80)`}>
      <rect width={ACROSS} height={66} rx={3} fill={VELLUM} stroke={SEPIA} />
      {table.rows.flatMap((count, row) =>
        Array.from({ length: COLUMNS }, (_, column) => (
          <rect
            key={`${row}-${column}`}
            x={8 + column * 13}
            y={6 + row * 11}
            width={11}
            height={9}
            fill={
              column < count
                ? '#5b3d12'
                : column < count + (preview.rows[row] ?? 0)
                  ? '#c9a35a'
                  : '#f6eedb'
            }
            stroke={SEPIA}
            strokeWidth={0.6}
          />
        )),
      )}
      <Lettering x={104} y={30} size={21} weight={800} fill={SEPIA}>
        {table.phase === 1 ? placed : sealed}
      </Lettering>
      <Lettering x={104} y={48} size={13} weight={500} fill={SEPIA}>
        {table.phase === 1 ? `of ${PAGE_TOKENS} pages` : `of ${PORTALS} seals`}
      </Lettering>
    </g>
  )
}

function SmallLair({ table }: { table: TecTable }) {
  return (
    <g transform={`translate(${RIGHT},150)`}>
      <rect width={ACROSS} height={56} rx={3} fill={PAPER} stroke={NAVY} />
      {table.lairShamblers.map((count, colour) => {
        const x = 24 + colour * 44
        return (
          // An area is its colour.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={colour}>
            <Shambler colour={colour} x={x - 8} y={16} size={19} />
            <Lettering x={x + 12} y={21} size={15} weight={800} fill={NAVY}>
              {count}
            </Lettering>
            <Tentacle kind={colour} x={x - 8} y={42} size={13} />
            <Lettering x={x + 12} y={47} size={15} weight={800} fill={NAVY}>
              {table.lair[colour] ?? 0}
            </Lettering>
          </g>
        )
      })}
    </g>
  )
}
