import { games } from '@eldertable/games'
import type { GameEntry } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { samplesOf } from './samples.ts'

const game = games.find(({ title }) => title.id === 'innsmouth-32') as GameEntry
const features = game.searchProfile?.features
if (features === undefined) throw new Error('it says what to measure')
const TABLE = { seats: [4], settings: { director: 'auto' }, strange: 1 }

describe('what is measured in a match', () => {
  it('is no more of a long match than of another, and comes from all parts of it', () => {
    const turns: number[] = []
    const of: typeof features.of = (state) => {
      turns.push(state.table.turn)
      return state.hands.map((_, seat) => (seat === 0 ? [state.table.turn] : undefined))
    }
    const measured = samplesOf(game, { ...features, of }, 'long', TABLE)
    const counted = measured.flatMap((seats) => seats.flatMap((one) => one.features))
    expect(turns.length).toBeGreaterThan(32)
    expect(counted).toHaveLength(16)
    expect(counted[0]).toBe(turns[0])
    expect(counted.at(-1)).toBeGreaterThan((turns.at(-1) ?? 0) * 0.8)
    expect(counted).toEqual(counted.toSorted((a, b) => a - b))
  })

  it('is held against what the features foretell, and left out where the end says nothing about it', () => {
    const of: typeof features.of = (state) => state.hands.map((_, seat) => [seat])
    const won: typeof features.won = (end, seat) =>
      end.table.outcome === null || seat === 3 ? undefined : seat === 2
    const measured = samplesOf(game, { ...features, of, won }, 'long', TABLE)
    expect(measured.length).toBeGreaterThan(1)
    for (const seats of measured)
      expect(seats).toEqual([
        { features: [0], won: false },
        { features: [1], won: false },
        { features: [2], won: true },
      ])
  })
})
