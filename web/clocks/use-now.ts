import { useEffect, useState } from 'preact/compat'

/** The time by the clock of this browser, looked at again after this many milliseconds; never if there is no need. */
export function useNow(every: number | null): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    setNow(performance.now())
    if (every === null) return
    const timer = setInterval(() => setNow(performance.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
