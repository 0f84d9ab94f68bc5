import { at } from '@eldertable/kernel'
import { elderOnes, type ElderOne } from './elder-ones.ts'
import { episodeAdvances } from './episode-texts.ts'
import { cthulhuMythos, episodeMythos, hasturMythos, type MythosCard } from './mythos.ts'
import type { Step } from '../effects/deeds/script.ts'

// Every list of steps has a number, so that what is running remembers numbers and no cards: frames stay small, and a
// text that is resolved within itself is not in the state twice. New texts go behind the others.

const lists: (readonly Step[])[] = []
const numbers = new Map<readonly Step[], number>()
const cards = new Map<MythosCard, number>()

/** Gives numbers to a list of steps and to all lists within it. */
function enrol(steps: readonly Step[]): number {
  const number = lists.length
  lists.push(steps)
  numbers.set(steps, number)
  for (const step of steps) {
    if (step.otherwise !== undefined) enrol(step.otherwise)
    if (step.do === 'each') enrol(step.steps)
    if (step.do === 'choose') step.options.forEach(enrol)
    if (step.do === 'if') {
      enrol(step.steps)
      enrol(step.else)
    }
  }
  return number
}

for (const card of [cthulhuMythos, hasturMythos, ...episodeMythos].flat())
  cards.set(card, enrol(card.steps.flat()))
for (const elder of Object.values<ElderOne>(elderOnes)) {
  const { whenAdvancing, firstEndOfTurn, stages } = elder
  enrol(whenAdvancing.steps)
  enrol(firstEndOfTurn.steps)
  for (const { oneTime, endOfTurn } of stages) {
    enrol(oneTime.steps)
    enrol(endOfTurn.steps)
  }
}
for (const { steps } of episodeAdvances) enrol(steps)

/** By number. */
export const texts: readonly (readonly Step[])[] = lists
export const stepsAt = (text: number): readonly Step[] => at(lists, text)

export function numberOfText(steps: readonly Step[]): number {
  const number = numbers.get(steps)
  if (number === undefined) throw new Error('these steps have no number')
  return number
}

export function textOfCard(card: MythosCard): number {
  const number = cards.get(card)
  if (number === undefined) throw new Error(`${card.id} has no number`)
  return number
}
