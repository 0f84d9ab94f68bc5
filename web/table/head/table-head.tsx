import type { BoardModule } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import type { ReactNode } from 'preact/compat'
import { lazyPart } from '../../lazy-part.tsx'
import type { BegunMatch, MatchSession } from '../../session/session.ts'
import { useGlance } from '../../session/use-glance.ts'
import { Notices } from './notices.tsx'
import { TableMenu } from './table-menu.tsx'
import { toolsOf } from './table-tools.ts'
import type { TableWays } from './table-ways.ts'
import { TopBar } from './top-bar.tsx'
import { useBell } from './use-bell.ts'
import type { OpenSides } from '../side/use-sides.ts'

const ChatToast = lazyPart(async () => (await import('../chat/chat-toast.tsx')).ChatToast)
const TableClock = lazyPart(async () => (await import('../../clocks/table-clock.tsx')).TableClock)
const PauseStrip = lazyPart(async () => (await import('../../clocks/pause-strip.tsx')).PauseStrip)
const SeatStrips = lazyPart(async () => (await import('../seats/seat-strips.tsx')).SeatStrips)

/** Above the board: the bar with its tools, the menu, and what is to be noticed. */
export function TableHead({
  session,
  table,
  title,
  board,
  sides,
  ways,
  isOver,
  children,
}: {
  session: MatchSession
  table: BegunMatch
  title: AnyTitle
  board: BoardModule
  sides: OpenSides
  ways: TableWays
  /** Whether the front page is shown. */
  isOver: boolean
  /** Notices of the page itself. */
  children?: ReactNode
}) {
  const bell = useBell(session)
  useGlance(table, title, board)
  const { isLesson, open } = ways
  const isSeatedOnline =
    session.business !== undefined && table.reader !== null && table.status === 'playing'
  return (
    <div className="head">
      <button
        type="button"
        className="skip"
        onClick={() => document.querySelector<HTMLElement>('.table > .prompt')?.focus()}
      >
        Skip to the question
      </button>
      <TopBar
        table={table}
        name={title.text.name}
        board={board}
        tools={toolsOf(table, title, {
          side: sides.isDrawerOpen ? sides.side : null,
          isRulebookOpen: sides.side === 'rules',
          isLesson,
          isOver,
          unread: sides.unread,
          onShow: sides.show,
          onUndo: isLesson ? () => ways.goBack('step') : ways.openUndo,
          onWatch: ways.watch,
        })}
      >
        {table.clock === undefined ? null : <TableClock {...{ table, session }} />}
        <TableMenu
          table={table}
          ways={{
            bell: isSeatedOnline ? bell : undefined,
            onKeys: () => open('keys'),
            onNotes: session.notes === undefined ? undefined : () => open('notes'),
            onReport: isLesson ? undefined : () => open('report'),
            onAnytime: ways.openAnytime,
            onLeave: isSeatedOnline ? () => open('leave') : undefined,
          }}
        />
      </TopBar>
      <Notices
        {...{ table, title }}
        onDismiss={() => session.dismissNote()}
        onConsent={(yes) => session.consent(yes)}
      >
        {table.chat === null ? null : (
          <ChatToast {...{ table }} unread={sides.unread} onOpen={() => sides.bring('chat')} />
        )}
        {session.business === undefined ? null : <SeatStrips {...{ session, table }} />}
        {table.clock === undefined ? null : <PauseStrip {...{ session, table }} />}
        {children}
      </Notices>
    </div>
  )
}
