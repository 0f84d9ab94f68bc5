import type { Game } from '../frames.ts'
import { disrupt } from '../rules/elder.ts'
import { placeOf } from '../rules/figures.ts'
import { modified } from '../rules/modified.ts'
import { lose } from '../rules/losing.ts'
import { carriedBy, isThingIn, mark, removeThing, thingAt, thingsIn } from '../rules/things.ts'
import { NOWHERE } from '../state.ts'
import type { EpisodeDeed, EpisodeRules } from './episode.ts'
import { cannotHere } from './safety.ts'

const BROKEN = 3
const IDOLS_AT_MOST = 2
const idolLoss = modified('idolLoss')

/** DMD-EPTWO-4 */
const cannotCarry: NonNullable<EpisodeRules['cannotCarry']> = (s, hero, kind) =>
  kind === 'idol' && carriedBy(s, hero, kind).length >= IDOLS_AT_MOST ? 'two-idols' : undefined

const takeIdol: EpisodeDeed = {
  action: 'take-idol',
  rule: 'DMD-EPTWO-3',
  isRolled: false,
  cannot(s, hero) {
    if (!isThingIn(s, placeOf(s, hero), 'idol')) return 'no-idol'
    return cannotCarry(s, hero, 'idol') ?? cannotHere(s, hero, 'take-idol')
  },
  things: (s, hero) => thingsIn(s, placeOf(s, hero), 'idol'),
  act(g, hero, idol) {
    const one = thingAt(g.state, idol)
    one.space = NOWHERE
    one.holder = hero
    g.event?.('picksUp', 'DMD-EPTWO-3', { hero, thing: idol })
    const amount = idolLoss(1, g.state, hero)
    if (amount > 0) lose(g, hero, amount, 'text', 'DMD-EPTWO-3')
  },
}

const byRoll = { marked: 'DMD-EPTWO-5', gone: 'DMD-EPTWO-6' }
const leftOver = { marked: 'DMD-EPTWO-6', gone: 'DMD-EPTWO-6' }

const breakIdols: EpisodeDeed = {
  action: 'break-idols',
  rule: 'DMD-EPTWO-5',
  isRolled: true,
  cannot(s, hero) {
    if (!isThingIn(s, placeOf(s, hero), 'altar')) return 'no-altar'
    return carriedBy(s, hero, 'idol').length === 0 ? 'no-idol-held' : undefined
  },
  things: (s, hero) => carriedBy(s, hero, 'idol'),
  act(g, hero, idol, successes) {
    const left = markUpTo(g, idol, successes, BROKEN, byRoll)
    const [next] = carriedBy(g.state, hero, 'idol')
    if (left > 0 && next !== undefined) markUpTo(g, next, left, BROKEN, leftOver)
    const remain = g.state.table.things.some(
      ({ kind, space, holder }) => kind === 'idol' && (space >= 0 || holder >= 0),
    )
    if (!remain) disrupt(g, 'DMD-EPTWO-1')
  },
}

/** By which rule a token is marked, and by which it is gone. */
interface Cited {
  readonly marked: string
  readonly gone: string
}

/** Puts markers on a carried token, which leaves when it has enough; says how many are left over. */
export function markUpTo(g: Game, thing: number, count: number, enough: number, by: Cited): number {
  const put = Math.min(count, enough - thingAt(g.state, thing).markers)
  mark(g, thing, put, by.marked)
  if (thingAt(g.state, thing).markers >= enough) removeThing(g, thing, by.gone)
  return count - put
}

/** The Drowned Congregation */
export const episode2: EpisodeRules = {
  actions: [takeIdol, breakIdols],
  cannotCarry,
}
