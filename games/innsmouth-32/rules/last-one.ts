import { done } from '@eldertable/kernel'
import { DIRECTOR, isHeld, NONE, type I32State } from '../state.ts'
import { V } from '../verbs.ts'
import { procedure } from './kit.ts'
import { takeable } from './screen.ts'
import { beginSideTurn } from './side-turn.ts'
import { askedFor, isAutomatic } from './sides.ts'
import { findSurvivor, placeAfter, playerOf, poolOf, survivorAt } from './survivors.ts'
import { isThrong } from './throngs.ts'
import { HOUND } from '../pieces/cards.ts'

const MANY_THRONGS = 6

/** The round of attacks on the Last One Standing (I32-LASTONE-2 to 8). */
export const lastOne = procedure('lastOne', {
  begin(g, f) {
    const { table } = g.state
    table.shown = NONE
    table.acted = []
    table.fade = null
    const home = poolOf(g.state, f.who)
    table.place = home
    for (let place = placeAfter(g.state, home); place !== home; place = placeAfter(g.state, place))
      f.places.push(place) // I32-LASTONE-5
    return 'stars'
  },
  stars: (_, f) => (f.tokens > 0 ? 'star' : 'turn'),
  // I32-LASTONE-3, I32-PROMPT-30, I32-AUTO-18
  star: {
    rule: 'I32-LASTONE-3',
    who: (s) => askedFor(s, DIRECTOR),
    about: (_, f) => ({ who: f.who, tokens: f.tokens }),
    offer(s, _, o) {
      const isAuto = isAutomatic(s, DIRECTOR)
      const isKind = facing(s) >= MANY_THRONGS
      if (!isAuto || isKind) o.allow(V.grant, 0, 'I32-LASTONE-3')
      if (!isAuto || !isKind) o.allow(V.insist, 0, 'I32-LASTONE-3')
    },
    take(g, f, verb) {
      const { table } = g.state
      f.tokens--
      const die = verb === V.grant ? 0 : g.chance.die(6)
      if (die > 0) table.roll = { who: f.who, kind: 'star', dice: [die], target: table.reel }
      const isEarned = die <= table.reel
      g.event?.('starDie', 'I32-LASTONE-3', { who: f.who, die, isEarned })
      if (isEarned) survivorAt(g.state, f.who).stars++
      return 'stars'
    },
  },
  // I32-LASTONE-4: one survivor turn, in the spotlight if it likes.
  turn: {
    rule: 'I32-LASTONE-4',
    who: (s, f) => playerOf(s, f.who),
    about: (s, f) => ({ pool: poolOf(s, f.who) }),
    offer(s, f, o) {
      o.allow(V.poolActions, 0, 'I32-LASTONE-4')
      const { area } = survivorAt(s, f.who)
      if (!isHeld(area) && f.who !== HOUND && takeable(s).length > 0)
        o.allow(V.spotlight, f.who, 'I32-LASTONE-4')
    },
    take(g, f, verb) {
      const { table } = g.state
      table.turn++
      g.event?.('turn', 'I32-LASTONE-4', { seat: playerOf(g.state, f.who), side: table.place })
      g.call('survivorTurn', { who: f.who, way: verb === V.spotlight ? 'take' : 'pool' })
      return 'sides'
    },
  },
  sides(g, f) {
    const side = f.places.shift()
    if (side === undefined) return 'held'
    beginSideTurn(g, side)
    return 'sides'
  },
  // I32-LASTONE-7
  held(g, f) {
    const one = findSurvivor(g.state, f.who)
    if (one !== undefined && isHeld(one.area)) g.call('held', { who: f.who, isReelEnd: true })
    return done
  },
})

/** Throngs that face the survivor. */
const facing = (s: I32State): number => s.table.throngs.filter(isThrong).length
