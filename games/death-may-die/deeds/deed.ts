import { at } from '@eldertable/kernel'
import type { Step } from '../content/script.ts'
import { numberOfText, stepsAt } from '../content/texts.ts'
import type { Frames, Game } from '../frames.ts'

/** One verb of the script: does it, or calls the procedure that does, and says whether there was something to do. */
export type Deed<K extends Step['do']> = (
  g: Game,
  f: Frames['script'],
  step: Extract<Step, { do: K }>,
) => boolean

/** Lets steps come before those that are still to come. */
export function goOnWith({ texts }: Frames['script'], steps: readonly Step[]): void {
  texts.push(numberOfText(steps), 0)
}

/** The step at hand, of the innermost text that is not finished; nothing if all are. */
export function currentStep({ texts }: Frames['script']): Step | undefined {
  while (texts.length > 0) {
    const step = stepsAt(at(texts, texts.length - 2))[at(texts, texts.length - 1)]
    if (step !== undefined) return step
    texts.pop()
    texts.pop()
  }
  return undefined
}
