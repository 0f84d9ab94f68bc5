import { Glyph, LampRect, Inspectable, SeatShape, Target } from '@eldertable/board-kit'
import { counted } from '@eldertable/kernel'
import type { Sanctuary } from '../state.ts'
import { billed } from '../text/names.ts'
import { Billing } from './fitted.tsx'
import { iconOf } from './icons.ts'
import { DIM, FADED, FILM, INK, PAPER, SEA_INK, SILVER, SLATE } from './inks.ts'
import { LARGE, SANCTUARY } from './layout.ts'
import { Lettering } from './legible.tsx'
import type { I32Table, Parts } from './table.ts'

const ROW = 69
/** How many stored cards there is room for, by how many sanctuaries are open. */
const STORED = [0, 8, 3] as const

/** The stored cards that are drawn in their sanctuaries. */
export function storedShown({ corners }: I32Table): number[] {
  const open = corners.filter((one) => one !== null)
  return open.flatMap(({ cards }) => cards.slice(0, STORED[open.length] ?? 0))
}

/** Every sanctuary that is open: locks, mythos, what is stored and who is inside. */
export function Sanctuaries(parts: Parts) {
  const open = parts.table.corners.flatMap((one, corner) => (one === null ? [] : [{ one, corner }]))
  if (open.length === 0) return <NoSanctuary />
  const height = open.length === 1 ? LARGE.height : open.length === 2 ? ROW : 45
  return open.map(({ one, corner }, place) => (
    <g key={corner} transform={`translate(0,${place * (height + 4)})`}>
      <OneSanctuary {...parts} {...{ one, corner, height }} />
    </g>
  ))
}

function NoSanctuary() {
  return (
    <Inspectable id="sanctuaries:0" label="Sanctuary: none found yet">
      <rect
        width={SANCTUARY}
        height={LARGE.height}
        rx={4}
        fill="none"
        stroke="#55666b"
        strokeDasharray="6 4"
      />
      <Glyph name="family-house" x={SANCTUARY / 2} y={48} size={48} fill={FADED} />
      <Lettering x={SANCTUARY / 2} y={94} size={18} fill={SILVER} isFine>
        Sanctuary
      </Lettering>
      <Lettering x={SANCTUARY / 2} y={115} size={17} weight={500} fill={DIM} isFine>
        none found yet
      </Lettering>
    </Inspectable>
  )
}

function OneSanctuary({
  one,
  corner,
  height,
  ...parts
}: Parts & {
  one: Sanctuary
  corner: number
  height: number
}) {
  const { lit, onAim, onPick, table } = parts
  const width = SANCTUARY
  const id = `corner:${corner}`
  const light = lit.get(id)
  return (
    <>
      <Target
        {...{ id, light, onAim, onPick }}
        label={`${billed(one.card)}: ${counted(one.locks, 'lock')}, ${counted(one.mythos, 'mythos token')}`}
      >
        <rect {...{ width, height }} rx={4} fill={PAPER} stroke={FILM} />
        <path d={`M4 0H40V${height}H4a4 4 0 0 1 -4 -4V4a4 4 0 0 1 4 -4z`} fill={SLATE} />
        <Glyph name={iconOf(one.card)} x={20} y={height / 2} size={30} fill={SILVER} />
        <Billing x={47} y={19} size={18.5} room={width - 54}>
          {billed(one.card)}
        </Billing>
        <Locks count={one.locks} />
        <Glyph name="star-swirl" x={width - 34} y={37} size={17} fill={SEA_INK} />
        <Lettering x={width - 12} y={44} size={19} fill={INK}>
          {one.mythos}
        </Lettering>
        {height > 60 ? <Inside table={table} corner={corner} y={57} /> : null}
      </Target>
      {light === undefined ? null : <LampRect light={light} x={0} y={0} {...{ width, height }} />}
      <Stored
        {...parts}
        cards={one.cards.filter((card) => storedShown(table).includes(card))}
        place={height > ROW ? ROOMY : CLOSE}
      />
    </>
  )
}

/** Locks as padlocks; a broken one is gone. */
function Locks({ count }: { count: number }) {
  if (count === 0)
    return (
      <Lettering x={48} y={43} size={18.5} anchor="start" fill="#96301f">
        no locks
      </Lettering>
    )
  return Array.from({ length: count }, (_, lock) => (
    <Glyph key={lock} name="padlock" x={56 + lock * 19} y={36} size={18} fill={INK} />
  ))
}

/** The seats of those inside. */
function Inside({ table, corner, y }: { table: I32Table; corner: number; y: number }) {
  const seats = table.pools.flatMap(({ seat, survivors }) =>
    survivors.filter(({ area }) => area === corner).map(({ card }) => ({ seat, card })),
  )
  return seats.map(({ seat, card }, place) => (
    <SeatShape key={card} {...{ seat, y }} x={57 + place * 20} size={18} />
  ))
}

interface StorePlace {
  x: number
  y: number
  size: number
  /** To the next card: to the right, or to the left from the edge. */
  step: number
}

const ROOMY: StorePlace = { x: 46, y: 74, size: 28, step: 31 }
const CLOSE: StorePlace = { x: SANCTUARY - 26, y: 45, size: 22, step: -24 }
const PER_ROW = 4

/** What lies in the store, each card a target. */
function Stored({
  cards,
  place: { x, y, size, step },
  lit,
  onAim,
  onPick,
}: Parts & { cards: readonly number[]; place: StorePlace }) {
  return cards.map((card, i) => {
    const id = `card:${card}`
    const light = lit.get(id)
    const box = {
      x: x + (i % PER_ROW) * step,
      y: y + Math.floor(i / PER_ROW) * step,
      width: size,
      height: size,
    }
    return (
      <g key={card}>
        <Target {...{ id, light, onAim, onPick }} label={billed(card)}>
          <rect {...box} rx={3} fill="#fff" stroke={INK} />
          <Glyph
            name={iconOf(card)}
            x={box.x + size / 2}
            y={box.y + size / 2}
            size={size - 5}
            fill={INK}
          />
        </Target>
        {light === undefined ? null : <LampRect light={light} {...box} />}
      </g>
    )
  })
}
