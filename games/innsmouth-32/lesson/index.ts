import type { Lesson } from '@eldertable/kernel'
import { directorLesson } from './director.ts'
import { survivorsLesson } from './survivors.ts'

/** In the order in which they are best played. */
export const lessons: readonly Lesson[] = [survivorsLesson, directorLesson]
