import type { View } from '@eldertable/kernel'
import type { TableMessage } from '@eldertable/protocol/wire.ts'
import { spreadOut, type SentMenu } from '@eldertable/protocol/wire-refusals.ts'
import type { MatchOnScreen } from '../session/session.ts'

/** What the screen needs of the client itself, beyond what the server has told. */
type OfTheClient = 'rewinds' | 'undo' | 'connection' | 'note'

/** What the server has told of a table, as the screen shows it. */
export function tableShown(table: TableMessage): Omit<MatchOnScreen, OfTheClient> {
  const { head, view } = table
  return {
    id: table.match,
    title: head.title,
    name: head.name,
    settings: head.settings,
    status: head.status,
    seats: table.seats,
    reader: table.seat,
    view: view === null ? null : { ...view, menu: menuOf(view.menu) },
    anytime: menuOf(table.anytime),
    position: table.position,
    waited: table.waited ?? 0,
    decided: table.decided,
    stoodIn: table.stoodIn ?? 0,
    log: table.events,
    thinking: thinkingAt(table),
    handOver: null,
    orders: table.orders,
    chat: table.chat,
    takenOver: head.takenOver,
    commitment: head.commitment,
    key: head.key,
    code: head.code,
    isHost: head.isHost,
    hostSeat: head.host,
    watchers: table.watchers,
    rematch: head.rematch?.id ?? null,
    terms: head,
  }
}

/** The seat that is asked, if a bot plays it. */
function thinkingAt({ view, seats }: TableMessage): number | null {
  const asked = view?.decision?.seat ?? null
  const sitter = asked === null ? undefined : seats[asked]
  const isBot = sitter !== undefined && (sitter.player.startsWith('bot:') || sitter.heldBy !== null)
  return isBot ? asked : null
}

const menuOf = (sent: SentMenu | null): View['menu'] => (sent === null ? null : spreadOut(sent))
