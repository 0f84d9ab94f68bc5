import { at, emptyList, listOf, numbersFrom, repeated } from '@eldertable/kernel'
import { CLERK, FIRST_SURVIVOR, MOVIE } from '../pieces/cards.ts'
import { terrors } from '../pieces/monsters.ts'
import { cast } from '../pieces/survivors.ts'
import {
  DIRECTOR_THRONGS,
  NONE,
  POOL_THRONGS,
  type I32Settings,
  type I32State,
  type Pool,
} from '../state.ts'
import { poolsAt } from '../switches.ts'
import { easeOf } from './flail.ts'

/** The version of the rules by which new matches go. */
const EDITION = 3
const CORNERS = 4
const SLOT_COUNT = 3
const STORES = 4

/** I32-SETUP-6: power spoints of each seat by the number of seats. */
const POWER = [0, 0, 7, 7, 6, 6, 5, 5, 4]
const MATINEE = 3

// What every match begins with, made once.
const CAST: readonly number[] = numbersFrom(FIRST_SURVIVOR, cast.length)
const MOVIE_CARDS: readonly number[] = numbersFrom(0, MOVIE)
const TERRORS: readonly number[] = numbersFrom(MOVIE, terrors.length)
/** By survivor of the cast. */
const NOBODY: readonly boolean[] = listOf(cast.length, () => false)

/** A table before anything is shuffled. */
export function newState(seats: number, settings: I32Settings): I32State {
  const isHuman = settings.director === 'human'
  const count = poolsAt(seats, settings)
  const people = isHuman ? seats - 1 : seats
  const first = isHuman ? 1 : 0
  const power = powerOf(count, settings)
  const pools: Pool[] = listOf(count, (pool) => ({
    seat: first + (people === 1 ? 0 : pool), // I32-SEAT-3, I32-SEAT-4
    side: 'survivors',
    power,
    survivors: emptyList(),
    faction: NONE,
    order: 'ask',
  }))
  const throngs = listOf(DIRECTOR_THRONGS + count * POOL_THRONGS, () => ({
    cards: [],
    terrors: [],
    isEstablished: false,
  }))
  const survivors = CAST.slice()
  const movie = MOVIE_CARDS.slice()
  if (settings.nightClerk) movie.push(CLERK) // I32-CLERK-1
  return {
    table: {
      turn: 0,
      outcome: null,
      settings,
      edition: EDITION,
      ease: easeOf(settings, count),
      director: isHuman ? 0 : NONE,
      reel: 1,
      pools,
      throngs,
      corners: listOf(CORNERS, () => null),
      screen: listOf(SLOT_COUNT, () => []),
      reelPile: 0,
      piles: [survivors.length, ...(settings.factionDraft ? pools.map(() => 0) : [])],
      discards: movie,
      strangers: 0,
      removed: [],
      beside: [],
      shown: NONE,
      stores: repeated(0, STORES),
      fade: null,
      trios: [],
      turningPoint: 'waits',
      isStarAwarded: false,
      isReelRunning: false,
      isLastOne: false,
      finale: 'open',
      fadeIn: { place: 0, isMidPool: false },
      idle: 0,
      hasScreenMoved: true,
      place: 0,
      acting: NONE,
      acted: [],
      roll: null,
      hasRescued: false,
      hasHoundFallen: false,
      hasClerkFallen: false,
      partner: NONE,
      met: NOBODY.slice(),
      cleared: NOBODY.slice(),
      cultist: NONE,
    },
    hands: listOf(seats, () => ({ cultist: NONE })),
    box: {
      stack: [{ at: 'match.begin' }],
      reel: [],
      screen: repeated(NONE, SLOT_COUNT),
      piles: settings.factionDraft ? [survivors, ...pools.map(() => [])] : [survivors],
      victims: CAST.slice(),
      strangers: [],
      terrors: TERRORS.slice(),
      cultist: NONE,
    },
  }
}

const powerOf = (count: number, { difficulty }: I32Settings): number =>
  at(POWER, count) + (difficulty === 'matinee' ? MATINEE : 0)
