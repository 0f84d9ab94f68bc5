import { at } from '@eldertable/kernel'
import { byEpisode } from '../rules/by-match.ts'
import type { DmdState } from '../state.ts'
import type { EpisodeRules } from './episode.ts'
import { episode1 } from './episode-1.ts'
import { episode2 } from './episode-2.ts'
import { episode3 } from './episode-3.ts'
import { episode4 } from './episode-4.ts'
import { episode5 } from './episode-5.ts'
import { episode6 } from './episode-6.ts'

const episodes: readonly EpisodeRules[] = [
  episode1,
  episode2,
  episode3,
  episode4,
  episode5,
  episode6,
]

const rulesIn = byEpisode((episode) => at(episodes, episode))

export const episodeRules = ({ table }: DmdState): EpisodeRules => rulesIn(table.settings)
