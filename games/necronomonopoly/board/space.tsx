import {
  Glyph,
  LampRect,
  Lettering,
  SeatShape,
  seatShapes,
  Target,
  type Hands,
  type IconName,
  type Light,
} from '@eldertable/board-kit'
import { memo } from 'preact/compat'
import { spaceAt, TOLL } from '../pieces/spaces.ts'
import { BAND, cellOf, type Cell } from './ring.ts'
import { INK, localeInks, PAPER, VERDIGRIS } from './inks.ts'

/** The smallest lettering: 12 pixels where the board is smallest on a desktop. */
const LEAST = 15

interface SpaceProps extends Hands {
  /** What it stands for when it is pressed, if not for itself. */
  id?: string
  space: number
  owner: number
  label: string
  light: Light | undefined
}

/** One space of the ring: a Lot with its band, a Tome, a Gate, a Mythos space or a corner. */
export function Space({
  space,
  id = `space:${space}`,
  owner,
  label,
  light,
  onAim,
  onPick,
}: SpaceProps) {
  const cell = cellOf(space)
  return (
    <Target id={id} label={label} light={light} onAim={onAim} onPick={onPick}>
      <rect
        x={cell.x}
        y={cell.y}
        width={cell.width}
        height={cell.height}
        fill={PAPER}
        stroke={INK}
        strokeWidth={1}
      />
      <Face space={space} isFree={owner < 0} />
      {owner >= 0 ? (
        <Owner cell={cell} owner={owner} isTome={spaceAt(space).kind === 'tome'} />
      ) : null}
    </Target>
  )
}

/** The light of a space, drawn above its neighbours. */
export function SpaceLight({ space, light }: { space: number; light: Light }) {
  const { x, y, width, height } = cellOf(space)
  return <LampRect light={light} x={x} y={y} width={width} height={height} />
}

/** A Lot or a Tome that would change hands: framed, with a mark in the corner of its band, where it hides no name. */
export function OfferMark({ space }: { space: number }) {
  const cell = cellOf(space)
  const band = bandOf(cell)
  const x = band.x + (isFlat(cell) ? band.width - 13 : band.width / 2)
  const y = band.y + (isFlat(cell) ? band.height / 2 : band.height - 13)
  return (
    <g pointerEvents="none">
      <rect
        x={cell.x + 3}
        y={cell.y + 3}
        width={cell.width - 6}
        height={cell.height - 6}
        fill="none"
        stroke={VERDIGRIS}
        strokeWidth={4}
        strokeDasharray="10 5"
      />
      <circle cx={x} cy={y} r={13} fill={PAPER} stroke={VERDIGRIS} strokeWidth={2.5} />
      <Glyph name="shaking-hands" {...{ x, y }} size={19} fill={VERDIGRIS} />
    </g>
  )
}

/** Most of what is drawn, and the same for as long as nobody buys it: it is not drawn again with every light. */
const Face = memo(function Face({ space, isFree }: { space: number; isFree: boolean }) {
  const cell = cellOf(space)
  switch (spaceAt(space).kind) {
    case 'corner':
      return <CornerFace space={space} cell={cell} />
    case 'lot':
      return <LotFace space={space} cell={cell} isFree={isFree} />
    case 'mythos':
      return <MythosFace cell={cell} />
    case 'tome':
      return <PortalFace space={space} cell={cell} icon="evil-book" price={isFree} />
    case 'gate':
      return <PortalFace space={space} cell={cell} icon="magic-portal" price={false} />
  }
})

const isFlat = ({ side }: Cell): boolean => side === 'top' || side === 'bottom'

/** The middle of what the band leaves free. */
function middleOf(cell: Cell): { x: number; y: number } {
  const y = cell.y + cell.height / 2
  if (cell.side === 'left') return { x: cell.x + (cell.width - BAND) / 2, y }
  if (cell.side === 'right') return { x: cell.x + BAND + (cell.width - BAND) / 2, y }
  return { x: cell.x + cell.width / 2, y }
}

function bandOf({ x, y, width, height, side }: Cell) {
  switch (side) {
    case 'top':
      return { x, y: y + height - BAND, width, height: BAND }
    case 'left':
      return { x: x + width - BAND, y, width: BAND, height }
    case 'right':
      return { x, y, width: BAND, height }
    default:
      return { x, y, width, height: BAND }
  }
}

function LotFace({ space, cell, isFree }: { space: number; cell: Cell; isFree: boolean }) {
  const { locale, cost } = spaceAt(space)
  if (locale === null) return null
  const { ink, letter } = localeInks[locale]
  const band = bandOf(cell)
  const flat = isFlat(cell)
  const lines = spaceAt(space).short
  const { x, y } = middleOf(cell)
  const top = flat
    ? cell.side === 'bottom'
      ? cell.y + BAND + 18
      : cell.y + 18
    : y - (lines.length > 1 ? 11 : 4)
  const priceY = flat ? (cell.side === 'bottom' ? cell.y + cell.height - 8 : band.y - 7) : y + 20.5
  return (
    <>
      <rect {...band} fill={ink} stroke={INK} strokeWidth={1} />
      <Lettering
        x={band.x + (flat ? 10 : BAND / 2)}
        y={band.y + (flat ? BAND / 2 : 11) + 5}
        size={LEAST}
        weight={800}
        fill="#fff"
      >
        {letter}
      </Lettering>
      <Lines lines={lines} x={x} y={top} />
      {isFree ? (
        <Lettering x={x} y={priceY} size={16} weight={800} fill={VERDIGRIS}>
          {cost}
        </Lettering>
      ) : null}
    </>
  )
}

function Lines({
  lines,
  x,
  y,
  anchor,
}: {
  lines: readonly string[]
  x: number
  y: number
  anchor?: 'start'
}) {
  return lines.map((line, i) => (
    <Lettering key={line} x={x} y={y + i * 15} size={LEAST} fill={INK} anchor={anchor ?? 'middle'}>
      {line}
    </Lettering>
  ))
}

function MythosFace({ cell }: { cell: Cell }) {
  const { x, y } = middleOf(cell)
  const flat = isFlat(cell)
  return (
    <>
      <Glyph
        name="ringed-tentacle"
        x={x}
        y={flat ? y - 7 : y - 8}
        size={flat ? 32 : 27}
        fill={VERDIGRIS}
      />
      <Lettering
        x={x}
        y={flat ? cell.y + cell.height - 13 : y + 20}
        size={LEAST}
        face="var(--display)"
        weight={400}
        fill={VERDIGRIS}
        italic
      >
        Mythos
      </Lettering>
    </>
  )
}

function PortalFace({
  space,
  cell,
  icon,
  price,
}: {
  space: number
  cell: Cell
  icon: IconName
  price: boolean
}) {
  const lines = spaceAt(space).short
  const { cost } = spaceAt(space)
  const middle = cell.y + cell.height / 2
  if (isFlat(cell)) {
    const x = cell.x + cell.width / 2
    return (
      <>
        <Glyph name={icon} x={x} y={cell.y + 18} size={25} fill={INK} />
        <Lines lines={lines} x={x} y={cell.y + 45} />
        {price ? (
          <Lettering x={x} y={cell.y + cell.height - 7} size={LEAST} weight={800} fill={VERDIGRIS}>
            {cost}
          </Lettering>
        ) : null}
      </>
    )
  }
  return (
    <>
      <Glyph name={icon} x={cell.x + 16} y={middle} size={24} fill={INK} />
      <Lines lines={lines} x={cell.x + 31} y={middle - (cost > 0 ? 9 : 3)} anchor="start" />
      {price ? (
        <Lettering
          x={cell.x + 31}
          y={middle + 20.5}
          size={LEAST}
          weight={800}
          fill={VERDIGRIS}
          anchor="start"
        >
          {cost}
        </Lettering>
      ) : null}
    </>
  )
}

const corners: Readonly<
  Record<number, { icon: IconName; name: string; note: string; ink: string }>
> = {
  0: { icon: 'long-antennae-bug', name: 'Mi-Go', note: `lose ${TOLL}`, ink: VERDIGRIS },
  10: { icon: 'zigzag-cage', name: 'Asylum', note: 'just visiting', ink: VERDIGRIS },
  20: { icon: 'candle-flame', name: 'Silence', note: 'rest a while', ink: VERDIGRIS },
  30: { icon: 'handcuffs', name: 'Committed', note: 'to the Asylum', ink: '#96301f' },
}

function CornerFace({ space, cell }: { space: number; cell: Cell }) {
  const corner = corners[space]
  if (corner === undefined) return null
  const x = cell.x + cell.width / 2
  return (
    <>
      <rect
        x={cell.x + 4}
        y={cell.y + 4}
        width={cell.width - 8}
        height={cell.height - 8}
        fill="none"
        stroke={INK}
        strokeWidth={0.7}
      />
      <Glyph name={corner.icon} x={x} y={cell.y + 29} size={40} fill={corner.ink} />
      <Lettering x={x} y={cell.y + 64} size={17} face="var(--display-sc)" weight={400} fill={INK}>
        {corner.name}
      </Lettering>
      <Lettering x={x} y={cell.y + 78} size={LEAST} weight={500} fill={INK}>
        {corner.note}
      </Lettering>
    </>
  )
}

/** Whose it is: the shape of the seat, and its letter beside it where it can be read. */
function Owner({ cell, owner, isTome }: { cell: Cell; owner: number; isTome: boolean }) {
  const { x, y, width, height, side } = cell
  if (isFlat(cell)) {
    const up = side === 'top' && !isTome ? BAND + 13 : 13
    return <OwnerTag owner={owner} x={x + width / 2} y={y + height - up} />
  }
  const down = y + height / 2 + 15
  return <OwnerTag owner={owner} x={isTome ? x + 46 : middleOf(cell).x} y={down} />
}

function OwnerTag({ owner, x, y }: { owner: number; x: number; y: number }) {
  return (
    <>
      <SeatShape seat={owner} x={x - 9} y={y} size={18} isBare />
      <Lettering x={x + 9} y={y + 5.5} size={16} weight={800} fill={INK}>
        {seatShapes[owner]?.letter}
      </Lettering>
    </>
  )
}
