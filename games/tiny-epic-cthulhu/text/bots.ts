import type { BotText } from '@eldertable/kernel'

/** The bots that are chosen by name, and what they are like here. */
export const bots: Readonly<Record<string, BotText>> = {
  thinker: {
    name: 'Thinker',
    means: 'Thinks for a third of a second, to the end of the turn',
    won: {
      who: 'Four of them against Nyarlathotep, without time to think',
      matches: 38,
      of: 60,
    },
  },
  habit: {
    name: 'Planner',
    means: 'Plans its turn ahead, almost at once',
    won: { who: 'Four of them against Nyarlathotep', matches: 49, of: 100 },
  },
  hasty: {
    name: 'Hasty',
    means: 'Takes what looks best, at once',
    won: { who: 'Four of them against Nyarlathotep', matches: 29, of: 200 },
  },
  random: {
    name: 'Dice',
    means: 'Picks at random',
    won: { who: 'Four of them against Nyarlathotep', matches: 0, of: 200 },
  },
}
