import type { Step } from './script.ts'
import { numberOfText, texts } from '../../pieces/texts.ts'
import type { Frames, Game } from '../../frames.ts'
import { deeds } from './index.ts'

/** A step with all that the script asks of any: steps are of as many shapes as there are verbs. */
interface ScriptRow {
  readonly step: Step
  /** Carries it out, and says whether it found something to do. */
  readonly deed: (g: Game, f: Frames['script'], step: Step) => boolean
  readonly isChoice: boolean
  /** The number of the text that comes instead if it finds nothing to do, or -1. */
  readonly otherwise: number
}
export const NO_TEXT = -1

const rowOf = (step: Step): ScriptRow => ({
  step,
  deed: deeds[step.do] as ScriptRow['deed'],
  isChoice: step.do === 'choose',
  otherwise: step.otherwise === undefined ? NO_TEXT : numberOfText(step.otherwise),
})
/** By the numbers of their texts. */
const rows = texts.map((steps) => steps.map(rowOf))

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
