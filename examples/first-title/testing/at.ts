import { inOrder, setUp, type Names, type Scenario } from '@eldertable/testkit'
import { scenario } from '@eldertable/testkit/vitest.ts'
import { firstTitle } from '../index.ts'
import { STONES, worthOf, type FirstState, type FirstTitle } from '../state.ts'

const seats = ['ann', 'bob', 'cid', 'dee'] as const
type Name = (typeof seats)[number]

/** Whatever is not said is as at the start of a match. */
interface Position {
  seats?: number
  /** By stone, counted from 0: who has taken it. */
  taken?: Readonly<Record<number, Name>>
  points?: readonly number[]
  turn?: Name
}

const stones = Array.from({ length: STONES }, (_, stone) => `worth-${worthOf(stone)}`)

/** What tests call seats and stones. */
const names: Names<FirstState> = {
  seats,
  dice: [6],
  turn: ({ table }) => seats[table.active] ?? 'nobody',
  things: { stone: inOrder(() => stones) },
}

/** A match at somebody's turn, about to choose a stone. */
export function at(position: Position = {}): Scenario<FirstTitle> {
  const { taken = {}, points = [], turn = 'ann' } = position
  const state = setUp(firstTitle, position.seats ?? 2)
  const { table } = state
  for (const [stone, name] of Object.entries(taken))
    table.takenBy[Number(stone)] = seats.indexOf(name)
  for (const [seat, count] of points.entries()) table.points[seat] = count
  table.turn = seats.indexOf(turn)
  return scenario(firstTitle, state, { names }).go()
}
