import type { Lesson } from '@eldertable/kernel'
import { perTitle } from './per-title.ts'

const lessons = perTitle(
  import.meta.glob<Lesson>('../../games/*/lesson/index.ts', { import: 'lesson' }),
)

/** Whether a title can be learnt by playing. */
export const hasLesson = (title: string): boolean => lessons.has(title)

/** The lesson of a title. */
export const lessonOf = (title: string): Promise<Lesson> | undefined => lessons.get(title)
