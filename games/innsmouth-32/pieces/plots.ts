import { spelled } from '@eldertable/kernel'
import { OR_INSANE, plot } from './card.ts'
import { BRAINS, GUTS, statName } from './stats.ts'

const confess = { does: 'confess', stat: GUTS, tokens: 3 } as const
const stand = { does: 'stand', rest: 2 } as const
const burn = { does: 'burn', less: 1 } as const
const wire = { does: 'wire', stat: BRAINS, cards: 3, drawn: 2 } as const

/** I32-PLOT-1 to 5, one card of each. */
export const plots = [
  plot('I32-PLOT-1', 'zadoks-confession', "Zadok's Confession", {
    happens: confess,
    asks: {
      you: (reel) =>
        `Zadok's Confession: who tests ${statName(confess.stat)} for ${confess.tokens + reel} mythos tokens, or loses a stat?`,
      others: 'who listens to Zadok',
    },
    stake: (reel) => `for ${confess.tokens + reel} mythos tokens, ${OR_INSANE}`,
    icon: 'shouting',
  }),
  plot('I32-PLOT-2', 'last-stand', 'Last Stand on the Bridge', {
    happens: stand,
    asks: {
      you: () =>
        `The Last Stand: who is attacked on the bridge, for ${stand.rest} rest spoints to all in the open?`,
      others: 'who holds the bridge',
    },
    icon: 'stone-bridge',
  }),
  plot('I32-PLOT-3', 'refinery-fire', 'Refinery Fire', {
    happens: burn,
    asks: {
      you: (reel) =>
        `The Refinery Fire: which throng burns? What is worth no more than a die${reel > burn.less ? ` + ${reel - burn.less}` : ''} goes.`,
      others: 'which throng burns',
    },
    icon: 'fire',
  }),
  plot('I32-PLOT-4', 'wire-to-boston', 'Wire to Boston', {
    happens: wire,
    asks: {
      you: () =>
        `Wire to Boston: who tests ${statName(wire.stat)} to make ${spelled(wire.cards)} cards of the reel go?`,
      others: 'who wires to Boston',
    },
    stake: () =>
      `to be rid of ${spelled(wire.cards)} cards of the reel, or the director draws ${spelled(wire.drawn)} discards`,
    icon: 'candlestick-phone',
  }),
  plot('I32-PLOT-5', 'secret-passage', 'Secret Passage', {
    happens: { does: 'pass' },
    asks: {
      you: () => 'The Secret Passage: into which sanctuary does it lead?',
      others: 'where the passage leads',
    },
    icon: 'secret-door',
  }),
] as const
