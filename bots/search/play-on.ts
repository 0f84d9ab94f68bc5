import {
  PickList,
  type Bot,
  type Engine,
  type SearchProfile,
  type Pick,
  type Seat,
  type State,
} from '@eldertable/kernel'
import { TurnChance } from './turn-chance.ts'

/** More picks than a few turns need: habits that go round in circles are evaluated where they are. */
const MOST_PICKS = 400

/** Plays options on in imagined worlds, by habit and for a few turns, and says what came of them. */
export class Rollout {
  readonly #engine: Engine
  readonly #mind: SearchProfile
  readonly #list = new PickList()
  readonly #dice = new TurnChance()
  /** The habits' own, so that what they draw does not disturb the dice. */
  readonly #whims = new TurnChance()

  /** Where the latest play has led; it holds until the next one. */
  end: State | undefined
  /** The chance that the latest play promises, as people are told it. */
  told = 0

  constructor(engine: Engine, profile: SearchProfile) {
    this.#engine = engine
    this.#mind = profile
  }

  /** The chance of a seat to win if it takes this option in this world and the others play by this policy. */
  worthOf(world: State, option: Pick, seat: Seat, policy: Bot, seed: number): number {
    if (this.#mind.foresee === undefined) {
      this.told = this.#played(world, option, seat, policy, seed)
      return this.told
    }
    this.#dice.begin(world, seed)
    const { chance, told = chance, state } = this.#mind.foresee(world, option, this.#dice)
    this.end = state
    this.told = told
    return chance
  }

  #played(world: State, option: Pick, seat: Seat, policy: Bot, seed: number): number {
    const engine = this.#engine
    const list = this.#list
    const state = engine.copy(world)
    const until = state.table.turn + this.#mind.turns
    this.#dice.begin(state, seed)
    this.#whims.begin(state, ~seed)
    engine.apply(state, option, this.#dice, undefined, list)
    for (let picks = 0; picks < MOST_PICKS; picks++) {
      if (state.table.outcome !== null || state.table.turn >= until) break
      engine.apply(state, this.#usual(state, seat, policy), this.#dice, undefined, list)
    }
    this.end = state
    const { outcome } = state.table
    if (outcome === null) return this.#mind.evaluate(state)[seat] ?? 0
    return outcome.winners.includes(seat) ? 1 : 0
  }

  #usual(state: State, seat: Seat, policy: Bot): Pick {
    const list = this.#list
    const quick = this.#mind.playOn?.(state, list, this.#whims)
    if (quick !== undefined) return quick
    const decision = this.#engine.decision(state)
    if (decision === null) return -1
    const asked = decision.seat
    const bot = asked === seat ? (this.#mind.rolloutPolicies[0] ?? policy) : policy
    const pick = bot(
      {
        seat: asked,
        table: state.table,
        hand: state.hands[asked] ?? {},
        decision: decision.key,
        about: decision.about,
        picks: list.picks,
        count: list.count,
      },
      this.#whims,
    )
    return list.has(pick) ? pick : (list.picks[0] ?? -1)
  }
}
