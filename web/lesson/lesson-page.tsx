import '../styles/lesson.css'
import type { GameEntry } from '@eldertable/games'
import type { Lesson } from '@eldertable/kernel'
import { use, useState } from 'react'
import { useLocation } from 'wouter'
import { NotFound } from '../pages/not-found.tsx'
import { UNNAMED } from '../settings/settings.ts'
import { settings } from '../settings/store.ts'
import { TablePage } from '../table/table-page.tsx'
import { gameOf } from '../titles/games.ts'
import { lessonOf } from '../titles/lessons.ts'
import { LessonSlip } from './lesson-slip.tsx'
import { LessonOnScreen } from './lesson-on-screen.ts'

/** A title taught by playing it. */
export function LessonPage({ title }: { title: string }) {
  const game = gameOf(title)
  const lesson = lessonOf(title)
  if (game === undefined || lesson === undefined) return <NotFound />
  return <LessonAtTable game={use(game)} lesson={use(lesson)} />
}

function LessonAtTable({ game: { title }, lesson }: { game: GameEntry; lesson: Lesson }) {
  const [session] = useState(() => new LessonOnScreen(title, lesson, settings().name || UNNAMED))
  const [, go] = useLocation()
  return (
    <TablePage
      session={session}
      slip={(onRule) => <LessonSlip session={session} title={title.id} onRule={onRule} />}
      onAgain={() => go(`/new/${title.id}`)}
    />
  )
}
