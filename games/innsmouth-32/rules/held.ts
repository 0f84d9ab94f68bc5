import { done } from '@eldertable/kernel'
import type { HappeningOf } from '../effects/happening.ts'
import { cardAt } from '../pieces/cards.ts'
import { DIRECTOR, GENERAL, holderOf, NONE, type Survivor } from '../state.ts'
import { callChecks } from './checks.ts'
import { eliminate, leaveCard } from './elimination.ts'
import { procedure } from './kit.ts'
import { callPlace } from './placing.ts'
import { statOf, survivorAt } from './survivors.ts'
import { throwAgainst } from './throw.ts'

/** What is thrown with nothing but spoints (I32-GAMBIT-1). */
export const GAMBIT = 2

/** How somebody gets away from the horror that holds it (I32-HORROR-1, I32-HORROR-2). */
function holdOn({ area }: Survivor): HappeningOf<'hold'> {
  const { happens } = cardAt(holderOf(area))
  if (happens?.does !== 'hold') throw new Error('this card holds nobody')
  return happens
}

/** A survivor tries to get away from the card that holds it, on its turn or at the end of a reel (I32-POOL-12). */
export const held = procedure('held', {
  throw(g, f) {
    const one = survivorAt(g.state, f.who)
    const row = holdOn(one)
    const way = f.isReelEnd ? row.last : row.attempt
    const kind = f.isReelEnd ? 'reel-end' : 'attempt'
    const { rule } = cardAt(holderOf(one.area))
    if (way === 'gambit')
      throwAgainst(
        g,
        { who: f.who, kind, stat: NONE, base: GAMBIT, rule: 'I32-GAMBIT-1' },
        g.state.table.reel,
      )
    else throwAgainst(g, { who: f.who, kind, stat: way, base: statOf(one, way), rule })
    return 'thrown'
  },
  thrown(g, f) {
    const one = survivorAt(g.state, f.who)
    const { area } = one
    const { rule } = cardAt(holderOf(area))
    if (f.answer === 1) {
      one.area = GENERAL
      g.event?.('getsAway', rule, { who: f.who })
      leaveCard(g, area)
      return done
    }
    if (!f.isReelEnd) return done
    const { isTaken } = holdOn(one)
    eliminate(g, f.who, isTaken ? 'taken' : 'discards', rule)
    if (isTaken) callPlace(g, { side: DIRECTOR, card: f.who, rule })
    else callChecks(g)
    return done
  },
})
