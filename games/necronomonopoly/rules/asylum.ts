import { done } from '@eldertable/kernel'
import { ASYLUM } from '../pieces/spaces.ts'
import { endTurnOf } from './ending.ts'
import { procedure } from './kit.ts'
import { place } from './placing.ts'
import { inmates, isCultist, player } from './players.ts'

/** NEC-ASYLUM-3 to NEC-ASYLUM-8; a Cultist is not held but strikes those who are (NEC-CULTIST-28). */
export const sendToAsylum = procedure('sendToAsylum', {
  send(g, f) {
    const s = g.state
    g.event?.('sentToAsylum', f.rule, { seat: f.seat })
    place(g, f.seat, ASYLUM, isCultist(s, f.seat) ? 'NEC-CULTIST-30' : 'NEC-ASYLUM-7')
    endTurnOf(g, f.seat) // NEC-ASYLUM-8
    if (isCultist(s, f.seat)) g.call('strikeInmates', { seat: f.seat, inmates: inmates(s) })
    else player(s, f.seat).throws = 0 // NEC-ASYLUM-13
    return done
  },
})
