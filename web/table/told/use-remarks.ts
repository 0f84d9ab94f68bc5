import type { BoardModule } from '@eldertable/board-kit'
import type { Seat } from '@eldertable/kernel'
import { useEffect, useMemo, useRef, useState } from 'preact/compat'
import type { BegunMatch } from '../../session/session.ts'
import { useSettings } from '../../settings/store.ts'
import type { Remark, Said } from './remarks.ts'

type Say = (table: BegunMatch, board: BoardModule) => Said

/** For this many positions what was said is still in the air. */
const FRESH = 10

const silence: Said = new Map()

/** What the bots of a table have said, by the line of the log that it follows; nothing for those who would rather not hear it. */
export function useRemarks(table: BegunMatch, board: BoardModule): Said {
  const { title, log, seats, view, reader, decided } = table
  // It comes after the first pick: who has come to play does not wait for it.
  const isWanted =
    useSettings().botWords &&
    (reader === null || decided !== null) &&
    seats.some(({ player }) => player.startsWith('bot:'))
  const [say, setSay] = useState<Say | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isWaited = true
    // What can't be loaded is silence.
    sayingOf(title).then(
      (found) => isWaited && setSay(() => found),
      () => {},
    )
    return () => {
      isWaited = false
    }
  }, [isWanted, title])
  /** What was said stays said, also of those who have lost their seat on the board since. */
  const kept = useRef(silence)
  return useMemo(
    () => {
      if (!isWanted || say === null) return silence
      kept.current = new Map([...kept.current, ...say(table, board)])
      return kept.current
    },
    // What is said depends on nothing else of the table.
    // oxlint-disable-next-line react/exhaustive-deps
    [isWanted, say, log, view.table.outcome, board],
  )
}

async function sayingOf(title: string): Promise<Say | null> {
  const [{ remarksOf }, { remarksIn }] = await Promise.all([
    import('../../titles/remarks.ts'),
    import('./remarks.ts'),
  ])
  const remarks = await remarksOf(title)
  return remarks === undefined ? null : (table, board) => remarksIn(table, board, remarks)
}

/** What a seat has said last, if that is not long ago. */
export function latestOf(said: Said, seat: Seat, position: number): string | undefined {
  let latest: Remark | undefined
  for (const one of said.values()) if (one.seat === seat) latest = one
  return latest === undefined || position - latest.position > FRESH ? undefined : latest.words
}
