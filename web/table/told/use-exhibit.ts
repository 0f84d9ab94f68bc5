import { useCallback, useState } from 'preact/compat'
import type { Exhibit } from './exhibit.ts'
import type { useFollowed } from './use-followed.ts'

/** What lies over the stage, and the ways past it. */
export interface ShownExhibit {
  exhibit: Exhibit | null
  /** Whether somebody wanted to read it again: it stays until it is closed. */
  isCalledBack: boolean
  /** Whether Space goes on past something. */
  isInTheWay: boolean
  callBack: (exhibit: Exhibit) => void
  /** Puts it away; what was told with it goes on. */
  onClose: () => void
  /** Puts it away, and all that is still to be told with it. */
  skip: () => void
}

/** The card or the great moment of the deed that is told, or one that was called back from the slip or the log. */
export function useExhibit({
  deed,
  isTelling,
  skip,
  next,
}: ReturnType<typeof useFollowed>): ShownExhibit {
  const [calledBack, setCalledBack] = useState<Exhibit | null>(null)
  const isCalledBack = calledBack !== null
  const onClose = useCallback(() => {
    if (isCalledBack) setCalledBack(null)
    else next()
  }, [isCalledBack, next])
  return {
    exhibit: calledBack ?? (isTelling ? (deed?.exhibit ?? null) : null),
    isCalledBack,
    isInTheWay: isTelling || isCalledBack,
    callBack: setCalledBack,
    onClose,
    skip() {
      setCalledBack(null)
      if (isTelling) skip()
    },
  }
}
