import type { Ctx, Game, Move } from 'boardgame.io'
import { MOST_TURNS, NOBODY, PRICES, SALARY, SEATS, SPACES, START_CASH } from './board.ts'
import { INVALID_MOVE } from './peer.ts'

// The property game as boardgame.io's documentation teaches: moves on an Immer draft, its random plugin, turn order,
// endIf, and `enumerate` for random bots.

interface G {
  cash: number[]
  at: number[]
  out: boolean[]
  owner: number[]
  /** The space that is being offered, or -1 before the throw. */
  offered: number
}

const roll: Move<G> = ({ G, ctx, random, events }) => {
  if (G.offered !== NOBODY) return INVALID_MOVE
  const seat = Number(ctx.currentPlayer)
  const steps = (G.at[seat] ?? 0) + random.D6() + random.D6()
  const space = steps % SPACES
  G.at[seat] = space
  if (steps >= SPACES) pay(G, seat, SALARY)
  const price = PRICES[space] ?? 0
  const holder = G.owner[space] ?? NOBODY
  if (price > 0 && holder === NOBODY && (G.cash[seat] ?? 0) >= price) {
    G.offered = space
    return undefined
  }
  if (price > 0 && holder !== NOBODY && holder !== seat)
    payRent(G, seat, holder, PRICES[space] ?? 0)
  events.endTurn()
  return undefined
}

const rest: Move<G> = ({ G, events }) => {
  if (G.offered !== NOBODY) return INVALID_MOVE
  events.endTurn()
  return undefined
}

const buy: Move<G> = ({ G, ctx, events }) => {
  if (G.offered === NOBODY) return INVALID_MOVE
  const seat = Number(ctx.currentPlayer)
  pay(G, seat, -(PRICES[G.offered] ?? 0))
  G.owner[G.offered] = seat
  G.offered = NOBODY
  events.endTurn()
  return undefined
}

const pass: Move<G> = ({ G, events }) => {
  if (G.offered === NOBODY) return INVALID_MOVE
  G.offered = NOBODY
  events.endTurn()
  return undefined
}

function pay(G: G, seat: number, amount: number): void {
  G.cash[seat] = (G.cash[seat] ?? 0) + amount
}

function payRent(G: G, from: number, to: number, rent: number): void {
  const had = G.cash[from] ?? 0
  const amount = Math.min(had, rent)
  pay(G, from, -amount)
  pay(G, to, amount)
  if (had >= rent) return
  G.out[from] = true
  for (let space = 0; space < SPACES; space++) if (G.owner[space] === from) G.owner[space] = NOBODY
}

function nextSeat(G: G, ctx: Ctx): number {
  let seat = ctx.playOrderPos
  do seat = (seat + 1) % SEATS
  while (G.out[seat] === true)
  return seat
}

function winnersOf(G: G, ctx: Ctx): { winners: number[] } | undefined {
  const staying = G.out.flatMap((out, seat) => (out ? [] : [seat]))
  if (staying.length === 1) return { winners: staying }
  if (ctx.turn <= MOST_TURNS) return undefined
  const most = Math.max(...G.cash)
  return { winners: G.cash.flatMap((cash, seat) => (cash === most ? [seat] : [])) }
}

/** The property game for boardgame.io. */
export const boardgameIoGame: Game<G> = {
  name: 'bench-property',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: () => ({
    cash: Array.from({ length: SEATS }, () => START_CASH),
    at: Array.from({ length: SEATS }, () => 0),
    out: Array.from({ length: SEATS }, () => false),
    owner: PRICES.map(() => NOBODY),
    offered: NOBODY,
  }),
  moves: { roll, rest, buy, pass },
  turn: { order: { first: () => 0, next: ({ G, ctx }) => nextSeat(G, ctx) } },
  endIf: ({ G, ctx }) => winnersOf(G, ctx),
  ai: {
    enumerate: (G) =>
      G.offered === NOBODY
        ? [{ move: 'roll' }, { move: 'rest' }]
        : [{ move: 'buy' }, { move: 'pass' }],
  },
}
