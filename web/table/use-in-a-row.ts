import { useEffect, useRef } from 'react'
import type { BegunMatch } from '../session/session.ts'

interface Row {
  /** The question to which all of it belongs, and after how many picks the next of them is due. */
  key: string | undefined
  position: number
  left: readonly number[]
}

/**
 * Picks one thing after another, each once the one before has been taken. What is left is dropped as soon as anything else
 * is asked, or it is not offered any more: the reader then decides anew.
 */
export function useInARow(
  table: BegunMatch,
  pick: (pick: number) => void,
): (picks: readonly number[]) => void {
  const row = useRef<Row | null>(null)
  const { position, view } = table
  const begin = (picks: readonly number[]) => {
    const [first, ...left] = picks
    if (first === undefined) return
    row.current = { key: view.decision?.key, position: position + 1, left }
    pick(first)
  }
  useEffect(() => {
    const now = row.current
    if (now === null || position < now.position) return
    const next = nextOf(now, table)
    row.current =
      next === undefined ? null : { ...now, position: position + 1, left: now.left.slice(1) }
    if (next !== undefined) pick(next)
  })
  return begin
}

/** What is due now: nothing if others went on in between, or something else is asked. */
export function nextOf(
  { key, position, left: [next] }: Row,
  { position: now, view: { decision, menu } }: Pick<BegunMatch, 'position' | 'view'>,
): number | undefined {
  if (next === undefined || now !== position || decision?.key !== key) return undefined
  const isOffered = menu?.options.some(
    ({ pick, argument, upTo = argument }) => next >= pick && next <= pick + upTo - argument,
  )
  return isOffered === true ? next : undefined
}
