import { at } from '@eldertable/kernel'
import { MARINER } from '../pieces/characters.ts'
import { DIRECTIONS, NEXT, NO_SPACE, SPACES, SPAWN_SPACE } from '../tiles/spaces.ts'
import { SOLID, WATER, type Tile } from '../tiles/tile.ts'
import { NONE, type Hero, type MashState } from '../state.ts'
import { tileAt } from '../rules/tiles/ground.ts'

const none: readonly number[] = []
const atHome: readonly number[] = [SPAWN_SPACE]

interface Comforts {
  /** Spaces with an icon that gives health. */
  readonly icons: readonly number[]
  /** Dry spaces next to water, for those who fish. */
  readonly shores: readonly number[]
}

const known = new Map<Tile, Comforts>()

function comfortsOf(tile: Tile): Comforts {
  let comforts = known.get(tile)
  if (comforts === undefined) {
    const all = Array.from({ length: SPACES }, (_, space) => space)
    comforts = {
      icons: all.filter((space) => (tile.heal[space] ?? 0) > 0),
      shores: all.filter((space) => isShore(tile, space)),
    }
    known.set(tile, comforts)
  }
  return comforts
}

function isShore(tile: Tile, space: number): boolean {
  if (tile.terrain[space] === WATER || tile.obstacle[space] !== 0) return false
  return DIRECTIONS.some((direction) => {
    const next = NEXT[space * 4 + direction] ?? NO_SPACE
    if (next === NO_SPACE || tile.terrain[next] !== WATER) return false
    return tile.edge[space * 4 + direction] !== SOLID
  })
}

/** The spaces of a place on which an action gives health back to a character (CM-HOME-2, CM-ICON-13, CM-HERO-7). */
export function healingSpaces(s: MashState, hero: Hero, place: number): readonly number[] {
  if (at(s.table.places, place).tile === NONE) return none
  const tile = tileAt(s, place)
  if (isWarmHome(s, place, tile)) return atHome
  const { icons, shores } = comfortsOf(tile)
  if (icons.length > 0) return icons
  return hero.character === MARINER && hero.mentality > 0 ? shores : none
}

/** Whether the spawning space of a place gives health and is not destroyed. */
function isWarmHome(s: MashState, place: number, { spawnRestores }: Tile): boolean {
  if (spawnRestores === undefined) return false
  if (spawnRestores !== 'health' && !s.table.settings.spawnRestoresBoth) return false
  return !s.table.heroes.some(({ home, homeHealth }) => home === place && homeHealth === 0)
}
