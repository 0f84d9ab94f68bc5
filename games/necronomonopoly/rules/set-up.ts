import { done, emptyList, listOf, numbersFrom, repeated, type Seat } from '@eldertable/kernel'
import { MI_GO, SPACES } from '../pieces/spaces.ts'
import { cardAt, deckCards } from '../pieces/cards.ts'
import type { Game } from '../frames.ts'
import {
  IN_DECK,
  NO_CARD,
  NOBODY,
  NOWHERE,
  type NecSettings,
  type NecState,
  type Player,
} from '../state.ts'
import { takeFromDeck } from './deck.ts'
import { throwDice } from './dice.ts'
import { endByRoundLimit } from './ending.ts'
import { procedure } from './kit.ts'
import { enterBoard } from './monsters.ts'
import { isInGame } from './players.ts'

const DOORSTEPS = [10, 20, 30]

/** The table before anything is thrown or shuffled (NEC-SETUP-1 to NEC-SETUP-11). */
export function newState(seats: number, settings: NecSettings): NecState {
  const cards = deckCards.length
  return {
    table: {
      turn: 0,
      outcome: null,
      settings,
      players: listOf(seats, () => newPlayer(settings.startingSanity)),
      keeper: NOBODY,
      first: NOBODY,
      active: 0,
      round: 0,
      step: 'start',
      landed: NOWHERE,
      dice: [],
      gateRolls: 0,
      rethrown: false,
      summoned: false,
      owners: repeated(NOBODY, SPACES),
      deck: cards,
      drawn: NO_CARD,
      where: repeated(IN_DECK, cards),
      monsters: [],
      spaceOf: repeated(NOWHERE, cards),
      arrival: repeated(0, cards),
      got: repeated(0, cards),
      arrivals: 0,
      used: listOf(cards, () => false),
      deal: null,
      offers: emptyList(),
      declined: emptyList(),
    },
    hands: listOf(seats, () => ({ looking: [], draft: null })),
    box: { deck: numbersFrom(0, cards), stack: [{ at: 'match.shuffle' }] },
  }
}

function newPlayer(sanity: number): Player {
  return {
    standing: 'sane',
    sanity, // NEC-SETUP-8
    space: MI_GO, // NEC-SETUP-9
    throws: -1,
    skipsMove: false,
    ward: false,
    restsAtDawn: false,
    held: [],
    friends: [],
  }
}

/** The whole match: shuffle, throw for the first turn, then turn after turn. */
export const match = procedure('match', {
  shuffle(g) {
    const s = g.state
    g.chance.shuffle(s.box.deck) // NEC-SETUP-3
    if (s.table.settings.teeming) teem(g)
    return 'keeper'
  },
  keeper(g) {
    const { table } = g.state
    if (table.settings.keeper === 'host') table.keeper = 0
    if (table.settings.keeper === 'roll')
      table.keeper = throwOff(g, 'keeperThrow', 'NEC-OPT-2', 'NEC-OPT-2')
    if (table.keeper !== NOBODY) g.event?.('keeper', 'NEC-OPT-2', { seat: table.keeper })
    return 'first'
  },
  first(g) {
    const { table } = g.state
    table.first = throwOff(g, 'firstThrow', 'NEC-SETUP-12', 'NEC-SETUP-13')
    g.event?.('first', 'NEC-SETUP-12', { seat: table.first })
    table.active = table.first
    table.round = 1
    return 'turn'
  },
  turn(g) {
    const seat = g.state.table.active
    g.call('turn', { seat, dice: [0, 0], doubles: 0, again: false })
    return 'pass'
  },
  pass(g) {
    const { table } = g.state
    const before = table.active
    table.step = 'pass'
    table.active = seatOnTheLeft(g.state, before)
    if (placeInRound(g.state, table.active) > placeInRound(g.state, before)) return 'turn'
    const limit = table.settings.roundLimit
    if (limit > 0 && table.round >= limit) {
      endByRoundLimit(g) // NEC-OPT-3
      return done
    }
    table.round++ // NEC-CORE-6
    return 'turn'
  },
})

/** NEC-SETUP-14: the next player to the left who is still in the game. */
function seatOnTheLeft(s: NecState, seat: Seat): Seat {
  const seats = s.table.players.length
  let next = (seat + 1) % seats
  while (!isInGame(s, next)) next = (next + 1) % seats
  return next
}

/** A seat's place in the round, counted from the first player. */
function placeInRound(s: NecState, seat: Seat): number {
  const seats = s.table.players.length
  return (seat - s.table.first + seats) % seats
}

/** NEC-SETUP-12 and NEC-SETUP-13: the highest throw wins, ties throw again. */
function throwOff(
  g: Game,
  event: 'keeperThrow' | 'firstThrow',
  ruleOfThrow: string,
  ruleOfTie: string,
): Seat {
  let rule = ruleOfThrow
  let rivals: Seat[] = g.state.table.players.map((_, seat) => seat)
  for (;;) {
    let best = 0
    let leaders: Seat[] = []
    for (const seat of rivals) {
      const total = throwDice(g, 2)
      g.event?.(event, rule, { seat, dice: g.state.table.dice })
      if (total > best) {
        best = total
        leaders = []
      }
      if (total === best) leaders.push(seat)
    }
    const [leader] = leaders
    if (leaders.length === 1 && leader !== undefined) return leader
    rivals = leaders
    rule = ruleOfTie
  }
}

/** NEC-OPT-7 */
function teem(g: Game): void {
  const s = g.state
  const first = s.box.deck.filter((card) => cardAt(card).type === 'monster')
  for (const [i, space] of DOORSTEPS.entries()) {
    const card = first[i]
    if (card === undefined) return
    takeFromDeck(s, card)
    enterBoard(g, card, space, 'NEC-OPT-7')
  }
}
