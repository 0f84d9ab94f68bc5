import type { Seat } from '@eldertable/kernel'
import { useEffect, useRef, useState } from 'preact/compat'
import type { MatchSession } from '../session/session.ts'
import type { FromReviewer, ToReviewer } from './review-worker.ts'

/** The review of a finished match, in a thread of its own for as long as somebody looks at it. */
export function useReview(
  session: Pick<MatchSession, 'file'>,
  seat: Seat,
): { found: FromReviewer | null; thinkLonger: () => void } {
  const [found, setFound] = useState<FromReviewer | null>(null)
  const worker = useRef<Worker | null>(null)
  const begunFor = useRef(seat)
  useEffect(() => {
    const thread = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' })
    worker.current = thread
    thread.addEventListener('message', ({ data }: MessageEvent<FromReviewer>) => setFound(data))
    thread.addEventListener('error', () =>
      setFound({ problem: 'The review could not be worked out.' }),
    )
    session.file().then(
      (file) => thread.postMessage({ file, seat: begunFor.current } satisfies ToReviewer),
      (error: unknown) =>
        setFound({ problem: error instanceof Error ? error.message : String(error) }),
    )
    return () => thread.terminate()
  }, [session])
  useEffect(() => {
    if (begunFor.current === seat) return
    begunFor.current = seat
    worker.current?.postMessage({ seat } satisfies ToReviewer)
  }, [seat])
  return {
    found,
    thinkLonger: () => worker.current?.postMessage({ longer: true } satisfies ToReviewer),
  }
}
