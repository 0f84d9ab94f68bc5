import { done } from '@eldertable/kernel'
import { autoThrong } from '../auto/choices.ts'
import { DIRECTOR, NONE } from '../state.ts'
import { V } from '../verbs.ts'
import { attackWith } from '../rules/assault.ts'
import { procedure } from '../rules/kit.ts'
import { breakLocks, corners } from '../rules/sanctuaries.ts'
import { askedFor, isAutomatic } from '../rules/sides.ts'
import { callStrike } from '../rules/strike.ts'
import { hasThrongs, throngsOf } from '../rules/throngs.ts'
import type { Horror } from './horror.ts'

/** I32-HORROR-4 */
export const theyRise: Horror = {
  key: 'they-rise',
  begin(g) {
    const count = g.state.table.reel
    g.call('gather', { side: DIRECTOR, count, rule: 'I32-HORROR-4', drawn: [], throngs: [] })
  },
}

/** I32-HORROR-7 */
export const mobAtTheDoor: Horror = {
  key: 'mob-at-the-door',
  begin(g) {
    const open = corners(g.state)
    if (open.length === 0) g.call('raid', { who: NONE })
    for (const corner of open) breakLocks(g, corner, 1, 'I32-HORROR-7')
  },
}

/** I32-HORROR-8 */
export const ambush: Horror = {
  key: 'ambush',
  begin(g) {
    g.call('raid', { who: NONE })
  },
}

/** The director makes one attack with one throng: on whom it likes, or on the survivor whom a card names. */
export const raid = procedure('raid', {
  begin: (g) => (hasThrongs(g.state, DIRECTOR) ? 'with' : done),
  with: {
    rule: 'I32-PROMPT-31',
    who: (s) => askedFor(s, DIRECTOR),
    about: (_, f) => ({ who: f.who }),
    offer(s, _, o) {
      const throngs = throngsOf(s, DIRECTOR)
      if (isAutomatic(s, DIRECTOR)) o.allow(V.strikeWith, autoThrong(s, throngs), 'I32-AUTO-10')
      else for (const throng of throngs) o.allow(V.strikeWith, throng, 'I32-PROMPT-31')
    },
    take(g, f, _, throng) {
      if (f.who === NONE) callStrike(g, DIRECTOR, throng)
      else attackWith(g, throng, f.who)
      return done
    },
  },
})
