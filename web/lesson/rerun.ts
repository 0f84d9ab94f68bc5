import { LessonRun, type Engine, type Lesson } from '@eldertable/kernel'
import type { Progress } from './progress.ts'

/** Plays a lesson again as far as somebody has come; from the start if the lesson is no longer what it was. */
export function rerun(
  engine: Engine,
  lesson: Lesson,
  { at, picks }: Pick<Progress, 'at' | 'picks'>,
): LessonRun {
  const run = new LessonRun(engine, lesson)
  for (const pick of picks) {
    settle(run)
    run.next()
    if (!run.pick(pick)) return new LessonRun(engine, lesson)
  }
  settle(run)
  if (run.at < at) run.next()
  return run.at === at ? run : new LessonRun(engine, lesson)
}

/** The same lesson at the beginning of an earlier step. */
export function backTo(engine: Engine, run: LessonRun, at: number): LessonRun {
  const moves = run.lesson.steps.slice(0, at).reduce((sum, step) => sum + step.moves.length, 0)
  return rerun(engine, run.lesson, { at, picks: run.picks.slice(0, moves) })
}

function settle(run: LessonRun): void {
  while (run.phase === 'follows') run.follow()
}
