import type { Lesson } from '@eldertable/kernel'
import { perTitle } from './per-title.ts'

const lessons = perTitle(
  import.meta.glob<readonly Lesson[]>('../../games/*/lesson/index.ts', { import: 'lessons' }),
)

/** Whether a title can be learnt by playing. */
export const hasLesson = (title: string): boolean => lessons.has(title)

/** The lessons of a title, in the order in which they are best played. */
export const lessonsOf = (title: string): Promise<readonly Lesson[]> | undefined =>
  lessons.get(title)
