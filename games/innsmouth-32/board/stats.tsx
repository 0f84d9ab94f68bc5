import {
  Glyph,
  LampRect,
  Target,
  useLegible,
  useReadable,
  type IconName,
} from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { BRAINS, GUTS, MUSCLE, SPEED, STATS, statName } from '../pieces/stats.ts'
import { isCovered, printed, statOf } from '../rules/survivors.ts'
import type { Survivor } from '../state.ts'
import { cardWith } from '../verbs.ts'
import { FineLine } from './fitted.tsx'
import { BLOOD, BOOK, FADED, INK, SEA_INK } from './inks.ts'
import { Lettering } from './legible.tsx'
import type { Parts } from './table.ts'

interface Place {
  x: number
  y: number
  width: number
  height: number
  /** How large the figures are, and the signs of those whose names have no room. */
  size: number
  sign: number
}

/** Narrower than this a name has room for its first letters only, and then for none. */
const NAMED = 38
const SHORTENED = 20

const GAP = 4

/** The four stats. Those that can be chosen are lit: to go mad, to be cured, or to be used. */
export function Stats({
  one,
  isAsked,
  place: { x, y, width, height, size, sign },
  lit,
  onAim,
  onPick,
}: Omit<Parts, 'table'> & { one: Survivor; isAsked: boolean; place: Place }) {
  const wide = (width - 3 * GAP) / 4
  return STATS.map((stat) => {
    const box = { x: x + stat * (wide + GAP), y, width: wide, height }
    const id = targetOf(lit, one, stat, isAsked)
    const light = id === null ? undefined : lit.get(id)
    const drawn = <Stat {...{ one, stat, box, size, sign }} />
    return id === null ? (
      <g key={stat}>{drawn}</g>
    ) : (
      <g key={stat}>
        <Target label={`${statName(stat)} ${statOf(one, stat)}`} {...{ id, light, onAim, onPick }}>
          {drawn}
        </Target>
        {light === undefined ? null : <LampRect light={light} {...box} />}
      </g>
    )
  })
}

function targetOf(
  lit: Parts['lit'],
  { card }: Survivor,
  stat: number,
  isAsked: boolean,
): string | null {
  const cure = `cure:${cardWith(card, stat)}`
  if (lit.has(cure)) return cure
  const own = `stat:${stat}`
  return isAsked && lit.has(own) ? own : null
}

function Stat({
  one,
  stat,
  box,
  size,
  sign,
}: {
  one: Survivor
  stat: number
  box: { x: number; y: number; width: number; height: number }
  size: number
  sign: number
}) {
  const isMad = isCovered(one, stat)
  const isInactive = printed(one.card, stat) === 0
  const middle = box.x + box.width / 2
  return (
    <g>
      <rect
        {...box}
        rx={3}
        fill={isMad ? BLOOD : isInactive ? '#c8d0d1' : '#fff'}
        stroke={SEA_INK}
        strokeWidth={1.2}
      />
      {/* Madness is a torn corner besides its colour. */}
      {isMad ? <path d={`M${box.x} ${box.y}h14l-5 6l2 3l-11 9z`} fill={INK} /> : null}
      <Lettering
        x={middle}
        y={box.y + size * 0.98}
        size={size}
        face={BOOK}
        fill={isMad ? '#fff' : isInactive ? FADED : INK}
      >
        {isInactive ? '–' : statOf(one, stat)}
      </Lettering>
      <StatName {...{ stat, isMad, box, sign }} />
    </g>
  )
}

const NAME = 14.5
/** How much it may grow to be readable. */
const MOST = 1.12
/** How wide a letter is, in parts of its size. */
const LETTER = 0.47

/** Which stat it is: its name, or its sign where that could not be read. */
function StatName({
  stat,
  isMad,
  sign,
  box: { x, y, width, height },
}: {
  stat: number
  sign: number
  isMad: boolean
  box: { x: number; y: number; width: number; height: number }
}) {
  const fill = isMad ? '#fff' : SEA_INK
  const icon = statIcons[stat] ?? 'person'
  const name = at(width < NAMED ? shortStats : statWords, stat)
  // In the middle, and set closer where it would touch the edge.
  const left = Math.max(1, (width - name.length * NAME * LETTER) / 2)
  return useReadable(useLegible(NAME, NAME * MOST)) && width >= SHORTENED ? (
    <FineLine x={x + left} y={y + height - 5} size={NAME} room={width - 2 * left} fill={fill}>
      {name}
    </FineLine>
  ) : (
    <Glyph name={icon} x={x + width / 2} y={y + height - sign / 2 - 1.5} size={sign} fill={fill} />
  )
}

const statIcons: Readonly<Record<number, IconName>> = {
  [MUSCLE]: 'biceps',
  [SPEED]: 'run',
  [BRAINS]: 'brain',
  [GUTS]: 'heart-organ',
}

export const statWords = ['Muscle', 'Speed', 'Brains', 'Guts'] as const

/** The same where there is room for three letters. */
export const shortStats = ['Mus', 'Spd', 'Brn', 'Gut'] as const
