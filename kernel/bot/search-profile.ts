import type { Bot, Observation } from './bot.ts'
import type { Chance } from '../chance/chance.ts'
import type { Allowed } from '../engine/offered.ts'
import type { Pick } from '../engine/pick.ts'
import type { TitleTypes } from '../engine/procedure.ts'
import type { Seat } from '../engine/state.ts'

/** What is measured in a position, from which the chances to win are fitted. */
export interface Features<K extends TitleTypes = TitleTypes> {
  readonly names: readonly string[]
  /**
   * True if seats win against each other: their chances are shares of one (`sharesBy`), and who wins together has a part
   * each. Otherwise each is fitted by itself.
   */
  readonly isShare?: true
  /** The bots that play the matches in which they are measured; the rollout policies of the profile if they do not say. */
  readonly policies?: readonly Bot<K>[]
  /** For each seat one number for each name, or nothing if it can't win any more. The match is not over. */
  of(state: K['state']): readonly (readonly number[] | undefined)[]
  /** What is foretold, if it is not who wins; undefined where the end says nothing about it. */
  won?(end: K['state'], seat: Seat): boolean | undefined
}

/**
 * What a title gives to the search that all titles share, so that its bots can think. The search knows the rules from the
 * engine; what is good, what is usual and what deserves a look it can only know from here.
 */
export interface SearchProfile<K extends TitleTypes = TitleTypes> {
  /** How many turns are played on by habit before a position is evaluated; 1 is to the end of the running one. */
  readonly turns: number
  /** The chance of each seat to win a match that is not over, from 0 to 1. */
  evaluate(state: K['state']): readonly number[]
  /**
   * The chance of each seat to win by the rules, where that is something else than what bots play for: a seat that has
   * lost may change sides and win with the others. Reviews show it; nothing where it is what `evaluate` says.
   */
  foretell?(state: K['state']): readonly number[] | undefined
  /**
   * What people are shown of chances in matches of this kind: what foretells them better than somebody who knows nothing of
   * their positions, as measured in docs/review.md. Everything if the title does not say.
   */
  shown?(table: K['state']['table']): Shown
  /** What the bot picks unless thinking finds something better; the first of the rollout policies if there is none. */
  readonly defaultPolicy?: Bot<K>
  /** By how many standard errors the default pick must be beaten; the better it is, the more. */
  readonly overrideThreshold?: number
  /**
   * How people may play, all of them quick. In imagined play the seat itself plays by the first policy, the others by one
   * of these, another one in each world.
   */
  readonly rolloutPolicies: readonly Bot<K>[]
  /**
   * How everybody plays on in imagined play, if the policies would take too long: it may look at the world, which is not
   * the true one, but must leave it as it is.
   */
  playOn?(world: K['state'], allowed: Allowed, chance: Chance): Pick
  /**
   * What an option promises in a world, for titles that plan the rest of a turn themselves: instead of playing on and
   * evaluating. It must leave the world as it is.
   */
  foresee?(world: K['state'], option: Pick, chance: Chance): Foreseen<K>
  /**
   * The options that deserve a look besides the default; all of them if the title does not say. There is an imagined
   * world to try them in, which is not used for anything else. Leave out what takes back, at no cost, what the seat has
   * just picked: a bot that weighs both anew each time may go round in circles.
   */
  candidates?(
    observation: Observation<K>,
    usual: Pick,
    world: K['state'],
    chance: Chance,
  ): readonly Pick[]
  /**
   * Whether the default pick is kept, whatever imagined play says: it is for something that shows later than that. Hints
   * look at the other options all the same, and count what seems better as about equal.
   */
  keepsDefault?(observation: Observation<K>, usual: Pick): boolean
  /**
   * Decisions that reviews do not judge: taste, such as who plays whom, which an evaluation that is fitted to whole matches
   * can't tell apart.
   */
  readonly unjudged?: readonly string[]
  /** What `evaluate` was fitted on; `eldertable fit` needs it. */
  readonly features?: Features<K>
  /** What else is fitted, by name: `eldertable fit --of <name>`. */
  readonly otherFeatures?: Readonly<Record<string, Features<K>>>
  /**
   * What people count in a position, by name, for a seat that may see it: the Sanity it has, the pages all have read. Hints
   * say of what one option leads to more than another; the words are those of `hints` in the title's text.
   */
  counts?(state: K['state'], seat: Seat): Readonly<Record<string, number>>
}

/** Where people are told chances. Everywhere else a title says what is better, but not how good it is. */
export interface Shown {
  readonly inHints: boolean
  readonly inReviews: boolean
}

/** What a title expects of an option: the chance to win of the seat that is asked, and where the option leads at once. */
export interface Foreseen<K extends TitleTypes = TitleTypes> {
  readonly chance: number
  /** The chance as people are told it, where the search tells options apart by a scale of its own. */
  readonly told?: number
  readonly state: K['state']
}

/** The chance that belongs to a weighted sum of features: a fit by logistic regression. */
export const chanceBy = (weights: readonly number[], features: readonly number[]): number =>
  1 / (1 + Math.exp(-weighted(weights, features)))

/** The chances of all seats together, which are one: each has its share by its weighted sum, and who can't win has none. */
export function sharesBy(
  weights: readonly number[],
  seats: readonly (readonly number[] | undefined)[],
): number[] {
  const sums = seats.map((features) =>
    features === undefined ? -Infinity : weighted(weights, features),
  )
  const highest = Math.max(...sums)
  const parts = sums.map((sum) => (sum === -Infinity ? 0 : Math.exp(sum - highest)))
  const whole = parts.reduce((all, part) => all + part, 0)
  return parts.map((part) => (whole === 0 ? 0 : part / whole))
}

function weighted(weights: readonly number[], features: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < features.length; i++) sum += (weights[i] ?? 0) * (features[i] ?? 0)
  return sum
}
