import type { Features, Seat } from '@eldertable/kernel'
import { hitsOf } from '../auto/hits.ts'
import type { I32 } from '../frames.ts'
import type { I32State } from '../state.ts'
import { isWithDirector } from '../rules/sides.ts'
import { leftInAll } from '../rules/survivors.ts'
import { flailTarget } from '../rules/flail.ts'
import { isThrong, totalOf } from '../rules/throngs.ts'
import { passes } from './odds.ts'

const names = [
  'always',
  'lives',
  'fewLives',
  'inPlay',
  'film',
  'filmPerLife',
  'livesTimesFilm',
  'hits',
  'deathsPerLife',
  'doom',
  'dodge',
  'spoints',
  'stars',
  'poolsAlive',
  'perPool',
  'lastOne',
  'lastOneRest',
  'finale',
  'turning',
  'turned',
  // The way to play, and what it makes of the film that is left.
  'midnight',
  'midnightFilm',
  'matinee',
  'matineeFilm',
  'two',
  'twoFilm',
  'three',
  'threeFilm',
  'crowd',
  'crowdFilm',
  'directed',
  'directedFilm',
  'directedDoom',
  'directedPools',
] as const

/** What a position holds for the survivors' side, whoever is on it: said once, in the place of the first seat. */
export const features: Features<I32> = {
  names,
  of: (s) => s.hands.map((_, seat) => (seat === 0 ? featuresOf(s) : undefined)),
  won: haveSurvivorsWon,
}

/** Whether the survivors' side has won; undefined as long as nobody has. */
export function haveSurvivorsWon({ table: { outcome, director } }: I32State): boolean | undefined {
  if (outcome === null) return undefined
  return director < 0 ? outcome.winners.length > 0 : !outcome.winners.includes(director)
}

export const isAgainst = (s: I32State, seat: Seat): boolean => isWithDirector(s.table, seat)

/** The reel piles, and the three cards that open each (I32-REEL-1, I32-REEL-2). */
const REELS = [13, 23, 18, 13] as const
const PAIRS = 36

/** Cards that are still to pass over the screen. */
export function filmLeft({ table }: I32State): number {
  let left = table.reelPile
  for (const slot of table.screen) left += slot.length
  for (let reel = table.reel; reel < REELS.length; reel++) left += REELS[reel] ?? 0
  return left
}

const FEW = 4
/** Cards that leave the screen in a round, beside one for each pool. */
const BY_DIRECTOR = 1.5
/** This many pools are a crowd (I32-CUT-4). */
const CROWD = 6
const FILM = 4
const SPOINTS = 5
const TOKENS = 3
const EASY = 20

const flag = (is: boolean): number => (is ? 1 : 0)

export function featuresOf(s: I32State): number[] {
  const { pools, settings, isLastOne, finale, turningPoint, director } = s.table
  const { inPlay, rest, power, stars, dodge, alive } = survivorsIn(s)
  const hits = hitsIn(s)
  const lives = inPlay + leftInAll(s)
  const left = filmLeft(s)
  const [film, lifeOfAll, each] = [Math.log(1 + left), Math.log(1 + lives), Math.max(1, inPlay)]
  const deaths = (hits * (1 - dodge / each)) / Math.max(1, lives)
  const doom = Math.log(1 + (deaths * left) / (alive + BY_DIRECTOR))
  const [midnight, matinee] = [
    flag(settings.difficulty === 'midnight'),
    flag(settings.difficulty === 'matinee'),
  ]
  const [two, three, crowd] = [
    flag(pools.length <= 2),
    flag(pools.length === 3),
    flag(pools.length >= CROWD),
  ]
  const directed = flag(director >= 0)
  const measures: Record<(typeof names)[number], number> = {
    always: 1,
    lives: lifeOfAll,
    fewLives: Math.max(0, FEW - lives) / FEW,
    inPlay: Math.log(1 + inPlay),
    film: film / FILM,
    filmPerLife: left / Math.max(1, lives) / SPOINTS,
    livesTimesFilm: (lifeOfAll * film) / FILM,
    hits: Math.log(1 + hits),
    deathsPerLife: deaths,
    doom,
    dodge: dodge / each,
    spoints: (rest + power) / each / SPOINTS,
    stars: stars / TOKENS,
    poolsAlive: alive / pools.length,
    perPool: 1 / pools.length,
    lastOne: flag(isLastOne),
    lastOneRest: isLastOne ? (rest + power + TOKENS * stars) / EASY : 0,
    finale: flag(finale !== 'open'),
    turning: flag(turningPoint === 'active'),
    turned: flag(turningPoint === 'over'),
    midnight,
    midnightFilm: (midnight * film) / FILM,
    matinee,
    matineeFilm: (matinee * film) / FILM,
    two,
    twoFilm: (two * film) / FILM,
    three,
    threeFilm: (three * film) / FILM,
    crowd,
    crowdFilm: (crowd * film) / FILM,
    directed,
    directedFilm: (directed * film) / FILM,
    directedDoom: directed * doom,
    directedPools: (directed * alive) / pools.length,
  }
  return names.map((name) => measures[name])
}

/** Those in play, all together, and how many pools have any. */
function survivorsIn(
  s: I32State,
): Record<'inPlay' | 'rest' | 'power' | 'stars' | 'dodge' | 'alive', number> {
  const sum = { inPlay: 0, rest: 0, power: 0, stars: 0, dodge: 0, alive: 0 }
  for (const { side, power, survivors } of s.table.pools) {
    if (side === 'survivors') {
      sum.alive++
      sum.power += power
    }
    for (const one of survivors) {
      sum.inPlay++
      sum.rest += one.rest
      sum.stars += one.stars
      sum.dodge += passes(flailTarget(s, one, 0))
    }
  }
  return sum
}

/** The hits of all throngs, if each attacks once. */
function hitsIn(s: I32State): number {
  let hits = 0
  for (const [throng, one] of s.table.throngs.entries())
    if (isThrong(one)) hits += hitsOf(totalOf(s, throng)) / PAIRS
  return hits
}
