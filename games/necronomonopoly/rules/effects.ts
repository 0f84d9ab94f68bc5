import type { Frame, Seat } from '@eldertable/kernel'
import { spaceAt } from '../pieces/spaces.ts'
import { cardAt, type CardKey } from '../pieces/cards.ts'
import {
  BANISHED,
  COUNTERED,
  DRAW_AGAIN,
  FORGIVEN,
  PLACED,
  VOIDED,
  type Frames,
  type Game,
} from '../frames.ts'
import { throwDice } from './dice.ts'
import { endIfCultistsWin } from './ending.ts'
import { banish } from './monsters.ts'
import { place } from './placing.ts'
import { player } from './players.ts'
import { giveProperty, ownerOf } from './property.ts'
import { reckoned } from './reckoned.ts'
import { gain } from './sanity.ts'

const isSpellproof = reckoned('isSpellproof')

type Effect = (g: Game, f: Frames['use'] & Frame) => void

/** What each card with a When entry does once its cost is paid; Gate shifts are with the Gates. */
export const effects: Partial<Record<CardKey, Effect>> = {
  // Allies
  'zadok-allen': (g) => g.answer(DRAW_AGAIN),
  'keziah-mason': placeInsteadOfThrowing,

  // Spells
  'elder-sign': banishTheMet,
  'words-of-dismissal': (g, f) => banish(g, f.seat, f.target),
  'voorish-sign'(g, f) {
    g.answer(VOIDED)
    g.event?.('voided', 'NEC-CARD-14', { seat: f.seat, card: f.subject })
  },
  'dho-hna-formula'(g, f) {
    if (f.target === f.subject) g.answer(BANISHED)
    banish(g, f.seat, f.target)
  },
  'the-withering-word': (g, f) => loseToSpell(g, f.target, 1, 0, 'NEC-CARD-16'),
  'nightmare-sending': (g, f) => loseToSpell(g, f.target, 0, 10, 'NEC-CARD-17'),
  'exchange-of-minds'(g, f) {
    const [mine, theirs] = [player(g.state, f.seat).space, player(g.state, f.target).space]
    g.event?.('swapped', 'NEC-CARD-18', { seat: f.seat, other: f.target })
    place(g, f.seat, theirs, 'NEC-CARD-18')
    place(g, f.target, mine, 'NEC-CARD-18')
    endIfCultistsWin(g) // NEC-END-4
  },
  mesmerise(g, f) {
    player(g.state, f.target).skipsMove = true // NEC-TURN-18
    g.event?.('mesmerised', 'NEC-CARD-19', { seat: f.target })
  },
  'bind-the-thing': (g, f) => g.answer(f.target),
  'cloud-memory': (g) => g.answer(FORGIVEN),
  'warding-eye': (g) => g.answer(COUNTERED),

  // Items
  'get-out-of-arkham-asylum'(g, f) {
    player(g.state, f.target).throws = -1 // NEC-ASYLUM-14
    g.event?.('released', 'NEC-ASYLUM-14', { seat: f.target })
  },
  'powder-of-ibn-ghazi': banishTheMet,
  'gilmans-set-square': placeInsteadOfThrowing,
  laudanum: (g, f) => gain(g, f.seat, 10, 'NEC-CARD-28'),
  'commitment-papers': (g, f) => g.call('sendToAsylum', { seat: f.seat, rule: 'NEC-CARD-29' }),
  'forged-deed'(g, f) {
    const s = g.state
    const space = s.table.landed
    const { cost } = spaceAt(space)
    const from = ownerOf(s, space)
    player(s, f.seat).sanity -= cost
    player(s, from).sanity += cost
    g.event?.('deed', 'NEC-CARD-30', { seat: f.seat, from, space, cost })
    giveProperty(g, space, f.seat)
  },

  // Books
  'the-king-in-yellow'(g, f) {
    const amount = throwDice(g, 2)
    const rule = 'NEC-CARD-31'
    g.call('lose', { seat: f.target, amount, cause: 'book', rule })
  },
  'pnakotic-manuscripts': (g, f) => g.call('look', { seat: f.seat, placed: 0 }),
  'seven-cryptical-books-of-hsan': (g, f) => g.call('search', { seat: f.seat }),
}

/** NEC-BANISH-2 */
function banishTheMet(g: Game, f: Frames['use']): void {
  g.answer(BANISHED)
  banish(g, f.seat, f.subject)
}

/** NEC-DOUBLE-10 */
function placeInsteadOfThrowing(g: Game, f: Frames['use']): void {
  g.answer(PLACED)
  place(g, f.seat, f.target, cardAt(f.card).id)
}

function loseToSpell(g: Game, seat: Seat, dice: number, plus: number, rule: string): void {
  if (isSpellproof(false, g.state, seat)) return
  g.call('lose', { seat, amount: throwDice(g, dice) + plus, cause: 'spell', rule })
}
