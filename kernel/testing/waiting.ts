import { numberVerbs } from '../engine/pick.ts'
import { littleVerbs, procedure } from './little-title.ts'

export const VERB = numberVerbs(littleVerbs)

/** A procedure that asks seat 0 whether to go or to stay, for ever. */
export const waiting = procedure('waiting', {
  ask: {
    rule: 'LT-1',
    who: () => 0,
    offer(_, _f, o) {
      o.allow(VERB.go)
      o.allow(VERB.stay)
    },
    take(g, _, verb) {
      g.state.table.notes.push(verb === VERB.go ? 'went' : 'stayed')
      return 'ask'
    },
  },
})
