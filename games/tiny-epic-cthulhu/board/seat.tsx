import type { Figure, SeatChipsProps } from '@eldertable/board-kit'
import { MAD, mats, type Mat } from '../pieces/mats.ts'
import { NOBODY, type Character, type TecTable } from '../state.ts'
import { CharacterMark } from './characters.tsx'
import { PlayerMat } from './player-mat.tsx'
import { foresee } from '../foresight/foresee.ts'
import { nothing, type Preview } from '../foresight/preview.ts'
import { TentacleMark } from './tentacle.tsx'

/** A player's mat, and below it those of the player's own Assistants. */
export function SeatChips({ table, seat, aimed, decision }: SeatChipsProps<TecTable>) {
  const preview = foresee(table, decision, aimed)
  return table.characters.map((one, number) => {
    if (one.seat !== seat) return null
    // A character is its number.
    if (one.isAssistant)
      return <AssistantMat key={number} table={table} number={number} preview={preview} />
    return <PlayerMat key={number} one={one} number={number} preview={preview} />
  })
}

function AssistantMat({
  table,
  number,
  preview,
}: {
  table: TecTable
  number: number
  preview: Preview
}) {
  const one = table.characters[number]
  if (one === undefined) return null
  return (
    <div className="tec-assistant">
      <div className="who">
        <CharacterMark table={table} character={number} size={22} />
        <span>
          <b>{namesOf(table, number)?.short}</b> Assistant
        </span>
      </div>
      <PlayerMat one={one} number={number} preview={preview} />
    </div>
  )
}

/** What is printed on a character's mat; nothing before it has one. */
function namesOf(table: TecTable, character: number): Mat | undefined {
  return mats[table.characters[character]?.mat ?? NOBODY]
}

/** While it is played, how near to madness; afterwards, what a player has added to the book. */
export function figure(table: TecTable, seat: number): Figure {
  const one = table.characters.find((each) => each.seat === seat && !each.isAssistant)
  if (one === undefined) return { value: '', label: '' }
  if (table.outcome !== null) return pagesOf(one)
  return one.brain === MAD
    ? { value: '—', label: 'mad' }
    : { value: `${one.brain}/${MAD}`, label: 'delirium', icon: 'brain' }
}

export const pagesOf = ({ pages }: Character): Figure => ({
  value: String(pages.length),
  label: pages.length === 1 ? 'page' : 'pages',
})

/** Whether two Assistants play by themselves (TEC-VARIANT-14). */
export const isWatched = (table: TecTable): boolean => table.settings.assistants === 'selfPlaying'

const bonuses = [
  [0, 'Fear: move'],
  [1, 'Rage: banish'],
  [2, 'Greed: take'],
  [3, 'Chaos: wild'],
] as const

/** Assistants that are nobody's own, and what the colours are good for. */
export function Facts({ table }: { table: TecTable }) {
  return (
    <>
      {table.characters.map((one, number) =>
        one.seat === NOBODY ? (
          // A character is its number.
          // oxlint-disable-next-line react/no-array-index-key
          <AssistantMat key={number} table={table} number={number} preview={nothing} />
        ) : null,
      )}
      <ul className="tec-legend">
        {bonuses.map(([kind, words]) => (
          <li key={words}>
            <TentacleMark kind={kind} size={22} />
            {words}
          </li>
        ))}
      </ul>
    </>
  )
}
