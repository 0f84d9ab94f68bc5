import type { Step } from './script.ts'
import { numberOfText } from '../../pieces/texts.ts'
import type { Frames, Game } from '../../frames.ts'

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
