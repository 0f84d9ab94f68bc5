import { counted, done } from '@eldertable/kernel'
import { autoThrong } from '../auto/choices.ts'
import { attackWith } from '../rules/assault.ts'
import { procedure } from '../rules/kit.ts'
import { callGather } from '../rules/placing.ts'
import { breakLocks, corners } from '../rules/sanctuaries.ts'
import { askedFor, isAutomatic } from '../rules/sides.ts'
import { callStrike } from '../rules/strike.ts'
import { hasThrongs, throngsOf } from '../rules/throngs.ts'
import { DIRECTOR, NONE } from '../state.ts'
import { V } from '../verbs.ts'
import type { MeaningsOf } from './happening.ts'

/** What gives the director monsters, and attacks. */
export const raiding: MeaningsOf<'rise' | 'mob' | 'ambush'> = {
  // I32-HORROR-4
  rise: {
    run(g) {
      const count = g.state.table.reel
      callGather(g, DIRECTOR, count, 'I32-HORROR-4')
    },
    inWords: () =>
      'The director draws as many discards as the number of the reel, and keeps the monsters.',
  },
  // I32-HORROR-7
  mob: {
    run(g, _, { locks }) {
      const open = corners(g.state)
      if (open.length === 0) g.call('raid', { who: NONE })
      for (const corner of open) breakLocks(g, corner, locks, 'I32-HORROR-7')
    },
    inWords: ({ locks }) =>
      `Every sanctuary loses ${locks === 1 ? 'a lock' : counted(locks, 'lock')}. Where there is none, a throng attacks.`,
  },
  // I32-HORROR-8
  ambush: {
    run: (g) => g.call('raid', { who: NONE }),
    inWords: () => 'One throng of the director attacks at once.',
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
