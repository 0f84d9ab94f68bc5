import { Icon, SeatMark, type BoardModule } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import type { Deed } from './deeds.ts'
import { ExhibitButton } from './exhibit-button.tsx'
import type { Exhibit } from './exhibit.ts'
import { toldOf } from './deed-words.ts'

/**
 * What was done before the deed that is told, the latest first. Only phones show it: there the log is behind a tab, and
 * the slip has the room while nothing is asked.
 */
export function Earlier({
  deeds,
  table,
  title,
  board,
  onExhibit,
}: {
  deeds: readonly Deed[]
  table: BegunMatch
  title: AnyTitle
  board: BoardModule
  onExhibit: (exhibit: Exhibit) => void
}) {
  const told = deeds
    .map((deed) => ({ deed, words: toldOf(deed, board, title, table) }))
    .filter(({ words }) => words !== '')
  if (told.length === 0) return null
  return (
    <ol className="earlier" aria-label="Before that">
      {told.map(({ deed, words }, place) => (
        // They move down as others come: a line is its place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          {deed.seat === undefined ? (
            <Icon name={board.emblem} size={20} />
          ) : (
            <SeatMark seat={deed.seat} size={20} />
          )}
          <span>{words}</span>
          <ExhibitButton className="again" exhibit={deed.exhibit} onExhibit={onExhibit} />
        </li>
      ))}
    </ol>
  )
}
