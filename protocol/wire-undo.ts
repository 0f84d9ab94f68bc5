import type { MovedMessage, TableMessage } from './wire.ts'

/** What a seat may take back after it was told what is different. */
export function undoAfter(
  before: TableMessage['undo'],
  news: MovedMessage['undo'],
): TableMessage['undo'] {
  if (news === undefined || news === null) return news === null ? null : before
  // Whoever knew nothing is told all.
  return { ...before, ...news } as TableMessage['undo']
}
