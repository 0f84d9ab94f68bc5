import { done } from '@eldertable/kernel'
import { ASYLUM } from '../pieces/spaces.ts'
import { NOBODY } from '../state.ts'
import { discardTogether } from './deck.ts'
import { endIfCultistsWin, endIfOneIsSane, endTurnOf } from './ending.ts'
import { procedure } from './kit.ts'
import { creditorOf, inmates, isInmate, isSane, player } from './players.ts'
import { returnAll } from './property.ts'

/** NEC-INSANE-2 to NEC-INSANE-13, in their order. */
export const insanity = procedure('insanity', {
  lapse(g, f) {
    const s = g.state
    if (!isSane(s, f.seat)) return done
    const one = player(s, f.seat)
    const to = creditorOf(s, f.creditor)
    if (to !== NOBODY) player(s, to).sanity += one.sanity // NEC-INSANE-2
    one.sanity = 0
    returnAll(s, f.seat, 'lot') // NEC-INSANE-3
    discardTogether(s, f.seat, one.held) // NEC-INSANE-4
    one.standing = 'cultist'
    one.skipsMove = false // NEC-INSANE-11
    const wasInmate = isInmate(s, f.seat)
    one.throws = -1 // NEC-CORE-13
    const isOver = endIfOneIsSane(g, 'NEC-END-1') // NEC-INSANE-6
    endTurnOf(g, f.seat) // NEC-INSANE-9
    if (isOver) return done
    one.space = ASYLUM // NEC-INSANE-7
    endIfCultistsWin(g) // NEC-END-8
    if (!wasInmate) g.call('strikeInmates', { seat: f.seat, inmates: inmates(s) }) // NEC-INSANE-8
    return done
  },
})
