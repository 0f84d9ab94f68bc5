import type { BotText } from '@eldertable/kernel'

/** The bots that are chosen by name, and what they are like here. */
export const bots: Readonly<Record<string, BotText>> = {
  thinker: {
    name: 'Thinker',
    means: 'Thinks for a third of a second, to the end of the next turn',
  },
  habit: { name: 'Planner', means: 'Plans its whole turn, almost at once' },
  hasty: { name: 'Hasty', means: 'Plans two deeds ahead, at once' },
}
