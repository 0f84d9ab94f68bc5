import { horror, OR_INSANE } from './card.ts'
import { BRAINS, GUTS, SPEED } from './stats.ts'

/** I32-HORROR-1 to 9, one card of each. */
export const horrors = [
  horror('I32-HORROR-1', 'lost-in-the-marsh', 'Lost in the Marsh', {
    happens: { does: 'hold', early: 1, late: 2, attempt: BRAINS, last: SPEED, isTaken: false },
    inShort: 'holds somebody',
    icon: 'swamp',
  }),
  horror('I32-HORROR-2', 'snatched', 'Snatched', {
    happens: { does: 'hold', early: 1, late: 1, attempt: 'gambit', last: 'gambit', isTaken: true },
    inShort: 'holds somebody',
    icon: 'grab',
  }),
  horror('I32-HORROR-3', 'storm-surge', 'Storm Surge', {
    happens: { does: 'surge', value: 6 },
    icon: 'big-wave',
  }),
  horror('I32-HORROR-4', 'they-rise', 'They Rise from the Reef', {
    happens: { does: 'rise' },
    icon: 'raise-zombie',
  }),
  horror('I32-HORROR-5', 'dreadful-chant', 'The Dreadful Chant', {
    happens: { does: 'chant', stat: GUTS },
    stake: () => OR_INSANE,
    icon: 'sonic-shout',
  }),
  horror('I32-HORROR-6', 'lights-out', 'Lights Out', {
    happens: { does: 'dim', early: 1, late: 2 },
    icon: 'desk-lamp',
  }),
  horror('I32-HORROR-7', 'mob-at-the-door', 'Mob at the Door', {
    happens: { does: 'mob', locks: 1 },
    icon: 'pitchfork',
  }),
  horror('I32-HORROR-8', 'ambush', 'Ambush on Federal Street', {
    happens: { does: 'ambush' },
    icon: 'crossed-pistols',
  }),
  horror('I32-HORROR-9', 'slick-hands', 'Slick Hands', {
    happens: { does: 'slip' },
    icon: 'fishing-net',
  }),
] as const
