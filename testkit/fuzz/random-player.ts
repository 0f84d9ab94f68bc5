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
/** What is left of a liking each time that a verb comes up again in the same turn. */
const TIRING = 0.25

/**
 * Picks at random among what is offered: a verb first, then its argument, even-handed. In two matches of three it has
 * likings: some verbs come often and some hardly ever, so that positions are reached to which even-handed play does
 * not lead. It tires of what it does over and over in one turn, such as putting things into an offer and taking them
 * out again, and so gets on to the other rules; one who does not tire comes to what happens only then.
 */
export class RandomPlayer {
  readonly #chance: Chance
  readonly #likings: readonly number[]
  readonly #interjections: number
  readonly #tiring: number
  readonly #list = new PickList()
  /** How much each verb is liked in this turn. */
  readonly #mood: number[]
  #turn = -1
  /** How much each verb that is offered is liked, found out anew for every decision. */
  readonly #weights: number[]

  constructor(seed: string, verbs: number, { tires = true } = {}) {
    this.#tiring = tires ? TIRING : 1
    this.#chance = new FastChance(`${seed}/player`)
    const likings = Array.from({ length: verbs }, () => this.#oneOf(LIKINGS))
    this.#likings = this.#chance.below(3) === 0 ? likings.map(() => 1) : likings
    this.#mood = [...this.#likings]
    this.#weights = likings.map(() => 0)
    this.#interjections = this.#oneOf([0, 1, 10])
  }

  next(m: Situation): [seat: Seat, pick: Pick] {
    if (this.#chance.below(1000) < this.#interjections) {
      const interjection = this.#interject(m)
      if (interjection !== undefined) return interjection
    }
    if (m.state.table.turn !== this.#turn) this.#recover(m.state.table.turn)
    const verb = this.#verbAmong(m.picks)
    this.#mood[verb] = (this.#mood[verb] ?? 1) * this.#tiring
    return [m.asked, this.#oneOf(m.picks.filter((pick) => verbOf(pick) === verb))]
  }

  #recover(turn: number): void {
    this.#turn = turn
    for (const [verb, liking] of this.#likings.entries()) this.#mood[verb] = liking
  }

  #interject(m: Situation): [Seat, Pick] | undefined {
    const seat = this.#chance.below(m.state.hands.length)
    const list = this.#list
    list.clear()
    m.engine.title.anytime?.offer(m.state, seat, list)
    return list.count === 0 ? undefined : [seat, list.picks[this.#chance.below(list.count)] ?? -1]
  }

  #verbAmong(picks: readonly Pick[]): number {
    const weights = this.#weights
    weights.fill(0)
    for (const pick of picks) weights[verbOf(pick)] = this.#mood[verbOf(pick)] ?? 1
    let left = (this.#chance.below(1_000_000) / 1_000_000) * weights.reduce((sum, w) => sum + w, 0)
    let chosen = -1
    for (const [verb, weight] of weights.entries()) {
      if (weight === 0) continue
      chosen = verb
      left -= weight
      if (left < 0) break
    }
    return chosen
  }

  #oneOf<T>(items: readonly T[]): T {
    return items[this.#chance.below(items.length)] as T
  }
}
