import type { AnyTitle, View } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import { drawersOf, sideIcons, sides, type Side } from '../side/sides.ts'
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
  title: AnyTitle,
  {
    side,
    isRulebookOpen,
    isLesson,
    isOver,
    unread,
    onShow,
    onUndo,
    onWatch,
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
  },
): Tool[] {
  const undo: Tool = {
    icon: 'anticlockwise-rotation',
    label: 'Undo',
    isOff: !canGoBack(table),
    onPress: onUndo,
  }
  const drawers = drawersOf(table, title).map((one) => ({
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
  // A lesson is not recorded.
  const match: Tool[] = isLesson ? [] : [{ icon: 'film-spool', label: 'Replay', onPress: onWatch }]
  const isWatching = table.reader === null && table.connection !== 'here'
  return [...(isOver || isWatching ? [] : [undo]), ...drawers, rules, ...match]
}
