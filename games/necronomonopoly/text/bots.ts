import type { BotText } from '@eldertable/kernel'

/** The bots that are chosen by name, and what they are like here. */
export const bots: Readonly<Record<string, BotText>> = {
  thinker: {
    name: 'Thinker',
    means: 'Thinks for a third of a second, two rounds ahead',
    won: { who: 'One against three Traders', matches: 240, of: 400, against: 'habit' },
  },
  habit: {
    name: 'Trader',
    means: 'Plays by habit, at once; buys, and trades for whole locales',
    won: { who: 'One against three Dice', matches: 167, of: 200, against: 'random' },
  },
  // No strength of its own: three Traders keep it below an even share, but so do three Loners a Trader.
  loner: { name: 'Loner', means: 'Plays by habit, at once; never trades' },
}
