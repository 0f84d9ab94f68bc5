import type { BotText } from '@eldertable/kernel'

/** The bots that are chosen by name, and what they are like here. */
export const bots: Readonly<Record<string, BotText>> = {
  thinker: { name: 'Thinker', means: 'Thinks for a third of a second, a turn or two ahead' },
  habit: { name: 'Regular', means: 'Does what promises most, at once' },
}
