import type { Step } from '../content/script.ts'
import { numberOfText, texts } from '../content/texts.ts'
import type { Frames, Game } from '../frames.ts'

/** One verb of the script: does it, or calls the procedure that does, and says whether there was something to do. */
export type Deed<K extends Step['do']> = (
  g: Game,
  f: Frames['script'],
  step: Extract<Step, { do: K }>,
) => boolean

/** A step with all that the script asks of any: steps are of as many shapes as there are verbs. */
export interface ScriptRow {
  readonly step: Step
  readonly isChoice: boolean
  /** The number of the text that comes instead if it finds nothing to do, or -1. */
  readonly otherwise: number
}
export const NO_TEXT = -1

const rowOf = (step: Step): ScriptRow => ({
  step,
  isChoice: step.do === 'choose',
  otherwise: step.otherwise === undefined ? NO_TEXT : numberOfText(step.otherwise),
})
/** By the numbers of their texts. */
const rows = texts.map((steps) => steps.map(rowOf))

/** Lets steps come before those that are still to come. */
export function goOnWith({ texts: running }: Frames['script'], steps: readonly Step[]): void {
  running.push(numberOfText(steps), 0)
}

/** The step at hand, of the innermost text that is not finished; nothing if all are. */
export function currentRow({ texts: running }: Frames['script']): ScriptRow | undefined {
  while (running.length > 0) {
    const row = rows[running[running.length - 2] ?? NO_TEXT]?.[running[running.length - 1] ?? 0]
    if (row !== undefined) return row
    running.pop()
    running.pop()
  }
  return undefined
}
