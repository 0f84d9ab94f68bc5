import { RuleChip } from '@eldertable/board-kit'
import type { Lesson } from '@eldertable/kernel'
import { useEffect, useRef } from 'preact/compat'
import { Link } from 'wouter-preact'
import { useSession } from '../session/use-session.ts'
import { hasHowToPlay } from '../titles/how-to.ts'
import type { LessonOnScreen, SlipView } from './lesson-on-screen.ts'
import { nextLesson } from './lesson-list.tsx'
import { usePointing } from './pointing.ts'
import { wayInto } from './ways.ts'

interface SlipProps {
  session: LessonOnScreen
  title: string
  lesson: Lesson
  /** All of the title. */
  lessons: readonly Lesson[]
  onRule: (rule: string) => void
}

/** The slip of a lesson: which step it is, what to do or what came of it, and the ways back, on and out. */
export function LessonSlip({ session, title, lesson, lessons, onRule }: SlipProps) {
  const view = useSession(session, () => session.getSlip())
  const { at, of, phase, step } = view
  const slip = useFocusAfter(`${at} ${phase === 'explains'}`)
  usePointing(phase === 'asks' ? (step?.point ?? []) : [])
  const isAsking = phase === 'asks' || phase === 'follows'
  return (
    <section
      className={isAsking ? 'lesson-slip asks' : 'lesson-slip'}
      aria-label="The lesson"
      ref={slip}
      tabindex={-1}
    >
      <div aria-live="polite" aria-atomic="true">
        <p className="eyebrow">
          <em>{step === undefined ? 'The lesson is over' : `Step ${at + 1} of ${of}`}</em>
          {lessons.length > 1 ? <span>{lesson.name}</span> : null}
          <progress max={of} value={phase === 'explains' ? at + 1 : at} aria-hidden="true" />
        </p>
        {isAsking ? <h2>{step?.task}</h2> : null}
        <p>{step === undefined ? view.farewell : isAsking ? step.text : step.after}</p>
      </div>
      {phase === 'explains' ? (
        // Whoever wants to read up on it; the lesson goes on without.
        <details key={at} className="rules">
          <summary>In the rulebook</summary>
          {step?.rules.map((rule) => (
            <RuleChip key={rule} id={rule} onOpen={onRule} />
          ))}
        </details>
      ) : null}
      {step === undefined ? (
        <WaysOut {...{ session, title, lessons }} />
      ) : (
        <Ways {...{ session, title, view }} />
      )}
    </section>
  )
}

function Ways({
  session,
  title,
  view: { at, of, phase, canGoBack },
}: Pick<SlipProps, 'session' | 'title'> & { view: SlipView }) {
  return (
    <div className="ways">
      {phase === 'explains' ? (
        <button type="button" className="opt go" onClick={() => session.next()}>
          <span>{at + 1 === of ? 'Finish' : 'Next'}</span>
        </button>
      ) : null}
      <button type="button" className="btn" disabled={!canGoBack} onClick={() => session.back()}>
        Back
      </button>
      <Link href={hasHowToPlay(title) ? `/how/${title}` : '/'} className="btn">
        Leave
      </Link>
    </div>
  )
}

/** When everything is done: to a real game, to what is still to be learnt, or round again. */
function WaysOut({ session, title, lessons }: Pick<SlipProps, 'session' | 'title' | 'lessons'>) {
  const next = nextLesson(title, lessons)
  return (
    <div className="ways">
      <Link href={`/new/${title}?learnt`} className="opt go">
        <span>Play a real game now</span>
      </Link>
      {next === undefined ? null : (
        <Link href={wayInto({ title, lesson: next.id })} className="btn">
          {`Next lesson: ${next.name}`}
        </Link>
      )}
      <button type="button" className="btn" onClick={() => session.startAgain()}>
        Start again
      </button>
      <Link href="/" className="btn">
        Leave
      </Link>
    </div>
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
