import type { GameEntry } from '@eldertable/games'
import { capital, type AnyTitle, type BotText } from '@eldertable/kernel'

/** The bot that thinks; only titles with a mind have it. */
const THINKER = 'thinker'

/** Bots for those who do not know their names. A title may say more of its own. */
const common: Readonly<Record<string, BotText>> = {
  [THINKER]: { name: 'Thinker', means: 'Thinks for a third of a second before each choice' },
  habit: { name: 'Habit', means: 'Plays by habit, at once' },
  random: { name: 'Dice', means: 'Picks at random' },
}

/** The bots that somebody can choose, the one that plays hardest first. */
export const botsToChoose = ({ habits, mind }: GameEntry): string[] => [
  ...(mind === undefined ? [] : [THINKER]),
  ...Object.keys(habits),
  'random',
]

/** A bot in words: those of the title, or those for all. */
export const botText = ({ text }: AnyTitle, bot: string): BotText =>
  text.bots?.[bot] ?? common[bot] ?? { name: capital(bot), means: 'Plays by habit, at once' }

/** How hard a seat is played, if a bot plays it. */
export function botMeans(title: AnyTitle, player: string): string | undefined {
  return player.startsWith('bot:') ? botText(title, player.slice('bot:'.length)).means : undefined
}
