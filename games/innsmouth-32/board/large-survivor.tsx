import {
  Glyph,
  LampRect,
  highlightsOf,
  Target,
  useReadable,
  type IconName,
} from '@eldertable/board-kit'
import { counted } from '@eldertable/kernel'
import { storeOn } from '../rules/tokens.ts'
import { GENERAL, holderOf, isHeld, type Survivor } from '../state.ts'
import { factionOf } from '../text/card-words.ts'
import { openState } from '../text/telling.ts'
import { cardIn } from '../verbs.ts'
import { billed } from '../text/names.ts'
import { Billing, FineLine } from './fitted.tsx'
import { iconOf } from './icons.ts'
import { BLOOD, BRASS, DIM, FILM, INK, PAPER, SEA_INK, SILVER, SLATE } from './inks.ts'
import { LARGE } from './layout.ts'
import { Lettering } from './legible.tsx'
import { Stats } from './stats.tsx'
import { Counts, PoolShape, Stars, survivorInWords, type OnePart } from './survivor-marks.tsx'
import type { I32Table, Parts } from './table.ts'
import { short } from './words.ts'

const PORTRAIT = 84

/** A survivor of the reader's pool: portrait, stats, spoints, mythos and cards. */
export function LargeSurvivor(part: OnePart & { turn: string; width: number }) {
  const { one, seat, isAsked, lit, onAim, onPick, table, turn, width, counts = [] } = part
  const { height } = LARGE
  const id = `card:${one.card}`
  const light = lit.get(id)
  const inner = width - PORTRAIT - 22
  const left = PORTRAIT + 12
  return (
    <>
      <Target {...{ id, light, onAim, onPick }} label={survivorInWords(table, one, counts)}>
        <rect {...{ width, height }} rx={4} fill={PAPER} stroke={FILM} strokeWidth={1.5} />
        <path d={`M4 0H${PORTRAIT}V${height}H4a4 4 0 0 1 -4 -4V4a4 4 0 0 1 4 -4z`} fill={SLATE} />
        <Glyph name={iconOf(one.card)} x={PORTRAIT / 2} y={54} size={64} fill={SILVER} />
        <PoolShape {...{ table, seat, one }} x={16} y={16} size={22} />
        <Stars count={one.stars} x={PORTRAIT - 16} y={18} />
        <Counts {...{ counts }} x={13} y={44} />
        <Whereabouts {...{ table, one }} />
        <TurnNote turn={turn} isNow={table.acting === one.card} />
        <Billing x={left} y={23} size={20} room={inner}>
          {billed(one.card)}
        </Billing>
        <Tokens {...{ one, left }} />
      </Target>
      {light === undefined ? null : <LampRect light={light} x={0} y={0} {...{ width, height }} />}
      <Stats
        {...{ one, isAsked, lit, onAim, onPick }}
        place={{ x: left, y: 30, width: inner, height: 45, size: 24, sign: 17 }}
      />
      <Held {...part} x={left} y={104} width={inner} />
    </>
  )
}

const NOTE = 17.5

/** When it acts; whose turn it is can be read on every screen. */
function TurnNote({ turn, isNow }: { turn: string; isNow: boolean }) {
  const isReadable = useReadable(NOTE)
  if (turn === '') return null
  return (
    <g>
      {isNow ? <rect x={6} y={116} width={PORTRAIT - 12} height={23} fill={BRASS} /> : null}
      <Lettering
        x={PORTRAIT / 2}
        y={133}
        size={NOTE}
        isFine={!isNow}
        weight={isNow ? 800 : 500}
        fill={isNow ? INK : DIM}
      >
        {isReadable ? turn : 'now'}
      </Lettering>
    </g>
  )
}

function Tokens({ one, left }: { one: Survivor; left: number }) {
  const tokens: { icon: IconName; count: number; word: string }[] = [
    { icon: 'sundial', count: one.rest, word: 'rest' },
    { icon: 'star-swirl', count: one.mythos, word: 'mythos' },
  ]
  return tokens.map(({ icon, count, word }, place) => {
    const x = left + place * 82
    return (
      <g key={word}>
        <Glyph name={icon} x={x + 9} y={89} size={19} fill={SEA_INK} />
        <Lettering x={x + 23} y={95.5} size={19} anchor="start" fill={INK}>
          {count}
        </Lettering>
        <Lettering x={x + 36} y={95} size={16.5} anchor="start" fill={INK} isFine>
          {word}
        </Lettering>
      </g>
    )
  })
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
  // A single card has the whole line, so that its name need not be left out.
  const wide = one.cards.length > 1 ? (width - 6) / 2 : width
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
          <FineLine x={box.x + 27} y={y + 19.5} size={17.5} room={wide - 31} isKept>
            {name}
          </FineLine>
        </Target>
        {light === undefined ? null : <LampRect light={light} {...box} />}
      </g>
    )
  })
}

/** A card that is held stands for its use as a weapon while weapons are asked for. */
function idOfHeld(lit: Parts['lit'], card: number): string {
  const weapon = highlightsOf(lit, 'weapon').find(({ number }) => cardIn(number) === card)
  return weapon === undefined ? `card:${card}` : `weapon:${weapon.number}`
}

/** Held, behind locks, or of which faction. */
function Whereabouts({ table, one }: { table: I32Table; one: Survivor }) {
  const { area } = one
  if (area === GENERAL)
    return (
      <Lettering x={PORTRAIT / 2} y={106} size={16} weight={500} fill={SILVER} isFine>
        {one.hasDibs ? 'had dibs' : factionOf(one.card).replace(/s$/, '')}
      </Lettering>
    )
  const place = isHeld(area) ? holderOf(area) : (table.corners[area]?.card ?? one.card)
  return (
    <g>
      <rect y={90} width={PORTRAIT} height={24} fill={isHeld(area) ? BLOOD : SEA_INK} />
      <Glyph name={iconOf(place)} x={15} y={102} size={19} fill="#fff" />
      <Lettering x={28} y={107.5} size={17.5} anchor="start" fill="#fff" isFine>
        {isHeld(area) ? 'held' : 'inside'}
      </Lettering>
    </g>
  )
}
