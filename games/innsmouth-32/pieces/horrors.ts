import { ambush, chant, dim, hold, mob, rise, slip, surge } from '../effects/happening.ts'
import { horror, OR_INSANE } from './card.ts'
import { BRAINS, GUTS, SPEED } from './stats.ts'

/** I32-HORROR-1 to 9, one card of each. */
export const horrors = [
  horror('I32-HORROR-1', 'lost-in-the-marsh', {
    name: 'Lost in the Marsh',
    does: hold({ early: 1, late: 2, attempt: BRAINS, last: SPEED, isTaken: false }),
    inShort: 'holds somebody',
    icon: 'swamp',
  }),
  horror('I32-HORROR-2', 'snatched', {
    name: 'Snatched',
    does: hold({ early: 1, late: 1, attempt: 'gambit', last: 'gambit', isTaken: true }),
    inShort: 'holds somebody',
    icon: 'grab',
  }),
  horror('I32-HORROR-3', 'storm-surge', {
    name: 'Storm Surge',
    does: surge(6),
    icon: 'big-wave',
  }),
  horror('I32-HORROR-4', 'they-rise', {
    name: 'They Rise from the Reef',
    does: rise,
    icon: 'raise-zombie',
  }),
  horror('I32-HORROR-5', 'dreadful-chant', {
    name: 'The Dreadful Chant',
    does: chant(GUTS),
    stake: () => OR_INSANE,
    icon: 'sonic-shout',
  }),
  horror('I32-HORROR-6', 'lights-out', {
    name: 'Lights Out',
    does: dim(1, 2),
    icon: 'desk-lamp',
  }),
  horror('I32-HORROR-7', 'mob-at-the-door', {
    name: 'Mob at the Door',
    does: mob(1),
    icon: 'pitchfork',
  }),
  horror('I32-HORROR-8', 'ambush', {
    name: 'Ambush on Federal Street',
    does: ambush,
    icon: 'crossed-pistols',
  }),
  horror('I32-HORROR-9', 'slick-hands', {
    name: 'Slick Hands',
    does: slip,
    icon: 'fishing-net',
  }),
] as const
