import {
  Glyph,
  Lettering,
  Inspectable,
  type BoardProps,
  type IconName,
} from '@eldertable/board-kit'
import { memo, useState } from 'preact/compat'
import { type Icon, sectors, wheelIcons } from '../pieces/wheel.ts'
import { siteAt } from '../pieces/towns.ts'
import type { TecTable } from '../state.ts'
import { BRASS, DARK_BRASS, DEEP, inkOf, letterOf, PAPER } from './inks.ts'
import {
  FACE,
  HUB,
  RIM,
  STRIPS,
  WHEEL,
  angleOfStop,
  onWheel,
  ringPiece,
  sectorStart,
} from './layout.ts'
import { Tentacle } from './tentacle.tsx'
import { spinInWords } from './spin-words.ts'

/** TEC-WHEEL-8 */
const LEAST_TURNS = 2
const SECTOR = 24

const sectorIcons: Readonly<Partial<Record<Icon, IconName>>> = {
  lull: 'night-sleep',
  surge: 'big-wave',
  rift: 'star-swirl',
}
const omens: Readonly<Partial<Record<Icon, number>>> = { omenFear: 0, omenRage: 1, omenGreed: 2 }

/** The Wheel of Madness, the colour strips of the towns round it, and the spinner where the latest spin left it. */
export function Wheel({ table, moment }: { table: TecTable; moment: BoardProps['moment'] }) {
  return (
    <Inspectable id="wheel:0" label={spinInWords(table)}>
      <Face />
      {table.towns.map(({ site }, position) => (
        // A town is its place in the ring.
        // oxlint-disable-next-line react/no-array-index-key
        <Strips key={position} position={position} site={site} />
      ))}
      {table.stop < 0 ? null : <Spinner table={table} moment={moment} />}
      <circle cx={WHEEL.x} cy={WHEEL.y} r={9} fill={DARK_BRASS} stroke={DEEP} strokeWidth={2} />
    </Inspectable>
  )
}

const Face = memo(function Face() {
  const { x, y } = WHEEL
  return (
    <>
      <circle cx={x + 2} cy={y + 6} r={STRIPS + 1} fill="#000" opacity=".3" />
      <circle cx={x} cy={y} r={STRIPS + 1} fill={DEEP} />
      <circle cx={x} cy={y} r={RIM} fill={DARK_BRASS} stroke="#3a2a0c" strokeWidth={1.5} />
      <circle cx={x} cy={y} r={FACE + 1} fill={DEEP} />
      {sectors.map((icon, sector) => {
        const from = sectorStart(sector)
        const omen = omens[icon]
        const glyph = sectorIcons[icon]
        const middle = onWheel((HUB + FACE) / 2 + 3, from + SECTOR / 2)
        const plain = sector % 2 === 0 ? '#2a4060' : '#22344c'
        return (
          // A sector is its place on the wheel.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={sector}>
            <title>{`${wheelIcons[icon].name}: ${wheelIcons[icon].says}`}</title>
            <path
              d={ringPiece(HUB, FACE, from, from + SECTOR)}
              fill={omen === undefined ? plain : inkOf(omen)}
              stroke={BRASS}
              strokeWidth={sector % 3 === 0 ? 1 : 0.8}
            />
            {glyph === undefined ? null : <Glyph name={glyph} {...middle} size={22} fill={PAPER} />}
            {omen === undefined ? null : <Tentacle kind={omen} {...middle} size={19} />}
          </g>
        )
      })}
      <Rose />
    </>
  )
})

/** The compass rose in the middle. */
function Rose() {
  const { x, y } = WHEEL
  const ray = (length: number, angle: number, side: number): string =>
    `M${(x + length * Math.cos(angle)).toFixed(1)} ${(y + length * Math.sin(angle)).toFixed(1)}` +
    `L${(x + 7 * Math.cos(angle + side)).toFixed(1)} ${(y + 7 * Math.sin(angle + side)).toFixed(1)}L${x} ${y}Z`
  const rays = Array.from({ length: 16 }, (_, i) => {
    const length = i % 4 === 0 ? 40 : i % 2 === 0 ? 28 : 16
    return { length, angle: (i * Math.PI) / 8 }
  })
  return (
    <>
      <path d={rays.map(({ length, angle }) => ray(length, angle, 0.5)).join('')} fill={BRASS} />
      <path d={rays.map(({ length, angle }) => ray(length, angle, -0.5)).join('')} fill="#8a6a30" />
    </>
  )
}

/** The three colour strips of a Town Card, as they face the wheel. */
function Strips({ position, site }: { position: number; site: number }) {
  return siteAt(site).strips.map((colour, strip) => {
    const from = sectorStart(position * 3 + strip)
    const start = strip === 0 ? from + 1.6 : from
    const end = strip === 2 ? from + SECTOR - 1.6 : from + SECTOR
    const { x, y } = onWheel((RIM + STRIPS) / 2 + 0.5, from + SECTOR / 2)
    return (
      <g key={colour}>
        <path
          d={ringPiece(RIM + 1.5, STRIPS, start, end)}
          fill={inkOf(colour)}
          stroke={PAPER}
          strokeWidth={0.8}
        />
        <Lettering x={x} y={y + 5} size={16.5} weight={800} fill="#fff">
          {letterOf(colour)}
        </Lettering>
      </g>
    )
  })
}

/** Turns on to where the latest spin stopped, by at least two whole turns; whatever is picked next ends the motion. */
function Spinner({ table, moment }: { table: TecTable; moment: BoardProps['moment'] }) {
  const spin = `${table.turn}/${table.stop}`
  const [seen, setSeen] = useState({ spin, angle: angleOfStop(table.stop) })
  if (seen.spin !== spin) setSeen({ spin, angle: onwards(seen.angle, angleOfStop(table.stop)) })
  const isSpinning = moment.some(({ key }) => key === 'spins')
  return (
    <g transform={`translate(${WHEEL.x},${WHEEL.y})`} pointerEvents="none">
      <g
        style={{
          transform: `rotate(${seen.angle}deg)`,
          transition: isSpinning ? 'transform var(--d-wheel) cubic-bezier(.1,.75,.2,1)' : 'none',
        }}
      >
        <path
          d={`M0 ${4 - FACE}L13 -22L5 -26L4 40c10 12 -12 20 -4 30c6 8 14 2 12 -4c6 8 -2 18 -13 15c-16 -6 4 -24 -4 -41L-5 -26L-13 -22Z`}
          fill={PAPER}
          stroke={DEEP}
          strokeWidth={2}
        />
      </g>
    </g>
  )
}

function onwards(from: number, to: number): number {
  const rest = (((to - from) % 360) + 360) % 360
  return from + LEAST_TURNS * 360 + rest
}
