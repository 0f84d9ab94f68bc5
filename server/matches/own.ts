import type { Seat, View } from '@eldertable/kernel'
import type { Undoable } from '@eldertable/match'
import { areEqual, gathered } from '@eldertable/protocol/wire.ts'
import type { MatchShown, MenuShown, OrderShown } from './match-shown.ts'

/** What a viewer is told besides what all are told. It is kept to be compared with: most of it stays for many picks. */
export interface Own {
  readonly hand: View['hand']
  readonly anytime: MenuShown | null
  readonly orders: readonly OrderShown[]
  /** Null for who can't take anything back. */
  readonly undo: Undoable | null
}

/** The undo to which people are asked to agree, as JSON, and what it was when they were told last. */
interface Requests {
  readonly now: string
  readonly before: string
}

const OF_SPECTATORS: Own = { hand: null, anytime: null, orders: [], undo: null }

export function ownOf(match: MatchShown, viewer: Seat | null, hand: View['hand']): Own {
  if (viewer === null) return OF_SPECTATORS
  return {
    hand,
    anytime: match.anytime(viewer),
    orders: match.orders(viewer),
    undo: match.undoable(viewer),
  }
}

/** Those fields that are not as before, each with a comma after it. */
export function whatIsNew(now: Own, before: Own | undefined, requests: Requests): string {
  let text = ''
  if (before === undefined || !areEqual(before.hand, now.hand))
    text += `"hand":${JSON.stringify(now.hand)},`
  if (before === undefined || !areEqual(before.anytime, now.anytime))
    text += `"anytime":${menuText(now.anytime)},`
  if (before === undefined || !areEqual(before.orders, now.orders))
    text += `"orders":${JSON.stringify(now.orders)},`
  if (before === undefined) text += `"undo":${undoText(now.undo, requests.now)},`
  else if (now.undo !== null && before.undo !== null) {
    const undo = newInUndo(now.undo, before.undo, requests)
    if (undo !== '') text += `"undo":{${undo}},`
  }
  return text
}

export function menuText(menu: MenuShown | null): string {
  return JSON.stringify(menu && gathered(menu))
}

/** All about what may be taken back. */
export function undoText(undo: Undoable | null, request: string): string {
  return undo === null ? 'null' : `${JSON.stringify(undo).slice(0, -1)},"request":${request}}`
}

/** The fields that are not as before. It is asked four times for each pick: one by one is quicker than by a list of names. */
function newInUndo(now: Undoable, before: Undoable, requests: Requests): string {
  let text = ''
  if (now.step !== before.step) text += `,"step":${JSON.stringify(now.step)}`
  if (now.action !== before.action) text += `,"action":${JSON.stringify(now.action)}`
  if (now.turn !== before.turn) text += `,"turn":${JSON.stringify(now.turn)}`
  if (now.redo !== before.redo) text += `,"redo":${JSON.stringify(now.redo)}`
  const { step, action, turn } = now.askTo
  const asked = before.askTo
  if (step !== asked.step || action !== asked.action || turn !== asked.turn)
    text += `,"askTo":${JSON.stringify(now.askTo)}`
  if (requests.now !== requests.before) text += `,"request":${requests.now}`
  return text.slice(1)
}
