import { done, whenLeft, type Seat } from '@eldertable/kernel'
import { gateSpaces, lotSpaces, MI_GO, WITCHS_CROSS } from '../pieces/spaces.ts'
import { cardAt } from '../pieces/cards.ts'
import type { Game } from '../frames.ts'
import { V } from '../verbs.ts'
import { discard, heldOfType, isOnBoard } from './deck.ts'
import { procedure } from './kit.ts'
import { moveOutOfStep } from './monsters.ts'
import { isInGame, isSane, nearestOf, player, seatsInTurnOrder } from './players.ts'
import { countOwned } from './property.ts'
import { gain } from './sanity.ts'
import { stepsTo } from './walk.ts'

/** The instructions of the other cards (NEC-CARD-58 to NEC-CARD-68). */
export const followOther = procedure('followOther', whenLeft('next'), {
  read(g, f) {
    const s = g.state
    const { seat } = f
    const { key, id } = cardAt(f.card)
    switch (key) {
      case 'go-to-arkham-asylum':
        g.call('sendToAsylum', { seat, rule: 'NEC-ASYLUM-4' })
        return done
      case 'a-bequest-from-uncle-theobald':
        gain(g, seat, 15, id)
        return done
      case 'rest-cure':
        gain(g, seat, 8, id)
        return done
      case 'carried-to-yuggoth':
        g.call('walk', { seat, steps: stepsTo(s, seat, MI_GO), rule: id })
        return done
      case 'the-last-trolley':
        g.call('walk', { seat, steps: stepsTo(s, seat, WITCHS_CROSS), rule: id })
        return done
      case 'thin-place': {
        const spaces = nearestOf(player(s, seat).space, gateSpaces)
        g.call('nearest', { seat, spaces, lands: true, rule: id })
        return done
      }
      case 'reservoir-levy':
        levy(g, seat, id)
        return done
      case 'the-stars-wheel':
        f.queue = s.table.monsters.slice()
        return 'next'
      case 'dreams-of-the-drowned-city':
        f.queue = seatsInTurnOrder(s).filter((other) => isSane(s, other))
        return 'next'
      default:
        f.queue = seatsInTurnOrder(s).filter((other) => isInGame(s, other))
        return 'next'
    }
  },
  // NEC-INSANE-13
  next(g, f) {
    const one = f.queue.shift()
    if (one === undefined) return done
    strike(g, f.card, one)
    return 'next'
  },
})

/** Lets a card strike one of all whom it strikes: a Monster, or a player. */
function strike(g: Game, card: number, one: number): void {
  const { key, id: rule } = cardAt(card)
  switch (key) {
    case 'the-stars-wheel':
      if (isOnBoard(g.state, one)) moveOutOfStep(g, one, rule)
      break
    case 'dreams-of-the-drowned-city':
      g.call('lose', { seat: one, amount: 5, cause: 'card', rule })
      break
    default:
      g.call('discardOne', { seat: one, type: key === 'book-burning' ? 'book' : 'spell', rule })
  }
}

/** NEC-CARD-68 */
function levy(g: Game, seat: Seat, rule: string): void {
  const amount = 2 * countOwned(g.state, seat, lotSpaces)
  g.call('lose', { seat, amount, cause: 'card', rule })
}

/** A player must discard one card of a type, if the player has any (NEC-CHOICE-24). */
export const discardOne = procedure('discardOne', {
  begin: (g, f) => (heldOfType(g.state, f.seat, f.type).length === 0 ? done : 'choose'),
  choose: {
    rule: 'NEC-CHOICE-24',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat, type: f.type }),
    offer(s, f, o) {
      for (const card of heldOfType(s, f.seat, f.type)) o.allow(V.discard, card, f.rule)
    },
    take(g, f, _, card) {
      discard(g.state, f.seat, card)
      g.event?.('discards', f.rule, { seat: f.seat, card })
      return done
    },
  },
})
