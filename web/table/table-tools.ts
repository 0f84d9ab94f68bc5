import type { View } from '@eldertable/kernel'
import type { BegunMatch } from '../session/session.ts'
import { drawersOf, sideIcons, sides, type Side } from './sides.ts'
import type { Tool } from './top-bar.tsx'

/** Whether a menu has anything to show. */
export const isAnythingIn = (menu: View['menu']): boolean =>
  menu !== null && menu.options.length + menu.refusals.length > 0

/** Whether anything can be taken back or restored, if need be by asking the others. */
const canGoBack = ({ undo }: BegunMatch): boolean =>
  [undo.step, undo.redo, undo.askTo.step, undo.askTo.turn].some((one) => typeof one === 'number')

/** The tools in the bar at the top of a table. */
export function toolsOf(
  table: BegunMatch,
  {
    side,
    isRulebookOpen,
    isLesson,
    isOver,
    unread,
    onShow,
    onUndo,
    onWatch,
    onReport,
    bell,
    onLeave,
    onAnytime,
  }: {
    /** The side that is open as a drawer. */
    side: Side | null
    isRulebookOpen: boolean
    isLesson: boolean
    isOver: boolean
    /** Lines of the chat that are new. */
    unread: number
    onShow: (side: Side) => void
    onUndo: () => void
    onWatch: () => void
    onReport: () => void
    /** Whether the system tells that it is the reader's turn; absent where there is nothing to wait for. */
    bell: { isOn: boolean; onPress: () => void } | undefined
    /** Absent where nobody has a seat that others could take. */
    onLeave: (() => void) | undefined
    /** Absent where nothing may be done at any time. */
    onAnytime: (() => void) | undefined
  },
): Tool[] {
  const undo: Tool = {
    icon: 'anticlockwise-rotation',
    label: 'Undo',
    isOff: !canGoBack(table),
    onPress: onUndo,
  }
  const drawers = drawersOf(table).map((one) => ({
    icon: sideIcons[one],
    label: sides[one],
    isOn: side === one,
    isForDrawer: true,
    unread: one === 'chat' ? unread : 0,
    onPress: () => onShow(one),
  }))
  const rules: Tool = {
    icon: 'rule-book',
    label: 'Rules',
    isOn: isRulebookOpen,
    isInTabs: true,
    onPress: () => onShow('rules'),
  }
  // A lesson is neither recorded nor left.
  const match: Tool[] = [
    { icon: 'film-spool', label: 'Replay', onPress: onWatch },
    { icon: 'long-antennae-bug', label: 'Report', onPress: onReport },
  ]
  const anytime: Tool[] =
    onAnytime === undefined
      ? []
      : [{ icon: 'exit-door', label: 'Any time', isInTabs: true, onPress: onAnytime }]
  const ring: Tool[] = bell === undefined ? [] : [{ icon: 'ringing-bell', label: 'Bell', ...bell }]
  const leave: Tool[] =
    onLeave === undefined ? [] : [{ icon: 'walk', label: 'Leave', onPress: onLeave }]
  return [
    ...(isOver ? [] : [undo]),
    ...drawers,
    rules,
    ...(isLesson ? [] : match),
    ...anytime,
    ...ring,
    ...leave,
  ]
}
