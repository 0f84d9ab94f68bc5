import { at, done } from '@eldertable/kernel'
import { opposite } from '../../tiles/spaces.ts'
import { NONE } from '../../state.ts'
import { hasGate, neighbourOf } from './gates.ts'
import { procedure } from '../kit.ts'
import { heroAt } from '../pieces.ts'
import { placeOf } from '../spots.ts'

/** A tile is turned up and populated, but nothing spawns until somebody comes (CM-GATE-21, CM-CHAR-13, CM-SPAWN-5). */
export const scouting = procedure('scouting', {
  reveal(g, f) {
    const s = g.state
    const own = placeOf(heroAt(s, f.seat).spot)
    const place = neighbourOf(s, own, f.compass)
    const isGated = hasGate(s, own, f.compass)
    const towards = isGated ? opposite(f.compass) : NONE
    g.call('reveal', { place, by: f.seat, towards, isThroughGate: isGated })
    return 'populate'
  },
  populate(g, f) {
    const s = g.state
    const place = neighbourOf(s, placeOf(heroAt(s, f.seat).spot), f.compass)
    if (!at(s.table.places, place).isPopulated)
      g.call('populate', { place, by: f.seat, left: NONE })
    return done
  },
})
