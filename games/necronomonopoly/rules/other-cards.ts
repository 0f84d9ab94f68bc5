import { done, onAbort } from '@eldertable/kernel'
import type { Each } from '../effects/effect.ts'
import { effects } from '../effects/index.ts'
import type { Game } from '../frames.ts'
import { cardAt } from '../pieces/cards.ts'
import type { NecState } from '../state.ts'
import { V } from '../verbs.ts'
import { discard, heldOfType } from './deck.ts'
import { procedure } from './kit.ts'
import { isInGame, isSane, seatsInTurnOrder } from './players.ts'

/** The instructions of the other cards (NEC-CARD-58 to NEC-CARD-68). */
export const followOther = procedure('followOther', onAbort('next'), {
  read(g, f) {
    const { does } = cardAt(f.card)
    if (does === null) return done
    if (!('each' in does)) {
      follow(g, f.card, f.seat)
      return done
    }
    f.queue = those(g.state, does.each)
    return 'next'
  },
  // NEC-INSANE-13
  next(g, f) {
    const one = f.queue.shift()
    if (one === undefined) return done
    follow(g, f.card, one)
    return 'next'
  },
})

/** Lets a card strike one of all whom it strikes: a player, or a Monster. */
function follow(g: Game, card: number, one: number): void {
  const { does } = cardAt(card)
  if (does !== null) effects.run(g, { seat: one, card, subject: one, target: one }, does)
}

function those(s: NecState, each: Each): number[] {
  switch (each) {
    case 'monsters':
      return s.table.monsters.slice()
    case 'investigators':
      return seatsInTurnOrder(s).filter((seat) => isSane(s, seat))
    case 'players':
      return seatsInTurnOrder(s).filter((seat) => isInGame(s, seat))
  }
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
