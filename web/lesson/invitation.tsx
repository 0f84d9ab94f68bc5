import type { Lesson } from '@eldertable/kernel'
import { use } from 'react'
import { Link } from 'wouter'
import { nameOf } from '../titles/covers.ts'
import { hasLesson, lessonOf } from '../titles/lessons.ts'
import { forgetProgress, lessonsUnderWay, progressIn } from './progress.ts'

const wayInto = (title: string): string => `/learn/${title}`

/** The way into a title's lesson, or back into it; nothing if there is none. */
export function LessonInvitation({ title }: { title: string }) {
  const lesson = lessonOf(title)
  return lesson === undefined ? null : <Invitation title={title} lesson={use(lesson)} />
}

function Invitation({ title, lesson }: { title: string; lesson: Lesson }) {
  const progress = progressIn(title)
  return (
    <div className="opts">
      <Link href={wayInto(title)} className="opt go">
        <span>
          {progress === undefined ? 'Learn by playing' : 'Go on with the lesson'}
          <small>
            {progress === undefined
              ? `${lesson.minutes} minutes at the table`
              : `step ${progress.at + 1} of ${progress.of}`}
          </small>
        </span>
      </Link>
      {progress === undefined ? null : (
        <Link href={wayInto(title)} className="opt" onClick={() => forgetProgress(title)}>
          <span>Start it again</span>
        </Link>
      )}
    </div>
  )
}

/** A quiet word to those who are new to a title. */
export function LessonHint({ title }: { title: string }) {
  if (!hasLesson(title)) return null
  return (
    <p className="lead">
      New to it? <Link href={wayInto(title)}>Learn by playing</Link>
    </p>
  )
}

/** The lessons that were left in the middle; nothing if there are none. */
export function LessonsUnderWay() {
  const lessons = lessonsUnderWay().filter(([title]) => hasLesson(title))
  if (lessons.length === 0) return null
  return (
    <section className="rows">
      <h2>Your lessons</h2>
      {lessons.map(([title, { at, of }]) => (
        <div key={title} className="row">
          <b>{nameOf(title)}</b>
          <span>{`step ${at + 1} of ${of}`}</span>
          <span>on this device</span>
          <Link href={wayInto(title)} className="btn">
            Go on
          </Link>
        </div>
      ))}
    </section>
  )
}
