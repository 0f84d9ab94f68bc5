import type { BotText } from '@eldertable/kernel'

/** The bots that are chosen by name, and what they are like here. */
export const bots: Readonly<Record<string, BotText>> = {
  thinker: {
    name: 'Thinker',
    means: 'Thinks for a third of a second, to the end of the next turn',
  },
  habit: {
    name: 'Planner',
    means: 'Plans its whole turn, almost at once',
    won: { who: 'Four of them in the first episode, against Cthulhu', matches: 54, of: 105 },
  },
  hasty: {
    name: 'Hasty',
    means: 'Plans two deeds ahead, at once',
    won: { who: 'Four of them in the first episode, against Cthulhu', matches: 35, of: 100 },
  },
  random: {
    name: 'Dice',
    means: 'Picks at random',
    won: { who: 'Four of them in the first episode, against Cthulhu', matches: 0, of: 100 },
  },
}
