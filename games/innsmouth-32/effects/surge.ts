import { done } from '@eldertable/kernel'
import { toldOf } from '../pieces/cards.ts'
import { attackByEvent } from '../rules/assault.ts'
import { procedure } from '../rules/kit.ts'
import { isInGeneral } from '../rules/survivors.ts'
import { drawVictims } from '../rules/victims.ts'
import { GENERAL } from '../state.ts'
import type { MeaningsOf } from './happening.ts'

/** I32-HORROR-3 */
export const surging: MeaningsOf<'surge'> = {
  surge: {
    run(g) {
      const isEligible = ({ area }: { area: number }): boolean => area === GENERAL
      const victims = drawVictims(g, g.state.table.reel, isEligible, 'I32-HORROR-3')
      g.call('surge', { victims })
    },
    inWords: ({ value }) =>
      `Survivors at random, as many as the number of the reel, are each attacked with ${value}.`,
  },
}

const { value } = toldOf('surge')

/** Victims are attacked one after another; who is no longer there is left out (I32-VICTIM-7). */
export const surge = procedure('surge', {
  next(g, f) {
    const who = f.victims.shift()
    if (who === undefined) return done
    if (isInGeneral(g.state, who)) attackByEvent(g, value, who)
    return 'next'
  },
})
