import type { UndoNews, UndoRequest } from './session.ts'

/** What a match tells besides events; only what is about taking back is read here. */
interface Notice {
  readonly kind: string
  readonly seat?: number
  readonly picks?: number
  readonly yes?: boolean
}

/** What came of something that was taken back or asked for, once the match has told; null if there is nothing to say. */
export function undoNewsIn(
  notices: readonly Notice[],
  before: UndoRequest | null,
): UndoNews | null {
  const isAgreed = notices.some(({ kind, yes }) => kind === 'undo-answered' && yes === true)
  let news: UndoNews | null = null
  for (const { kind, seat = -1, picks = 0, yes } of notices) {
    if (kind === 'undone' || kind === 'redone') news = { kind, seat, picks, isAgreed }
    else if (kind === 'rewound') news = { kind, picks }
    else if (kind === 'undo-asked') news = null
    else if (kind === 'undo-answered' && yes === false && before !== null)
      news =
        seat === before.seat
          ? { kind: 'withdrawn', seat }
          : { kind: 'refused', seat: before.seat, by: seat }
  }
  return news
}
