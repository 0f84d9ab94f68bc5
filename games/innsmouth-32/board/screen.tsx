import { Glyph, LampRect, Inspectable, mayChoose, Target } from '@eldertable/board-kit'
import { capital } from '@eldertable/kernel'
import { FACEDOWN } from '../state.ts'
import { cardName } from '../text/names.ts'
import { slotName } from '../text/telling.ts'
import { Countdown, FRAME, FrameCard, PressedFrame, Unseen } from './frame-card.tsx'
import { BRASS, INK, SHEEN } from './inks.ts'
import { Lettering } from './legible.tsx'
import type { I32Table, Parts } from './table.ts'

const STEP = FRAME.width + 24
/** The three frames side by side. */
export const FRAMES_WIDTH = 2 * STEP + FRAME.width

/** The three slots of the screen, each with its top card. */
export function Frames({ isSmall = false, ...parts }: Parts & { isSmall?: boolean }) {
  return parts.table.screen.map((_, slot) => (
    // A slot is its place.
    // oxlint-disable-next-line react/no-array-index-key
    <g key={slot} transform={`translate(${slot * STEP},0)`}>
      <Slot {...parts} {...{ slot, isSmall }} />
    </g>
  ))
}

function Slot({ slot, isSmall, ...parts }: Parts & { slot: number; isSmall: boolean }) {
  const { table, lit, onAim, onPick } = parts
  const cards = table.screen[slot] ?? []
  const top = cards.at(-1)
  const id = `slot:${slot}`
  const below = cards.at(-2)
  if (top !== undefined && top !== FACEDOWN)
    return (
      <>
        {below === undefined ? null : <Below card={below} table={table} />}
        <PressedFrame {...parts} card={top} isSmall={isSmall} />
        {lit.has(id) ? (
          <Target
            {...{ id, onAim, onPick }}
            label={`Cover the ${slotName(slot)} card`}
            light={lit.get(id)}
          >
            <CoverTab light={lit.get(id)} />
          </Target>
        ) : null}
      </>
    )
  return (
    <>
      {below === undefined ? null : <Below card={below} table={table} />}
      <Inspectable id={id} label={slotInWords(table, slot)}>
        <Unseen isEmpty={top === undefined} />
      </Inspectable>
      {mayChoose(lit, id) ? <LampRect light="may" x={0} y={0} {...FRAME} /> : null}
    </>
  )
}

/** A covered card looks out from behind, with its countdown if it has one (I32-FADE-8). */
function Below({ card, table }: { card: number; table: I32Table }) {
  return (
    <g transform="translate(10,-13)" aria-hidden="true">
      {card === FACEDOWN ? <Unseen isEmpty={false} /> : <FrameCard {...{ table, card }} />}
      {table.fade?.card === card ? (
        <Countdown x={FRAME.width} y={10} left={table.fade.left} />
      ) : null}
    </g>
  )
}

/** Where the director lays a card from the reel over this one. */
function CoverTab({ light }: { light: Parameters<typeof LampRect>[0]['light'] | undefined }) {
  const box = { x: 36, y: FRAME.height - 17, width: 100, height: 32 }
  return (
    <g>
      <rect {...box} rx={3} fill={SHEEN} stroke={INK} />
      {light === undefined ? null : <LampRect light={light} {...box} />}
      <Glyph name="film-strip" x={54} y={FRAME.height - 1} size={19} fill={INK} />
      <Lettering x={92} y={FRAME.height + 5.5} size={18.5} fill={INK}>
        Cover
      </Lettering>
    </g>
  )
}

function slotInWords(table: I32Table, slot: number): string {
  const cards = table.screen[slot] ?? []
  const below = cards.at(-2)
  const under = below === undefined || below < 0 ? '' : `, on ${cardName(below)}`
  return `${capital(slotName(slot))}: ${cards.length === 0 ? 'empty' : 'a card face down'}${under}`
}

/** The bulbs at the foot of the stage. */
export function Footlights({ width, y }: { width: number; y: number }) {
  const bulbs = Array.from({ length: Math.floor(width / 30) }, (_, i) => 15 + i * 30)
  return (
    <g aria-hidden="true">
      <path d={`M0 ${y}H${width}`} stroke={BRASS} strokeWidth={1} opacity={0.4} />
      {bulbs.map((x) => (
        <g key={x}>
          <circle cx={x} cy={y} r={10} fill="#ffdf96" opacity={0.18} />
          <circle cx={x} cy={y} r={4.5} fill="#ffe6ad" />
        </g>
      ))}
    </g>
  )
}
