import type { BotText } from '@eldertable/kernel'

/** The bots that are chosen by name, and what they are like here. */
export const bots: Readonly<Record<string, BotText>> = {
  thinker: {
    name: 'Thinker',
    means: 'Thinks for a third of a second, some turns ahead',
  },
  habit: { name: 'Planner', means: 'Plans its turn ahead, almost at once' },
  hasty: { name: 'Hasty', means: 'Takes what looks best, at once' },
}
