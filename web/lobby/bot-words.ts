import {
  type AnyTitle,
  type BotRecord,
  type BotText,
  capital,
  type GameEntry,
} from '@eldertable/kernel'

/** The bot that thinks; only titles with a search profile have it. */
const THINKER = 'thinker'

/** Bots for those who do not know their names. A title may say more of its own. */
const common: Readonly<Record<string, BotText>> = {
  [THINKER]: { name: 'Thinker', means: 'Thinks for a third of a second before each choice' },
  habit: { name: 'Habit', means: 'Plays by habit, at once' },
  random: { name: 'Dice', means: 'Picks at random' },
}

/** The bots that somebody can choose, the one that plays hardest first. */
export const botsToChoose = ({ habits, searchProfile }: GameEntry): string[] => [
  ...(searchProfile === undefined ? [] : [THINKER]),
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

/** A strength at which bots play, from the weakest up. */
export interface Strength {
  bot: string
  /** "Hard" where bots are rivals, "Strong" where they play with the reader. */
  level: string
}

const levels: Readonly<
  Record<'rivals' | 'companions', Readonly<Record<number, readonly string[]>>>
> = {
  rivals: {
    2: ['Easy', 'Hard'],
    3: ['Easy', 'Steady', 'Hard'],
    4: ['Easy', 'Steady', 'Hard', 'Hardest'],
  },
  companions: {
    2: ['Weak', 'Strong'],
    3: ['Weak', 'Fair', 'Strong'],
    4: ['Weak', 'Fair', 'Strong', 'Strongest'],
  },
}

/** The strengths to choose from: bots that were measured, above the one that picks at random. */
export function strengthsOf(game: GameEntry, areRivals: boolean): Strength[] {
  const measured = botsToChoose(game)
    .toReversed()
    .filter((bot) => bot === 'random' || botText(game.title, bot).won !== undefined)
  const words = levels[areRivals ? 'rivals' : 'companions'][measured.length] ?? []
  return words.flatMap((level, i) => ({ bot: measured[i] ?? 'random', level }))
}

/** What a bot has won, beside the one below it: "One against three Traders: 240 of 400 matches won; 100 would be even." */
export function recordWords(
  title: AnyTitle,
  bot: string,
  below: string | undefined,
  areRivals: boolean,
): string {
  const { won } = botText(title, bot)
  // How it fares against others says nothing to those who play together.
  if (won === undefined || (!areRivals && won.against !== undefined)) return ''
  const words = `${won.who}: ${won.matches} of ${won.of} matches won`
  if (won.against !== undefined)
    return `${words}; ${Math.round(won.of / SEATS)} would be an even share.`
  const other = below === undefined ? undefined : botText(title, below)
  return other?.won === undefined || isClearlyMore(won, other.won)
    ? `${words}.`
    : `${words}, not clearly more than ${other.name} with ${other.won.matches} of ${other.won.of}.`
}

/** Bots are measured at tables of four. */
const SEATS = 4
/** Standard errors from which on a difference is taken for one. */
const CLEAR = 1.96

function isClearlyMore(one: BotRecord, other: BotRecord): boolean {
  const rate = (one.matches + other.matches) / (one.of + other.of)
  const error = Math.sqrt(rate * (1 - rate) * (1 / one.of + 1 / other.of))
  return one.matches / one.of - other.matches / other.of > CLEAR * error
}
