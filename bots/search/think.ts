import type {
  Chance,
  Engine,
  SearchContext,
  SearchProfile,
  Pick,
  Observation,
  State,
} from '@eldertable/kernel'
import { candidatesOf, usualPick } from './candidates.ts'
import { now } from './clock.ts'
import { Rollout } from './play-on.ts'
import { meanOf, Race } from './race.ts'

/** How much a bot may think about one pick: whatever is used up first. */
export interface Budget {
  /** Plays: one option, in one world, played on for a few turns. */
  readonly plays?: number
  readonly milliseconds?: number
}

/** What came of thinking. */
export interface Thought {
  readonly pick: Pick
  readonly plays: number
  /** True if it is the usual pick whatever came of the plays. */
  readonly keepsDefault: boolean
  /** What was weighed, with the chance to win that it promises; the best first. Empty if there was no choice. */
  readonly options: readonly {
    readonly pick: Pick
    readonly worth: number
    readonly plays: number
  }[]
}

/**
 * Is told of every play: of which option, the chance that it promises, and where it has led, which is not to be changed or
 * kept.
 */
export type Witness = (pick: Pick, chance: number, end: State) => void

/**
 * Thinks about picks of one title. It keeps nothing of a match: the same question, budget in plays and chance give the
 * same thought. An option that habit leads back from at no cost is worth what the usual pick is worth, so it never beats
 * that one: a bot does not go round in circles unless its title lets it weigh the way back too.
 */
export class Thinker {
  readonly #mind: SearchProfile
  readonly #playOn: Rollout

  constructor(engine: Engine, profile: SearchProfile) {
    this.#mind = profile
    this.#playOn = new Rollout(engine, profile)
  }

  /** Always one of the allowed picks: the usual one as long as nothing better is known. */
  think(
    observation: Observation,
    chance: Chance,
    search: SearchContext,
    budget: Budget,
    witness?: Witness,
    /** A pick that is weighed to the end, whether it deserves a look or not. */
    also?: Pick,
  ): Thought {
    const began = now()
    const usual = usualPick(this.#mind, observation, chance)
    const picks = candidatesOf(this.#mind, observation, usual, chance, search)
    if (also !== undefined && !picks.includes(also)) picks.push(also)
    const keepsDefault = this.#mind.keepsDefault?.(observation, usual) ?? false
    if (picks.length === 1 || (keepsDefault && witness === undefined))
      return { pick: usual, plays: 0, keepsDefault, options: [] }
    const race = new Race(picks, this.#mind.overrideThreshold, also === undefined ? [] : [also])
    const { plays: most = Infinity, milliseconds = Infinity } = budget
    let plays = 0
    while (race.running.length > 1 && plays + race.running.length <= most) {
      const world = search.determinise(chance)
      const policy = this.#styleOf(chance)
      const seed = chance.below(2 ** 32)
      // A round that is broken off leaves those ahead of it with a play more, which no comparison counts.
      for (const runner of race.running) {
        if (now() - began >= milliseconds) return thoughtOf(race, plays, keepsDefault)
        const worth = this.#playOn.worthOf(world, runner.pick, observation.seat, policy, seed)
        race.add(runner, worth)
        if (this.#playOn.end !== undefined)
          witness?.(runner.pick, this.#playOn.told, this.#playOn.end)
        plays++
      }
      race.dropOut()
    }
    return thoughtOf(race, plays, keepsDefault)
  }

  #styleOf(chance: Chance): SearchProfile['rolloutPolicies'][number] {
    const { rolloutPolicies } = this.#mind
    const policy = rolloutPolicies[chance.below(rolloutPolicies.length)]
    if (policy === undefined) throw new Error('a mind has at least one style')
    return policy
  }
}

function thoughtOf(race: Race, plays: number, keepsDefault: boolean): Thought {
  const options = race.all
    .map((one) => ({ pick: one.pick, worth: meanOf(one), plays: one.worths.length }))
    .toSorted((a, b) => b.worth - a.worth)
  return { pick: (keepsDefault ? race.usual : race.winner).pick, plays, keepsDefault, options }
}
