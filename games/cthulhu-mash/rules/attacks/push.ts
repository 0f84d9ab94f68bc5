import { isBeforeVersion3 } from '../../earlier/edition.ts'
import { done } from '@eldertable/kernel'
import { opposite } from '../../tiles/spaces.ts'
import type { Frames, Game } from '../../frames.ts'
import { NONE, type MashState } from '../../state.ts'
import { isHero } from '../../targets.ts'
import { V } from '../../verbs.ts'
import { release, shift } from '../gates/arrive.ts'
import { faceTarget, unbind } from './attack.ts'
import { spotOfTarget } from './aim.ts'
import { beyondGate, gateOn, neighbourOf, OPEN_GATE } from '../gates/gates.ts'
import { isBehind, isHit } from './hits.ts'
import { touch } from '../holds/holds.ts'
import { procedure } from '../kit.ts'
import { bonusOf, cardOf, defenceOf } from '../characters/numbers.ts'
import { bodyOf, heroAt, vampiresOn } from '../pieces.ts'
import { destinations, gatesNear, isDeadly } from './shoves.ts'
import { placeOf, spotOf } from '../spots.ts'
import { lookAbout } from '../sanity/sights.ts'

/** A push or grapple: a roll, and a destination if it hits (CM-PUSH-1 to CM-PUSH-12). */
export const push = procedure('push', {
  roll(g, f) {
    const s = g.state
    const hero = heroAt(s, f.seat)
    touch(s, f.target)
    if (s.table.settings.facing && !isBeforeVersion3(s)) faceTarget(s, f.seat, f.target)
    unbind(g, f.seat, f.target)
    const faces = cardOf(hero).push
    const natural = g.chance.die(faces)
    const bonus = bonusOf(s, hero, 'push') + Number(isBehind(s, f.seat, f.target))
    const needed = defenceOf(s, f.target, true)
    s.table.roll = { by: f.seat, dice: [natural], faces, bonus, needed }
    // CM-PUSH-10: being held does not help whoever pushes.
    const isDone = isHit(natural, natural + bonus, faces, needed, false, false)
    g.event?.('pushes', 'CM-PUSH-1', {
      seat: f.seat,
      who: f.target,
      natural,
      total: natural + bonus,
      isDone,
    })
    if (isDone) g.call('shove', { seat: f.seat, target: f.target })
    return done
  },
})

/** Where a pushed piece goes is chosen once it is known to go (CM-PUSH-6, CM-PROMPT-19). */
export const shove = procedure('shove', {
  where: {
    rule: 'CM-PUSH-3',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat, who: f.target }),
    offer(s, f, o) {
      for (const space of destinations(s, f.target)) o.allow(V.pushTo, space, 'CM-PUSH-3')
      for (const spot of gatesNear(s, f.target)) o.allow(V.pushGate, spot, 'CM-PUSH-8')
    },
    take(g, f, verb, argument) {
      const s = g.state
      const spot =
        verb === V.pushTo ? spotOf(placeOf(spotOfTarget(s, f.target)), argument) : argument
      if (verb === V.pushTo) {
        release(s, f.target)
        shift(s, f.target, spot)
        g.event?.('shoved', 'CM-PUSH-3', { who: f.target, spot })
        lookAbout(g)
        g.call('land', { who: f.target, coming: 'pushed', by: f.seat })
      } else throughGate(g, f, spot)
      return done
    },
  },
})

/** Into a gate: to the other side, or to death (CM-GATE-22 to CM-GATE-25). */
function throughGate(g: Game, f: Frames['shove'], spot: number): void {
  const s = g.state
  const place = placeOf(spot)
  const compass = gateOn(s, spot)
  if (isDeadly(s, spot)) {
    g.event?.('shattered', 'CM-GATE-24', { who: f.target, spot })
    release(s, f.target)
    doom(s, f.target, f.seat)
    g.call('bury', { credits: [] })
    return
  }
  const to = beyondGate(s, place, compass)
  const isOpen = to === OPEN_GATE
  g.call('arrive', {
    who: f.target,
    place: isOpen ? neighbourOf(s, place, compass) : placeOf(to),
    spot: isOpen ? NONE : to,
    towards: opposite(compass),
    by: f.seat,
    // Whoever is displaced comes to the gate space on the near side (CM-GATE-22).
    from: spot,
    other: NONE,
    coming: 'pushed',
    isGate: true,
  })
}

/** Dead, whatever its health; vampires on it share its fate, and its objects are gone (CM-GATE-25, CM-FOE-25). */
function doom(s: MashState, target: number, by: number): void {
  const body = bodyOf(s, target)
  body.health = 0
  body.blame = by
  if (!isHero(target)) return
  heroAt(s, target).fate = 'discarded'
  for (const vampire of vampiresOn(s, target)) {
    vampire.health = 0
    vampire.blame = by
  }
}
