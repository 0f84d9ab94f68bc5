import { Icon } from '@eldertable/board-kit'
import type { TableView } from '../session/session.ts'
import { sides, sidesOf, type Side } from './sides.ts'

const sideIcons: Readonly<Record<Side, string>> = {
  log: 'tied-scroll',
  chat: 'chat-bubble',
  pieces: 'meeple',
  rules: 'rule-book',
  text: 'open-book',
}

/** The tab bar at the foot of a phone. */
export function PhoneTabs({
  side,
  table,
  onShow,
  onBoard,
}: {
  side: Side | null
  table: TableView
  onShow: (side: Side) => void
  onBoard: () => void
}) {
  return (
    <nav className="phone-tabs" aria-label="Parts of the table">
      <button type="button" className={side === null ? 'on' : ''} onClick={onBoard}>
        <Icon name="treasure-map" />
        Board
      </button>
      {sidesOf(table).map((one) => (
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
        </button>
      ))}
    </nav>
  )
}
