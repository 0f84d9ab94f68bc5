import { at, done, type Seat } from '@eldertable/kernel'
import { FIRST_SURVIVOR } from '../pieces/cards.ts'
import type { Game } from '../frames.ts'
import { NONE, type I32State } from '../state.ts'
import { leavePlay } from './elimination.ts'
import { procedure } from './kit.ts'
import { isWithDirector } from './sides.ts'
import { countInPlay, leftFor, leftInAll, poolAt } from './survivors.ts'
import { firstThrong, putInThrong } from './throngs.ts'

const LAST_REEL = 4

/** What is looked at after each elimination, draw and placement, in this order (I32-TURN-10). */
export const checks = procedure('checks', {
  look(g) {
    const s = g.state
    fallSeats(g)
    const isRevealed = revealCultist(g)
    if (countInPlay(s) === 0 && leftInAll(s) === 0) {
      end(g, lossBy(s, isRevealed))
      return done
    }
    const { table } = s
    const isLast = countInPlay(s) === 1 && leftInAll(s) === 0
    // I32-LASTONE-1
    if (isLast && !table.isLastOne && table.finale !== 'over') {
      table.isLastOne = true
      g.event?.('lastOne', 'I32-LASTONE-1', { who: lastOf(s) })
      return g.resumeAt('match.lastOne')
    }
    checkTurningPoint(g)
    return done
  },
})

/** Looks if there is anything to see, and says so: mostly there is not, and a procedure costs more than that. */
export function callChecks(g: Game): boolean {
  if (!isAnythingToSee(g.state)) return false
  g.call('checks', {})
  return true
}

function isAnythingToSee(s: I32State): boolean {
  const { pools, settings, cultist } = s.table
  if (settings.secretCultist && cultist === NONE) return true
  for (let pool = 0; pool < pools.length; pool++) if (hasFallen(s, pool)) return true
  if (countInPlay(s) <= 1 && leftInAll(s) === 0) return true
  return isTurningPoint(s)
}

/** How nobody came to be left (I32-WIN-3, I32-WIN-8, I32-CULTIST-7, I32-LASTONE-8). */
function lossBy({ table }: I32State, isRevealed: boolean): Ending {
  if (isRevealed) return 'coup'
  return table.isLastOne ? 'lastOneFalls' : 'nobodyLeft'
}

/** The only survivor in play. */
export function lastOf({ table }: I32State): number {
  for (const { survivors } of table.pools) for (const { card } of survivors) return card
  return NONE
}

/** Whether a pool is nobody's any more, and that is not known yet (I32-MONPLAY-1). */
function hasFallen(s: I32State, pool: number): boolean {
  const { side, survivors } = poolAt(s, pool)
  return side === 'survivors' && survivors.length === 0 && leftFor(s, pool) === 0
}

/** I32-MONPLAY-1, I32-SPOINT-16 */
function fallSeats(g: Game): void {
  const { pools } = g.state.table
  for (let pool = 0; pool < pools.length; pool++) {
    if (!hasFallen(g.state, pool)) continue
    const one = at(pools, pool)
    one.side = 'fallen'
    one.power = 0
    g.event?.('seatFalls', 'I32-MONPLAY-1', { pool })
  }
}

/** The secret cultist, whoever knows it; -1 without one or once it is revealed. */
function secretCultist({ table, hands, box }: I32State): number {
  if (table.cultist !== NONE) return NONE
  return table.director < 0 ? box.cultist : at(hands, table.director).cultist
}

/** I32-CULTIST-4, I32-CULTIST-5. Whoever is alone in a pool and is not revealed is known not to be the cultist. */
function revealCultist(g: Game): boolean {
  const { table } = g.state
  if (!table.settings.secretCultist || table.cultist !== NONE) return false
  const cultist = secretCultist(g.state)
  let isRevealed = false
  for (const [pool, { survivors }] of table.pools.entries()) {
    const [alone] = survivors
    if (alone === undefined || survivors.length > 1 || leftFor(g.state, pool) > 0) continue
    if (alone.card === cultist) {
      leavePlay(g, cultist, 'I32-CULTIST-5')
      at(table.pools, pool).power = 0
      table.cultist = cultist
      putInThrong(g.state, firstThrong(pool), cultist)
      g.event?.('cultist', 'I32-CULTIST-4', { who: cultist, pool })
      isRevealed = true
    } else if (alone.card >= FIRST_SURVIVOR && alone.card - FIRST_SURVIVOR < table.cleared.length)
      table.cleared[alone.card - FIRST_SURVIVOR] = true
  }
  return isRevealed
}

/** I32-TURNING-1 */
export function checkTurningPoint(g: Game): void {
  if (!isTurningPoint(g.state)) return
  g.state.table.turningPoint = 'active'
  g.event?.('turningPoint', 'I32-TURNING-1', {})
}

/** I32-TURNING-1, I32-TURNING-2, I32-TURNING-5, I32-TURNING-7, I32-LASTONE-6 */
function isTurningPoint({ table }: I32State): boolean {
  if (table.turningPoint !== 'waits' || !table.isReelRunning) return false
  if (table.reel === LAST_REEL || table.isLastOne) return false
  const { pools } = table
  let against = 1
  let survivors = 0
  for (let pool = 0; pool < pools.length; pool++) {
    const { side } = at(pools, pool)
    if (side === 'monsters') against++
    if (side === 'survivors') survivors++
  }
  return against >= survivors
}

/** How the game can end, and for which side. */
export const endings = {
  filmEnds: 'survivors',
  lastOneStands: 'survivors',
  nobodyLeft: 'director',
  coup: 'director',
  lastOneFalls: 'director',
  nobodyOnScreen: 'director',
} as const
export type Ending = keyof typeof endings

/** I32-WIN-2, I32-WIN-5, I32-WIN-6, I32-WIN-8 */
export function end(g: Game, ending: Ending): void {
  const { table, hands } = g.state
  const winners: Seat[] = []
  for (let seat = 0; seat < hands.length; seat++)
    if (isWithDirector(table, seat) === (endings[ending] === 'director')) winners.push(seat)
  table.outcome = { ending, winners }
}
