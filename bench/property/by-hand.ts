import type { Chance, Seat } from '@eldertable/kernel'
import { MOST_TURNS, NOBODY, PRICES, SALARY, SEATS, SPACES, START_CASH } from './board.ts'

// The property game as an engineer in a hurry for speed would write it for itself alone: plain state, a stack of
// frames so that it can be saved at any question, moves as integers, applied in place. No engine, no events.

const ROLL = 0
const REST = 1
const BUY = 2
const PASS = 3

const CHOOSE = 0
const OFFER = 1

interface Frame {
  step: number
  seat: Seat
  space: number
}

/** The state of the hand-written game. */
export interface HandState {
  turn: number
  active: Seat
  cash: number[]
  at: number[]
  out: boolean[]
  owner: Seat[]
  stack: Frame[]
  winners: Seat[] | null
}

export function start(): HandState {
  const s: HandState = {
    turn: 0,
    active: -1,
    cash: Array.from({ length: SEATS }, () => START_CASH),
    at: Array.from({ length: SEATS }, () => 0),
    out: Array.from({ length: SEATS }, () => false),
    owner: PRICES.map(() => NOBODY),
    stack: [],
    winners: null,
  }
  beginTurn(s)
  return s
}

/** Writes the legal moves into the list and gives their number. */
export function legal(s: HandState, moves: number[]): number {
  const frame = s.stack[s.stack.length - 1]
  if (frame === undefined) return 0
  if (frame.step === CHOOSE) {
    moves[0] = ROLL
    moves[1] = REST
  } else {
    moves[0] = BUY
    moves[1] = PASS
  }
  return 2
}

export function apply(s: HandState, move: number, chance: Chance): void {
  const frame = s.stack.pop()
  if (frame === undefined) throw new Error('the game is over')
  if (move === ROLL) roll(s, frame.seat, chance)
  else if (move === BUY) buy(s, frame.seat, frame.space)
  if (s.stack.length === 0 && s.winners === null) beginTurn(s)
}

function beginTurn(s: HandState): void {
  if (s.turn === MOST_TURNS) {
    const most = Math.max(...s.cash)
    s.winners = s.cash.flatMap((cash, seat) => (cash === most ? [seat] : []))
    return
  }
  do s.active = (s.active + 1) % SEATS
  while (s.out[s.active] === true)
  s.turn++
  s.stack.push({ step: CHOOSE, seat: s.active, space: 0 })
}

function roll(s: HandState, seat: Seat, chance: Chance): void {
  const steps = (s.at[seat] ?? 0) + chance.die(6) + chance.die(6)
  const space = steps % SPACES
  s.at[seat] = space
  if (steps >= SPACES) pay(s, seat, SALARY)
  const price = PRICES[space] ?? 0
  if (price === 0) return
  const holder = s.owner[space] ?? NOBODY
  if (holder === NOBODY) {
    if ((s.cash[seat] ?? 0) >= price) s.stack.push({ step: OFFER, seat, space })
  } else if (holder !== seat) {
    payRent(s, seat, holder, PRICES[space] ?? 0)
  }
}

function buy(s: HandState, seat: Seat, space: number): void {
  pay(s, seat, -(PRICES[space] ?? 0))
  s.owner[space] = seat
}

function payRent(s: HandState, from: Seat, to: Seat, rent: number): void {
  const had = s.cash[from] ?? 0
  const amount = Math.min(had, rent)
  pay(s, from, -amount)
  pay(s, to, amount)
  if (had < rent) leave(s, from)
}

function pay(s: HandState, seat: Seat, amount: number): void {
  s.cash[seat] = (s.cash[seat] ?? 0) + amount
}

function leave(s: HandState, seat: Seat): void {
  s.out[seat] = true
  for (let space = 0; space < SPACES; space++) if (s.owner[space] === seat) s.owner[space] = NOBODY
  const staying: Seat[] = []
  for (let other = 0; other < SEATS; other++) if (s.out[other] === false) staying.push(other)
  if (staying.length === 1) {
    s.winners = staying
    s.stack.length = 0
  }
}
