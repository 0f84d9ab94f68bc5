import type { Lesson } from '@eldertable/kernel'
import { use } from 'preact/compat'
import { Link } from 'wouter-preact'
import { lessonsOf } from '../titles/lessons.ts'
import { LessonList } from './lesson-list.tsx'
import { forgetProgress, progressIn } from './progress.ts'
import { wayInto } from './ways.ts'

/** The way into a title's lessons, or back into them; nothing if there are none. */
export function LessonInvitation({ title }: { title: string }) {
  const lessons = lessonsOf(title)
  return lessons === undefined ? null : <Invitation title={title} lessons={use(lessons)} />
}

function Invitation({ title, lessons }: { title: string; lessons: readonly Lesson[] }) {
  const [lesson] = lessons
  if (lesson === undefined) return null
  if (lessons.length === 1) return <OnlyLesson title={title} lesson={lesson} />
  return (
    <section aria-labelledby="lessons">
      <h2 id="lessons">Learn by playing</h2>
      <LessonList title={title} lessons={lessons} />
    </section>
  )
}

function OnlyLesson({ title, lesson }: { title: string; lesson: Lesson }) {
  const place = { title, lesson: lesson.id }
  const progress = progressIn(place)
  return (
    <div className="opts">
      <Link href={wayInto(place)} className="opt go">
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
        <Link href={wayInto(place)} className="opt" onClick={() => forgetProgress(place)}>
          <span>Start it again</span>
        </Link>
      )}
    </div>
  )
}
