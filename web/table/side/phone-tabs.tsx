import { Icon } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import type { MatchOnScreen } from '../../session/session.ts'
import { sideIcons, sides, sidesOf, type Side } from './sides.ts'
import { UnreadMark } from '../chat/unread-mark.tsx'

/** The tab bar at the foot of a phone. */
export function PhoneTabs({
  side,
  table,
  title,
  isOver,
  unread,
  onShow,
  onBoard,
}: {
  side: Side | null
  table: MatchOnScreen
  title: AnyTitle
  isOver: boolean
  /** Lines of the chat that are new. */
  unread: number
  onShow: (side: Side) => void
  onBoard: () => void
}) {
  return (
    <nav className="phone-tabs" aria-label="Parts of the table">
      <button type="button" className={side === null ? 'on' : ''} onClick={onBoard}>
        <Icon name={isOver ? 'newspaper' : 'treasure-map'} />
        {isOver ? 'Result' : 'Board'}
      </button>
      {sidesOf(table, title).map((one) => (
        <button
          key={one}
          type="button"
          className={side === one ? 'on' : ''}
          onClick={() => {
            if (side !== one) onShow(one)
          }}
        >
          <Icon name={sideIcons[one]} />
          {sides[one]}
          {one === 'chat' ? <UnreadMark count={unread} /> : null}
        </button>
      ))}
    </nav>
  )
}
