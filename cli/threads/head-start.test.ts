import { games } from '@eldertable/games'
import { Engine, FastChance, settingsOf, type State } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { game as example } from '../../examples/first-title/game.ts'
import { headStarts } from './head-start.ts'

describe.each([...games, example])('head starts of $title.id', (game) => {
  const seats = game.title.seats.most
  const settings = settingsOf(game.title.switches, {}, seats)

  it('are given to some matches, and lead to a question of a match under way', () => {
    const engine = new Engine(game.title)
    const chance = new FastChance('head starts')
    const headStart = headStarts(game)
    const given: (State | undefined)[] = []
    // Most head starts of a short game lead beyond its end, and are none.
    while (given.length < 60 || (given.length < 2_000 && given.every((one) => one === undefined)))
      given.push(headStart(chance, seats, settings))
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
