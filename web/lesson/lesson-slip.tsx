import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import type { LessonTable } from './lesson-table.ts'
import { usePointing } from './pointing.ts'

/** The slip of a lesson: which step it is, what to do or what came of it, and the ways back, on and out. */
export function LessonSlip({ session, title }: { session: LessonTable; title: string }) {
  const { at, of, phase, step, farewell, canGoBack } = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.getSlip(),
  )
  const slip = useFocusAfter(`${at} ${phase === 'explains'}`)
  usePointing(phase === 'asks' ? (step?.point ?? []) : [])
  return (
    <section
      className={phase === 'asks' || phase === 'follows' ? 'lesson-slip asks' : 'lesson-slip'}
      aria-label="The lesson"
      ref={slip}
      tabIndex={-1}
    >
      <div aria-live="polite" aria-atomic="true">
        <p className="eyebrow">
          {step === undefined ? <em>The lesson is over</em> : <em>{`Step ${at + 1} of ${of}`}</em>}
          <progress max={of} value={phase === 'explains' ? at + 1 : at} aria-hidden="true" />
        </p>
        {step === undefined ? (
          <p>{farewell}</p>
        ) : phase === 'explains' ? (
          <p>{step.after}</p>
        ) : (
          <>
            <h2>{step.task}</h2>
            <p>{step.text}</p>
          </>
        )}
      </div>
      {step === undefined ? (
        <div className="ways">
          <Link href={`/new/${title}`} className="opt go">
            <span>Play a real game now</span>
          </Link>
          <button type="button" className="btn" onClick={() => session.startAgain()}>
            Start again
          </button>
          <Link href="/" className="btn">
            Leave
          </Link>
        </div>
      ) : (
        <div className="ways">
          {phase === 'explains' ? (
            <button type="button" className="opt go" onClick={() => session.next()}>
              <span>{at + 1 === of ? 'Finish' : 'Next'}</span>
            </button>
          ) : null}
          <button
            type="button"
            className="btn"
            disabled={!canGoBack}
            onClick={() => session.back()}
          >
            Back
          </button>
          <Link href={`/how/${title}`} className="btn">
            Leave
          </Link>
        </div>
      )}
    </section>
  )
}

/** Where the slip goes on, so does the keyboard: to the way on if there is one, otherwise to the slip itself. */
function useFocusAfter(part: string) {
  const slip = useRef<HTMLElement>(null)
  const last = useRef(part)
  useEffect(() => {
    if (last.current === part) return
    last.current = part
    const on = slip.current?.querySelector<HTMLElement>('.opt.go') ?? slip.current
    on?.focus({ preventScroll: true })
  }, [part])
  return slip
}
