import type { BoardModule } from '@eldertable/board-kit'
import { useEffect, useRef } from 'preact/compat'
import type { BegunMatch } from '../session/session.ts'
import { soundsBetween } from './decide.ts'
import { play } from './play.ts'

/** Between two sounds of one moment. */
const GAP = 280

/** Lets a table be heard: what has happened since the last look, and that the reader is asked. */
export function useTableSounds(table: BegunMatch, soundOf: BoardModule['sound']): void {
  const last = useRef(table)
  useEffect(() => {
    const before = last.current
    last.current = table
    if (before === table || before.id !== table.id) return
    for (const [i, name] of soundsBetween(before, table, soundOf).entries())
      setTimeout(() => play(name), i * GAP)
  }, [table, soundOf])
}
