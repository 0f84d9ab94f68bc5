import { Glyph, LampRect, Target } from '@eldertable/board-kit'
import { GENERAL, holderOf, isHeld, type Survivor } from '../state.ts'
import { billed } from '../text/names.ts'
import { Billing, FineLine } from './fitted.tsx'
import { iconOf } from './icons.ts'
import { BLOOD, FILM, INK, PAPER, SEA_INK, SILVER, SLATE } from './inks.ts'
import { Lettering } from './legible.tsx'
import { Stats } from './stats.tsx'
import {
  Counts,
  PoolShape,
  Stars,
  survivorInWords,
  whereInWords,
  type OnePart,
} from './survivor-marks.tsx'
import { short } from './words.ts'

/** Anybody else in play, in short: in a row below, or in the director's cast, where there is more room. */
export function SmallSurvivor(part: OnePart & { width: number; height: number }) {
  const { one, seat, isAsked, lit, onAim, onPick, table, width, height, counts = [] } = part
  const id = `card:${one.card}`
  const light = lit.get(id)
  const isTall = height > 116
  const portrait = isTall ? 62 : 46
  const left = portrait + 7
  const room = width - left - 8
  const where = one.area === GENERAL ? '' : whereInWords(table, one)
  const away = where === '' ? 0 : AWAY
  return (
    <>
      <Target {...{ id, light, onAim, onPick }} label={survivorInWords(table, one, counts)}>
        <rect {...{ width, height }} rx={4} fill={PAPER} stroke={FILM} />
        <path d={`M4 0H${portrait}V${height}H4a4 4 0 0 1 -4 -4V4a4 4 0 0 1 4 -4z`} fill={SLATE} />
        <Glyph
          name={iconOf(one.card)}
          x={portrait / 2}
          y={height / 2 + 12}
          size={portrait - 6}
          fill={SILVER}
        />
        <PoolShape {...{ table, seat, one }} x={15} y={15} size={22} />
        <Stars count={one.stars} x={width - 16} y={15} />
        <Counts {...{ counts }} x={14} y={40} />
        <Billing x={left} y={22} size={19} room={room - (one.stars > 0 ? 26 : 0)}>
          {billed(one.card)}
        </Billing>
        <SmallTokens {...{ one }} left={left + (isTall ? 0 : away)} y={isTall ? 88 : height - 10} />
        {where === '' ? null : (
          <Away {...{ table, one, room, where }} {...awayPlace({ one, left, height, isTall })} />
        )}
      </Target>
      {light === undefined ? null : <LampRect light={light} x={0} y={0} {...{ width, height }} />}
      <Stats
        {...{ one, isAsked, lit, onAim, onPick }}
        place={{
          x: left,
          y: 29,
          width: room,
          height: isTall ? 40 : height > 94 ? 37 : 33,
          size: isTall ? 22 : 18.5,
          sign: isTall ? 15 : 13,
        }}
      />
      <SmallHeld
        {...part}
        {...heldRoom({ one, left: left + (isTall ? 0 : away), width, height, isTall })}
      />
    </>
  )
}

/** Held, or behind locks: by what. */
function Away({
  table,
  one: { area, card },
  left,
  where,
  y,
  room,
  isNamed,
}: Pick<OnePart, 'table' | 'one'> & {
  left: number
  where: string
  y: number
  room: number
  isNamed: boolean
}) {
  const place = isHeld(area) ? holderOf(area) : (table.corners[area]?.card ?? card)
  const fill = isHeld(area) ? BLOOD : SEA_INK
  return (
    <g>
      <rect x={left - 2} y={y - 11} width={24} height={22} rx={2} {...{ fill }} />
      <Glyph name={iconOf(place)} x={left + 10} y={y} size={18} fill="#fff" />
      {isNamed ? (
        <FineLine x={left + 27} y={y + 5.5} size={17} room={room - 27} fill={fill}>
          {where}
        </FineLine>
      ) : null}
    </g>
  )
}

/** Where that stands so that neither cards nor spoints lie over it: with its name only where there is a line for it. */
export function awayPlace({
  one,
  left,
  height,
  isTall,
}: {
  one: Pick<Survivor, 'mythos' | 'cards'>
  left: number
  height: number
  isTall: boolean
}): { left: number; y: number; isNamed: boolean } {
  if (!isTall) return { left, y: height - 14, isNamed: false }
  if (one.cards.length === 0) return { left, y: height - 14, isNamed: true }
  return { left: left + besideTokens(one), y: 81, isNamed: false }
}

function SmallTokens({ one, y, left }: { one: Survivor; y: number; left: number }) {
  return (
    <g>
      <Glyph name="sundial" x={left + 8} y={y - 5} size={16} fill={SEA_INK} />
      <Lettering x={left + 19} y={y} size={19} anchor="start" fill={INK}>
        {one.rest}
      </Lettering>
      {one.mythos > 0 ? (
        <>
          <Glyph name="star-swirl" x={left + 43} y={y - 5} size={16} fill={SEA_INK} />
          <Lettering x={left + 54} y={y} size={19} anchor="start" fill={INK}>
            {one.mythos}
          </Lettering>
        </>
      ) : null}
    </g>
  )
}

/** Where its cards lie: below the spoints, or at the right of them. */
export function heldRoom({
  one,
  left,
  width,
  height,
  isTall,
}: {
  one: Pick<Survivor, 'mythos'>
  left: number
  width: number
  height: number
  isTall: boolean
}): Room {
  const y = isTall ? 93 : height - 28
  const first = isTall && width >= NAMED ? left : left + besideTokens(one)
  return { x: first, y, room: width - 6 - first }
}

interface Room {
  x: number
  y: number
  room: number
}

/** What the picture of a sanctuary takes, or of what holds somebody. */
const AWAY = 26
/** What spoints take beside the cards, and spoints with mythos. */
const REST_TOKENS = 42
const BOTH_TOKENS = 78
const besideTokens = ({ mythos }: Pick<Survivor, 'mythos'>): number =>
  mythos > 0 ? BOTH_TOKENS : REST_TOKENS
/** From so much on a card has room for its name. */
const NAMED = 225
const CHIP = 24

const WIDEST = 110

/** How wide each of this many cards may be: one alone has the whole room, so that its name fits in. */
export const chipIn = (room: number, cards: number): number =>
  Math.min(WIDEST, room / Math.max(1, cards) - 3)

/** Its cards, with their names where there is room, or else as icons from the right. */
function SmallHeld({
  one,
  lit,
  onAim,
  onPick,
  x,
  y,
  room,
  width,
}: OnePart & Room & { width: number }) {
  const isNamed = width >= NAMED
  const wide = isNamed ? chipIn(room, one.cards.length) : CHIP
  return one.cards.map((card, place) => {
    const id = `card:${card}`
    const light = lit.get(id)
    const left = isNamed ? x + place * (wide + 3) : x + room - CHIP - place * (CHIP + 3)
    const box = { x: left, y, width: wide, height: CHIP }
    return (
      <g key={card}>
        <Target {...{ id, light, onAim, onPick }} label={billed(card)}>
          <rect {...box} rx={3} fill="#fff" stroke={INK} />
          <Glyph name={iconOf(card)} x={box.x + 11.5} y={box.y + 11.5} size={18} fill={INK} />
          {isNamed ? (
            <FineLine x={box.x + 22} y={box.y + 17} size={15} room={wide - 25}>
              {short(card)}
            </FineLine>
          ) : null}
        </Target>
        {light === undefined ? null : <LampRect light={light} {...box} />}
      </g>
    )
  })
}
