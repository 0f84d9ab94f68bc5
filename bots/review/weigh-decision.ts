import {
  areOnOneSide,
  at,
  FastChance,
  PickList,
  type Engine,
  type SearchProfile,
  type Pick,
  type Seat,
  type State,
} from '@eldertable/kernel'
import { candidatesOf, habitPick, usualPick } from '../search/candidates.ts'
import { Rollout } from '../search/play-on.ts'
import { Race, type Runner } from '../search/race.ts'
import { determinisedFrom } from '../search/worlds.ts'
import { observationOf } from '../observation.ts'
import { meanOf, minus, type Chances } from './chances.ts'
import type { PlayedPick } from './played-pick.ts'

/** A loss counts only if it is beyond this many standard errors. */
const SURE = 2
/** Nobody would play for less, however sure it is. */
const LEAST_LOSS = 0.005
/** Fewer rounds say too little of what the chosen option was worth. */
const LEAST_ROUNDS = 24
/** A lead with this standard error is known well enough. */
const PRECISE = 0.005

/** What one pick was worth when it was made, by what its seat could know then. */
export interface WeighedDecision {
  /** How many options were weighed; one where there was no choice, or none that deserves a look. */
  readonly options: number
  readonly chosen: Pick
  readonly best: Pick
  /** The chance of each seat once it was chosen, before chance had its say, with its standard errors. */
  readonly promised: Chances
  readonly promisedError: Chances
  /** The best option's chance minus that of the chosen one, for the seat that chose; 0 unless it is beyond its error. */
  readonly loss: number
  readonly lossError: number
  /**
   * What the chosen option changed for each seat in comparison with what habit would have picked, by which imagined play goes
   * on; zeros where that can't be told from nothing.
   */
  readonly decided: Chances
  /** The best option's chance minus that of the worst one: what was at stake. */
  readonly stake: number
  /** What the best option leads to more of than the chosen one, on average, by the names of what the title counts. */
  readonly more: Readonly<Record<string, number>>
}

/** The plays of one option, in the order of the rounds. */
interface Plays {
  readonly chances: Chances[]
  readonly counts: Readonly<Record<string, number>>[]
}

/**
 * Weighs the options of decisions as hints do: in each round all that are still in the race are played once, in the same
 * imagined world with the same dice. The chosen and the usual option run to the end.
 */
export class DecisionWeigher {
  readonly #engine: Engine
  readonly #mind: SearchProfile
  readonly #playOn: Rollout
  readonly #list = new PickList()

  constructor(engine: Engine, profile: SearchProfile) {
    this.#engine = engine
    this.#mind = profile
    this.#playOn = new Rollout(engine, profile)
  }

  /** A first look: a few plays of the chosen option alone. The same seed gives the same answer. */
  glance({ state, seat, pick }: PlayedPick, rounds: number, seed: string): Chances {
    const chance = new FastChance(seed)
    const search = determinisedFrom(this.#engine, state, seat)
    const chances = Array.from({ length: rounds }, () => {
      const worth = this.#play(search.determinise(chance), pick, seat, chance)
      return this.#chancesAt(this.#playOn.end ?? state, seat, worth)
    })
    return meanOf(chances).mean
  }

  /** The same decision, number of rounds and seed give the same answer. */
  weigh({ state, seat, pick: chosen }: PlayedPick, rounds: number, seed: string): WeighedDecision {
    const chance = new FastChance(seed)
    const observation = observationOf(this.#engine, state, this.#list)
    if (observation === undefined) throw new Error('nothing is asked any more')
    const search = determinisedFrom(this.#engine, state, seat)
    const isJudged = this.#mind.unjudged?.includes(observation.decision) !== true
    const usual = isJudged ? usualPick(this.#mind, observation, chance) : chosen
    const keepsDefault =
      chosen === usual && (this.#mind.keepsDefault?.(observation, usual) ?? false)
    const looked = isJudged ? candidatesOf(this.#mind, observation, usual, chance, search) : []
    const habit = isJudged ? habitPick(this.#mind, observation, chance) : chosen
    const others = new Set([habit, ...looked].filter((pick) => pick !== chosen))
    // The chosen option is the one that the race measures the others by.
    const kept = [chosen, usual, habit]
    const race = new Race([chosen, ...others], undefined, kept)
    const plays = new Map<Pick, Plays>(race.all.map(({ pick }) => [pick, noPlays()]))
    for (let round = 1; round <= rounds; round++) {
      const world = search.determinise(chance)
      const policy = at(this.#mind.rolloutPolicies, chance.below(this.#mind.rolloutPolicies.length))
      const dice = chance.below(2 ** 32)
      for (const runner of race.running) {
        this.#playOn.worthOf(world, runner.pick, seat, policy, dice)
        const worth = this.#playOn.told
        race.add(runner, worth)
        const { chances, counts } = plays.get(runner.pick) ?? noPlays()
        const end = this.#playOn.end ?? world
        chances.push(this.#chancesAt(end, seat, worth))
        counts.push(this.#mind.counts?.(end, seat) ?? {})
      }
      race.dropOut()
      if (round >= LEAST_ROUNDS && isKnown(race, kept)) break
    }
    return weighedFrom(race, plays, habit, keepsDefault ? race.usual : race.leader)
  }

  #play(world: State, pick: Pick, seat: Seat, chance: FastChance): number {
    const policy = at(this.#mind.rolloutPolicies, chance.below(this.#mind.rolloutPolicies.length))
    this.#playOn.worthOf(world, pick, seat, policy, chance.below(2 ** 32))
    return this.#playOn.told
  }

  /** What all seats may hope for where a play has led; the seats on one side share what it is worth to one of them. */
  #chancesAt(end: State, seat: Seat, worth: number): Chances {
    const { outcome } = end.table
    const foretold = outcome === null ? this.#mind.foretell?.(end) : undefined
    if (foretold !== undefined) return foretold
    const judged = outcome === null ? this.#mind.evaluate(end) : undefined
    return end.hands.map((_, other) => {
      if (judged === undefined) return outcome?.winners.includes(other) === true ? 1 : 0
      return areOnOneSide(this.#engine.title, end.table, seat, other) ? worth : (judged[other] ?? 0)
    })
  }
}

const noPlays = (): Plays => ({ chances: [], counts: [] })

/** Whether more rounds would tell nothing new: nobody is left to beat the chosen option, or the lead over it is known. */
function isKnown({ leader, running, usual: chosen }: Race, kept: readonly Pick[]): boolean {
  if (leader === chosen) return running.every(({ pick }) => kept.includes(pick))
  return errorOf(leadsOf(leader, chosen)) < PRECISE
}

function weighedFrom(
  { all, usual: chosen }: Race,
  plays: ReadonlyMap<Pick, Plays>,
  habit: Pick,
  best: Runner,
): WeighedDecision {
  const ofChosen = plays.get(chosen.pick) ?? noPlays()
  const ofBest = plays.get(best.pick) ?? noPlays()
  const { mean: promised, error: promisedError } = meanOf(ofChosen.chances)
  const leads = leadsOf(best, chosen)
  const lead = mean(leads)
  const lossError = errorOf(leads)
  const isLost = lead > Math.max(LEAST_LOSS, SURE * lossError)
  return {
    options: all.length,
    chosen: chosen.pick,
    best: isLost ? best.pick : chosen.pick,
    promised,
    promisedError,
    loss: isLost ? lead : 0,
    lossError,
    decided: decidedFrom(ofChosen.chances, (plays.get(habit) ?? ofChosen).chances),
    stake: Math.max(...all.map((one) => mean(leadsOf(best, one)))),
    more: isLost ? differenceOf(ofBest.counts, ofChosen.counts) : {},
  }
}

/** What the chosen option changed for each seat, where the change is beyond its error for any of them. */
function decidedFrom(chosen: readonly Chances[], habit: readonly Chances[]): Chances {
  const { mean: change, error } = meanOf(chosen.map((own, i) => minus(own, habit[i] ?? own)))
  const isSure = change.some(
    (one, seat) => Math.abs(one) > Math.max(LEAST_LOSS, SURE * (error[seat] ?? 0)),
  )
  return isSure ? change : change.map(() => 0)
}

/** What one was worth more than the other, over the rounds in which both were played. */
function leadsOf(one: Runner, other: Runner): number[] {
  const rounds = Math.min(one.worths.length, other.worths.length)
  return Array.from({ length: rounds }, (_, i) => at(one.worths, i) - at(other.worths, i))
}

/** What one leads to more of than the other, on average. */
function differenceOf(one: Plays['counts'], other: Plays['counts']): Record<string, number> {
  const names = Object.keys(one[0] ?? {})
  const average = (counts: Plays['counts'], name: string): number =>
    mean(counts.map((each) => each[name] ?? 0))
  return Object.fromEntries(names.map((name) => [name, average(one, name) - average(other, name)]))
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

function errorOf(numbers: readonly number[]): number {
  const average = mean(numbers)
  return Math.sqrt(mean(numbers.map((one) => (one - average) ** 2)) / Math.max(1, numbers.length))
}
