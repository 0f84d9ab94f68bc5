import { heroAt } from '../rules/figures.ts'
import { textOfMythos } from '../rules/mythos-deck.ts'
import { runFor } from '../rules/running-texts.ts'
import { takeStress } from '../rules/tracks.ts'
import { NO_CARD } from '../state.ts'
import type { Insanity } from './insanity.ts'

const rule = 'DMD-INSANE-3'

/** The card stays with its hero (DMD-INSANE-9). */
export const ptsd: Insanity = {
  rule,
  keepsMythos: true,
  resolve(g, hero) {
    const { remembers } = heroAt(g.state, hero)
    if (remembers === NO_CARD) {
      takeStress(g, hero, 1, rule)
      return
    }
    g.event?.('remembers', rule, { hero, card: remembers })
    runFor(g, hero, textOfMythos(g.state, remembers), 'mythos', rule)
  },
}
