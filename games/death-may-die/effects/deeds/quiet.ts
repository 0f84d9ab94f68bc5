import type { Step } from './script.ts'
import { stepsAt, texts } from '../../pieces/texts.ts'
import type { Frames, Game } from '../../frames.ts'
import { loseTogether } from '../../rules/losing.ts'
import type { DmdState } from '../../state.ts'
import { holds } from './conditions.ts'
import { take } from './take.ts'

// Almost every text that has each hero as "you" only moves markers: it asks nobody and calls nothing. Such a text is
// carried out at once, without a procedure for all and one for each of them.

/** Within an `each` a loss of sanity waits for the others (DMD-SANITY-7). */
function onlyMarks(step: Step): boolean {
  if (step.otherwise !== undefined) return false
  switch (step.do) {
    case 'take':
      return step.what !== 'wounds'
    case 'if':
      return step.steps.every(onlyMarks) && step.else.every(onlyMarks)
    default:
      return false
  }
}
const quiet = texts.map((steps) => steps.every(onlyMarks))

/** Whether a text within an `each` is one of those; with the option `panic` stress may become wounds (DMD-TERM-17). */
export const isQuiet = ({ table }: DmdState, text: number): boolean =>
  quiet[text] === true && !table.settings.panic

/** Carries it out for some heroes, who then lose sanity all together. */
export function doQuietly(
  g: Game,
  { by, from, rule }: Frames['script'],
  heroes: number[],
  text: number,
): void {
  const steps = stepsAt(text)
  const losses = heroes.map((you) => {
    const f: Frames['script'] = { hero: you, you, by, texts: [], from, loss: 0, rule, isEach: true }
    mark(g, f, steps)
    return f.loss
  })
  loseTogether(g, heroes, losses, from, rule)
}

function mark(g: Game, f: Frames['script'], steps: readonly Step[]): void {
  for (const step of steps)
    if (step.do === 'take') take(g, f, step)
    else if (step.do === 'if') mark(g, f, holds(g.state, f.you, step.when) ? step.steps : step.else)
}
