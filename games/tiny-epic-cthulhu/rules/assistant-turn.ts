import { done } from '@eldertable/kernel'
import { V } from '../verbs.ts'
import { banishForAssistant } from './assistant-banish.ts'
import { collectForAssistant } from './assistant-collect.ts'
import { walkAssistant } from './assistant-move.ts'
import { cannotSealAny, sealForAssistant } from './assistant-seal.ts'
import { translateForAssistant } from './assistant-translate.ts'
import { decider, isSelfPlaying } from './company.ts'
import { procedure } from './kit.ts'
import { revealPage } from './page-deck.ts'
import { characterAt, shamblersOn, townOf } from './pieces.ts'
import { cannotTranslateHere } from './translate.ts'

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
    return 'seal'
  },
  seal(g, f) {
    if (cannotSealAny(g.state, f.character) === undefined) sealForAssistant(g, f.character)
    return 'translate'
  },
  translate(g, f) {
    if (cannotTranslateHere(g.state, f.character) === undefined)
      translateForAssistant(g, f.character)
    return 'banish'
  },
  banish(g, f) {
    if (shamblersOn(townOf(g.state, f.character)) > 0) banishForAssistant(g, f.character)
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
