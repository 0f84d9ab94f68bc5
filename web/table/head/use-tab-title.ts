import type { Seat } from '@eldertable/kernel'
import { useEffect, useRef, useState } from 'preact/compat'
import type { MatchOnScreen } from '../../session/session.ts'

/** The title of a table's tab: first of all what the reader is asked, then what others have said. */
export function tabTitle(table: MatchOnScreen, game: string, said: number): string {
  const lines = said === 0 ? undefined : said === 1 ? '1 new line' : `${said} new lines`
  const words = [askedIn(table), lines].filter((one) => one !== undefined)
  return [...(words.length === 0 ? [] : [`● ${words.join(', ')}`]), game, 'Eldertable'].join(' · ')
}

function askedIn(table: MatchOnScreen): string | undefined {
  const { reader, view, undo, rematch, status } = table
  if (reader !== null && undo.request?.answering === reader) return 'You are asked'
  if (reader !== null && isSeatWanted(table, reader)) return 'You are asked'
  if (reader !== null && view?.menu) return 'Your turn'
  return status === 'finished' && rematch !== null ? 'Another match' : undefined
}

/** Whether somebody asks for a seat that nobody has, and the reader has not answered. */
const isSeatWanted = ({ petitions = [] }: MatchOnScreen, reader: Seat): boolean =>
  petitions.some(({ agreed, refusedBy }) => refusedBy === null && !agreed.includes(reader))

/** Keeps the tab's title up to date, also while the reader looks back. */
export function useTabTitle(table: MatchOnScreen, game: string): void {
  const title = tabTitle(table, game, useSaidOutOfSight(table))
  useEffect(() => {
    document.title = title
  }, [title])
}

/** How many lines others have said since the page is out of sight. */
function useSaidOutOfSight({ chat, reader }: MatchOnScreen): number {
  const latest = chat?.at(-1)?.n ?? -1
  const last = useRef(latest)
  const [since, setSince] = useState<number | null>(() => (document.hidden ? latest : null))
  useEffect(() => {
    last.current = latest
  }, [latest])
  useEffect(() => {
    const turn = () => setSince(document.hidden ? last.current : null)
    document.addEventListener('visibilitychange', turn)
    return () => document.removeEventListener('visibilitychange', turn)
  }, [])
  if (since === null || chat === null) return 0
  return chat.filter(({ n, seat }) => n > since && (seat === null || seat !== reader)).length
}
