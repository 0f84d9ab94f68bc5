import { DEATH, TOME } from '../rules/sanity/sights.ts'
import { generatorName, monsterName } from './foes.ts'
import { tileName } from './tiles.ts'

// As rules/sanity/sights.ts numbers what can cost sanity.
const GENERATOR_SOURCES = 8
const TILE_SOURCES = 16
const TISSUE_SOURCES = 100

/** What shakes somebody, after "at". */
export function sourceName(source: number): string {
  if (source >= TISSUE_SOURCES) return 'the Shoggoth Tissue'
  if (source === DEATH) return 'the death of a friend'
  if (source === TOME) return 'what the tome says'
  if (source >= TILE_SOURCES) return `the ${tileName(source - TILE_SOURCES)}`
  if (source >= GENERATOR_SOURCES) return `the ${generatorName(source - GENERATOR_SOURCES)}`
  return `the ${monsterName(source)}`
}
