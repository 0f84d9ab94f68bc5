import { at, done, type Done, type Offer } from '@eldertable/kernel'
import { autoLock, autoTarget, whyVictim, worthOf } from '../auto/choices.ts'
import type { Frames, Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { isHeld, NONE, type I32State, type Survivor } from '../state.ts'
import { V } from '../verbs.ts'
import { attackLock, attackWith } from './assault.ts'
import { procedure } from './kit.ts'
import { drop, takeAt } from './lists.ts'
import { askedFor, isAutomatic } from './sides.ts'
import { survivorAt } from './survivors.ts'
import { hasTarget, isLegalVictim, isLockTarget } from './targets.ts'
import { isThrong, throngAt } from './throngs.ts'

/** Lets a throng attack whom it likes, if it still is one and anybody is there (I32-DIRECT-12, I32-DIRECT-15). */
export function callStrike(g: Game, side: number, throng: number): boolean {
  const s = g.state
  if (!isThrong(throngAt(s, throng)) || !hasTarget(s)) return false
  g.call('strike', { side, throng })
  return true
}

export const strike = procedure('strike', {
  choose: {
    rule: 'I32-MONATK-1',
    who: (s, f) => askedFor(s, f.side),
    about: (_, f) => ({ side: f.side, throng: f.throng }),
    offer(s, f, o) {
      if (isAutomatic(s, f.side)) return offerAutoTarget(s, o)
      const { pools, corners } = s.table
      for (let pool = 0; pool < pools.length; pool++) {
        const { survivors } = at(pools, pool)
        for (let place = 0; place < survivors.length; place++) {
          const one = at(survivors, place)
          o.allowUnless(whyNot(s, one), V.strike, one.card, 'I32-MONATK-1')
        }
      }
      for (let corner = 0; corner < corners.length; corner++)
        if (isLockTarget(s, corner)) o.allow(V.strikeLock, corner, 'I32-SANCT-8')
    },
    take(g, f, verb, argument) {
      if (verb === V.strikeLock) {
        attackLock(g, f.throng, argument)
        return done
      }
      if (g.event !== undefined && isAutomatic(g.state, f.side)) {
        const s = g.state
        const one = survivorAt(s, argument)
        const [worth, why] = [worthOf(s, one), whyVictim(s, one)]
        g.event('picksVictim', 'I32-AUTO-6', { side: f.side, who: argument, worth, why })
      }
      attackWith(g, f.throng, argument)
      return done
    },
  },
})

function offerAutoTarget(s: I32State, o: Offer<Reason>): void {
  const victim = autoTarget(s)
  if (victim === NONE) o.allow(V.strikeLock, autoLock(s), 'I32-AUTO-8')
  else o.allow(V.strike, victim, 'I32-AUTO-6')
}

function whyNot(s: I32State, one: Survivor): Reason | undefined {
  if (isLegalVictim(s, one)) return undefined
  return isHeld(one.area) ? 'is-held' : 'behind-locks'
}

/** Every throng attacks once, in an order that is chosen as they go (I32-DIRECT-3, I32-DIRECT-4, I32-DIRECT-15). */
export const allOut = procedure('allOut', {
  choose: {
    rule: 'I32-DIRECT-4',
    who: (s, f) => askedFor(s, f.side),
    about: (_, f) => ({ side: f.side }),
    offer(s, f, o) {
      if (isAutomatic(s, f.side)) o.allow(V.strikeWith, at(f.left, 0), 'I32-AUTO-9')
      else for (const throng of f.left) o.allow(V.strikeWith, throng, 'I32-DIRECT-4')
    },
    take(g, f, _, throng) {
      drop(f.left, throng)
      return callStrike(g, f.side, throng) ? 'next' : next(g, f)
    },
  },
  next,
})

function next(g: Game, { left }: Frames['allOut']): 'choose' | Done {
  for (let place = left.length - 1; place >= 0; place--)
    if (!isThrong(throngAt(g.state, at(left, place)))) takeAt(left, place)
  return left.length === 0 || !hasTarget(g.state) ? done : 'choose'
}
