import type { Match, RedoRefusal, UndoRefusal } from '@eldertable/match'
import { counted } from '../layout.ts'
import type { Terminal } from '../terminal.ts'
import type { News } from './news.ts'

const REFUSED: Readonly<Record<UndoRefusal | RedoRefusal, string>> = {
  'match-over': 'The match is over.',
  'not-your-seat': 'That is not your seat.',
  stale: 'Something has happened in between.',
  'nothing-to-undo': 'There is nothing to take back.',
  'nothing-to-redo': 'There is nothing to restore.',
  'crosses-dice': "Dice were thrown: that can't be taken back.",
  'crosses-reveal': "Something hidden was revealed: that can't be taken back.",
  'crosses-other-seat': "Somebody else has picked since: that can't be taken back.",
}

/** Someone who has thought better of it. */
interface Undoer {
  readonly terminal: Terminal
  readonly match: Match
  readonly news: News
  readonly seat: number
}

/** The command `undo`, by a step, an action or a turn. Whoever picked last may go back, even if another is asked. */
export function answerUndo({ terminal, match, news, seat }: Undoer, word = 'step'): void {
  if (word !== 'step' && word !== 'action' && word !== 'turn') {
    terminal.print('Type undo, undo action or undo turn.')
    return
  }
  const before = match.position
  const refusal = match.undo(undoerOf(match, seat), match.moment, word)
  if (refusal !== undefined) {
    terminal.print(REFUSED[refusal])
    return
  }
  news.cut(match.position)
  terminal.print(`Took back ${counted(before - match.position, 'pick')}.`)
}

/** The command `redo`. */
export function answerRedo({ terminal, match, seat }: Undoer): void {
  const before = match.position
  const refusal = match.redo(seat, match.moment)
  terminal.print(
    refusal === undefined
      ? `Restored ${counted(match.position - before, 'pick')}.`
      : REFUSED[refusal],
  )
}

/** At a shared screen whoever picked last is the one who types. */
function undoerOf(match: Match, seat: number): number {
  const last = match.line.at(-1)?.seat
  return last === undefined || match.isBot(last) ? seat : last
}
