import { useEffect, useState } from 'preact/compat'
import { useLocation, useSearch } from 'wouter-preact'

/** Milliseconds that one must look at a position before the address tells it: browsers count changes of the address. */
const RESTS = 500

/** The position that is looked at, which the address carries, so that a moment can be sent as a link. */
export interface Moment {
  /** Null at the table itself. */
  at: number | null
  /** Whether it is played through from where it was opened. */
  isPlayedThrough: boolean
  inspect: (position: number) => void
  playFrom: (position: number) => void
  close: () => void
}

export function useMoment(isFromTheStart: boolean): Moment {
  const [path, go] = useLocation()
  const inAddress = momentIn(useSearch()) ?? (isFromTheStart ? 0 : null)
  const [at, setAt] = useState(inAddress)
  const [read, setRead] = useState(inAddress)
  const [isPlayedThrough, setPlayedThrough] = useState(false)
  /** Whether the way back in the browser leads to the table. */
  const [isOpenedHere, setOpenedHere] = useState(false)
  if (read !== inAddress) {
    setRead(inAddress)
    setAt(inAddress)
    if (inAddress === null) {
      setPlayedThrough(false)
      setOpenedHere(false)
    }
  }
  const table = path.replace(/\/watch$/, '')
  useEffect(() => {
    if (at === null || at === inAddress) return
    const timer = setTimeout(() => go(`${path}?at=${at}`, { replace: true }), RESTS)
    return () => clearTimeout(timer)
  }, [at, inAddress, path, go])
  const open = (position: number) => {
    setOpenedHere(true)
    go(`${table}?at=${position}`)
  }
  return {
    at,
    isPlayedThrough,
    inspect: (position) => (at === null ? open(position) : setAt(position)),
    playFrom(position) {
      setPlayedThrough(true)
      open(position)
    },
    close() {
      if (isOpenedHere) globalThis.history.back()
      else go(table, { replace: true })
    },
  }
}

/** The position that an address names. */
function momentIn(search: string): number | null {
  const at = new URLSearchParams(search).get('at') ?? ''
  return /^\d{1,9}$/.test(at) ? Number(at) : null
}
