import type { BoardModule } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import { useEffect } from 'preact/compat'
import { tellingOf } from '../table/telling.ts'
import type { BegunMatch } from './session.ts'
import { noteVisit, type Glance } from './visits.ts'

/** Keeps how the table stands, for the list of one's tables. */
export function useGlance(table: BegunMatch, title: AnyTitle, board: BoardModule): void {
  const glance = JSON.stringify(glanceOf(table, title, board))
  const { id } = table
  useEffect(() => noteVisit(id, { glance: JSON.parse(glance) as Glance }), [id, glance])
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
