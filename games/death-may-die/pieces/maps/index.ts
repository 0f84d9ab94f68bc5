import { groundOf, type EpisodeMap, type Ground } from '../map.ts'
import { map1 } from './episode-1.ts'
import { map2 } from './episode-2.ts'
import { map3 } from './episode-3.ts'
import { map4 } from './episode-4.ts'
import { map5 } from './episode-5.ts'
import { map6 } from './episode-6.ts'

/** Of the six episodes, in their order. */
export const maps: readonly EpisodeMap[] = [map1, map2, map3, map4, map5, map6]
export const grounds: readonly Ground[] = maps.map(groundOf)
