import type { BoardModule } from '@eldertable/board-kit'
import { describe, expect, it } from 'vitest'
import type { BegunMatch } from '../../session/session.ts'
import { headline, isVictory } from './headline.ts'
import { tableWith } from '../testing/candle-table.ts'

const board = {} as object as BoardModule

/** A table that is over, as a seat or a spectator has it; people elsewhere, or round one screen. */
function over(
  winners: readonly number[],
  reader: number | null,
  connection: BegunMatch['connection'] = 'online',
): BegunMatch {
  const { view, seats, ...rest } = tableWith()
  const table = { ...view.table, outcome: { ending: 'dark', winners: [...winners] } }
  return {
    ...rest,
    connection,
    reader,
    seats: seats.map((one) => ({ ...one, player: 'person' })),
    view: { ...view, table },
  }
}

const said = (table: BegunMatch, more: object = {}) => headline(table, { ...board, ...more })
const everybody = tableWith().seats.map((_, seat) => seat)
const first = tableWith().seats[0]?.name ?? ''

describe('headline', () => {
  it('is the reader’s own result', () => {
    expect(said(over([0], 0))).toBe('You won')
    expect(said(over([0], 1))).toBe('You lost')
  })

  it('names the winners to spectators, and says of a team what became of all', () => {
    expect(said(over([0], null))).toBe(`${first} won`)
    expect(said(over(everybody, null))).toBe('They won')
    expect(said(over([], null))).toBe('They lost')
  })

  it('names the winners where several read one screen', () => {
    expect(said(over([0], 0, 'here'))).toBe(`${first} won`)
    expect(said(over([], 0, 'here'))).toBe('You lost')
  })

  it('is the title’s own where winning does not say it', () => {
    expect(said(over([0], 0), { headline: () => 'A draw' })).toBe('A draw')
  })

  it('has the dark plate for whoever has lost, and for nobody’s victory', () => {
    expect(isVictory(over([0], 0))).toBe(true)
    expect(isVictory(over([0], 1))).toBe(false)
    expect(isVictory(over([0], null))).toBe(true)
    expect(isVictory(over([], null))).toBe(false)
  })
})
