import { games } from '@eldertable/games'
import { Engine, FastChance, settingsOf } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { headStarts } from './head-start.ts'

describe.each(games)('head starts of $title.id', (game) => {
  const seats = game.title.seats.most
  const settings = settingsOf(game.title.switches, {}, seats)

  it('are given to some matches, and lead to a question of a match under way', () => {
    const engine = new Engine(game.title)
    const chance = new FastChance('head starts')
    const headStart = headStarts(game)
    const given = Array.from({ length: 60 }, () => headStart(chance, seats, settings))
    const begun = given.filter((state) => state !== undefined)
    expect(begun.length).toBeGreaterThan(0)
    expect(begun.length).toBeLessThan(given.length)
    expect(Math.max(...begun.map(({ table }) => table.turn))).toBeGreaterThan(1)
    for (const state of begun) {
      expect(engine.decision(state)).not.toBeNull()
      expect(game.title.faults(state)).toEqual([])
    }
  })
})
