import type { Bot } from '../bot/bot.ts'
import type { SearchProfile } from '../bot/search-profile.ts'
import type { TitleTypes } from '../engine/procedure.ts'
import type { AnyTitle, Title } from './title.ts'

/** The bots of a title by name, the best first and the quickest last; `habit` plays for whoever is away. */
type BotsByName<K extends TitleTypes> = { readonly habit: Bot<K> } & Readonly<
  Record<string, Bot<K>>
>

/** A title at the table, with the bots that know how to play it. */
export interface GameEntry {
  readonly title: AnyTitle
  readonly habits: BotsByName<TitleTypes>
  /** What the search needs to know of it; without, it has no bot that thinks. */
  readonly searchProfile?: SearchProfile
}

/** A title and its bots, who know its types, as those see them who do not. */
export const withBots = <K extends TitleTypes>(
  title: Title<K>,
  habits: BotsByName<K>,
  profile?: SearchProfile<K>,
): GameEntry => ({
  title: title as unknown as AnyTitle,
  habits: habits as unknown as BotsByName<TitleTypes>,
  ...(profile && { searchProfile: profile as unknown as SearchProfile }),
})
