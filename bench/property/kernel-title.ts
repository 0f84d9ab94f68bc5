import {
  done,
  numberVerbs,
  proceduresOf,
  type Box,
  type Run,
  type Seat,
  type Table,
  type Title,
} from '@eldertable/kernel'
import { MOST_TURNS, NOBODY, PRICES, SALARY, SPACES, START_CASH } from './board.ts'

interface PropertyTable extends Table {
  active: Seat
  cash: number[]
  at: number[]
  out: boolean[]
  owner: Seat[]
}

interface PropertyState {
  table: PropertyTable
  hands: object[]
  box: Box
}

interface Property {
  state: PropertyState
  frames: {
    match: object
    turn: { seat: Seat }
    land: { seat: Seat; space: number }
    payment: { from: Seat; to: Seat; amount: number }
  }
  questions: { 'turn.choose': object; 'land.offer': { space: number } }
  events: {
    turn: { seat: Seat }
    moved: { seat: Seat; space: number }
    bought: { seat: Seat; space: number }
    paid: { from: Seat; to: Seat; amount: number }
    bankrupt: { seat: Seat }
  }
  verb: keyof typeof verbs
  reason: 'too-poor'
  resumePoints: never
}

const procedure = proceduresOf<Property>()
const verbs = { roll: 'none', rest: 'none', buy: 'space', pass: 'none' } as const
const VERB = numberVerbs(verbs)

const match = procedure('match', {
  turns(g) {
    const { table } = g.state
    if (table.turn === MOST_TURNS) {
      table.outcome = { ending: 'time', winners: richest(table) }
      return done
    }
    do table.active = (table.active + 1) % table.cash.length
    while (table.out[table.active] === true)
    table.turn++
    g.event?.('turn', 'PROP-1', { seat: table.active })
    g.call('turn', { seat: table.active })
    return 'turns'
  },
})

const turn = procedure('turn', {
  choose: {
    rule: 'PROP-1',
    who: (_, f) => f.seat,
    offer(_, _f, o) {
      o.allow(VERB.roll)
      o.allow(VERB.rest)
    },
    take: (_, _f, verb) => (verb === VERB.roll ? 'move' : done),
  },

  move(g, f) {
    const { table } = g.state
    const steps = (table.at[f.seat] ?? 0) + g.chance.die(6) + g.chance.die(6)
    const space = steps % SPACES
    table.at[f.seat] = space
    if (steps >= SPACES) pay(table, f.seat, SALARY)
    g.event?.('moved', 'PROP-2', { seat: f.seat, space })
    g.call('land', { seat: f.seat, space })
    return done
  },
})

const land = procedure('land', {
  arrive(g, f) {
    const { owner, cash } = g.state.table
    const price = PRICES[f.space] ?? 0
    if (price === 0) return done
    const holder = owner[f.space] ?? NOBODY
    if (holder === NOBODY) return (cash[f.seat] ?? 0) >= price ? 'offer' : done
    if (holder !== f.seat)
      g.call('payment', { from: f.seat, to: holder, amount: PRICES[f.space] ?? 0 })
    return done
  },

  offer: {
    rule: 'PROP-3',
    who: (_, f) => f.seat,
    about: (_, f) => ({ space: f.space }),
    offer(_, f, o) {
      o.allow(VERB.buy, f.space)
      o.allow(VERB.pass)
    },
    take(g, f, verb) {
      if (verb !== VERB.buy) return done
      const { table } = g.state
      pay(table, f.seat, -(PRICES[f.space] ?? 0))
      table.owner[f.space] = f.seat
      g.event?.('bought', 'PROP-3', { seat: f.seat, space: f.space })
      return done
    },
  },
})

const payment = procedure('payment', {
  settle(g, f) {
    const { table } = g.state
    const had = table.cash[f.from] ?? 0
    const amount = Math.min(had, f.amount)
    pay(table, f.from, -amount)
    pay(table, f.to, amount)
    g.event?.('paid', 'PROP-4', { from: f.from, to: f.to, amount })
    if (had < f.amount) leave(g, f.from)
    return done
  },
})

function pay(table: PropertyTable, seat: Seat, amount: number): void {
  table.cash[seat] = (table.cash[seat] ?? 0) + amount
}

function leave(g: Run<Property>, seat: Seat): void {
  const { table } = g.state
  table.out[seat] = true
  for (let space = 0; space < SPACES; space++)
    if (table.owner[space] === seat) table.owner[space] = NOBODY
  g.event?.('bankrupt', 'PROP-5', { seat })
  const staying: Seat[] = []
  for (const [other, out] of table.out.entries()) if (!out) staying.push(other)
  if (staying.length === 1) table.outcome = { ending: 'last', winners: staying }
}

function richest(table: PropertyTable): Seat[] {
  const most = Math.max(...table.cash)
  return table.cash.flatMap((cash, seat) => (cash === most ? [seat] : []))
}

/** The property game for the kernel. */
export const propertyTitle: Title<Property> = {
  id: 'bench-property',
  version: 1,
  seats: { least: 2, most: 6 },
  switches: {},
  verbs,
  reasons: { 'too-poor': 'PROP-3' },
  procedures: [match, turn, land, payment],
  setUp: (seats) => ({
    table: {
      turn: 0,
      outcome: null,
      active: -1,
      cash: Array.from({ length: seats }, () => START_CASH),
      at: Array.from({ length: seats }, () => 0),
      out: Array.from({ length: seats }, () => false),
      owner: PRICES.map(() => NOBODY),
    },
    hands: Array.from({ length: seats }, () => ({})),
    box: { stack: [{ at: 'match.turns' }] },
  }),
  resample() {},
  faults: () => [],
  text: {
    name: 'Property',
    pitch: 'The small game that the bench measures.',
    prompts: { 'turn.choose': () => 'Roll?', 'land.offer': () => 'Buy?' },
    options: { roll: () => 'roll', rest: () => 'rest', buy: () => 'buy', pass: () => 'pass' },
    reasons: { 'too-poor': 'too poor' },
    events: {},
    endings: {},
    switches: {},
    board: () => [],
  },
}
