import type { BotText } from '@eldertable/kernel'

/** The bots that are chosen by name, and what they are like here. */
export const bots: Readonly<Record<string, BotText>> = {
  thinker: { name: 'Thinker', means: 'Thinks for a third of a second, a turn or two ahead' },
  habit: {
    name: 'Regular',
    means: 'Does what promises most, at once',
    won: { who: 'Four survivors against the automatic director', matches: 116, of: 200 },
  },
  random: {
    name: 'Dice',
    means: 'Picks at random',
    won: { who: 'Four survivors against the automatic director', matches: 32, of: 200 },
  },
}
