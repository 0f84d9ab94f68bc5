import { decidedAfter } from '@eldertable/protocol/decided.ts'
import { undoAfter } from '@eldertable/protocol/wire-undo.ts'
import type { MovedMessage, TableMessage } from '@eldertable/protocol/wire.ts'
import { patched } from '@eldertable/protocol/wire-patch.ts'

/** A table after the server has told what changed at it. */
export function movedOn(
  table: TableMessage,
  view: NonNullable<TableMessage['view']>,
  moved: MovedMessage,
): TableMessage {
  return {
    ...table,
    decided: decidedAfter(table, moved),
    position: moved.position,
    moment: moved.moment,
    length: moved.length,
    waited: moved.waited,
    view: {
      ...view,
      table: moved.table ?? patched(view.table, moved.patch ?? []),
      decision: moved.decision === undefined ? view.decision : moved.decision,
      hand: moved.hand === undefined ? view.hand : moved.hand,
      menu: moved.menu ?? null,
    },
    offered: moved.offered ?? null,
    anytime: moved.anytime === undefined ? table.anytime : moved.anytime,
    events: [...table.events.filter(({ position }) => position <= moved.after), ...moved.events],
    orders: moved.orders ?? table.orders,
    undo: undoAfter(table.undo, moved.undo),
    head:
      moved.key === undefined ? table.head : { ...table.head, key: moved.key, status: 'finished' },
  }
}
