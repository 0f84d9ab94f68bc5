import { Lettering, Inspectable, Shrunk, type BoardProps } from '@eldertable/board-kit'
import type { Preview } from '../foresight/preview.ts'
import type { TecHand, TecTable } from '../state.ts'
import { CharacterShape } from './characters.tsx'
import { nameOfCharacter } from './character-words.ts'
import type { Fresh } from '../foresight/fresh.ts'
import { NAVY, PAPER } from './inks.ts'
import { describeMat, MatMind, MatTracks } from './player-mat.tsx'

const MAT = { width: 184, height: 92 }
/** The gaps of the ring at the left and at the right of the wheel. */
const places = [
  { x: 2, y: 356 },
  { x: 418, y: 356 },
] as const

/** The two characters to have in sight: the reader's own, and the one whose turn it is or the reader's Assistant. */
export function charactersInSight(table: TecTable, reader: number | null): number[] {
  const numbers = [...table.characters.keys()]
  const find = (isIt: (character: number) => boolean): number[] => numbers.filter(isIt).slice(0, 1)
  const isOwn = (number: number): boolean => table.characters[number]?.seat === reader
  const isAssistant = (number: number): boolean => table.characters[number]?.isAssistant === true
  const wanted = [
    ...find((number) => isOwn(number) && !isAssistant(number)),
    ...find((number) => number === table.active),
    ...numbers.filter((number) => isOwn(number) && isAssistant(number)),
    ...numbers.filter((number) => number !== table.active),
  ]
  return [...new Set(wanted)].slice(0, places.length)
}

/** Mats on the chart itself, so that those who play see them at every size. */
export function ChartMats({
  table,
  seats,
  reader,
  preview,
  fresh,
}: Pick<BoardProps<TecTable, TecHand>, 'table' | 'seats' | 'reader'> & {
  preview: Preview
  fresh: Fresh
}) {
  return charactersInSight(table, reader).map((number, place) => {
    const one = table.characters[number]
    const at = places[place]
    if (one === undefined || at === undefined) return null
    const name = nameOfCharacter(table, seats, number)
    return (
      <g key={at.x} transform={`translate(${at.x},${at.y})`} style={{ color: NAVY }}>
        <Inspectable id={`character:${number}`} label={`The mat of ${name}: ${describeMat(one)}`}>
          <rect x={2} y={4} {...MAT} rx={4} fill="#000" opacity=".25" />
          <rect {...MAT} rx={4} fill={PAPER} stroke={NAVY} />
          <CharacterShape table={table} character={number} x={18} y={17} size={24} />
          <Lettering
            x={34}
            y={24}
            size={18}
            anchor="start"
            face="var(--display)"
            weight={400}
            fill={NAVY}
          >
            {name}
          </Lettering>
          <Shrunk x={3} y={33} by={0.78}>
            <MatTracks {...{ one, number, preview, fresh }} />
            <g transform="translate(0,40)">
              <MatMind {...{ one, number, preview }} />
            </g>
          </Shrunk>
        </Inspectable>
      </g>
    )
  })
}
