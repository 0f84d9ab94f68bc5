import { done } from '@eldertable/kernel'
import { shift } from '../gates/arrive.ts'
import { procedure } from '../kit.ts'
import { landOn } from '../tiles/land.ts'
import { heroAt } from '../pieces.ts'
import { placeOf, spotOf } from '../spots.ts'
import { lookAbout } from '../sanity/sights.ts'

/** A jump: no points, no die; only the landing space has an effect (CM-JUMP-2, CM-JUMP-6). */
export const jump = procedure('jump', {
  land(g, f) {
    const s = g.state
    const spot = spotOf(placeOf(heroAt(s, f.seat).spot), f.space)
    shift(s, f.seat, spot)
    g.event?.('jumps', 'CM-JUMP-1', { seat: f.seat, spot })
    lookAbout(g)
    landOn(g, f.seat)
    return done
  },
})
