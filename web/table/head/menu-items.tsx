import { Icon, type IconName } from '@eldertable/board-kit'
import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'preact/compat'
import { Link } from 'wouter-preact'
import { symbols } from 'virtual:icons/own'
import type { MatchOnScreen } from '../../session/session.ts'
import { paceNames } from '../../settings/pace.ts'
import { paces, type Pace } from '../../settings/settings.ts'
import { changeSettings, useSettings } from '../../settings/store.ts'
import { play } from '../../sound/play.ts'
import { showIcons } from '../../titles/icons.ts'

showIcons(symbols)

/** What the menu of a table leads to besides the settings. */
export interface MenuWays {
  /** Whether the system tells that it is the reader's turn; absent where there is nothing to wait for. */
  bell?: { isOn: boolean; onPress: () => void } | undefined
  onKeys: () => void
  /** Absent where nothing is kept. */
  onNotes?: (() => void) | undefined
  /** Absent where nothing is recorded. */
  onReport?: (() => void) | undefined
  /** Absent where nothing may be done at any time. */
  onAnytime?: (() => void) | undefined
  /** Absent where nobody has a seat that others could take. */
  onLeave?: (() => void) | undefined
}

/** What is in the menu of a table. It takes the keyboard with it when it opens. */
export function MenuItems({
  table,
  ways: { bell, onKeys, onNotes, onReport, onAnytime, onLeave },
  onClose,
}: {
  table: MatchOnScreen
  ways: MenuWays
  onClose: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.querySelector<HTMLElement>(ITEMS)?.focus(), [])
  /** Closes the menu first: what opens then takes the keyboard with it. */
  const after = (way: () => void) => () => {
    onClose()
    way()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (walk(event.key, event.currentTarget)) event.preventDefault()
  }
  return (
    <div
      id="table-menu"
      className="table-menu"
      ref={box}
      role="group"
      aria-label="Menu"
      onKeyDown={onKeyDown}
    >
      <Switches />
      {bell === undefined ? null : (
        <button
          type="button"
          className="item"
          role="switch"
          aria-checked={bell.isOn}
          onClick={bell.onPress}
        >
          <Item icon="ringing-bell" note="While this page is out of sight">
            Tell me when it is my turn
          </Item>
          <State isOn={bell.isOn} />
        </button>
      )}
      <Link href="/settings" className="item">
        <Item icon="cog" note="Text size, colours, keys">
          Settings
        </Item>
      </Link>
      <Share table={table} />
      {canGoOnline(table) && onReport !== undefined ? (
        <Link href={`/local/${table.id}/online`} className="item">
          <Item icon="linked-rings" note="Online, from where the match is">
            Go on with friends…
          </Item>
        </Link>
      ) : null}
      <button type="button" className="item" onClick={after(onKeys)}>
        <Item icon="keyboard">Keys</Item>
      </button>
      {onNotes === undefined ? null : (
        <button type="button" className="item" onClick={after(onNotes)}>
          <Item icon="tied-scroll" note="For you alone">
            My notes…
          </Item>
        </button>
      )}
      {onReport === undefined ? null : (
        <button type="button" className="item" onClick={after(onReport)}>
          <Item icon="long-antennae-bug">Report a fault</Item>
        </button>
      )}
      {onAnytime === undefined ? null : (
        <button type="button" className="item" onClick={after(onAnytime)}>
          <Item icon="exit-door" note="Such as leaving the game for good">
            At any time…
          </Item>
        </button>
      )}
      {onLeave === undefined ? null : (
        <button type="button" className="item" onClick={after(onLeave)}>
          <Item icon="walk" note="What it means is said first">
            Leave your seat…
          </Item>
        </button>
      )}
      <Link href="/" className="item">
        <Item icon="return-arrow" note="The table stays, and so does your seat">
          Back to the lobby
        </Item>
      </Link>
    </div>
  )
}

/** What is changed without leaving the table. */
function Switches() {
  const { sound, still, pace } = useSettings()
  return (
    <>
      <button
        type="button"
        className="item"
        role="switch"
        aria-checked={sound}
        onClick={() => {
          changeSettings({ sound: !sound })
          play('knock')
        }}
      >
        <Item icon="sound-on">Sound</Item>
        <State isOn={sound} />
      </button>
      <button
        type="button"
        className="item"
        role="switch"
        aria-checked={still}
        onClick={() => changeSettings({ still: !still })}
      >
        <Item icon="run">Nothing moves</Item>
        <State isOn={still} />
      </button>
      <button
        type="button"
        className="item"
        onClick={() => changeSettings({ pace: paceAfter(pace) })}
      >
        <Item icon="stopwatch" note="How long you are told what others do">
          Pace
        </Item>
        <b>{paceNames[pace]}</b>
      </button>
    </>
  )
}

/** A match of this browser that is not over, and has a seat for somebody else. */
const canGoOnline = ({ connection, status, seats }: MatchOnScreen): boolean =>
  connection === 'here' && status === 'playing' && seats.length > 1

/** Only a table on a server can be shown to others. */
function Share({ table: { connection, id } }: { table: MatchOnScreen }) {
  const [isCopied, setCopied] = useState(false)
  if (connection === 'here') return null
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/t/${id}`)
    setCopied(true)
  }
  return (
    <button type="button" className="item" onClick={() => void copy()}>
      <Item icon="linked-rings" note="Whoever has it can watch">
        <span role="status">{isCopied ? 'The link is copied' : 'Copy the link'}</span>
      </Item>
    </button>
  )
}

function Item({ icon, note, children }: { icon: IconName; note?: string; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        {children}
        {note === undefined ? null : <small>{note}</small>}
      </span>
    </>
  )
}

const State = ({ isOn }: { isOn: boolean }) => <b aria-hidden="true">{isOn ? 'on' : 'off'}</b>

/** One press goes on to the next pace, and from the last to the first. */
const paceAfter = (pace: Pace): Pace => paces[(paces.indexOf(pace) + 1) % paces.length] ?? pace

const ITEMS = '.item, input'

/** Up and down go from item to item, round the ends; Home and End to the first and the last. */
function walk(key: string, box: HTMLElement): boolean {
  const items = [...box.querySelectorAll<HTMLElement>(ITEMS)]
  const at = items.findIndex((item) => item === document.activeElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key]
  if (to === undefined) return false
  items.at(to === items.length ? 0 : to)?.focus()
  return true
}
