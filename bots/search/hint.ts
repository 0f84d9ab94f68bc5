import type {
  Chance,
  GameEntry,
  Hint,
  HintedOption,
  SearchContext,
  Pick,
  Seat,
  Observation,
  State,
} from '@eldertable/kernel'
import { thinkerOf } from './thinker.ts'
import type { Budget } from './think.ts'

/** The pick itself and the two next best. */
const SHOWN = 3
/** Differences within this many standard errors can't be told from none. */
const ERRORS = 2
/** In fewer rounds than this nobody can tell anything. */
const LEAST_ROUNDS = 8
/** Smaller differences nobody would play for, however sure they are, and both figures would read the same. */
const LEAST = 0.01
/** Many things are counted, and some always seem to differ: a reason has to stand further out than a figure. */
const REASON_ERRORS = 3

type Counts = Readonly<Record<string, number>>

/** What came of the plays of one option, in the order of the rounds. */
interface Weighed {
  readonly worths: number[]
  readonly counts: Counts[]
}

/**
 * What a title's search would pick in a seat's place, and why; undefined if the title has no search profile. If it is asked
 * about a pick, that is always among what it tells, as long as there was anything else to look at.
 */
export function hintFor(
  game: GameEntry,
  observation: Observation,
  chance: Chance,
  search: SearchContext,
  budget: Budget,
  about?: Pick,
): Hint | undefined {
  const weighed = new Map<Pick, Weighed>()
  const note = (pick: Pick, worth: number, end: State): void => {
    const one = weighed.get(pick) ?? { worths: [], counts: [] }
    weighed.set(pick, one)
    one.worths.push(worth)
    one.counts.push(countsIn(game, end, observation.seat))
  }
  const thought = thinkerOf(game)?.think(observation, chance, search, budget, note, about)
  if (thought === undefined) return undefined
  const first = weighed.get(thought.pick)
  if (first === undefined)
    return { options: [{ pick: thought.pick, chance: null, isEven: false, more: {} }] }
  const hasChances = game.searchProfile?.shown?.(observation.table).inHints ?? true
  const told = (one: HintedOption): HintedOption => (hasChances ? one : { ...one, chance: null })
  const promised = mean(first.worths)
  const others = thought.options
    .filter(({ pick }) => pick !== thought.pick)
    .flatMap(({ pick }) => comparedTo(first, promised, pick, weighed.get(pick)))
    .map((other) => (thought.keepsDefault ? atMostEven(other, promised) : other))
    .toSorted((one, other) => (other.chance ?? 0) - (one.chance ?? 0))
  const shown = others.slice(0, SHOWN - 1)
  const asked = others.find(({ pick }) => pick === about)
  if (asked !== undefined && !shown.includes(asked)) shown.splice(-1, 1, asked)
  return {
    options: [{ pick: thought.pick, chance: promised, isEven: false, more: {} }, ...shown].map(
      told,
    ),
  }
}

const countsIn = ({ searchProfile }: GameEntry, state: State, seat: Seat): Counts =>
  searchProfile?.counts?.(state, seat) ?? {}

/**
 * An option beside the first one. In each round both were played in the same world with the same dice, so what tells them
 * apart is the difference over the rounds in which both were, not how each has done by itself.
 */
function comparedTo(
  first: Weighed,
  promised: number,
  pick: Pick,
  other: Weighed | undefined,
): HintedOption[] {
  const rounds = Math.min(first.worths.length, other?.worths.length ?? 0)
  if (other === undefined || rounds === 0) return []
  const leads = pairs(rounds, (i) => (other.worths[i] ?? 0) - (first.worths[i] ?? 0))
  const lead = mean(leads)
  const names = Object.keys(first.counts[0] ?? {})
  const more = names.map((name) => {
    const differences = pairs(
      rounds,
      (i) => (other.counts[i]?.[name] ?? 0) - (first.counts[i]?.[name] ?? 0),
    )
    return [name, isBeyondChance(differences) ? mean(differences) : 0] as const
  })
  return [
    {
      pick,
      chance: Math.min(1, Math.max(0, promised + lead)),
      isEven: rounds < LEAST_ROUNDS || Math.abs(lead) <= Math.max(LEAST, ERRORS * errorOf(leads)),
      more: Object.fromEntries(more),
    },
  ]
}

/** Imagined play is too short to see what the usual pick is good for: what looks better there is no better. */
const atMostEven = (other: HintedOption, promised: number): HintedOption =>
  (other.chance ?? 0) > promised ? { ...other, chance: promised, isEven: true } : other

/** Whether differences are more than what chance makes of so few plays. */
const isBeyondChance = (differences: readonly number[]): boolean =>
  differences.length >= LEAST_ROUNDS &&
  Math.abs(mean(differences)) > REASON_ERRORS * errorOf(differences)

/** The standard error of a mean. */
function errorOf(numbers: readonly number[]): number {
  const middle = mean(numbers)
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)) / Math.max(1, numbers.length))
}

const pairs = (rounds: number, differenceIn: (round: number) => number): number[] =>
  Array.from({ length: rounds }, (_, round) => differenceIn(round))

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)
