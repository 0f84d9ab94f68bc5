import {
  at,
  type Bot,
  type Chance,
  Engine,
  FastChance,
  type Features,
  type GameEntry,
  PickList,
  type Seat,
  type State,
} from '@eldertable/kernel'
import { PICK_LIMIT } from '../arena.ts'
import { random } from '../random.ts'
import { BotRunner } from '../runner.ts'
import { observationOf } from '../observation.ts'

/** What was measured for a seat in a position, and whether it won in the end. */
export interface Sample {
  readonly features: readonly number[]
  readonly won: boolean
}

/** The seats of one position that may still win. */
export type Position = readonly Sample[]

/**
 * No more positions of a match than this. If it were the more the longer it lasts, the few that go on for ever would drown
 * all others, and matches that are lost early would hardly count.
 */
const MOST = 16
/** How often a wayward bot picks at random. */
const WAYWARD = 0.15

/** The strange part of a match is over after this many turns at most, unless a shorter one is asked for. */
const STRANGE = 128

/** Those that are quick enough for thousands of matches. */
const sensibleStyles = ({ habits, searchProfile }: GameEntry): readonly Bot[] =>
  searchProfile?.features?.policies ?? searchProfile?.rolloutPolicies ?? Object.values(habits)

/** Every way of playing that there is. A fit on one way alone takes its habits for laws of nature. */
function stylesOf(sensible: readonly Bot[]): readonly Bot[] {
  const wayward = sensible.map(
    (bot): Bot =>
      (observation, chance) =>
        chance.below(100) < 100 * WAYWARD ? random(observation, chance) : bot(observation, chance),
  )
  return [...sensible, ...wayward, random]
}

/**
 * Plays a match of as many seats as chance will have it among those given, and measures positions at the start of turns. All policies lead
 * into it, but only sensible ones play it to the end, and only there it is measured: otherwise whatever good players
 * have would seem to be what wins.
 */
export function samplesOf(
  game: GameEntry,
  features: Features,
  seed: string,
  given: {
    seats: readonly number[]
    settings: Readonly<Record<string, unknown>>
    strange?: number
  },
): Position[] {
  const engine: Engine = new Engine(game.title)
  const chance = new FastChance(`${seed} table`)
  const [only] = given.seats
  const seats = given.seats.length === 1 && only !== undefined ? only : drawn(given.seats, chance)
  const sensible = sensibleStyles(game)
  const seatedWith = (policies: readonly Bot[]): BotRunner[] =>
    Array.from({ length: seats }, () => new BotRunner(drawn(policies, chance), chance))
  const state = engine.start(seats, given.settings, chance)
  const doublings = Math.floor(Math.log2(given.strange ?? STRANGE))
  const strange = 2 ** chance.below(doublings + 1)
  playUntil(engine, state, seatedWith(stylesOf(sensible)), chance, strange)
  const measured: Measured[][] = []
  playUntil(engine, state, seatedWith(sensible), chance, Infinity, () => {
    const seen = features.of(state).map((values, seat) => ({ seat, values }))
    measured.push(seen.filter((one): one is Measured => one.values !== undefined))
  })
  const { outcome } = state.table
  if (outcome === null) return []
  const wonBy = (seat: Seat): boolean | undefined =>
    features.won === undefined ? outcome.winners.includes(seat) : features.won(state, seat)
  return spread(measured).map((position) =>
    position.flatMap(({ seat, values }) => {
      const won = wonBy(seat)
      return won === undefined ? [] : [{ features: values, won }]
    }),
  )
}

/** As many as count, from all parts of a match. */
function spread<T>(all: readonly T[]): readonly T[] {
  if (all.length <= MOST) return all
  return Array.from({ length: MOST }, (_, i) => at(all, Math.floor((i * all.length) / MOST)))
}

interface Measured {
  seat: Seat
  values: readonly number[]
}

function playUntil(
  engine: Engine,
  state: State,
  runners: readonly BotRunner[],
  chance: Chance,
  end: number,
  atTurn?: () => void,
): void {
  const list = new PickList()
  let { turn } = state.table
  for (let picks = 0; picks < PICK_LIMIT && state.table.turn < end; picks++) {
    const observation = observationOf(engine, state, list)
    if (observation === undefined) break
    if (state.table.turn !== turn) atTurn?.()
    turn = state.table.turn
    engine.apply(state, runners[observation.seat]?.pick(observation) ?? -1, chance)
  }
}

const drawn = <T>(from: readonly T[], chance: Chance): T => at(from, chance.below(from.length))
