import { ask, capital, type PromptsFor } from '@eldertable/kernel'
import { sanityOf, wouldCost, whomOrKeeper } from '../telling.ts'
import { causeNames } from '../events.ts'
import { cardName, spaceName } from '../pieces.ts'
import type { Nec } from '../../frames.ts'

/** The questions about Sanity that is going to be lost or owed. */
export const lossPrompts: PromptsFor<Nec, 'encounter' | 'lose' | 'owe'> = {
  'encounter.meet': ask({
    you({ card, amount }, t, seat) {
      const monster = capital(cardName(card))
      return amount === 0
        ? `${monster} takes no Sanity, but is not done with you. What do you do?`
        : `${monster} ${wouldCost(amount, seat, t)}. How do you meet it?`
    },
    others: ({ card }) => `how to meet ${cardName(card)}`,
  }),
  'encounter.second': ask({
    you: ({ card }) => `${capital(cardName(card))} takes two. Which Ally goes as well?`,
    others: ({ card }) => `which Ally to give ${cardName(card)} as well`,
  }),
  'lose.window': ask({
    you: ({ amount, cause }, t, seat) =>
      `${capital(causeNames[cause])} ${wouldCost(amount, seat, t)}. What do you do?`,
    others: ({ amount, cause }) => `how to take a loss of ${amount} to ${causeNames[cause]}`,
  }),
  'owe.window': ask({
    you({ amount, to, space }, t, seat) {
      const debt = `You owe ${whomOrKeeper(to, t)} ${amount} for ${spaceName(space)}`
      const sanity = sanityOf(t, seat)
      return amount > sanity
        ? `${debt}, and you have ${sanity}. What do you do?`
        : `${debt}, which leaves you ${sanity - amount}. Do you pay?`
    },
    others: ({ amount, to, space }, t) =>
      `how to settle ${amount} with ${whomOrKeeper(to, t)} for ${spaceName(space)}`,
  }),
}
