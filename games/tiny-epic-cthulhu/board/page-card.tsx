import { Glyph, Lettering } from '@eldertable/board-kit'
import { pageAt } from '../pieces/pages.ts'
import { FACE_DOWN } from '../state.ts'
import { BRASS, inkOf, letterOf, NAVY } from './inks.ts'
import { Tentacle } from './tentacle.tsx'

export const PAGE_WIDTH = 38
export const PAGE_HEIGHT = 88

/** A Page Card at its top left corner: rune, cost and rows; or its back; or the place where none lies. */
export function PageCard({ page, x, y }: { page: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x},${y})`}>
      {page >= 0 ? <Front card={page} /> : page === FACE_DOWN ? <Back /> : <Place />}
    </g>
  )
}

function Front({ card }: { card: number }) {
  const { cost, numbers, rune } = pageAt(card)
  const tentacles = cost.flatMap((count, colour) => Array.from({ length: count }, () => colour))
  return (
    <>
      <rect width={PAGE_WIDTH} height={PAGE_HEIGHT} rx={2} fill="#fffaf0" stroke={NAVY} />
      <path
        d={`M0 2a2 2 0 0 1 2 -2h${PAGE_WIDTH - 4}a2 2 0 0 1 2 2v18h${-PAGE_WIDTH}z`}
        fill={inkOf(rune)}
      />
      <Glyph name="rune-stone" x={12} y={10.5} size={15} fill="#fff" />
      <Lettering x={27} y={15.5} size={16.5} weight={800} fill="#fff">
        {letterOf(rune)}
      </Lettering>
      {tentacles.map((colour, i) => (
        <Tentacle
          // One of several alike is its place on the card.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          kind={colour}
          x={tentacles.length === 3 && i === 2 ? PAGE_WIDTH / 2 : i % 2 === 0 ? 10 : 28}
          y={32 + Math.floor(i / 2) * 19}
          size={15}
        />
      ))}
      <path d="M4 63h30" stroke={NAVY} strokeWidth={0.7} />
      <Lettering x={PAGE_WIDTH / 2} y={80} size={16.5} weight={800} fill={NAVY}>
        {numbers.join('·')}
      </Lettering>
    </>
  )
}

function Back() {
  return (
    <>
      <rect width={PAGE_WIDTH} height={PAGE_HEIGHT} rx={2} fill={NAVY} stroke={NAVY} />
      <rect
        x={3}
        y={3}
        width={PAGE_WIDTH - 6}
        height={PAGE_HEIGHT - 6}
        fill="none"
        stroke={BRASS}
        strokeWidth={0.8}
      />
      <Glyph name="evil-book" x={PAGE_WIDTH / 2} y={PAGE_HEIGHT / 2} size={22} fill={BRASS} />
    </>
  )
}

function Place() {
  return (
    <rect
      width={PAGE_WIDTH}
      height={PAGE_HEIGHT}
      rx={2}
      fill="none"
      stroke={NAVY}
      strokeDasharray="4 3"
      opacity=".6"
    />
  )
}
