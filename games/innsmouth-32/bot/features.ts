import type { Features, Seat } from '@eldertable/kernel'
import { hitsOf } from '../auto/hits.ts'
import { cardAt } from '../content/cards.ts'
import type { I32 } from '../frames.ts'
import { isHeld, GENERAL, type I32State } from '../state.ts'
import { monstersOnScreen } from '../rules/screen.ts'
import { isWithDirector } from '../rules/sides.ts'
import { coveredStats, leftInAll } from '../rules/survivors.ts'
import { flailTarget } from '../rules/flail.ts'
import { sanctuaryAt } from '../rules/sanctuaries.ts'
import { isThrong, totalOf } from '../rules/throngs.ts'
import { passes } from './odds.ts'

const names = [
  'always',
  'lives',
  'fewLives',
  'inPlay',
  'rest',
  'power',
  'throngs',
  'hits',
  'hitsPerLife',
  'onScreen',
  'filmLeft',
  'filmPerLife',
  'hitsTimesFilm',
  'sheltered',
  'held',
  'cards',
  'mythos',
  'stars',
  'insanity',
  'dodge',
  'lastOne',
  'lastOneRest',
  'finale',
  'seats',
] as const

/** What a position holds for the survivors; for the director's side the same with the sign turned round. */
export const features: Features<I32> = {
  names,
  of(s) {
    const measured = featuresOf(s)
    const turned = measured.map((one) => -one)
    return s.hands.map((_, seat) => (isAgainst(s, seat) ? turned : measured))
  },
}

export const isAgainst = (s: I32State, seat: Seat): boolean => isWithDirector(s.table, seat)

/** The reel piles, and the three cards that open each (I32-REEL-1, I32-REEL-2). */
const REELS = [13, 23, 18, 13] as const
const PAIRS = 36

/** Cards that are still to pass over the screen. */
function filmLeft({ table }: I32State): number {
  let left = table.reelPile
  for (const slot of table.screen) left += slot.length
  for (let reel = table.reel; reel < REELS.length; reel++) left += REELS[reel] ?? 0
  return left
}

// Sizes that make measures alike in size.
const LIVES = 12
const SPOINTS = 20
const FILM = 30
const FEW = 3

export function featuresOf(s: I32State): number[] {
  const { pools, throngs, isLastOne, finale } = s.table
  const piled = leftInAll(s)
  let [inPlay, rest, power, cards, mythos, stars, insanity] = [0, 0, 0, 0, 0, 0, 0]
  let [sheltered, held, dodge] = [0, 0, 0]
  for (const pool of pools) {
    if (pool.side === 'survivors') power += pool.power
    for (const one of pool.survivors) {
      inPlay++
      rest += one.rest
      mythos += one.mythos
      stars += one.stars
      insanity += coveredStats(one)
      for (const card of one.cards) cards += 2 + cardAt(card).fadeRank / 5
      dodge += passes(flailTarget(s, one, 0))
      if (isHeld(one.area)) held++
      else if (one.area !== GENERAL && sanctuaryAt(s, one.area).locks > 0) sheltered++
    }
  }
  let [count, hits] = [0, 0]
  for (let throng = 0; throng < throngs.length; throng++) {
    const one = throngs[throng]
    if (one === undefined || !isThrong(one)) continue
    count++
    hits += hitsOf(totalOf(s, throng)) / PAIRS
  }
  const lives = inPlay + piled
  const film = filmLeft(s) / FILM
  const each = Math.max(1, inPlay)
  const measures: Record<(typeof names)[number], number> = {
    always: 1,
    lives: lives / LIVES,
    fewLives: Math.max(0, FEW + 1 - lives) / FEW,
    inPlay: inPlay / LIVES,
    rest: rest / SPOINTS,
    power: power / SPOINTS,
    throngs: count / 6,
    hits: hits / 3,
    hitsPerLife: hits / Math.max(1, lives),
    onScreen: monstersOnScreen(s).length / 3,
    filmLeft: film,
    filmPerLife: film / Math.max(1, lives),
    hitsTimesFilm: (hits / 3) * film,
    sheltered: sheltered / each,
    held: held / each,
    cards: cards / SPOINTS,
    mythos: mythos / SPOINTS,
    stars: stars / 3,
    insanity: insanity / LIVES,
    dodge: dodge / each,
    lastOne: isLastOne ? 1 : 0,
    lastOneRest: isLastOne ? (rest + power + 3 * stars) / SPOINTS : 0,
    finale: finale === 'open' ? 0 : 1,
    seats: pools.length / 8,
  }
  return names.map((name) => measures[name])
}
