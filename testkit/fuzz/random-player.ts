import {
  FastChance,
  PickList,
  verbOf,
  type Chance,
  type Engine,
  type Pick,
  type Seat,
  type State,
} from '@eldertable/kernel'

interface Situation {
  engine: Engine
  state: State
  asked: Seat
  picks: readonly Pick[]
}

const LIKINGS = [1, 1, 1, 1 / 16, 16]

/**
 * Picks at random among what is offered. In two matches of three it has likings: some verbs come often and some
 * hardly ever, so that positions are reached to which even-handed play does not lead. Arguments are even-handed.
 */
export class RandomPlayer {
  readonly #chance: Chance
  readonly #likings: readonly number[] | undefined
  readonly #interjections: number
  readonly #list = new PickList()
  /** How often each verb is offered, counted anew for every decision. */
  readonly #counts: number[]

  constructor(seed: string, verbs: number) {
    this.#chance = new FastChance(`${seed}/player`)
    this.#counts = Array.from({ length: verbs }, () => 0)
    const likings = Array.from({ length: verbs }, () => this.#oneOf(LIKINGS))
    this.#likings = this.#chance.below(3) === 0 ? undefined : likings
    this.#interjections = this.#oneOf([0, 1, 10])
  }

  next(m: Situation): [seat: Seat, pick: Pick] {
    if (this.#chance.below(1000) < this.#interjections) {
      const interjection = this.#interject(m)
      if (interjection !== undefined) return interjection
    }
    return [m.asked, this.#likings === undefined ? this.#oneOf(m.picks) : this.#liked(m.picks)]
  }

  #interject(m: Situation): [Seat, Pick] | undefined {
    const seat = this.#chance.below(m.state.hands.length)
    const list = this.#list
    list.clear()
    m.engine.title.anytime?.offer(m.state, seat, list)
    return list.count === 0 ? undefined : [seat, list.picks[this.#chance.below(list.count)] ?? -1]
  }

  #liked(picks: readonly Pick[]): Pick {
    const counts = this.#counts
    counts.fill(0)
    for (const pick of picks) counts[verbOf(pick)] = (counts[verbOf(pick)] ?? 0) + 1
    let sum = 0
    for (const [verb, count] of counts.entries()) if (count > 0) sum += this.#liking(verb)
    let left = (this.#chance.below(1_000_000) / 1_000_000) * sum
    let chosen = -1
    for (const [verb, count] of counts.entries()) {
      if (count === 0) continue
      chosen = verb
      left -= this.#liking(verb)
      if (left < 0) break
    }
    return this.#oneOf(picks.filter((pick) => verbOf(pick) === chosen))
  }

  #liking(verb: number): number {
    return this.#likings?.[verb] ?? 1
  }

  #oneOf<T>(items: readonly T[]): T {
    return items[this.#chance.below(items.length)] as T
  }
}
