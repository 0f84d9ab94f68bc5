import { done } from '@eldertable/kernel'
import type { DmdState } from '../../state.ts'
import { discardClaim } from '../../rules/discarding.ts'
import { heroAt, sheetOf } from '../../rules/figures.ts'
import { procedure } from '../../rules/kit.ts'
import type { MadnessMeaning } from './madness.ts'

const rule = 'DMD-INSANE-2'

/** OCD */
export const tidyUp: MadnessMeaning<'tidy-up'> = {
  run(g, { hero }) {
    const one = heroAt(g.state, hero)
    one.stress = Math.min(one.wounds, sheetOf(g.state, hero).lastStress)
    g.event?.('evens', rule, { hero, stress: one.stress })
    g.call('tidy', { hero })
  },
  inWords: () =>
    'Your stress becomes as high as your wounds, and you discard cards until both sides match.',
}

/** The cards of the side that has more; none if they are even. */
function surplus(s: DmdState, hero: number): number[] {
  const { left, right } = heroAt(s, hero)
  if (left.length === right.length) return []
  return left.length > right.length ? left : right
}

/** Discards claimed cards until both sides are even. */
export const tidy = procedure('tidy', {
  choose(g, f) {
    const among = [...surplus(g.state, f.hero)]
    if (among.length === 0) return done
    g.call('choose', { by: f.hero, what: 'card', among, why: 'tidy', rule })
    return 'discard'
  },
  discard(g, f) {
    discardClaim(g, f.answer ?? -1, rule)
    return 'choose'
  },
})
