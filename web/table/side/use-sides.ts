import { useEffect, useState } from 'preact/compat'
import type { BegunMatch } from '../../session/session.ts'
import { HAS_COLUMN, useMedia } from '../media.ts'
import type { Side } from './sides.ts'
import { useUnread } from '../chat/use-unread.ts'

/** The side of the table, as it is open. */
export interface OpenSides {
  side: Side
  /** Whether the reader has turned to it: then it has more room. */
  isChosen: boolean
  /** The way to what the reader is after, for whoever begins where that is not in sight. */
  openGoal: (() => void) | undefined
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

/**
 * Which side of the table is open, and the ways to another. Whoever has not decided anything yet sees what they are after;
 * the front page of a match that is over comes first.
 */
export function useSides(
  table: BegunMatch,
  { isOver, hasGoal }: { isOver: boolean; hasGoal: boolean },
): OpenSides {
  const [chosen, setSide] = useState<Side | null>(null)
  const isBeginning = hasGoal && !isOver && table.reader !== null && table.decided === null
  const side = chosen ?? (isBeginning ? 'goal' : 'log')
  const [rule, setRule] = useState<string | null>(null)
  const [isDrawerOpen, setDrawer] = useState(false)
  const isDrawer = !useMedia(HAS_COLUMN)
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
    isChosen: chosen !== null,
    openGoal: isBeginning && isDrawer ? () => bring('goal') : undefined,
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
