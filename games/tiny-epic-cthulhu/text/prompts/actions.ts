import { capital, counted } from '@eldertable/kernel'
import { shamblersOn, sum, townOf } from '../../rules/pieces.ts'
import { ask } from '../ask.ts'
import { oldOneName, townName } from '../pieces.ts'
import type { PromptsOf } from '../prompts.ts'
import { characterOf, openState, type Tell } from '../telling.ts'

/** The menu of Step 2. */
export const actionPrompts: PromptsOf<'stepTwo'> = {
  'stepTwo.choose': ask({
    you: menu,
    others: (_, t) =>
      `what to do at ${townName(characterOf(t, t.table.active).town, t)}, with ${counted(t.table.actions, 'action')} left`,
  }),
}

function menu(_: object, t: Tell): string {
  const { actions, mustMove } = t.table
  if (mustMove) return `${oldOneName(t)} is here, and you have to leave. Where to?`
  if (actions === 0) return 'Your actions are used up. Is there anything else?'
  return `${scene(t)}, and you have ${counted(actions, 'action')} left. What will you do?`
}

/** What meets the eye where the active player stands. */
function scene(t: Tell): string {
  const town = townOf(openState(t), t.table.active)
  const here = townName(characterOf(t, t.table.active).town, t)
  const shamblers = shamblersOn(town)
  if (shamblers > 0) return watchers[shamblers - 1] ?? ''
  if (town.page >= 0) return `A page lies open at ${here}`
  if (sum(town.madness) > 0) return `Madness gathers at ${here}`
  return `${capital(here)} is quiet`
}

const watchers = [
  'A Shambler watches the door',
  'Two Shamblers watch the door',
  'Three Shamblers bar the street',
] as const
