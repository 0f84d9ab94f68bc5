import '../styles/lesson-list.css'
import type { Lesson } from '@eldertable/kernel'
import { Link } from 'wouter-preact'
import { forgetProgress, isFinished, progressIn, type LessonPlace } from './progress.ts'
import { wayInto } from './ways.ts'

/** The lessons of a title: what each teaches and to whom, how far one has come, and the way in. */
export function LessonList({ title, lessons }: { title: string; lessons: readonly Lesson[] }) {
  const next = nextLesson(title, lessons)
  return (
    <ul className="lesson-list">
      {lessons.map((lesson) => (
        <LessonRow
          key={lesson.id}
          lesson={lesson}
          place={{ title, lesson: lesson.id }}
          isNext={lesson === next}
        />
      ))}
    </ul>
  )
}

function LessonRow({
  lesson: { name, about, minutes },
  place,
  isNext,
}: {
  lesson: Lesson
  place: LessonPlace
  isNext: boolean
}) {
  const progress = progressIn(place)
  const isDone = isFinished(place)
  const says = progress ? 'Go on' : isDone ? 'Play it again' : 'Learn it'
  return (
    <li>
      <div>
        <h3>
          {name}
          {isDone ? <span className="done">finished</span> : null}
        </h3>
        <p>{about}</p>
      </div>
      <div className="opts">
        <Link
          href={wayInto(place)}
          className={isNext ? 'opt go' : 'opt'}
          aria-label={`${says}: ${name}`}
        >
          <span>
            {says}
            <small>
              {progress ? `step ${progress.at + 1} of ${progress.of}` : `${minutes} minutes`}
            </small>
          </span>
        </Link>
        {progress ? (
          <Link
            href={wayInto(place)}
            className="opt"
            aria-label={`Start again: ${name}`}
            onClick={() => forgetProgress(place)}
          >
            <span>Start again</span>
          </Link>
        ) : null}
      </div>
    </li>
  )
}

/** The one to play next: one that is under way, or else the first that was never finished. */
export function nextLesson(title: string, lessons: readonly Lesson[]): Lesson | undefined {
  return (
    lessons.find(({ id }) => progressIn({ title, lesson: id }) !== undefined) ??
    lessons.find(({ id }) => !isFinished({ title, lesson: id }))
  )
}
