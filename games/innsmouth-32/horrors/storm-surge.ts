import { done } from '@eldertable/kernel'
import { GENERAL } from '../state.ts'
import { attackByEvent } from '../rules/assault.ts'
import { procedure } from '../rules/kit.ts'
import { isInGeneral } from '../rules/survivors.ts'
import { drawVictims } from '../rules/victims.ts'
import type { Horror } from './horror.ts'

const SURGE = 6

/** I32-HORROR-3 */
export const stormSurge: Horror = {
  key: 'storm-surge',
  begin(g) {
    const isEligible = ({ area }: { area: number }): boolean => area === GENERAL
    const victims = drawVictims(g, g.state.table.reel, isEligible, 'I32-HORROR-3')
    g.call('surge', { victims })
  },
}

/** Victims are attacked one after another; who is no longer there is left out (I32-VICTIM-7). */
export const surge = procedure('surge', {
  next(g, f) {
    const who = f.victims.shift()
    if (who === undefined) return done
    if (isInGeneral(g.state, who)) attackByEvent(g, SURGE, who)
    return 'next'
  },
})
