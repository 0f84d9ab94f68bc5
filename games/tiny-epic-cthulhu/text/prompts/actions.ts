import { ask, capital, counted, type PromptsFor } from '@eldertable/kernel'
import type { SpentFor } from '../../events.ts'
import { shamblersOn, sum, townOf } from '../../rules/pieces.ts'
import { diceInWords, dieCount, oldOneName, portalName, townName } from '../pieces.ts'
import type { Tec } from '../../frames.ts'
import { characterOf, openState, type Tell } from '../telling.ts'

/** The menu of Step 2, and what is asked on the way through an action. */
export const actionPrompts: PromptsFor<
  Tec,
  'stepTwo' | 'collect' | 'banish' | 'rerolls' | 'pay' | 'seal'
> = {
  'stepTwo.choose': ask({
    you: menu,
    others: (_, t) =>
      t.table.actions === 0
        ? 'whether to do anything else'
        : `what to do at ${here(t)}, with ${counted(t.table.actions, 'action')} left`,
  }),
  'collect.choose': ask({
    you: (_, t) => `What will you take from ${here(t)}?`,
    others: (_, t) => `what to take from ${here(t)}`,
  }),
  'banish.fewerDice': ask({
    you: ({ dice }) => `You are to roll ${dieCount(dice)}. Will you spend tentacles to roll fewer?`,
    others: ({ dice }) => `whether to roll fewer than ${dieCount(dice)}`,
  }),
  'rerolls.choose': ask({
    you: ({ left }, t) =>
      `You rolled ${diceInWords(t.table.dice)}, and may roll again ${times(left)}. Will you?`,
    others: (_, t) => `whether to keep ${diceInWords(t.table.dice)}`,
  }),
  'banish.choose': ask({
    you: ({ cost }) =>
      cost === 0
        ? 'It costs nothing. Which Shambler do you banish?'
        : `It costs ${cost} of its colour. Which Shambler do you banish?`,
    others: () => 'which Shambler to banish',
  }),
  'pay.choose': ask({
    you: ({ for: why }) => `How will you pay ${payingFor[why]}?`,
    others: ({ for: why }) => `how to pay ${payingFor[why]}`,
  }),
  'seal.place': ask({
    you: ({ portal }, t) =>
      `You reached ${sum(t.table.dice)}. What do you lay on ${portalName(portal, t)}?`,
    others: ({ portal }, t) => `what to lay on ${portalName(portal, t)}`,
  }),
}

const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`

const payingFor: Readonly<Record<SpentFor, string>> = {
  banish: 'for the Shambler',
  fewerDice: 'for fewer dice',
  townAction: 'what the town asks',
  translate: 'for the page',
  ability: 'for it',
}

/** The town where the active character stands. */
const here = (t: Tell): string => townName(characterOf(t, t.table.active).town, t)

function menu(_: object, t: Tell): string {
  const { actions, mustMove } = t.table
  if (mustMove) return `${oldOneName(t)} is here, and you have to leave. Where to?`
  if (actions === 0) return 'Your actions are used up. Do you end the turn?'
  return `${scene(t)}, and you have ${counted(actions, 'action')} left. What will you do?`
}

/** What meets the eye where the active player stands. */
function scene(t: Tell): string {
  const town = townOf(openState(t), t.table.active)
  const shamblers = shamblersOn(town)
  if (shamblers > 0) return watchers[shamblers - 1] ?? ''
  if (town.page >= 0) return `A page lies open at ${here(t)}`
  if (sum(town.madness) > 0) return `Madness gathers at ${here(t)}`
  return `${capital(here(t))} is quiet`
}

const watchers = [
  'A Shambler watches the door',
  'Two Shamblers watch the door',
  'Three Shamblers bar the street',
] as const
