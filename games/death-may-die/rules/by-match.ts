import type { DmdSettings } from '../state.ts'
import { switches } from '../switches.ts'

/** What everything hangs on that is the same in all matches of a kind. */
export type MatchKind = Pick<DmdSettings, 'episode' | 'elderOne' | 'publishedSkills'>

const ONE = '1'.charCodeAt(0)

/** In the order of their numbers. */
export const matchKinds: readonly MatchKind[] = switches.episode.choices.flatMap((episode) =>
  switches.elderOne.choices.flatMap((elderOne) =>
    [false, true].map((publishedSkills) => ({ episode, elderOne, publishedSkills })),
  ),
)

/** The number of the episode, counted from 0. What hangs on it is found `byMatch`. */
export const episodeOf = ({ episode }: Pick<DmdSettings, 'episode'>): number =>
  episode.charCodeAt(0) - ONE

/** The place of a kind among them. */
export const matchKindOf = (settings: MatchKind): number =>
  (episodeOf(settings) * 2 + (settings.elderOne === 'hastur' ? 1 : 0)) * 2 +
  (settings.publishedSkills ? 1 : 0)

/**
 * Works something out once for every kind of match, and finds it by the settings of one: what follows from the episode,
 * the Elder One and the option `publishedSkills`.
 */
export function byMatch<T extends object>(
  make: (kind: MatchKind) => T,
): (settings: MatchKind) => T {
  const made: readonly T[] = matchKinds.map(make)
  return (settings) => made[matchKindOf(settings)] as T
}

/** The same for what follows from the episode alone. */
export function byEpisode<T extends object>(
  make: (episode: number) => T,
): (settings: Pick<DmdSettings, 'episode'>) => T {
  const made: readonly T[] = switches.episode.choices.map((_, episode) => make(episode))
  return (settings) => made[episodeOf(settings)] as T
}
