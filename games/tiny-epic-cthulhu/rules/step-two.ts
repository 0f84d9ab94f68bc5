import { done } from '@eldertable/kernel'
import { V } from '../verbs.ts'
import { decider } from './company.ts'
import { procedure } from './kit.ts'

/** Step 2 of a player's turn (TEC-ACTION-1 to TEC-ACTION-14). */
export const stepTwo = procedure('stepTwo', {
  begin(g) {
    g.state.table.actions = 3 // TEC-ACTION-1
    return 'choose'
  },
  choose: {
    rule: 'TEC-CHOICE-4',
    always: true,
    who: (s, f) => decider(s, f.character),
    offer(_, __, o) {
      o.allow(V.endTurn, 0, 'TEC-ACTION-4')
    },
    take: () => done,
  },
})
