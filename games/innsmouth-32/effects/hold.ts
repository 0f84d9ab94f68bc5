import { spelled } from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'
import { LATE_REEL, reelName } from '../pieces/reels.ts'
import { statName } from '../pieces/stats.ts'
import { GAMBIT } from '../rules/held.ts'
import { isPreyOf } from '../rules/numbers.ts'
import { survivorAt } from '../rules/survivors.ts'
import { drawVictims } from '../rules/victims.ts'
import { GENERAL, heldBy } from '../state.ts'
import type { HappeningOf, MeaningsOf } from './happening.ts'

/** Random victims from the general population are held on the card (I32-TERM-4, I32-HORROR-1, I32-HORROR-2). */
export const holding: MeaningsOf<'hold'> = {
  hold: {
    run(g, { card }, { early, late }) {
      const { key, rule } = cardAt(card)
      const victims = drawVictims(
        g,
        g.state.table.reel < LATE_REEL ? early : late,
        (one) => one.area === GENERAL && isPreyOf(true, g.state, one.card, key),
        rule,
      )
      for (const who of victims) {
        survivorAt(g.state, who).area = heldBy(card)
        g.event?.('seized', rule, { who, card })
      }
    },
    inWords: (told) => `${victimsOf(told)} ${waysOf(told)}`,
  },
}

function victimsOf({ early, late }: HappeningOf<'hold'>): string {
  const more = late === early ? '' : `, ${spelled(late)} from ${reelName(LATE_REEL)} on`
  return `It holds ${spelled(early)} survivor${early === 1 ? '' : 's'} at random${more}.`
}

function waysOf({ attempt, last }: HappeningOf<'hold'>): string {
  return attempt === 'gambit' || last === 'gambit'
    ? `Only a gambit frees them: ${GAMBIT} or less; every spoint adds 1 in reel I, 2 in reel II, and so on. At the end of the reel there is one last gambit; if it fails, the director has them as a familiar face.`
    : `Each tries to get away with ${statName(attempt)}; at the end of the reel ${statName(last)} decides.`
}
