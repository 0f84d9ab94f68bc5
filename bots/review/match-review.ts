import {
  at,
  Engine,
  type GameEntry,
  type SearchProfile,
  type Seat,
  type State,
} from '@eldertable/kernel'
import { accountOf, type Account } from './account.ts'
import type { Chances } from './chances.ts'
import type { PlayedPick } from './played-pick.ts'
import { DecisionWeigher, type WeighedDecision } from './weigh-decision.ts'

/** How often each option of a decision is played at most, unless somebody asks for more. */
const ROUNDS = 96
/** How often the chosen option is played for a first look at the match. */
const AT_A_GLANCE = 4

/** What a seat made of its decisions. */
export interface SeatReview {
  /** How many of its decisions had more than one option that deserves a look. */
  readonly decisions: number
  /** The chance to win that its decisions have cost it, in all. */
  readonly lost: number
  /** Of what was at stake in its decisions, the share that it kept; undefined where nothing was. */
  readonly accuracy: number | undefined
}

/**
 * The review of one finished match. After a first look at each pick, which takes little, it becomes more exact with every
 * decision that is weighed, spread evenly over the match.
 */
export class MatchReview {
  readonly picks: readonly PlayedPick[]
  readonly #mind: SearchProfile
  readonly #weigher: DecisionWeigher
  readonly #result: Chances
  readonly #glances: (Chances | undefined)[]
  readonly #weighed: (WeighedDecision | undefined)[]
  readonly #order: readonly number[]
  readonly #rounds: number
  #next = 0

  /** Nothing where the title does not say what a position is worth. */
  static of(
    game: GameEntry,
    picks: readonly PlayedPick[],
    end: State,
    rounds?: number,
  ): MatchReview | undefined {
    const { outcome } = end.table
    if (game.searchProfile === undefined || outcome === null) return undefined
    const result = end.hands.map((_, seat) => (outcome.winners.includes(seat) ? 1 : 0))
    return new MatchReview(new Engine(game.title), game.searchProfile, picks, result, rounds)
  }

  private constructor(
    engine: Engine,
    profile: SearchProfile,
    picks: readonly PlayedPick[],
    result: Chances,
    rounds = ROUNDS,
  ) {
    this.picks = picks
    this.#mind = profile
    this.#weigher = new DecisionWeigher(engine, profile)
    this.#result = result
    this.#rounds = rounds
    this.#glances = picks.map(() => undefined)
    this.#weighed = picks.map(() => undefined)
    this.#order = spread(picks.length)
  }

  /**
   * Whether what positions are worth is known well enough for an account of luck and decisions. Losses of single decisions
   * are told in any case: they compare options in the same worlds.
   */
  get isTrusted(): boolean {
    const [first] = this.picks
    return first === undefined || (this.#mind.shown?.(first.state.table).inReviews ?? true)
  }

  /** How many of the picks have been weighed. */
  get done(): number {
    return Math.max(0, this.#next - this.#order.length)
  }

  /** Whether every pick has been looked at once. */
  get isSketched(): boolean {
    return this.#next >= this.#order.length
  }

  get isDone(): boolean {
    return this.#next === 2 * this.#order.length
  }

  /** Looks at one more pick, and once all have been looked at weighs one more. */
  goOn(): void {
    if (this.isDone) return
    const index = at(this.#order, this.#next % this.#order.length)
    const played = at(this.picks, index)
    if (!this.isSketched)
      this.#glances[index] = this.#weigher.glance(played, AT_A_GLANCE, `glance ${index}`)
    else this.#weighed[index] = this.#weigher.weigh(played, this.#rounds, `${index}`)
    this.#next++
  }

  /** What came of weighing this pick; nothing as long as it has not been. */
  weighed(index: number): WeighedDecision | undefined {
    return this.#weighed[index]
  }

  /** Where the result came from, by what is known so far. */
  account(): Account {
    const none = this.#result.map(() => 0)
    const entries = this.picks.map(({ seat, isRandom }, index) => {
      const weighed = this.#weighed[index]
      const promised = weighed?.promised ?? this.#glances[index]
      return {
        seat,
        // What nobody has looked at yet counts as if chance had had no say: the next one that was looked at speaks for it.
        isRandom: isRandom && promised !== undefined,
        promised: promised ?? none,
        decided: weighed?.decided ?? none,
      }
    })
    return accountOf(entries, this.#result)
  }

  /**
   * By how much what is told of the luck of a pick may err for a seat: what it promised and what the next promised that
   * chance had a say in are estimates. Nothing as long as one of them has only been glanced at.
   */
  luckError(index: number, seat: Seat): number | undefined {
    const own = this.#promisedError(index, seat)
    const next = this.picks.findIndex(({ isRandom }, one) => one > index && isRandom)
    // The result itself is known.
    const after = next < 0 ? 0 : this.#promisedError(next, seat)
    return own === undefined || after === undefined ? undefined : Math.hypot(own, after)
  }

  #promisedError(index: number, seat: Seat): number | undefined {
    return this.#weighed[index]?.promisedError[seat]
  }

  seat(seat: Seat): SeatReview {
    const own = this.#weighed.filter(
      (one, index): one is WeighedDecision =>
        one !== undefined && one.options > 1 && at(this.picks, index).seat === seat,
    )
    const lost = own.reduce((sum, { loss }) => sum + loss, 0)
    const stake = own.reduce((sum, one) => sum + one.stake, 0)
    return {
      decisions: own.length,
      lost,
      accuracy: stake > 0 ? Math.max(0, 1 - lost / stake) : undefined,
    }
  }
}

/** All numbers below this one, in an order whose beginning is spread over all of them: the first, the middle, the quarters … */
function spread(count: number): number[] {
  const bits = Math.max(1, Math.ceil(Math.log2(Math.max(2, count))))
  const reversed = (number: number): number => {
    let turned = 0
    for (let bit = 0; bit < bits; bit++) turned = (turned << 1) | ((number >> bit) & 1)
    return turned
  }
  return Array.from({ length: 2 ** bits }, (_, i) => reversed(i)).filter((index) => index < count)
}
