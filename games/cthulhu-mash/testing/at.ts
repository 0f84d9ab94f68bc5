import type { Settings } from '@eldertable/kernel'
import { Scenario, setUp, type Impossible } from '@eldertable/testkit'
import { checked } from '@eldertable/testkit/vitest.ts'
import { KIND_OF, objectAt } from '../pieces/objects.ts'
import { spaceName } from '../tiles/spaces.ts'
import { TILE_SLUGS } from '../tiles/tile-maps.ts'
import type { Mash } from '../frames.ts'
import { cthulhuMash } from '../index.ts'
import { stateAt, type Position as Placed } from '../position.ts'
import { placeOf, spaceOf } from '../rules/spots.ts'
import { NONE, type Foe, type Hero } from '../state.ts'
import { foeOf } from '../targets.ts'
import { names, players, targetName } from './names.ts'

export type Position = Placed & { impossible?: Impossible }

/** A table at somebody's first choice. */
export function at(position: Position = {}): MashScenario {
  return before(position).go()
}

/** The same before anything has happened, so that chance can be scripted first. */
export function before(position: Position = {}): MashScenario {
  const { impossible, ...placed } = position
  return checked(new MashScenario(cthulhuMash, stateAt(placed), { names, impossible }))
}

/** A match from its very first step; chance is scripted before it begins. */
export function newMatch(seats: number, settings: Settings = {}): MashScenario {
  return checked(new MashScenario(cthulhuMash, setUp(cthulhuMash, seats, settings), { names }))
}

/** A scenario with what tests of this title want to look at. */
export class MashScenario extends Scenario<Mash> {
  hero(name: (typeof players)[number]): Hero {
    const hero = this.table.heroes[players.indexOf(name)]
    if (hero === undefined) throw new Error(`nobody is called ${name}`)
    return hero
  }

  /** A monster or generator by its slug, and which of several. */
  foe(slug: string, copy = 1): Foe {
    const foe = this.foes(slug)[copy - 1]
    if (foe === undefined) throw new Error(`there is no ${slug}`)
    return foe
  }

  foes(slug: string): Foe[] {
    return this.table.foes.filter(({ piece }) => targetName(foeOf(piece)) === slug)
  }

  /** Where somebody is, as `base-camp R1C6`; `nowhere` if that is off the board. */
  where(name: string, copy = 1): string {
    const seat = players.findIndex((player) => player === name)
    const { spot } = seat < 0 ? this.foe(name, copy) : this.hero(players[seat] ?? 'ann')
    return this.spotName(spot)
  }

  /** The space alone. */
  space(name: string, copy = 1): string {
    return this.where(name, copy).split(' ')[1] ?? 'nowhere'
  }

  spotName(spot: number): string {
    if (spot === NONE) return 'nowhere'
    const tile = this.state.box.tiles[placeOf(spot)] ?? 0
    return `${TILE_SLUGS[tile]} ${spaceName(spaceOf(spot))}`
  }

  /** By which rules the policy has decided for monsters. */
  get decided(): string[] {
    return this.events.filter(({ key }) => key === 'decides').map(({ rule }) => rule)
  }

  /** What somebody carries, by slug. */
  carries(name: (typeof players)[number]): string[] {
    return this.hero(name).objects.map((object) => objectAt(KIND_OF[object] ?? 0).slug)
  }

  /** What lies on a space: open objects by slug, and how many are face down. */
  lying(space: string): { open: string[]; unseen: number; tissue: number } {
    const pile = this.table.piles.find(({ spot }) => {
      const name = this.spotName(spot)
      return name === space || name.split(' ')[1] === space
    })
    return {
      open: (pile?.open ?? []).map((object) => objectAt(KIND_OF[object] ?? 0).slug),
      unseen: pile?.unseen ?? 0,
      tissue: pile?.tissue.length ?? 0,
    }
  }
}
