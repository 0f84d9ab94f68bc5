import type { BotText } from '@eldertable/kernel'

/** The bots that are chosen by name, and what they are like here. */
export const bots: Readonly<Record<string, BotText>> = {
  thinker: { name: 'Thinker', means: 'Thinks for a third of a second, two turns ahead' },
  habit: {
    name: 'Regular',
    means: 'Weighs the rest of its turn, at once',
    won: { who: 'One against three Dice', matches: 100, of: 100, against: 'random' },
  },
}
