import '../styles/lesson.css'
import '../styles/reading.css'
import type { GameEntry, Lesson } from '@eldertable/kernel'
import { use, useState } from 'preact/compat'
import { Link, useLocation } from 'wouter-preact'
import { NotFound } from '../pages/not-found.tsx'
import { PageFrame } from '../pages/page-frame.tsx'
import { UNNAMED } from '../settings/settings.ts'
import { settings } from '../settings/store.ts'
import { TablePage } from '../table/table-page.tsx'
import { coverOf } from '../titles/covers.ts'
import { gameOf } from '../titles/games.ts'
import { hasHowToPlay } from '../titles/how-to.ts'
import { lessonsOf } from '../titles/lessons.ts'
import { LessonList } from './lesson-list.tsx'
import { LessonSlip } from './lesson-slip.tsx'
import { LessonOnScreen } from './lesson-on-screen.ts'

/** A title taught by playing it. Where it has several lessons and none is named, one chooses. */
export function LessonPage({ title, lesson }: { title: string; lesson?: string | undefined }) {
  const game = gameOf(title)
  const lessons = lessonsOf(title)
  if (game === undefined || lessons === undefined) return <NotFound />
  return <NamedLesson game={use(game)} lessons={use(lessons)} named={lesson} />
}

interface Lessons {
  game: GameEntry
  lessons: readonly Lesson[]
}

function NamedLesson({ game, lessons, named }: Lessons & { named: string | undefined }) {
  if (named === undefined && lessons.length > 1) return <ChooseLesson {...{ game, lessons }} />
  const lesson = named === undefined ? lessons[0] : lessons.find(({ id }) => id === named)
  if (lesson === undefined) return <NotFound />
  return <LessonAtTable key={lesson.id} {...{ game, lessons, lesson }} />
}

function ChooseLesson({ game: { title }, lessons }: Lessons) {
  const { id, text } = title
  return (
    <PageFrame title={`Learn ${text.name}`}>
      <article className="paper reading" style={{ '--board': coverOf(id)?.ground }}>
        <h1>{`Learn ${text.name}`}</h1>
        <p>At the real table, with the real rules, one thing after another.</p>
        <LessonList title={id} lessons={lessons} />
        <div className="opts">
          {hasHowToPlay(id) ? (
            <Link href={`/how/${id}`} className="opt">
              <span>How to play, in two minutes</span>
            </Link>
          ) : null}
          <Link href={`/new/${id}`} className="opt">
            <span>Start a table</span>
          </Link>
        </div>
      </article>
    </PageFrame>
  )
}

function LessonAtTable({ game: { title }, lessons, lesson }: Lessons & { lesson: Lesson }) {
  const [session] = useState(() => new LessonOnScreen(title, lesson, settings().name || UNNAMED))
  const [, go] = useLocation()
  return (
    <TablePage
      session={session}
      slip={(onRule) => (
        <LessonSlip
          session={session}
          title={title.id}
          lesson={lesson}
          lessons={lessons}
          onRule={onRule}
        />
      )}
      onAgain={() => go(`/new/${title.id}`)}
    />
  )
}
