import { Glyph, LampRect, Lettering, Lookable, SeatShape, Target } from '@eldertable/board-kit'
import { counted } from '@eldertable/kernel'
import type { Sanctuary } from '../state.ts'
import { iconOf } from './icons.ts'
import { DIM, FADED, FILM, INK, PAPER, SEA_INK, SILVER, SLATE } from './inks.ts'
import { LARGE } from './layout.ts'
import type { I32Table, Parts } from './table.ts'
import { billed } from './words.ts'

export const SANCTUARY = { width: 172 }
const ROW = 80
/** With more of them there is no room for what they store. */
export const SANCTUARIES_WITH_STORES = 2

/** Every sanctuary that is open: locks, mythos, what is stored and who is inside. */
export function Sanctuaries(parts: Parts) {
  const open = parts.table.corners.flatMap((one, corner) => (one === null ? [] : [{ one, corner }]))
  if (open.length === 0) return <NoSanctuary />
  const height = open.length === 1 ? LARGE.height : open.length === 2 ? ROW : 52
  return open.map(({ one, corner }, place) => (
    <g key={corner} transform={`translate(0,${place * (height + 4)})`}>
      <OneSanctuary {...parts} {...{ one, corner, height }} />
    </g>
  ))
}

function NoSanctuary() {
  return (
    <Lookable id="sanctuaries:0" label="Sanctuary: none found yet">
      <rect
        width={SANCTUARY.width}
        height={LARGE.height}
        rx={4}
        fill="none"
        stroke="#55666b"
        strokeDasharray="6 4"
      />
      <Glyph name="family-house" x={SANCTUARY.width / 2} y={56} size={52} fill={FADED} />
      <Lettering x={SANCTUARY.width / 2} y={108} size={17.5} fill={SILVER}>
        Sanctuary
      </Lettering>
      <Lettering x={SANCTUARY.width / 2} y={130} size={16.5} weight={500} fill={DIM}>
        none found yet
      </Lettering>
    </Lookable>
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
  const { width } = SANCTUARY
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
        <text
          x={47}
          y={19}
          fontSize={16.5}
          fontFamily="var(--face-i32)"
          fill={INK}
          textLength={billed(one.card).length > 11 ? width - 54 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {billed(one.card)}
        </text>
        <Locks count={one.locks} />
        <Glyph name="star-swirl" x={width - 34} y={37} size={17} fill={SEA_INK} />
        <Lettering x={width - 12} y={43} size={17} fill={INK}>
          {one.mythos}
        </Lettering>
        {height > 60 ? <Inside table={table} corner={corner} y={62} /> : null}
      </Target>
      {light === undefined ? null : <LampRect light={light} x={0} y={0} {...{ width, height }} />}
      {height > 60 ? (
        <Stored
          {...parts}
          cards={one.cards}
          y={height > ROW ? 84 : 48}
          x={height > ROW ? 46 : 96}
        />
      ) : null}
    </>
  )
}

/** Locks as padlocks; a broken one is gone. */
function Locks({ count }: { count: number }) {
  if (count === 0)
    return (
      <Lettering x={48} y={43} size={16} anchor="start" fill="#96301f">
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

/** What lies in the store, each card a target. */
function Stored({
  cards,
  x,
  y,
  lit,
  onAim,
  onPick,
}: Parts & {
  cards: readonly number[]
  x: number
  y: number
}) {
  return cards.map((card, place) => {
    const id = `card:${card}`
    const light = lit.get(id)
    const box = {
      x: x + (place % 4) * 30,
      y: y + Math.floor(place / 4) * 30,
      width: 27,
      height: 27,
    }
    return (
      <g key={card}>
        <Target {...{ id, light, onAim, onPick }} label={billed(card)}>
          <rect {...box} rx={3} fill="#fff" stroke={INK} />
          <Glyph name={iconOf(card)} x={box.x + 13.5} y={box.y + 13.5} size={21} fill={INK} />
        </Target>
        {light === undefined ? null : <LampRect light={light} {...box} />}
      </g>
    )
  })
}
