import {
  Glyph,
  LampRect,
  Lettering,
  litOf,
  SeatShape,
  Target,
  type IconName,
} from '@eldertable/board-kit'
import { counted } from '@eldertable/kernel'
import { GENERAL, holderOf, isHeld, type Survivor } from '../state.ts'
import { storeOn } from '../rules/tokens.ts'
import { statOf } from '../rules/survivors.ts'
import { STATS } from '../content/stats.ts'
import { factionOf } from '../text/card-words.ts'
import { cardName } from '../text/names.ts'
import { cornerName, openState } from '../text/telling.ts'
import { cardIn } from '../verbs.ts'
import { Billing } from './frame-card.tsx'
import { iconOf } from './icons.ts'
import { BLOOD, BRASS, DIM, FACE, FILM, INK, PAPER, SEA_INK, SILVER, SLATE } from './inks.ts'
import { LARGE, SMALL } from './layout.ts'
import { Stats, statWords } from './stats.tsx'
import type { I32Table, Parts } from './table.ts'
import { billed, short, telling } from './words.ts'

export interface OnePart extends Parts {
  one: Survivor
  seat: number
  /** Whether the open question is about it. */
  isAsked: boolean
}

const PORTRAIT = 84

/** A survivor of the reader's pool: portrait, stats, spoints, mythos and cards. */
export function LargeSurvivor(part: OnePart & { turn: string; width: number }) {
  const { one, seat, isAsked, lit, onAim, onPick, table, turn, width } = part
  const { height } = LARGE
  const id = `card:${one.card}`
  const light = lit.get(id)
  const inner = width - PORTRAIT - 22
  const left = PORTRAIT + 12
  return (
    <>
      <Target {...{ id, light, onAim, onPick }} label={survivorInWords(table, one)}>
        <rect {...{ width, height }} rx={4} fill={PAPER} stroke={FILM} strokeWidth={1.5} />
        <path d={`M4 0H${PORTRAIT}V${height}H4a4 4 0 0 1 -4 -4V4a4 4 0 0 1 4 -4z`} fill={SLATE} />
        <Glyph name={iconOf(one.card)} x={PORTRAIT / 2} y={58} size={72} fill={SILVER} />
        <SeatShape {...{ seat }} x={16} y={16} size={22} />
        <Stars count={one.stars} x={PORTRAIT - 16} y={18} />
        <Lettering x={PORTRAIT / 2} y={116} size={16.5} weight={500} fill={SILVER} isFine>
          {factionOf(one.card).replace(/s$/, '')}
        </Lettering>
        <TurnNote turn={turn} isNow={table.acting === one.card} />
        <Billing x={left} y={26} size={20} room={inner}>
          {billed(one.card)}
        </Billing>
        <Tokens {...{ one, left }} />
        <Whereabouts {...{ table, one }} x={left} y={height - 12} />
      </Target>
      {light === undefined ? null : <LampRect light={light} x={0} y={0} {...{ width, height }} />}
      <Stats
        {...{ one, isAsked, lit, onAim, onPick }}
        place={{ x: left, y: 36, width: inner, height: 48, size: 25, isNamed: true }}
      />
      <Held {...part} x={left} y={113} width={inner} />
    </>
  )
}

/** When it acts. */
function TurnNote({ turn, isNow }: { turn: string; isNow: boolean }) {
  if (turn === '') return null
  return (
    <g>
      {isNow ? <rect x={6} y={128} width={PORTRAIT - 12} height={25} fill={BRASS} /> : null}
      <Lettering
        x={PORTRAIT / 2}
        y={146}
        size={17}
        weight={isNow ? 800 : 500}
        fill={isNow ? INK : DIM}
      >
        {turn}
      </Lettering>
    </g>
  )
}

function Tokens({ one, left }: { one: Survivor; left: number }) {
  const tokens: { icon: IconName; words: string }[] = [
    { icon: 'sundial', words: `${one.rest} rest` },
    { icon: 'star-swirl', words: `${one.mythos} mythos` },
  ]
  return tokens.map(({ icon, words }, place) => (
    <g key={icon}>
      <Glyph name={icon} x={left + 9 + place * 82} y={98} size={19} fill={SEA_INK} />
      <Lettering x={left + 23 + place * 82} y={103.5} size={16.5} anchor="start" fill={INK}>
        {words}
      </Lettering>
    </g>
  ))
}

/** What it holds: at most two cards (I32-HOLD-1), each a target of its own. */
function Held({
  one,
  table,
  lit,
  onAim,
  onPick,
  x,
  y,
  width,
}: OnePart & { x: number; y: number; width: number }) {
  const wide = (width - 6) / 2
  return one.cards.map((card, place) => {
    const id = idOfHeld(lit, card)
    const light = lit.get(id)
    const box = { x: x + place * (wide + 6), y, width: wide, height: 28 }
    const tokens = storeOn(openState({ table }), card)
    const name = `${short(card)}${tokens > 0 ? ` ${tokens}` : ''}`
    return (
      <g key={card}>
        <Target
          {...{ id, light, onAim, onPick }}
          label={tokens > 0 ? `${billed(card)}, ${counted(tokens, 'mythos token')}` : billed(card)}
        >
          <rect {...box} rx={3} fill="#fff" stroke={INK} />
          <Glyph name={iconOf(card)} x={box.x + 14} y={y + 14} size={21} fill={INK} />
          <Lettering
            x={box.x + 27}
            y={y + 19.5}
            size={Math.min(16, ((wide - 30) / name.length) * 2)}
            anchor="start"
            fill={INK}
          >
            {name}
          </Lettering>
        </Target>
        {light === undefined ? null : <LampRect light={light} {...box} />}
      </g>
    )
  })
}

/** A card that is held stands for its use as a weapon while weapons are asked for. */
function idOfHeld(lit: Parts['lit'], card: number): string {
  const weapon = litOf(lit, 'weapon').find(({ number }) => cardIn(number) === card)
  return weapon === undefined ? `card:${card}` : `weapon:${weapon.number}`
}

/** Held, behind locks, or with first dibs used up. */
function Whereabouts({
  table,
  one,
  x,
  y,
}: {
  table: I32Table
  one: Survivor
  x: number
  y: number
}) {
  const words = whereInWords(table, one)
  if (words === '') return null
  return (
    <Lettering {...{ x, y }} size={16} anchor="start" fill={isHeld(one.area) ? BLOOD : SEA_INK}>
      {words}
    </Lettering>
  )
}

/** Where somebody is who is not in the open. */
function whereInWords(table: I32Table, { area, hasDibs }: Survivor): string {
  const t = telling(table, [])
  if (isHeld(area)) return `held: ${cardName(holderOf(area))}`
  if (area !== GENERAL) return `inside ${cornerName(area, t)}`
  return hasDibs ? 'has used its next turn' : ''
}

/** Horror stars, with their number if there are several. */
function Stars({ count, x, y }: { count: number; x: number; y: number }) {
  if (count === 0) return null
  return (
    <g>
      <path d={star(x, y, 13)} fill="#fff" stroke={BLOOD} strokeWidth={2} />
      {count > 1 ? (
        <Lettering {...{ x }} y={y + 5} size={14} weight={800} fill={BLOOD}>
          {count}
        </Lettering>
      ) : null}
    </g>
  )
}

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 === 0 ? radius : radius * 0.45
    const angle = (i * Math.PI) / 5
    return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** Anybody else in play, in short. */
export function SmallSurvivor(part: OnePart & { width?: number; height?: number }) {
  const {
    one,
    seat,
    isAsked,
    lit,
    onAim,
    onPick,
    table,
    width = SMALL.width,
    height = SMALL.height,
  } = part
  const id = `card:${one.card}`
  const light = lit.get(id)
  const isAway = one.area !== GENERAL
  const where = whereInWords(table, one)
  return (
    <>
      <Target {...{ id, light, onAim, onPick }} label={survivorInWords(table, one)}>
        <rect {...{ width, height }} rx={4} fill={PAPER} stroke={FILM} />
        <path d={`M4 0H46V${height}H4a4 4 0 0 1 -4 -4V4a4 4 0 0 1 4 -4z`} fill={SLATE} />
        <Glyph name={iconOf(one.card)} x={23} y={height / 2 + 12} size={40} fill={SILVER} />
        <SeatShape {...{ seat }} x={15} y={15} size={22} />
        <Stars count={one.stars} x={width - 16} y={15} />
        <text
          x={53}
          y={21}
          fontSize={17}
          fontFamily={FACE}
          fill={INK}
          {...fitted(billed(one.card), width - (one.stars > 0 ? 86 : 60))}
        >
          {billed(one.card)}
        </text>
        {isAway ? (
          <text
            x={53}
            y={height - 10}
            fontSize={15.5}
            fontFamily="var(--sans)"
            fontWeight={700}
            fill={isHeld(one.area) ? BLOOD : SEA_INK}
            {...fitted(where, width - 60, 7.4)}
          >
            {where}
          </text>
        ) : (
          <SmallTokens {...{ one }} y={height - 10} />
        )}
      </Target>
      {light === undefined ? null : <LampRect light={light} x={0} y={0} {...{ width, height }} />}
      <Stats
        {...{ one, isAsked, lit, onAim, onPick }}
        place={{ x: 52, y: 28, width: width - 60, height: height - 60, size: 19, isNamed: false }}
      />
      <SmallHeld {...part} width={width} height={height} />
    </>
  )
}

const fitted = (words: string, room: number, each = 10.2) =>
  words.length * each > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const } : {}

function SmallTokens({ one, y }: { one: Survivor; y: number }) {
  return (
    <g>
      <Glyph name="sundial" x={60} y={y - 5} size={16} fill={SEA_INK} />
      <Lettering x={71} y={y} size={16} anchor="start" fill={INK}>
        {one.rest}
      </Lettering>
      {one.mythos > 0 ? (
        <>
          <Glyph name="star-swirl" x={92} y={y - 5} size={16} fill={SEA_INK} />
          <Lettering x={102} y={y} size={16} anchor="start" fill={INK}>
            {one.mythos}
          </Lettering>
        </>
      ) : null}
    </g>
  )
}

/** Its cards as icons, in the corner. */
function SmallHeld({
  one,
  lit,
  onAim,
  onPick,
  width,
  height,
}: OnePart & { width: number; height: number }) {
  return one.cards.map((card, place) => {
    const id = `card:${card}`
    const light = lit.get(id)
    const box = { x: width - 26 - place * 27, y: height - 27, width: 23, height: 23 }
    return (
      <g key={card}>
        <Target {...{ id, light, onAim, onPick }} label={billed(card)}>
          <rect {...box} rx={3} fill="#fff" stroke={INK} />
          <Glyph name={iconOf(card)} x={box.x + 11.5} y={box.y + 11.5} size={18} fill={INK} />
        </Target>
        {light === undefined ? null : <LampRect light={light} {...box} />}
      </g>
    )
  })
}

/** A survivor for those who hear it. */
function survivorInWords(table: I32Table, one: Survivor): string {
  const stats = STATS.map((stat) => `${statWords[stat]} ${statOf(one, stat)}`)
  const where = whereInWords(table, one)
  return [billed(one.card), ...stats, `${one.rest} rest`, ...(where === '' ? [] : [where])].join(
    ', ',
  )
}
