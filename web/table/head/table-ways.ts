import type { BegunMatch, MatchSession, UndoHow } from '../../session/session.ts'
import type { TableDialog } from '../table-dialogs.tsx'
import { isAnythingIn } from './table-tools.ts'

/** What a table offers besides its decisions, to the bar, the menu and the keys alike. */
export interface TableWays {
  isLesson: boolean
  open: (dialog: TableDialog) => void
  /** Absent where nothing may be done at any time. */
  openAnytime: (() => void) | undefined
  openUndo: () => void
  goBack: (how: UndoHow) => void
  redo: () => void
  /** Looks back from where the match stands. */
  watch: () => void
}

export function tableWays(
  session: MatchSession,
  table: BegunMatch,
  {
    isLesson,
    open,
    onReplay,
  }: {
    isLesson: boolean
    open: (dialog: TableDialog) => void
    onReplay: (position: number) => void
  },
): TableWays {
  const openUndo = () => open('undo')
  const { undo } = table
  return {
    isLesson,
    open,
    openAnytime: isAnythingIn(table.anytime) ? () => open('anytime') : undefined,
    openUndo,
    // What can't be taken back by oneself is explained, and the others can be asked.
    goBack: (how) => (typeof undo[how] === 'number' || isLesson ? session.undo(how) : openUndo()),
    redo: () => (typeof undo.redo === 'number' ? session.redo() : openUndo()),
    watch: () => onReplay(table.position),
  }
}
