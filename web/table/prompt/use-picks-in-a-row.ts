import { useEffect, useRef } from 'preact/compat'
import type { BegunMatch } from '../../session/session.ts'

/** Picks that are due one after another, each once the one before has been taken. */
export interface PickRow {
  /** The question to which all of them belong; whichever comes next if that is not known yet. */
  key?: string | undefined
  picks: readonly number[]
  /** Leaves out what is not offered; otherwise that ends the row. */
  leavesOut: boolean
}

interface Due extends PickRow {
  /** The position at which the next of them is picked. */
  position: number
}

/**
 * Picks one thing after another. What is left is dropped as soon as others went on in between, something was taken back, or
 * anything else is asked: the reader then decides anew.
 */
export function usePicksInARow(
  table: BegunMatch,
  pick: (pick: number) => void,
): (row: PickRow) => void {
  const due = useRef<Due | null>(null)
  const { position } = table
  useEffect(() => {
    const row = due.current
    // The pick before it is still on its way.
    if (row === null || position === row.position - 1) return
    const next = position === row.position ? nextOf(row, table) : undefined
    due.current =
      next === undefined
        ? null
        : { ...row, ...next, key: table.view.decision?.key, position: position + 1 }
    if (next !== undefined) pick(next.pick)
  })
  return (row) => {
    due.current = row.picks.length === 0 ? null : { ...row, position: position + 1 }
  }
}

/** What is picked now and what is left then; nothing if something else is asked or it is not offered. */
function nextOf(
  { key, picks, leavesOut }: PickRow,
  { view: { decision, menu } }: Pick<BegunMatch, 'view'>,
): { pick: number; picks: readonly number[] } | undefined {
  if (menu === null || (key !== undefined && decision?.key !== key)) return undefined
  const isOffered = (wanted: number): boolean =>
    menu.options.some(
      ({ pick, argument, upTo = argument }) => wanted >= pick && wanted <= pick + upTo - argument,
    )
  const place = picks.findIndex((one) => !leavesOut || isOffered(one))
  const pick = picks[place]
  if (pick === undefined || !isOffered(pick)) return undefined
  return { pick, picks: picks.slice(place + 1) }
}
