import { Glyph, Inspectable } from '@eldertable/board-kit'
import { at, capital, counted } from '@eldertable/kernel'
import { leftInAll } from '../rules/survivors.ts'
import { reelName } from '../pieces/reels.ts'
import { cardsToTheEnd } from '../text/last-turn.ts'
import { openState } from '../text/telling.ts'
import { BACK, BRASS, FACE, FADED, FILM, SILVER, WARM } from './inks.ts'
import { Lettering } from './legible.tsx'
import type { I32Table } from './table.ts'

const REELS = [1, 2, 3, 4] as const

/** The reel that runs, and how much of it is left. */
export function Reel({ table, x, y }: { table: I32Table; x: number; y: number }) {
  const { reel, reelPile } = table
  return (
    <Inspectable
      id="reel:0"
      label={`${capital(reelName(at(REELS, reel - 1)))}: ${runInWords(table)}`}
    >
      <g transform={`translate(${x},${y})`}>
        <circle r={34} fill={BACK} stroke={SILVER} strokeWidth={2} />
        <Glyph name="film-spool" x={0} y={0} size={56} fill={reelPile > 0 ? SILVER : FADED} />
        <Lettering x={0} y={60} size={24} face={FACE} weight={400} fill={WARM}>
          {capital(reelName(reel))}
        </Lettering>
        <Lettering x={0} y={80} size={18.5} weight={500} fill="#e6d9cc">
          {runInWords(table)}
        </Lettering>
        {REELS.map((one) => (
          <rect
            key={one}
            x={one * 22 - 63}
            y={89}
            width={17}
            height={10}
            fill={one < reel ? BRASS : one === reel ? WARM : 'none'}
            stroke={BRASS}
          />
        ))}
      </g>
    </Inspectable>
  )
}

export function runInWords(table: I32Table): string {
  const { reelPile, turningPoint, finale, isLastOne } = table
  if (isLastOne) return 'last one standing'
  if (turningPoint === 'active') return 'turning point'
  if (finale === 'known') return 'the last turn comes'
  if (cardsToTheEnd(table) === 1) return 'one card left'
  return reelPile === 0 ? 'run out' : `${counted(reelPile, 'card')} to run`
}

/** What has been shown and can be searched, and who has not come yet. */
export function Piles({ table, x, y }: { table: I32Table; x: number; y: number }) {
  const discards = table.discards.length + table.strangers
  const left = leftInAll(openState({ table }))
  return (
    <g transform={`translate(${x},${y})`}>
      <Inspectable id="discards:0" label={`Discards: ${counted(discards, 'card')}`}>
        <Pile icon="film-strip" x={0} number={discards} word="discards" />
      </Inspectable>
      <Inspectable id="survivors:0" label={`Survivors to come: ${left}`}>
        <Pile icon="person" x={92} number={left} word="to come" />
      </Inspectable>
    </g>
  )
}

function Pile({
  icon,
  x,
  number,
  word,
}: {
  icon: 'film-strip' | 'person'
  x: number
  number: number
  word: string
}) {
  return (
    <g transform={`translate(${x},0)`}>
      <rect x={12} y={4} width={60} height={46} rx={4} fill={FILM} stroke={FADED} />
      <rect x={8} y={0} width={60} height={46} rx={4} fill={BACK} stroke={SILVER} />
      <Glyph name={icon} x={25} y={23} size={30} fill={FADED} />
      <Lettering x={52} y={31} size={21} weight={800} fill={WARM}>
        {number}
      </Lettering>
      <Lettering x={40} y={67} size={17} weight={500} fill="#e6d9cc" isFine>
        {word}
      </Lettering>
    </g>
  )
}
