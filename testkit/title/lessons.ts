import { Engine } from '@eldertable/kernel'
import { lessonFaults } from '../lesson-faults.ts'
import type { TitleGiven } from './given.ts'
import type { PromisesAbout } from './promise.ts'

/** Lessons can be played to their end, whatever the reader chooses of what a step leaves open. */
export function lessonsRun({ title, lessons, rulebook }: TitleGiven): PromisesAbout {
  const engine: Engine = new Engine(title)
  return {
    about: 'lessons',
    promised: [
      ...lessons.map((lesson) => ({
        says: `can be played through along every way that they leave open: ${lesson.id}`,
        faults: () => lessonFaults(engine, lesson, rulebook.text),
      })),
      {
        says: 'have names and addresses of their own',
        faults: () => [
          ...twice(lessons.map(({ id }) => id)),
          ...twice(lessons.map(({ name }) => name)),
        ],
      },
    ],
  }
}

const twice = (names: readonly string[]): readonly string[] =>
  names.filter((name, place) => names.indexOf(name) < place).map((name) => `${name} is there twice`)
