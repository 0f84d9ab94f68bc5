import { Engine, type Settings } from '@eldertable/kernel'
import { Scenario, setUp, type Impossible } from '@eldertable/testkit'
import { checked } from '@eldertable/testkit/vitest.ts'
import { kinds, type KindKey } from '../pieces/colours.ts'
import { pages } from '../pieces/pages.ts'
import type { Frames, Tec } from '../frames.ts'
import { tinyEpicCthulhu } from '../index.ts'
import {
  kindOf,
  numberOf,
  stateAt,
  townOf,
  type Name,
  type Position as Placed,
  type TownName,
} from '../position.ts'
import type { Character, Town } from '../state.ts'
import { names } from './names.ts'

export {
  kindOf,
  matOf,
  pageOf,
  siteOf,
  type CharacterPosition,
  type Name,
  type TownName,
  type TownPosition,
} from '../position.ts'

export type Position = Placed & { impossible?: Impossible }

export const engine = new Engine(tinyEpicCthulhu)

/** A table before the spin of somebody's turn. */
export function at(position: Position = {}): TecScenario {
  const { impossible } = position
  return checked(new TecScenario(tinyEpicCthulhu, stateAt(position), { names, impossible }))
}

/** A match from its very first step. */
export function newMatch(seats: number, settings: Settings = {}): TecScenario {
  const s = setUp(tinyEpicCthulhu, seats, settings)
  return checked(new TecScenario(tinyEpicCthulhu, s, { names }))
}

/** A scenario with what tests of this title want to script and to look at. */
export class TecScenario extends Scenario<Tec> {
  /** Scripts where the wheel stops. */
  spin(stop: number): this {
    return this.draws(stop)
  }

  /** Scripts which tentacles come out of the Bag. */
  tentacles(...keys: KindKey[]): this {
    return this.draws(...keys.map((key) => () => this.#placeInBag(kindOf(key))))
  }

  /** Scripts Cthulhu Dice by the numbers they show. */
  rolls(...faces: (0 | 1 | 2)[]): this {
    return this.dice(...faces.map((face) => face * 2 + 1))
  }

  /** Begins Step 2 of the turn without its Step 1. */
  actions(): this {
    return this.turnAt('actions')
  }

  /** Begins the turn at one of its steps. */
  turnAt(step: 'spin' | 'pointer' | 'draw' | 'spawn' | 'stalk' | 'actions'): this {
    return this.putAt(`turn.${step}`).go()
  }

  /** Runs one procedure by itself before Step 2 of the turn. */
  override run<P extends keyof Frames>(procedure: P, remembers: Frames[P]): this {
    this.putAt('turn.actions')
    return super.run(procedure, remembers)
  }

  character(name: Name): Character {
    return this.state.table.characters[numberOf(this.state, name)] as Character
  }

  /** A Town Card by its position: `P1` to `P5`, or 0 to 4. */
  town(position: TownName): Town {
    return this.state.table.towns[townOf(position)] as Town
  }

  numberOf(name: Name): number {
    return numberOf(this.state, name)
  }

  /** Fear, Rage, Greed and Chaos on a mat. */
  held(name: Name): number[] {
    return this.character(name).held
  }

  /** The keys of the Page Cards beside a mat, the one gained first in front. */
  pages(name: Name): string[] {
    return this.character(name).pages.map((card) => pages[card]?.key ?? '?')
  }

  /** The first place in the Bag of a tentacle of a kind. */
  #placeInBag(kind: number): number {
    const { bag } = this.state.table
    if ((bag[kind] ?? 0) === 0) throw new Error(`the Bag holds no ${kinds[kind]}`)
    return bag.slice(0, kind).reduce((total, count) => total + count, 0)
  }
}
