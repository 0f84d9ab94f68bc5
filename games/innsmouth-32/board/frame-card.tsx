import { Glyph, LampRect, Target, useReadable } from '@eldertable/board-kit'
import { cardAt } from '../pieces/cards.ts'
import { storeOn } from '../rules/tokens.ts'
import { cardInShort, kindInWords } from '../text/card-words.ts'
import { openState } from '../text/telling.ts'
import { billed } from '../text/names.ts'
import { Engraving } from './engraved.tsx'
import { Billing, FineLine } from './fitted.tsx'
import { iconOf } from './icons.ts'
import { BACK, BLOOD, BOOK, FACE, FADED, FILM, INK, SEA_INK, SHEEN, SILVER } from './inks.ts'
import { Lettering } from './legible.tsx'
import type { I32Table, Parts } from './table.ts'

export const FRAME = { width: 168, height: 204 }
const STRIP = 16
const PICTURE = 104
/** What a card is and does, below its name; where that could not be read, the picture has its room. */
const FINE = 18
const FINE_ROOM = 22

/** The perforated edges of a frame of film. */
function Film({ width, height }: { width: number; height: number }) {
  const holes = Array.from({ length: Math.floor((height - 6) / 15) }, (_, i) => 9 + i * 15)
  return (
    <g aria-hidden="true">
      <rect x={3} y={6} {...{ width, height }} rx={4} fill="#000" opacity={0.5} />
      <rect {...{ width, height }} rx={4} fill={FILM} stroke={FADED} strokeWidth={0.6} />
      {holes.map((y) => (
        <g key={y} fill="#e9eff0" opacity={0.85}>
          <rect x={4.5} y={y} width={7} height={8.5} rx={1.6} />
          <rect x={width - 11.5} y={y} width={7} height={8.5} rx={1.6} />
        </g>
      ))}
    </g>
  )
}

interface FrameShown {
  table: I32Table
  card: number
  /** Whether it stands on a narrow screen, where its words are larger. */
  isSmall?: boolean
}

/** A card of the film that lies face up. */
export function FrameCard({ table, card, isSmall = false }: FrameShown) {
  const { width, height } = FRAME
  const inner = width - 2 * STRIP
  const { value } = cardAt(card)
  const tokens = storeOn(openState({ table }), card)
  const isFading = table.fade?.card === card
  const isReadable = useReadable(FINE) || isSmall
  const picture = isReadable ? PICTURE : PICTURE + FINE_ROOM
  return (
    <g>
      <Film {...FRAME} />
      <Engraving icon={iconOf(card)} x={STRIP} y={10} width={inner} height={picture} />
      <rect
        x={STRIP}
        y={10 + picture + 3}
        width={inner}
        height={height - picture - 23}
        fill={SHEEN}
      />
      <Billing x={STRIP + 8} y={picture + 34} size={20} room={inner - 14}>
        {billed(card)}
      </Billing>
      {isReadable ? (
        <>
          <FineLine
            x={STRIP + 8}
            y={160}
            size={FINE + 1}
            room={inner - 14}
            fill={SEA_INK}
            isKept={isSmall}
          >
            {kindInWords(card)}
          </FineLine>
          <FineLine x={STRIP + 8} y={182} size={FINE} room={inner - 14} isKept={isSmall}>
            {tokens > 0 ? `${tokens} mythos tokens` : cardInShort(card)}
          </FineLine>
        </>
      ) : null}
      {value > 0 ? <Value x={width - 36} y={34} value={value} /> : null}
      {isFading ? <Countdown x={width - 36} y={34} left={table.fade?.left ?? 0} /> : null}
    </g>
  )
}

/** How strong a monster is. */
function Value({ x, y, value }: { x: number; y: number; value: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={21} fill={BLOOD} stroke="#fff" strokeWidth={2} />
      <Lettering x={x} y={y + 8.5} size={25} face={BOOK} fill="#fff">
        {value}
      </Lettering>
    </g>
  )
}

/** The leader of a film that counts down on what fades out (I32-FADE-2). */
export function Countdown({ x, y, left }: { x: number; y: number; left: number }) {
  return (
    <g transform={`translate(${x},${y})`}>
      <circle r={24} fill="#e9eff0" stroke={INK} strokeWidth={2.5} />
      <path d={sweep(left)} fill="#9fb0b5" />
      <circle r={17.5} fill="none" stroke={INK} strokeWidth={1.2} />
      <path d="M-24 0H24M0 -24V24" stroke={INK} strokeWidth={0.9} />
      <Lettering x={0} y={9} size={27} face={BOOK} fill={INK}>
        {left}
      </Lettering>
    </g>
  )
}

/** The part of the circle that is gone: a third for each turn. */
function sweep(left: number): string {
  const gone = Math.max(0, Math.min(2.99, 3 - left)) / 3
  const angle = gone * 2 * Math.PI
  const [x, y] = [24 * Math.sin(angle), -24 * Math.cos(angle)]
  return gone === 0 ? '' : `M0 0V-24A24 24 0 ${gone > 0.5 ? 1 : 0} 1 ${x} ${y}Z`
}

/** A card that lies face down, or a slot without one. */
export function Unseen({ isEmpty }: { isEmpty: boolean }) {
  const { width, height } = FRAME
  if (isEmpty)
    return (
      <g>
        <rect
          {...FRAME}
          rx={4}
          fill="none"
          stroke={FILM}
          strokeDasharray="7 5"
          strokeWidth={2}
          opacity={0.7}
        />
      </g>
    )
  return (
    <g>
      <Film {...FRAME} />
      <rect
        x={STRIP}
        y={10}
        width={width - 2 * STRIP}
        height={height - 20}
        fill={BACK}
        stroke={SILVER}
        strokeWidth={0.8}
      />
      <Glyph name="film-spool" x={width / 2} y={height / 2 - 14} size={76} fill={FADED} />
      <Lettering x={width / 2} y={height - 30} size={20} face={FACE} weight={400} fill={SILVER}>
        Unseen
      </Lettering>
    </g>
  )
}

/** A card as a frame of film that can be pressed, where it lies. */
export function PressedFrame({
  card,
  isSmall = false,
  ...parts
}: Parts & Omit<FrameShown, 'table'>) {
  const { table, lit, onAim, onPick } = parts
  const light = lit.get(`card:${card}`)
  return (
    <>
      <Target id={`card:${card}`} label={frameInWords(table, card)} {...{ light, onAim, onPick }}>
        <FrameCard {...{ table, card, isSmall }} />
      </Target>
      {light === undefined ? null : <LampRect light={light} x={0} y={0} {...FRAME} />}
    </>
  )
}

/** What a frame shows, for those who hear it. */
function frameInWords(table: I32Table, card: number): string {
  const { value } = cardAt(card)
  const fade = table.fade?.card === card ? `, fades out in ${table.fade.left}` : ''
  return `${billed(card)}, ${kindInWords(card)}${value > 0 ? `, value ${value}` : ''}${fade}`
}
