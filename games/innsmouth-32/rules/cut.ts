import { done } from '@eldertable/kernel'
import { DIRECTOR, type I32State } from '../state.ts'
import { V } from '../verbs.ts'
import { procedure } from './kit.ts'
import { callGather } from './placing.ts'
import { askedFor, isAutomatic } from './sides.ts'
import { hasMonsters } from './throngs.ts'

const CROWD = 6
/** Cards more that a cut draws at midnight (I32-OPT-3). */
const MIDNIGHT = 2

/** The Director's Cut at the start of a reel (I32-CUT-1 to 5, I32-AUTO-13). */
export const cut = procedure('cut', {
  begin: (g) => (canCut(g.state) ? 'choose' : done),
  choose: {
    rule: 'I32-CUT-1',
    who: (s) => askedFor(s, DIRECTOR),
    offer(s, _, o) {
      o.allow(V.cut, 0, 'I32-CUT-1')
      if (!isAutomatic(s, DIRECTOR)) o.allow(V.decline, 0, 'I32-CUT-1')
    },
    take(g, _, verb) {
      if (verb === V.decline) return done
      g.event?.('cuts', 'I32-CUT-1', { side: DIRECTOR })
      const count = cutCards(g.state.table)
      callGather(g, DIRECTOR, count, 'I32-CUT-2')
      return done
    },
  },
})

/** How many cards a Director's Cut draws (I32-CUT-2, I32-OPT-3). */
export const cutCards = ({ reel, settings }: I32State['table']): number =>
  reel + (settings.difficulty === 'midnight' ? MIDNIGHT : 0)

/** I32-CUT-1, I32-CUT-4, I32-OPT-3, I32-OPT-4, I32-OPT-6 */
function canCut(s: I32State): boolean {
  const { settings, pools } = s.table
  if (!settings.directorsCut) return false
  const isCrowd =
    settings.crowdScene === 'on' || (settings.crowdScene === 'auto' && pools.length >= CROWD)
  return isCrowd || settings.difficulty === 'midnight' || !hasMonsters(s, DIRECTOR)
}
