import { done } from '@eldertable/kernel'
import { V } from '../verbs.ts'
import { collectForAssistant } from './assistant-collect.ts'
import { walkAssistant } from './assistant-move.ts'
import { decider, isSelfPlaying } from './company.ts'
import { procedure } from './kit.ts'
import { revealPage } from './page-deck.ts'
import { characterAt } from './pieces.ts'

/** Step 2 of an Assistant's turn: everything once, in the order of its Reference Card (TEC-ASSIST-1, TEC-SOLO-3). */
export const assistantTurn = procedure('assistantTurn', {
  collect(g, f) {
    collectForAssistant(g, f.character)
    return 'move'
  },
  move(g, f) {
    walkAssistant(g, f.character)
    return 'reveal'
  },
  reveal(g, f) {
    revealPage(g, characterAt(g.state, f.character).town, 'TEC-ASSIST-11')
    return 'rest'
  },
  rest: (g) => (isSelfPlaying(g.state) ? 'watch' : done),
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
