import { Glyph, LampRect, SeatShape, Target, useReadable } from '@eldertable/board-kit'
import { at, capital } from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'
import { cannotPlace, isThrong, totalOf } from '../rules/throngs.ts'
import { DIRECTOR, DIRECTOR_THRONGS, POOL_THRONGS } from '../state.ts'
import { figureOf, percentOf } from '../text/chances.ts'
import { openState, throngName } from '../text/telling.ts'
import { billed } from '../text/names.ts'
import { FineLine } from './fitted.tsx'
import { RowHeading } from './front.tsx'
import { iconOf } from './icons.ts'
import { BLOOD, EDGE, INK, SILVER } from './inks.ts'
import { HEADING, slotsShown, THRONG } from './layout.ts'
import { Lettering } from './legible.tsx'
import { sidesWithThrongs } from './shown.ts'
import type { I32Props, I32Table, Parts } from './table.ts'
import { short, telling } from './words.ts'

const STEP = THRONG.width + THRONG.gap
const CARD = { width: 48, height: 58 }

/** All throngs: the director's in a row, and those of seats that have fallen. */
export function Throngs(props: I32Props & { isFirst: boolean }) {
  const { table, seats, reader, lit, onAim, onPick } = props
  const sides = sidesWithThrongs(table, reader)
  const isDirector = reader !== null && reader === table.director
  return (
    <g>
      <RowHeading
        y={0}
        title={
          isDirector ? 'Your throngs' : props.isFirst ? 'The throngs' : 'The director’s throngs'
        }
        note="a throng attacks with all its values together"
      />
      {placed(table, sides).map(({ throng, row, place }) => (
        <g
          key={throng}
          transform={`translate(${place * STEP},${HEADING + row * (THRONG.height + THRONG.gap)})`}
        >
          <ThrongBox {...{ table, lit, onAim, onPick, throng, seats }} />
        </g>
      ))}
    </g>
  )
}

interface Placed {
  throng: number
  row: number
  place: number
}

/** The director's six in a row of their own, those of fallen seats side by side in others; the reader's come first. */
function placed(table: I32Table, sides: readonly number[]): Placed[] {
  const own = sides.indexOf(DIRECTOR)
  const isDirectorFirst = own === 0
  const fallen = sides
    .filter((side) => side !== DIRECTOR)
    .flatMap((side) => slotsShown(table, side))
  const rows = Math.ceil(fallen.length / DIRECTOR_THRONGS)
  const inRows = (throngs: readonly number[], first: number): Placed[] =>
    throngs.map((throng, i) => ({
      throng,
      row: first + Math.floor(i / DIRECTOR_THRONGS),
      place: i % DIRECTOR_THRONGS,
    }))
  return [
    ...inRows(slotsShown(table, DIRECTOR), isDirectorFirst ? 0 : rows),
    ...inRows(fallen, isDirectorFirst ? 1 : 0),
  ]
}

export function ThrongBox({
  throng,
  seats,
  ...parts
}: Parts & { throng: number; seats: I32Props['seats'] }) {
  const { table, lit, onAim, onPick } = parts
  const { width, height } = THRONG
  const one = at(table.throngs, throng)
  const id = `throng:${throng}`
  const light = lit.get(id)
  const s = openState({ table })
  const isLocked = !isThrong(one) && cannotPlace(s, throng) === 'not-established'
  const total = totalOf(s, throng)
  const label = throngInWords(table, throng, seats)
  return (
    <>
      <Target {...{ id, light, onAim, onPick, label }}>
        <rect
          {...{ width, height }}
          rx={4}
          fill={isLocked ? '#0b0e0f' : '#161c1e'}
          stroke={isThrong(one) ? EDGE : '#34444a'}
          strokeDasharray={isThrong(one) ? undefined : '5 4'}
        />
        {isLocked ? <Glyph name="padlock" x={width / 2} y={60} size={26} fill="#6d7d82" /> : null}
        <Owner {...{ table, throng }} />
        {total > 0 ? <Attack value={total} /> : null}
      </Target>
      {light === undefined ? null : <LampRect light={light} x={0} y={0} {...{ width, height }} />}
      <ThrongCards {...parts} throng={throng} />
    </>
  )
}

/** Larger than this, the word beside a seat's mark would be under the attack value. */
const ROOMY = 21.5

/** Whose it is: a number, and the mark of a seat that plays monsters. */
function Owner({ table, throng }: { table: I32Table; throng: number }) {
  const isRoomy = useReadable(ROOMY)
  const place = throng - DIRECTOR_THRONGS
  if (place < 0)
    return (
      <Lettering x={10} y={24} size={19} anchor="start" fill={SILVER}>
        {`Throng ${throng + 1}`}
      </Lettering>
    )
  const { seat } = at(table.pools, Math.floor(place / POOL_THRONGS))
  return (
    <g>
      <SeatShape {...{ seat }} x={18} y={17} size={22} />
      <Lettering x={34} y={24} size={19} anchor="start" fill={SILVER}>
        {`${isRoomy ? 'Throng ' : ''}${(place % POOL_THRONGS) + 1}`}
      </Lettering>
    </g>
  )
}

/** What it attacks with, and how often that hits. */
function Attack({ value }: { value: number }) {
  const x = THRONG.width - 44
  return (
    <g>
      <path d={`M${x} 6h38v24h-38z`} fill={BLOOD} />
      <Lettering x={x + 19} y={25.5} size={21} weight={800} fill="#fff">
        {value}
      </Lettering>
    </g>
  )
}

function ThrongCards({ throng, ...parts }: Parts & { throng: number }) {
  const { table, lit, onAim, onPick } = parts
  const { cards, terrors } = at(table.throngs, throng)
  const all = [...cards, ...terrors]
  if (all.length === 0) return null
  const step = Math.min(
    CARD.width + 5,
    (THRONG.width - 12 - CARD.width) / Math.max(1, all.length - 1),
  )
  return all.map((card, place) => {
    const light = lit.get(`card:${card}`)
    const box = { x: 6 + place * step, y: 34, ...CARD }
    return (
      <g key={card}>
        <Target
          id={`card:${card}`}
          label={`${billed(card)}, value ${cardAt(card).value}`}
          {...{ light, onAim, onPick }}
        >
          <MonsterCard card={card} {...box} isTerror={terrors.includes(card)} />
        </Target>
        {light === undefined ? null : <LampRect light={light} {...box} />}
      </g>
    )
  })
}

/** A monster in a throng: its shape, its value, and its name where that can be read. */
function MonsterCard({
  card,
  x,
  y,
  width,
  height,
  isTerror,
}: {
  card: number
  x: number
  y: number
  width: number
  height: number
  isTerror: boolean
}) {
  return (
    <g>
      <rect
        {...{ x, y, width, height }}
        rx={3}
        fill={isTerror ? '#c9d3d5' : '#dfe6e7'}
        stroke={isTerror ? BLOOD : INK}
        strokeWidth={isTerror ? 2.5 : 1}
      />
      <Glyph name={iconOf(card)} x={x + width / 2 - 5} y={y + 24} size={33} fill={INK} />
      <rect x={x + width - 22} y={y + 1} width={21} height={21} rx={2} fill="#dfe6e7" />
      <Lettering x={x + width - 11.5} y={y + 18.5} size={20} weight={800} fill={BLOOD}>
        {cardAt(card).value}
      </Lettering>
      <ShortName card={card} x={x + width / 2} y={y + height - 5} room={width - 4} />
    </g>
  )
}

const SMALL_NAME = 14.5
/** How wide a letter is, in parts of its size. */
const LETTER = 0.47

function ShortName({ card, x, y, room }: { card: number; x: number; y: number; room: number }) {
  const name = short(card)
  const wide = Math.min(room, name.length * SMALL_NAME * LETTER)
  return (
    <FineLine x={x - wide / 2} size={SMALL_NAME} {...{ y, room }} isKept>
      {name}
    </FineLine>
  )
}

function throngInWords(table: I32Table, throng: number, seats: I32Props['seats']): string {
  const t = telling(table, seats)
  const total = totalOf(openState({ table }), throng)
  const { cards, terrors } = at(table.throngs, throng)
  const name = capital(throngName(throng, t))
  if (total === 0) return `${name}, empty`
  return `${name}, attack ${total}, hits ${figureOf(total)} or less, ${percentOf(total)} percent: ${[...cards, ...terrors].map(billed).join(', ')}`
}
