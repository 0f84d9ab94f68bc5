import { Icon, type BoardModule, type IconName } from '@eldertable/board-kit'
import type { ReactNode } from 'preact/compat'
import { Link } from 'wouter-preact'
import { OfflineStrip } from '../../pwa/offline-strip.tsx'
import type { BegunMatch } from '../../session/session.ts'
import { UnreadMark } from '../chat/unread-mark.tsx'

export interface Tool {
  icon: IconName
  label: string
  isOn?: boolean
  isOff?: boolean
  /** Only where the side of the table is a drawer: elsewhere it has tabs. */
  isForDrawer?: boolean
  /** Not on phones: their tabs have it, and the name of the game needs the room. */
  isInTabs?: boolean
  /** How much is new behind it. */
  unread?: number
  onPress: () => void
}

/** Back, emblem, title, the steps of the turn, and the tools. */
export function TopBar({
  table,
  name,
  board,
  tools,
  children,
}: {
  table: BegunMatch
  name: string
  board: BoardModule
  tools: readonly Tool[]
  /** Behind the tools: the menu of the table. */
  children?: ReactNode
}) {
  const steps = board.steps(table.view.table)
  return (
    <header className="top">
      <Link href="/" className="home" aria-label="Back to the lobby">
        <svg
          width="22"
          height="22"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
        >
          <path d="M10.5 4 3 12l7.5 8M3.5 12H21" />
        </svg>
      </Link>
      <span className="em">
        <Icon name={board.emblem} />
      </span>
      <h1>{name}</h1>
      {table.name === name ? null : <span className="sub">{table.name}</span>}
      <ol className="steps" aria-label="Steps of the turn">
        {steps.names.map((step, i) => (
          <li
            key={step}
            className={i === steps.now ? 'now' : ''}
            aria-current={i === steps.now ? 'step' : undefined}
          >
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <nav className="tools" aria-label="Table tools">
        {tools.map(({ icon, label, isOn, isOff, isForDrawer, isInTabs, unread = 0, onPress }) => (
          <button
            key={label}
            type="button"
            className={[
              'tool',
              isOn === true ? 'on' : '',
              isForDrawer === true ? 'drawer-tool' : '',
              isInTabs === true ? 'tab-tool' : '',
            ].join(' ')}
            aria-pressed={isOn}
            aria-disabled={isOff === true}
            onClick={onPress}
          >
            <Icon name={icon} />
            <span>{label}</span>
            <UnreadMark count={unread} />
          </button>
        ))}
        {children}
      </nav>
      <OfflineStrip isLocal={table.connection === 'here'} />
    </header>
  )
}
