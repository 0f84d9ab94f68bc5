import {
  Glyph,
  LampRect,
  Lettering,
  Inspectable,
  Target,
  type Hands,
  type IconName,
  type Light,
} from '@eldertable/board-kit'
import { kindNames } from '../pieces/colours.ts'
import type { TecTable } from '../state.ts'
import { FocusFrame } from './focus-frame.tsx'
import { BLOOD, inkOf, NAVY, PAPER, QUIET, SEA } from './inks.ts'
import { COLUMN, HEIGHT } from './layout.ts'
import { BOOK_HEIGHT, BOOK_TOP } from './necronomicon.tsx'
import type { Preview } from '../foresight/preview.ts'
import { Shambler } from './shambler.tsx'
import { Tentacle } from './tentacle.tsx'

const TOP = BOOK_TOP + BOOK_HEIGHT + 10
const AREA = { width: 78, height: 48 }
const AREAS_TOP = 22
const FEW = 3

/** The Shambler Mat by colour, and below it what lies in the Bag, on the Discard Mat and in the supply. */
export function Mats({
  table,
  lit,
  preview,
  onAim,
  onPick,
}: {
  table: TecTable
  lit: ReadonlyMap<string, Light>
  preview: Preview
} & Hands) {
  const left = table.lairShamblers.reduce((sum, count) => sum + count, 0)
  return (
    <g transform={`translate(${COLUMN.x},${TOP})`}>
      <rect
        x={2}
        y={4}
        width={COLUMN.width}
        height={HEIGHT - TOP}
        rx={4}
        fill="#000"
        opacity=".28"
      />
      <rect width={COLUMN.width} height={HEIGHT - TOP} rx={4} fill={PAPER} stroke={NAVY} />
      <Lettering x={10} y={16.5} size={16.5} anchor="start" fill={NAVY}>
        Shambler Mat
      </Lettering>
      <Lettering
        x={COLUMN.width - 10}
        y={16.5}
        size={16.5}
        anchor="end"
        weight={left <= FEW ? 800 : 500}
        fill={BLOOD}
      >
        {left <= FEW ? `only ${left} left` : 'none left: all lose'}
      </Lettering>
      {[0, 1, 2].map((colour) => (
        <LairArea
          key={colour}
          {...{ table, colour, preview, onAim, onPick }}
          light={lit.get(`lair:${colour}`)}
        />
      ))}
      <Counts
        store={0}
        label="Bag"
        icon="swap-bag"
        counts={table.bag}
        changes={preview.bag}
        y={87}
      />
      <Counts
        store={1}
        label="Discard"
        icon="falling-blob"
        counts={table.discard}
        changes={preview.discard}
        y={111}
      />
      <Counts
        store={2}
        label="Supply"
        icon="open-chest"
        counts={table.supply}
        changes={preview.supply}
        y={135}
      />
    </g>
  )
}

/** One colour of the Shambler Mat: Shamblers above, Madness Tentacles below. */
function LairArea({
  table,
  colour,
  light,
  preview,
  onAim,
  onPick,
}: {
  table: TecTable
  colour: number
  light: Light | undefined
  preview: Preview
} & Hands) {
  const shamblers = table.lairShamblers[colour] ?? 0
  const tentacles = table.lair[colour] ?? 0
  const change = preview.lair[colour] ?? 0
  const x = 8 + colour * (AREA.width + 3)
  const name = kindNames[colour]
  return (
    <Target
      id={`lair:${colour}`}
      label={`${name} on the Shambler Mat: ${tentacles} tentacles, ${shamblers} Shamblers`}
      light={light}
      onAim={onAim}
      onPick={onPick}
    >
      <FocusFrame x={x + 3} y={AREAS_TOP + 3} width={AREA.width - 6} height={AREA.height - 6} />
      <rect
        x={x}
        y={AREAS_TOP}
        {...AREA}
        rx={3}
        fill={inkOf(colour)}
        fillOpacity={0.14}
        stroke={inkOf(colour)}
        strokeWidth={1.2}
      />
      {light === undefined ? null : (
        <LampRect
          light={light}
          x={x + 3}
          y={AREAS_TOP + 3}
          width={AREA.width - 6}
          height={AREA.height - 6}
        />
      )}
      <Shambler colour={colour} x={x + 16} y={AREAS_TOP + 24} size={25} />
      <Lettering x={x + 40} y={AREAS_TOP + 31} size={18} weight={800} fill={NAVY}>
        {shamblers}
      </Lettering>
      <path d={`M${x + 48.5} ${AREAS_TOP + 6}v36`} stroke={inkOf(colour)} strokeWidth={0.8} />
      <Tentacle kind={colour} x={x + 63} y={AREAS_TOP + 14} size={15} />
      <Count count={tentacles} change={change} x={x + 63} y={AREAS_TOP + 36} />
    </Target>
  )
}

/** A count; if it would change, what it would be, framed and in the ink of gain or loss. */
function Count({ count, change, x, y }: { count: number; change: number; x: number; y: number }) {
  const outcome = count + change
  const ink = change === 0 ? NAVY : change > 0 ? SEA : BLOOD
  return (
    <>
      {change === 0 ? null : (
        <rect
          x={x - 9.5}
          y={y - 9}
          width={19}
          height={18}
          rx={3}
          fill="#fffaf0"
          stroke={ink}
          strokeWidth={1.4}
          strokeDasharray="3 2"
        />
      )}
      <Lettering x={x} y={y + 5.3} size={16.5} weight={800} fill={ink}>
        {outcome}
      </Lettering>
    </>
  )
}

/** A row of counts by kind. */
function Counts({
  store,
  label,
  icon,
  counts,
  changes,
  y,
}: {
  store: number
  label: string
  icon: IconName
  counts: readonly number[]
  changes: readonly number[]
  y: number
}) {
  const words = counts.map((count, kind) => `${count} ${kindNames[kind]}`).join(', ')
  return (
    <Inspectable id={`store:${store}`} label={`${label}: ${words}`}>
      <rect x={4} y={y - 11} width={COLUMN.width - 8} height={22} fill="transparent" />
      <Glyph name={icon} x={16} y={y} size={17} fill={NAVY} />
      <Lettering x={26} y={y + 5} size={16.5} anchor="start" fill={NAVY}>
        {label}
      </Lettering>
      {counts.map((count, kind) => {
        const change = changes[kind] ?? 0
        const x = 88 + kind * 36
        const isNone = count === 0 && change === 0
        if (isNone && label === 'Supply' && kind < 3) return null
        return (
          // A kind is its number.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={kind} opacity={isNone ? QUIET : 1}>
            {isNone ? (
              <Tentacle kind={kind} x={x} y={y} size={13} look="none" />
            ) : (
              <Tentacle kind={kind} x={x} y={y} size={15} />
            )}
            <Count count={count} change={change} x={x + 17} y={y} />
          </g>
        )
      })}
    </Inspectable>
  )
}
