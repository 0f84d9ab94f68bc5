import type { BoardModule } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import { lazyPart } from '../../lazy-part.tsx'
import type { BegunMatch, MatchSession, OtherPerson } from '../../session/session.ts'
import type { Exhibit } from '../told/exhibit.ts'
import { Ideas } from '../company/ideas.tsx'
import { Log } from '../log/log.tsx'
import type { Said } from '../told/remarks.ts'
import { sides, sidesOf, type Side } from './sides.ts'
import { UnreadMark } from '../chat/unread-mark.tsx'

// The log is there at once; the rest comes when it is looked at.
const moment = <p className="quiet late">One moment.</p>
const BoardText = lazyPart(async () => (await import('../board/board-text.tsx')).BoardText, moment)
const ChatSide = lazyPart(async () => (await import('../chat/chat-side.tsx')).ChatSide, moment)
const Goal = lazyPart(async () => (await import('./goal.tsx')).Goal, moment)
const PiecesTab = lazyPart(async () => (await import('../seats/pieces.tsx')).PiecesTab, moment)
const Rulebook = lazyPart(async () => (await import('./rulebook.tsx')).Rulebook, moment)

/** The side of the table: log, goal, chat, pieces, rulebook and the board in words, one at a time. */
export function SidePanel({
  session,
  table,
  title,
  board,
  side,
  isChosen,
  rule,
  unread,
  onSide,
  onRule,
  onExhibit,
  onAnytime,
  onWatch,
  onWhy,
  said,
  onPerson,
}: {
  session: MatchSession
  table: BegunMatch
  title: AnyTitle
  board: BoardModule
  side: Side
  /** Whether the reader has turned to it: then it has more room. */
  isChosen: boolean
  /** The rule at which the rulebook is open. */
  rule: string | null
  /** Lines of the chat that are new. */
  unread: number
  onSide: (side: Side) => void
  onRule: (rule: string) => void
  /** Shows once more what lay over the stage. */
  onExhibit: (exhibit: Exhibit) => void
  /** Absent where nothing may be done at any time. */
  onAnytime: (() => void) | undefined
  /** Absent where there is nothing to look back at. */
  onWatch: ((position: number) => void) | undefined
  /** Absent where nobody may ask for reasons. */
  onWhy: ((position: number) => void) | undefined
  said: Said
  /** Absent where nothing can be done about people. */
  onPerson: ((person: OtherPerson) => void) | undefined
}) {
  return (
    <aside
      className={isChosen && side !== 'log' ? 'side at-length' : 'side'}
      aria-label="Log, goal, pieces and rules"
    >
      <div className="tabs" role="tablist">
        {sidesOf(table, title).map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={side === one}
            className={side === one ? 'on' : ''}
            onClick={() => onSide(one)}
          >
            {sides[one]}
            {one === 'chat' ? <UnreadMark count={unread} /> : null}
          </button>
        ))}
      </div>
      {side === 'log' ? (
        <Log {...{ table, title, board, onRule, onExhibit, onWatch, onWhy, said }} />
      ) : null}
      {side === 'goal' ? <Goal {...{ table, title, board }} /> : null}
      {side === 'chat' && table.chat !== null ? (
        <ChatSide {...{ table, title, session, onPerson }} />
      ) : null}
      {side === 'pieces' ? <PiecesTab {...{ table, board, onRule, onAnytime }} /> : null}
      {side === 'rules' ? <Rulebook title={title.id} {...{ rule, onRule }} /> : null}
      {side === 'text' ? <BoardText {...{ table, title }} /> : null}
      <Ideas {...{ table, title }} />
    </aside>
  )
}
