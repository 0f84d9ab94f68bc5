import type { LessonPlace } from './progress.ts'

/** The address of a lesson. */
export const wayInto = ({ title, lesson }: LessonPlace): string => `/learn/${title}/${lesson}`
