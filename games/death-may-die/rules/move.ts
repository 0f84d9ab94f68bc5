import { done, pickOf, type Done } from '@eldertable/kernel'
import type { Frames, Game } from '../frames.ts'
import { ELDER, NOBODY, type DmdState, type Enemy } from '../state.ts'
import { cardsFor, stepsOf } from '../effects/uses/index.ts'
import { V } from '../verbs.ts'
import { hasCards, NONE, unusedGiving } from './claims.ts'
import { useUp } from './discarding.ts'
import { distinct, healthOf, heroAt, heroesIn, kindOf, placeOf, seatOf } from './figures.ts'
import { catchFire, fireIn } from './fire.ts'
import { neighboursOf } from './ground.ts'
import { harm } from './harm.ts'
import { procedure } from './kit.ts'
import { moveFoe } from './moving-foes.ts'
import { allowEach } from './offering.ts'
import { modified } from './modified.ts'
import { STEPS } from '../pieces/limits.ts'

const stepsIn = modified('steps')
const sneaksIn = modified('sneaks')
const sneakWounds = modified('sneakWounds')
const carries = modified('carries')
const isFollowed = modified('isFollowed')
const fireCaught = modified('fireCaught')

export function beginMove(g: Game, hero: number, to: number): void {
  const s = g.state
  g.call('walk', {
    hero,
    to,
    left: stepsIn(STEPS, s, hero),
    sneaks: sneaksIn(0, s, hero),
    sneaked: [],
    rider: NOBODY,
    refused: [],
  })
}

/** Enemies that would follow out of a space (DMD-MOVE-3 to DMD-MOVE-6, DMD-SWIFT-5). */
function followers(s: DmdState, f: Frames['walk']): readonly number[] {
  const here = placeOf(s, f.hero)
  const { enemies, elder } = s.table
  let following: number[] | undefined
  for (let foe = 0; foe < enemies.length; foe++)
    if ((enemies[foe] as Enemy).space === here && isFollowing(s, f, foe))
      if (following === undefined) following = [foe]
      else following.push(foe)
  if (elder.space === here && isFollowing(s, f, ELDER)) (following ??= []).push(ELDER)
  return following ?? NONE
}

const isFollowing = (s: DmdState, f: Frames['walk'], foe: number): boolean =>
  !f.sneaked.includes(foe) && isFollowed(true, s, f.hero, kindOf(s, foe))

/** Whom the mover may ask to come along (DMD-SWIFT-2). */
const riders = (s: DmdState, f: Frames['walk']): readonly number[] =>
  carries(false, s, f.hero) ? ridersWith(s, f) : NONE

const ridersWith = (s: DmdState, f: Frames['walk']): readonly number[] =>
  heroesIn(s, placeOf(s, f.hero)).filter((hero) => hero !== f.hero && !f.refused.includes(hero))

/** Cards that lengthen a Move once a turn and stay (Winged Sandals). */
const lengthening = (s: DmdState, hero: number): readonly number[] =>
  unusedGiving(s, hero, 'longer-move')

type AfterStep = 'sneak' | 'ride' | 'step' | Done

/** Takes a step, unless it is to be asked first whom to sneak past or whom to take along. */
const setOff = (g: Game, f: Frames['walk']): AfterStep =>
  f.sneaks > 0 && followers(g.state, f).length > 0 ? 'sneak' : withOthers(g, f)

const withOthers = (g: Game, f: Frames['walk']): AfterStep =>
  riders(g.state, f).length > 0 ? 'ride' : go(g, f)

function go(g: Game, f: Frames['walk']): 'step' | Done {
  const from = placeOf(g.state, f.hero)
  const following = followers(g.state, f)
  leaveSpace(g, f.hero, from, f.to, 'DMD-MOVE-1')
  if (f.rider !== NOBODY) leaveSpace(g, f.rider, from, f.to, 'DMD-SWIFT-2')
  for (let i = 0; i < following.length; i++)
    moveFoe(g, following[i] ?? NOBODY, f.to, 'DMD-MOVE-3', f.hero)
  if (f.sneaked.length > 0) {
    const wounds = sneakWounds(0, g.state, f.hero) // DMD-STEALTH-5
    for (const foe of f.sneaked) harm(g, foe, wounds, 'DMD-STEALTH-3')
    f.sneaked = []
  }
  f.rider = NOBODY
  f.left--
  return f.left > 0 || hasCards(g.state, f.hero) ? 'step' : done
}

/** A Move, step by step. Enemies never hold anybody back (DMD-MOVE-7). */
export const walk = procedure('walk', {
  leave: setOff,
  // P5
  sneak: {
    rule: 'DMD-STEALTH-1',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero, left: f.sneaks, past: f.sneaked.length }),
    offer(s, f, o) {
      const rule = o.explains ? sneaksIn.rule('DMD-STEALTH-1', 0, s, f.hero) : undefined
      o.allow(V.slipAway, 0, rule)
      allowEach(o, V.sneak, distinct(s, followers(s, f)), rule)
    },
    take(g, f, verb, foe) {
      if (verb === V.slipAway) return withOthers(g, f)
      f.sneaked.push(foe)
      f.sneaks--
      return setOff(g, f)
    },
    byDefault(s, f) {
      const [largest = -1] = distinct(s, followers(s, f)).toSorted(
        (a, b) => healthOf(s, b) - healthOf(s, a),
      )
      return largest < 0 ? pickOf(V.slipAway) : pickOf(V.sneak, largest)
    },
  },
  // P6
  ride: {
    rule: 'DMD-SWIFT-2',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero, to: f.to }),
    offer(s, f, o) {
      o.allow(V.alone, 0, 'DMD-SWIFT-2')
      allowEach(o, V.carry, riders(s, f), 'DMD-SWIFT-2')
    },
    take(g, f, verb, rider) {
      f.rider = verb === V.carry ? rider : NOBODY
      const isAsked = f.rider !== NOBODY && seatOf(g.state, f.rider) !== seatOf(g.state, f.hero)
      return isAsked ? 'ask' : go(g, f)
    },
  },
  // P7, DMD-TERM-21
  ask: {
    rule: 'DMD-TERM-21',
    who: (s, f) => seatOf(s, f.rider),
    about: (_, f) => ({ hero: f.hero, rider: f.rider, to: f.to }),
    offer(_, __, o) {
      o.allow(V.refuse, 0, 'DMD-TERM-21')
      o.allow(V.agree, 0, 'DMD-TERM-21')
    },
    take(g, f, verb) {
      if (verb === V.agree) return go(g, f)
      g.event?.('refuses', 'DMD-CHOICE-4', { hero: f.rider })
      f.refused.push(f.rider) // DMD-CHOICE-4
      f.rider = NOBODY
      return withOthers(g, f)
    },
  },
  // P4
  step: {
    rule: 'DMD-MOVE-1',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero, left: f.left }),
    offer(s, f, o) {
      o.allow(V.stop, 0, 'DMD-MOVE-1')
      if (f.left > 0) allowEach(o, V.step, neighboursOf(s, placeOf(s, f.hero)), 'DMD-MOVE-1')
      if (!hasCards(s, f.hero)) return
      allowEach(o, V.useCard, cardsFor(s, f.hero, 'walk'), 'DMD-CLAIM-10')
      allowEach(o, V.useCard, lengthening(s, f.hero), 'DMD-CLAIM-11')
    },
    take(g, f, verb, argument) {
      if (verb === V.stop) return done
      if (verb === V.step) {
        f.to = argument
        return setOff(g, f)
      }
      if (lengthening(g.state, f.hero).includes(argument)) {
        g.state.table.usedCards[argument] = 1
        f.left++
        g.event?.('usesCard', 'DMD-CLAIM-11', { hero: f.hero, card: argument })
      } else {
        f.left += stepsOf(g.state, argument)
        useUp(g, f.hero, argument)
      }
      return 'step'
    },
    byDefault: () => pickOf(V.stop),
  },
})

/** DMD-MOVE-9; each counts fire by their own items (DMD-SWIFT-5). */
function leaveSpace(g: Game, hero: number, from: number, to: number, rule: string): void {
  heroAt(g.state, hero).space = to
  g.event?.('moves', rule, { hero, from, to })
  const tokens = fireIn(g.state, from)
  if (tokens > 0) catchFire(g, hero, fireCaught(tokens, g.state, hero), 'DMD-MOVE-9')
}
