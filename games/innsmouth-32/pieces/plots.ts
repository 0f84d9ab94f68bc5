import { spelled } from '@eldertable/kernel'
import { burn, confess, pass, stand, wire } from '../effects/happening.ts'
import { OR_INSANE, plot } from './card.ts'
import { BRAINS, GUTS, statName } from './stats.ts'

/** I32-PLOT-1 to 5, one card of each. */
export const plots = [
  plot('I32-PLOT-1', 'zadoks-confession', {
    name: "Zadok's Confession",
    does: confess(GUTS, 3),
    asks: {
      you: ({ stat, tokens }, reel) =>
        `Zadok's Confession: who tests ${statName(stat)} for ${tokens + reel} mythos tokens, or loses a stat?`,
      others: 'who listens to Zadok',
    },
    stake: ({ tokens }, reel) => `for ${tokens + reel} mythos tokens, ${OR_INSANE}`,
    icon: 'shouting',
  }),
  plot('I32-PLOT-2', 'last-stand', {
    name: 'Last Stand on the Bridge',
    does: stand(2),
    asks: {
      you: ({ rest }) =>
        `The Last Stand: who is attacked on the bridge, for ${rest} rest spoints to all in the open?`,
      others: 'who holds the bridge',
    },
    icon: 'stone-bridge',
  }),
  plot('I32-PLOT-3', 'refinery-fire', {
    name: 'Refinery Fire',
    does: burn(1),
    asks: {
      you: () => 'The Refinery Fire: which throng does it reach?',
      others: 'which throng burns',
    },
    icon: 'fire',
  }),
  plot('I32-PLOT-4', 'wire-to-boston', {
    name: 'Wire to Boston',
    does: wire(BRAINS, 3, 2),
    asks: {
      you: ({ stat, cards }) =>
        `Wire to Boston: who tests ${statName(stat)} to make ${spelled(cards)} cards of the reel go?`,
      others: 'who wires to Boston',
    },
    stake: ({ cards, drawn }) =>
      `to be rid of ${spelled(cards)} cards of the reel, or the director draws ${spelled(drawn)} discards`,
    icon: 'candlestick-phone',
  }),
  plot('I32-PLOT-5', 'secret-passage', {
    name: 'Secret Passage',
    does: pass,
    asks: {
      you: () => 'The Secret Passage: into which sanctuary does it lead?',
      others: 'where the passage leads',
    },
    icon: 'secret-door',
  }),
] as const
