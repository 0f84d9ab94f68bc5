import { heroAt } from '../../rules/figures.ts'
import { textOfMythos } from '../../rules/mythos-deck.ts'
import { runFor } from '../../rules/running-texts.ts'
import { takeStress } from '../../rules/tracks.ts'
import { NO_CARD } from '../../state.ts'
import type { MadnessMeaning } from './madness.ts'

/** PTSD; the card stays with its hero (DMD-INSANE-9). */
export const relive: MadnessMeaning<'relive'> = {
  run(g, { hero, rule }, { stress }) {
    const { remembers } = heroAt(g.state, hero)
    if (remembers === NO_CARD) {
      takeStress(g, hero, stress, rule)
      return
    }
    g.event?.('remembers', rule, { hero, card: remembers })
    runFor(g, hero, textOfMythos(g.state, remembers), 'mythos', rule)
  },
  inWords: ({ stress }) =>
    `You keep your last Mythos card, and it is resolved again; if you keep none, you take ${stress} stress.`,
}
