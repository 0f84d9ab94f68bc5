import type { BotText } from '@eldertable/kernel'

/** The bots that are chosen by name, and what they are like here. */
export const bots: Readonly<Record<string, BotText>> = {
  thinker: {
    name: 'Thinker',
    means: 'Thinks for a third of a second, two rounds ahead',
  },
  habit: { name: 'Trader', means: 'Plays by habit, at once; buys, and trades for whole locales' },
  loner: { name: 'Loner', means: 'Plays by habit, at once; never trades' },
}
