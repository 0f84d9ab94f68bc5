import { done } from '@eldertable/kernel'
import { NOBODY, type TecState } from '../state.ts'
import { V } from '../verbs.ts'
import { decider, isSelfPlaying } from './company.ts'
import { procedure } from './kit.ts'
import { add, characterAt, charactersWithinOne, count } from './pieces.ts'
import { placeOnMat } from './placing.ts'

/** Cthulhu: TEC-POWER-14 to TEC-POWER-18. */
export const cthulhuDeals = procedure('cthulhuDeals', {
  begin(g, { colour }) {
    if (charactersWithinOne(g.state).length === 0) {
      g.event?.('powerMisses', 'TEC-POWER-17', { colour, why: 'nobody' })
      return done
    }
    if (count(g.state.table.lair, colour) > 0) return 'choose'
    g.event?.('powerMisses', 'TEC-POWER-14', { colour, why: 'nothing' })
    return done
  },
  next: (g, f) => (count(g.state.table.lair, f.colour) === 0 ? done : 'choose'), // TEC-POWER-16
  choose: {
    rule: 'TEC-CHOICE-3',
    who: (s, f) => decider(s, f.character),
    about: (s, f) => ({ colour: f.colour, left: count(s.table.lair, f.colour) }),
    offer(s, f, o) {
      if (isSelfPlaying(s)) o.allow(V.deal, poorest(s, f.character, f.colour), 'TEC-VARIANT-18')
      else
        for (const character of charactersWithinOne(s)) o.allow(V.deal, character, 'TEC-POWER-18')
    },
    take(g, f, _, character) {
      add(g.state.table.lair, f.colour, -1)
      // TEC-POWER-15
      return placeOnMat(g, character, f.colour, 'lair') === 'accursed' ? done : 'next'
    },
  },
})

/** TEC-VARIANT-18: the one within one with the fewest of the colour; ties go to the active Assistant. */
function poorest(s: TecState, active: number, colour: number): number {
  let best = NOBODY
  for (const character of charactersWithinOne(s)) {
    const has = count(characterAt(s, character).held, colour)
    const least = best === NOBODY ? Infinity : count(characterAt(s, best).held, colour)
    if (has < least || (has === least && character === active)) best = character
  }
  return best
}
