import { Link } from 'wouter-preact'
import { nameOf } from '../titles/covers.ts'
import { hasLesson } from '../titles/lessons.ts'
import { lessonsUnderWay } from './progress.ts'
import { wayInto } from './ways.ts'

/** A quiet word to those who are new to a title. */
export function LessonHint({ title }: { title: string }) {
  if (!hasLesson(title)) return null
  return (
    <p className="lead">
      New to it? <Link href={`/learn/${title}`}>Learn by playing</Link>
    </p>
  )
}

/** The lessons that were left in the middle; nothing if there are none. */
export function LessonsUnderWay() {
  const lessons = lessonsUnderWay().filter(({ title }) => hasLesson(title))
  if (lessons.length === 0) return null
  return (
    <section className="rows">
      <h2>Your lessons</h2>
      {lessons.map(({ title, lesson, name, progress: { at, of } }) => (
        <div key={`${title}/${lesson}`} className="row">
          <b>{nameOf(title)}</b>
          <span>{[name, `step ${at + 1} of ${of}`].filter(Boolean).join(', ')}</span>
          <span>on this device</span>
          <Link href={wayInto({ title, lesson })} className="btn">
            Go on
          </Link>
        </div>
      ))}
    </section>
  )
}
