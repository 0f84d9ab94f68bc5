import { done } from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'
import { BRAINS, SPEED, type Stat } from '../pieces/stats.ts'
import { DIRECTOR, GENERAL, holderOf, NONE, type Survivor } from '../state.ts'
import { callChecks } from './checks.ts'
import { eliminate, leaveCard } from './elimination.ts'
import { procedure } from './kit.ts'
import { callPlace } from './placing.ts'
import { statOf, survivorAt } from './survivors.ts'
import { throwAgainst } from './throw.ts'

/** What a throw to get away is against: a stat, or nothing but spoints (I32-GAMBIT-1). */
type Way = Stat | 'gambit'

/** The horrors that hold survivors: how they get away, how at the end of a reel, and who has those who do not. */
const holds: Readonly<Record<string, { attempt: Way; last: Way; isTaken: boolean }>> = {
  'lost-in-the-marsh': { attempt: BRAINS, last: SPEED, isTaken: false }, // I32-HORROR-1
  snatched: { attempt: 'gambit', last: 'gambit', isTaken: true }, // I32-HORROR-2
}

const GAMBIT = 2

function holdOn({ area }: Survivor): (typeof holds)[string] {
  const row = holds[cardAt(holderOf(area)).key]
  if (row === undefined) throw new Error('this card holds nobody')
  return row
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
