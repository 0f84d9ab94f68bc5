import { done, onAbort, type Seat } from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'
import type { NecState } from '../state.ts'
import { discardTogether } from './deck.ts'
import { procedure } from './kit.ts'
import { ignores } from './monsters.ts'
import { investigatorsOn, isInGame, isInmate, isSane, player } from './players.ts'
import { modified } from './modified.ts'

const isSpared = modified('isSpared')

/** What a Cultist's friends add to one victim's loss (NEC-CULTIST-11, NEC-CULTIST-13). */
function friendsAgainst(s: NecState, cultist: Seat, victim: Seat): number {
  let sum = 0
  for (const friend of player(s, cultist).friends)
    if (!ignores(s, victim, friend)) sum += cardAt(friend).loss
  return sum
}

/** NEC-CULTIST-10 to NEC-CULTIST-15 */
export const attack = procedure('attack', {
  begin(g, f) {
    const s = g.state
    f.victims = investigatorsOn(s, player(s, f.seat).space).filter(
      (seat) => !isSpared(false, s, seat),
    )
    f.struck = f.victims.length > 0
    return 'next'
  },
  next(g, f) {
    const s = g.state
    const victim = f.victims.shift()
    if (victim === undefined) return 'after'
    if (isSane(s, victim)) {
      const die = g.chance.die(6)
      const friends = friendsAgainst(s, f.seat, victim)
      const rule = 'NEC-CULTIST-10'
      g.event?.('attacks', rule, { seat: f.seat, victim, die, friends })
      g.call('lose', { seat: victim, amount: die + friends, cause: 'cultist', rule })
    }
    return 'next'
  },
  after(g, f) {
    const { friends } = player(g.state, f.seat)
    if (!f.struck || friends.length === 0) return done
    g.event?.('friendsLeave', 'NEC-CULTIST-12', { seat: f.seat, count: friends.length })
    discardTogether(g.state, f.seat, friends)
    return done
  },
})

/** NEC-CULTIST-28 and NEC-CULTIST-29 */
export const strikeInmates = procedure('strikeInmates', onAbort('next'), {
  next(g, f) {
    const s = g.state
    const victim = f.inmates.shift()
    if (victim === undefined || !isInGame(s, f.seat)) return done
    if (isInmate(s, victim) && !isSpared(false, s, victim)) {
      const die = g.chance.die(6)
      const rule = 'NEC-CULTIST-28'
      g.event?.('strikesInmate', rule, { seat: f.seat, victim, die })
      g.call('lose', { seat: victim, amount: die, cause: 'cultist', rule })
    }
    return 'next'
  },
})
