import { useState } from 'react'
import type { BegunMatch } from '../session/session.ts'

interface Asked {
  /** The position at which the reader was asked last. */
  at: number
  /** The one before it. */
  before: number
}

/** The position after which everything is new to the reader: the last one at which something was asked before this. */
export function useSince({ position, view }: BegunMatch): number {
  // Whoever comes back to a table is told what the last pick did.
  const [asked, setAsked] = useState<Asked>({ at: position, before: position - 1 })
  if (view.menu === null) return Math.min(asked.at, position)
  if (asked.at === position) return asked.before
  // After something was taken back there is nothing new.
  const before = position > asked.at ? asked.at : position
  setAsked({ at: position, before })
  return before
}
