import {
  FastChance,
  PickList,
  type Bot,
  type Engine,
  type Seat,
  type Settings,
  type Trait,
} from '@eldertable/kernel'
import { BotRunner } from './runner.ts'
import { determinisedFrom } from './search/worlds.ts'
import { observationOf } from './observation.ts'

/** More picks than any sensible match needs; one that goes on longer is counted as unfinished. */
export const PICK_LIMIT = 50_000

/** How one match of bots went. */
export interface Played {
  /** Null if the limit came first. */
  ending: string | null
  winners: readonly Seat[]
  turns: number
  picks: number
  /** By seat: what it had that others had not. */
  traits: readonly (readonly Trait[])[]
  /** By seat: how often its bot failed to answer properly. */
  faults: readonly number[]
}

/** What a match of bots needs besides its seed. */
export interface ArenaTable {
  /** One for each seat. */
  bots: readonly Bot[]
  settings?: Settings
  limit?: number
}

/** Plays matches of bots, one after the other; the same table and seed give the same match. */
export class Arena {
  readonly #engine: Engine
  readonly #list = new PickList()

  constructor(engine: Engine) {
    this.#engine = engine
  }

  play(table: ArenaTable, seed: string): Played {
    const engine = this.#engine
    const list = this.#list
    const limit = table.limit ?? PICK_LIMIT
    // The dice and every bot have a chance of their own: what a bot draws does not disturb the dice.
    const dice = new FastChance(`${seed} dice`)
    const runners = table.bots.map(
      (bot, seat) => new BotRunner(bot, new FastChance(`${seed} bot ${seat}`)),
    )
    const state = engine.start(runners.length, table.settings ?? {}, dice)
    let picks = 0
    for (; picks < limit; picks++) {
      const observation = observationOf(engine, state, list)
      if (observation === undefined) break
      const runner = runners[observation.seat]
      if (runner === undefined)
        throw new Error(`the rules ask seat ${observation.seat}, which is empty`)
      const search = determinisedFrom(engine, state, observation.seat)
      engine.apply(state, runner.pick(observation, search), dice)
    }
    const { outcome, turn } = state.table
    return {
      ending: outcome?.ending ?? null,
      winners: outcome?.winners.slice() ?? [],
      turns: turn,
      picks,
      traits: runners.map((_, seat) => engine.title.traits?.(state.table, seat) ?? []),
      faults: runners.map((runner) => runner.faults),
    }
  }
}
