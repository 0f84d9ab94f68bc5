import type { Match, OrderEnd, OrderRefusal } from '@eldertable/match'
import type { View } from '@eldertable/kernel'
import type { Terminal } from '../terminal.ts'

const UNTIL: Readonly<Record<OrderEnd, string>> = {
  'turn-ends': 'until the turn ends',
  'options-change': 'as long as the options stay the same',
}

const REFUSED: Readonly<Record<OrderRefusal, string>> = {
  'match-over': 'The match is over.',
  'not-your-seat': 'That is not your seat.',
  'no-such-decision': 'There is no such question.',
  'no-pass': "This question can't be passed, so there is no standing order for it.",
  'not-asked-now': 'You are not asked that now.',
}

const HELP = `  orders turn    pass this question now and whenever it comes up, until the turn ends
  orders same    the same, as long as the options stay the same
  orders lift N  take order N back`

/** Someone who gives standing orders. */
interface Giver {
  readonly terminal: Terminal
  readonly match: Match
  readonly seat: number
  readonly view: View
}

/** The command `orders` and what may follow it. */
export function answerOrders(at: Giver, [word, number]: readonly string[]): void {
  if (word === 'turn') give(at, 'turn-ends')
  else if (word === 'same') give(at, 'options-change')
  else if (word === 'lift') lift(at, number)
  else list(at)
}

function give({ match, seat, view, terminal }: Giver, until: OrderEnd): void {
  const refusal = match.order(seat, view.decision?.key ?? '', until)
  terminal.print(refusal === undefined ? `Passed, and so on ${UNTIL[until]}.` : REFUSED[refusal])
}

function lift({ match, seat, terminal }: Giver, number: string | undefined): void {
  const order = match.orders(seat)[Number(number) - 1]
  if (order === undefined) {
    terminal.print('There is no such order; type orders to see those that stand.')
    return
  }
  match.lift(seat, order.decision)
  terminal.print(`Lifted: ${order.decision}.`)
}

function list({ match, seat, view, terminal }: Giver): void {
  const orders = match.orders(seat)
  if (orders.length === 0) terminal.print('No standing orders.')
  for (const [i, { decision, until }] of orders.entries())
    terminal.print(`  ${i + 1}  pass ${decision} ${UNTIL[until]}`)
  if (view.decision?.passable !== true) terminal.print(REFUSED['no-pass'])
  terminal.print(HELP)
}
