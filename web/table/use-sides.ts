import { useEffect, useState } from 'react'
import type { BegunMatch } from '../session/session.ts'
import { useMedia } from './media.ts'
import type { Side } from './sides.ts'
import { useUnread } from './use-unread.ts'

/** The side of the table, as it is open. */
export interface OpenSides {
  side: Side
  /** The rule at which the rulebook is open. */
  rule: string | null
  /** On small screens the side lies over the table, as a drawer. */
  isDrawerOpen: boolean
  /** Lines of the chat that are new. */
  unread: number
  /** Turns to a side, in the drawer or beside the board. */
  turnTo: (side: Side) => void
  /** Opens a side. */
  bring: (side: Side) => void
  /** Opens a side, or closes it if it is the one that is open. */
  show: (side: Side) => void
  openRule: (id: string) => void
  closeDrawer: () => void
}

/** Which side of the table is open, and the ways to another. The front page of a match that is over comes first. */
export function useSides(table: BegunMatch, isOver: boolean): OpenSides {
  const [side, setSide] = useState<Side>('log')
  const [rule, setRule] = useState<string | null>(null)
  const [isDrawerOpen, setDrawer] = useState(false)
  const isDrawer = useMedia('(max-width: 1180px)')
  const unread = useUnread(table, side === 'chat' && (isDrawerOpen || !isDrawer))
  useEffect(() => {
    if (isOver) setDrawer(false)
  }, [isOver])
  const bring = (wanted: Side) => {
    setSide(wanted)
    setDrawer(true)
  }
  return {
    side,
    rule,
    isDrawerOpen,
    unread,
    turnTo: setSide,
    bring,
    show: (wanted) => {
      setDrawer(!isDrawerOpen || side !== wanted)
      setSide(wanted)
    },
    openRule: (id) => {
      setRule(id)
      bring('rules')
    },
    closeDrawer: () => setDrawer(false),
  }
}
