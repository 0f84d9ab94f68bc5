import { done, pickOf, type Done, type Seat } from '@eldertable/kernel'
import { DIRECTIONS } from '../../tiles/spaces.ts'
import type { Game } from '../../frames.ts'
import { NONE, type Body, type Facing, type MashState } from '../../state.ts'
import { foeOf } from '../../targets.ts'
import { V } from '../../verbs.ts'
import { procedure } from '../kit.ts'
import { hasFallen, heroAt, isAlive, isIn } from '../pieces.ts'
import { reachesOn, standOf, type Reaches } from '../gates/reachable.ts'
import { areFriends } from '../sides.ts'
import { placeOf } from '../spots.ts'
import { nextSeat } from './turn.ts'
import { judge } from '../ending/verdict.ts'

/** The end of a turn, in the order of CM-TURN-10. */
export const turnEnd = procedure('turnEnd', {
  effects(g, f) {
    const s = g.state
    const hero = heroAt(s, f.seat)
    hero.hasRazor = false
    if (hero.isFlying) {
      hero.isFlying = false
      // CM-FLY-7
      if (isAlive(s, f.seat)) {
        g.call('land', { who: f.seat, coming: 'moved', by: NONE })
        return 'face'
      }
    }
    return choosesFacing(s, f.seat) ? 'face' : sink(g, f.seat)
  },
  // CM-OPT-1, CM-PROMPT-36
  face: {
    rule: 'CM-OPT-1',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat }),
    offer(s, f, o) {
      const { facing } = heroAt(s, f.seat)
      if (choosesFacing(s, f.seat)) for (const side of DIRECTIONS) o.allow(V.face, side, 'CM-OPT-1')
      else o.allow(V.face, facing, 'CM-OPT-1')
    },
    take(g, f, _, side) {
      heroAt(g.state, f.seat).facing = side as Facing
      return sink(g, f.seat)
    },
    byDefault: (s, f) => pickOf(V.face, heroAt(s, f.seat).facing),
  },
  cutOff: (g, f) => lookForCutOff(g, f.seat),
  judge: (g, f) => judgeTurn(g, f.seat),
})

/** Whether it says which way it looks (CM-OPT-1). */
const choosesFacing = (s: MashState, seat: Seat): boolean =>
  s.table.settings.facing && isAlive(s, seat)

/** Quicksand takes whoever has been in it for too long (CM-PLACE-4, CM-PLACE-5). */
function sink(g: Game, seat: Seat): 'cutOff' | 'judge' | Done {
  const s = g.state
  if (isAlive(s, seat)) {
    const hero = heroAt(s, seat)
    if (sinks(g, seat, hero)) hero.fate = 'removed'
    const place = placeOf(hero.spot)
    for (const foe of s.table.foes) if (placeOf(foe.spot) === place) sinks(g, foeOf(foe.piece), foe)
  }
  if (!hasFallen(s)) return lookForCutOff(g, seat)
  g.call('bury', { credits: [] })
  return 'cutOff'
}

function lookForCutOff(g: Game, seat: Seat): 'judge' | Done {
  if (g.state.table.victory === 'cooperative' || !mustRebuild(g, seat)) return judgeTurn(g, seat)
  g.call('rebuild', {})
  return 'judge'
}

function judgeTurn(g: Game, seat: Seat): Done {
  judge(g)
  if (g.state.table.outcome === null && isLastOfRound(g.state, seat)) endRound(g.state)
  return done
}

/** CM-COOP-12 */
function endRound({ table }: MashState): void {
  const { turnLimit } = table.settings
  if (table.victory === 'cooperative' && turnLimit > 0 && table.round >= turnLimit)
    table.outcome = { ending: 'tooLate', winners: [] }
  else table.round++
}

/** One turn less in quicksand; answers whether that was the last. */
function sinks(g: Game, who: number, body: Body): boolean {
  if (body.holds.length === 0) return false
  const hold = body.holds.find(({ sinksIn }) => sinksIn > 0)
  if (hold === undefined) return false
  hold.sinksIn--
  if (hold.sinksIn > 0) return false
  body.health = 0
  body.blame = hold.by
  g.event?.('sinks', 'CM-PLACE-4', { who })
  return true
}

/** Whether no other player has a turn in this round any more. */
const isLastOfRound = (s: MashState, seat: Seat): boolean =>
  rankOf(s, nextSeat(s, seat)) <= rankOf(s, seat)

/** Which turn of a round is a seat's. */
const rankOf = ({ table: { first, heroes } }: MashState, seat: Seat): number =>
  (seat - first + heroes.length) % heroes.length

/** Two of opposing sides cannot reach one another: first a warning of a round, then a new board (CM-GATE-26, CM-GATE-28). */
function mustRebuild(g: Game, seat: Seat): boolean {
  const s = g.state
  const { table } = s
  if (table.cutOff === null) {
    if (!areCutOff(s)) return false
    table.cutOff = { left: table.heroes.flatMap((_, one) => (isIn(s, one) ? [one] : [])) }
    g.event?.('cutOff', 'CM-GATE-28', {})
    return false
  }
  table.cutOff.left = table.cutOff.left.filter((one) => one !== seat && isIn(s, one))
  if (table.cutOff.left.length > 0) return false
  table.cutOff = null
  return areCutOff(s)
}

/** CM-GATE-26, CM-GATE-27 */
function areCutOff(s: MashState): boolean {
  const { length } = s.table.heroes
  const reaches = reachesOn(s)
  // Whoever is reached by one is reached by all, so one look is enough.
  if (!reaches.hasOneWay && areTogether(s, reaches)) return false
  for (let one = 0; one < length; one++)
    if (isIn(s, one) && isPartedFromLater(s, reaches, one)) return true
  return false
}

/** Whether it and an opponent of a later seat can neither of them reach the other. */
function isPartedFromLater(s: MashState, reaches: Reaches, one: Seat): boolean {
  const spot = standOf(s, one)
  for (let other = one + 1; other < s.table.heroes.length; other++) {
    if (!isIn(s, other) || areFriends(s, one, other)) continue
    const there = standOf(s, other)
    if (!reaches.from(s, spot).hasSpot(there) && !reaches.from(s, there).hasSpot(spot)) return true
  }
  return false
}

/** Whether the first who is in the game can reach all the others. */
function areTogether(s: MashState, reaches: Reaches): boolean {
  let first = NONE
  for (let seat = 0; seat < s.table.heroes.length; seat++) {
    if (!isIn(s, seat)) continue
    if (first === NONE) first = seat
    if (!reaches.from(s, standOf(s, first)).hasSpot(standOf(s, seat))) return false
  }
  return true
}
