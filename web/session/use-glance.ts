import type { BoardModule } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import { useEffect, useRef } from 'preact/compat'
import { tellingOf } from '../table/told/telling.ts'
import type { BegunMatch } from './session.ts'
import { noteVisit, type Glance } from './visits.ts'

/** Keeps how the table stands, for the list of one's tables. */
export function useGlance(table: BegunMatch, title: AnyTitle, board: BoardModule): void {
  const glance = JSON.stringify(glanceOf(table, title, board))
  const { id } = table
  useEffect(() => noteVisit(id, { glance: JSON.parse(glance) as Glance }), [id, glance])
  const latest = useRef(table)
  useEffect(() => {
    latest.current = table
  })
  // The picture is drawn elsewhere: it is kept when something else is asked, or the reader turns away.
  useEffect(() => {
    const note = async () => {
      const { title: of, seats, view, reader, decided } = latest.current
      // Whoever has come to play waits for nothing that is not needed for the first pick.
      if (reader !== null && decided === null) return
      const { noteBoard } = await import('./seen-boards.ts')
      await noteBoard({ id, title: of, at: Date.now(), seats, table: view.table })
    }
    const keep = () => void note().catch(() => {})
    document.addEventListener('visibilitychange', keep)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      keep()
    }
  }, [id, glance])
}

function glanceOf(table: BegunMatch, title: AnyTitle, board: BoardModule): Glance {
  const open = table.view.table
  const { outcome } = open
  const asked = table.view.decision?.seat
  const sitter = asked === undefined ? undefined : table.seats[asked]
  return {
    round: board.progress(open),
    asked:
      sitter === undefined
        ? null
        : {
            name: sitter.name,
            isYou:
              table.connection === 'here' ? sitter.player === 'person' : asked === table.reader,
            isBot: sitter.player.startsWith('bot:') || sitter.heldBy !== null,
          },
    end:
      outcome === null
        ? null
        : (title.text.endings[outcome.ending]?.(outcome.winners, tellingOf(table)) ?? null),
  }
}
