import type { Step } from './script.ts'
import { heroAt } from '../../rules/figures.ts'
import type { DmdState } from '../../state.ts'
import { holds } from './conditions.ts'
import { movers } from './enemies.ts'

/** Whether steps would do nothing for "you" as things are, with this many more Yellow Signs than there are. */
export const areIdle = (s: DmdState, you: number, steps: readonly Step[], more = 0): boolean =>
  steps.every((step) => isIdle(s, you, step, more))

function isIdle(s: DmdState, you: number, step: Step, more: number): boolean {
  switch (step.do) {
    case 'if': {
      const isSo =
        step.when.is === 'signs'
          ? heroAt(s, you).signs + more >= step.when.atLeast
          : holds(s, you, step.when)
      return areIdle(s, you, isSo ? step.steps : step.else, more)
    }
    case 'move':
      return movers(s, step.who, step.which, you).length === 0
    case 'roll-signs':
      return heroAt(s, you).signs + more === 0
    default:
      return false
  }
}

/** How many Yellow Signs steps would give "you" as things are. */
export function signsFrom(s: DmdState, you: number, steps: readonly Step[]): number {
  let signs = 0
  for (const step of steps) {
    if (step.do === 'take' && step.what === 'signs') signs += step.amount
    if (step.do === 'if' && holds(s, you, step.when)) signs += signsFrom(s, you, step.steps)
  }
  return signs
}

/** Steps that move enemies and nothing else: whatever else happens to a hero makes no difference to them. */
export const onlyMove = (steps: readonly Step[]): boolean =>
  steps.every((step) => step.do === 'move')
