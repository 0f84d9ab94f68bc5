import { counted, done } from '@eldertable/kernel'
import { cardsOf, claimOf, hasCards } from '../../rules/claims.ts'
import { livingInOrder, placeOf } from '../../rules/figures.ts'
import { distance } from '../../rules/ground.ts'
import { handOver } from '../../rules/handing-over.ts'
import { procedure } from '../../rules/kit.ts'
import { takeStress } from '../../rules/tracks.ts'
import type { DmdState } from '../../state.ts'
import type { MadnessMeaning } from './madness.ts'

const rule = 'DMD-INSANE-7'

/** Kleptomania */
export const takeItem: MadnessMeaning<'steal'> = {
  run(g, { hero }, { within, stress }) {
    const among = withinReach(g.state, hero, within)
    if (among.length === 0) takeStress(g, hero, stress, rule)
    else g.call('steal', { hero, among })
  },
  inWords: ({ within, stress }) =>
    `You take an item from somebody within ${counted(within, 'space')}, without asking; if there is none, you take ${stress} stress.`,
}

/** Items of others so near; a weapon is an item (DMD-CLAIM-1). */
function withinReach(s: DmdState, hero: number, within: number): number[] {
  const found: number[] = []
  for (const other of livingInOrder(s)) {
    if (other === hero || !hasCards(s, other)) continue
    if (distance(s, placeOf(s, other), placeOf(s, hero)) > within) continue
    for (const card of cardsOf(s, other)) {
      const claim = claimOf(s, card)
      if (claim?.is === 'item' || claim?.is === 'weapon') found.push(card)
    }
  }
  return found
}

export const steal = procedure('steal', {
  choose(g, f) {
    g.call('choose', { by: f.hero, what: 'card', among: [...f.among], why: 'steal', rule })
    return 'take'
  },
  take(g, f) {
    handOver(g, f.answer ?? -1, f.hero, rule)
    return done
  },
})
