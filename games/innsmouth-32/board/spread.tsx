import { Lettering, highlightsOf, Shrunk } from '@eldertable/board-kit'
import { FACEDOWN } from '../state.ts'
import { FRAME, PressedFrame } from './frame-card.tsx'
import { FACE, FILM, SILVER } from './inks.ts'
import { WIDTH } from './layout.ts'
import { storedShown } from './sanctuaries.tsx'
import type { I32Props, I32Table } from './table.ts'

const MOST = 6
const BY = 0.9

/** Every card that lies somewhere on the board. */
function cardsOnBoard(table: I32Table): Set<number> {
  const { screen, throngs, pools } = table
  return new Set([
    ...screen.map((cards) => cards.at(-1) ?? FACEDOWN),
    ...throngs.flatMap(({ cards, terrors }) => [...cards, ...terrors]),
    ...pools.flatMap(({ survivors }) => survivors.flatMap(({ card, cards }) => [card, ...cards])),
    ...storedShown(table),
  ])
}

/** Cards that are looked at now: those that can be chosen and lie nowhere else, and the one whose words are followed. */
export function cardsInHand({
  table,
  lit,
  decision,
}: Pick<I32Props, 'table' | 'lit' | 'decision'>): number[] {
  const lying = cardsOnBoard(table)
  const lifted = highlightsOf(lit, 'card').map(({ number }) => number)
  const about = (decision?.about ?? {}) as { cards?: unknown; card?: unknown }
  const found = Array.isArray(about.cards)
    ? about.cards.filter((one) => typeof one === 'number')
    : []
  const followed = table.shown >= 0 ? [table.shown] : []
  return [...new Set([...followed, ...found, ...lifted])].filter((card) => !lying.has(card))
}

/** Lays them over the screen, as large as those below. */
export function Spread(props: I32Props) {
  const { table, lit, onAim, onPick } = props
  const cards = cardsInHand(props).slice(0, MOST)
  if (cards.length === 0) return null
  const step = Math.min(FRAME.width * BY + 16, (WIDTH - 60) / cards.length)
  const width = step * (cards.length - 1) + FRAME.width * BY
  const x = (WIDTH - width) / 2
  return (
    <g>
      <rect
        x={x - 18}
        y={12}
        width={width + 36}
        height={FRAME.height * BY + 54}
        rx={6}
        fill={FILM}
        stroke={SILVER}
        opacity={0.96}
      />
      <Lettering x={WIDTH / 2} y={38} size={20} face={FACE} weight={400} fill={SILVER}>
        {cards.length === 1 && table.shown === cards[0] ? 'Now showing' : 'In hand'}
      </Lettering>
      {cards.map((card, place) => (
        <Shrunk key={card} x={x + place * step} y={50} by={BY}>
          <PressedFrame {...{ table, lit, onAim, onPick, card }} />
        </Shrunk>
      ))}
    </g>
  )
}
