import { done } from '@eldertable/kernel'
import { V } from '../verbs.ts'
import { decider, isSelfPlaying } from './company.ts'
import { procedure } from './kit.ts'

/** Step 2 of an Assistant's turn (TEC-ASSIST-1). */
export const assistantTurn = procedure('assistantTurn', {
  collect(g) {
    return isSelfPlaying(g.state) ? 'watch' : done
  },
  watch: {
    rule: 'TEC-VARIANT-14',
    always: true,
    who: (s, f) => decider(s, f.character),
    offer(_, __, o) {
      o.allow(V.nextSpin)
    },
    take: () => done,
  },
})
