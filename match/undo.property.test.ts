import { Engine, hash, ReplayedChance, type Event, type State } from '@eldertable/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Match } from './match.ts'
import { act, fuzzedGames, fuzzedMatch, pickAny } from './testing/fuzzed.ts'
import { verify } from './verify.ts'

const deeds = fc.array(fc.nat(2 ** 31 - 1), { minLength: 20, maxLength: 80, size: 'max' })
const RUNS = { numRuns: 12 }

/** The line played from the set-up by nothing but the engine: the state, and what each pick has told. */
function replayed(match: Match): { state: State; told: Event[][] } {
  const engine: Engine = new Engine(match.title)
  const { seats, settings, start } = match.beginning
  const chance = new ReplayedChance()
  chance.load(start)
  const state = engine.start(seats.length, settings, chance)
  const told = match.line.map((entry) => {
    const events: Event[] = []
    chance.load(entry.chance)
    expect(engine.play(state, entry.seat, entry.pick, chance, events)).toBeUndefined()
    expect(chance.left).toBe(0)
    return events
  })
  return { state, told }
}

/** Fails if the picks that this match has and the other one has not may not be undone by that seat. */
function expectWithinFloor(before: Match, after: Match, seat: number): void {
  const { told } = replayed(before)
  const reveals = before.title.reveals ?? []
  for (let at = after.position; at < before.position; at++) {
    expect(before.line[at]).toMatchObject({ seat, chance: [] })
    expect(told[at]?.filter(({ key }) => reveals.includes(key))).toEqual([])
  }
}

describe.each(fuzzedGames.map((game) => [game.title.id, game] as const))('undo in %s', (_, game) => {
  it('never crosses the floor, and what is left is what the line says', () => {
    fc.assert(
      fc.property(deeds, fc.boolean(), (numbers, hasBot) => {
        const match = fuzzedMatch(game, 'strict', hasBot)
        for (const number of numbers) {
          const before = match.copy()
          const deed = act(match, number)
          if (deed === undefined) expect(match.log).toEqual(before.log)
          if (deed === undefined || deed === 'hold') expect(match.hash).toBe(before.hash)
          expect(match.counter).toBeGreaterThanOrEqual(before.counter)
          if (deed === 'undo') {
            const entry = match.log.at(-1)
            if (entry?.do !== 'undo') throw new Error('an undo is the last entry')
            expect(match.position).toBeLessThan(before.position)
            expectWithinFloor(before, match, entry.seat)
            expect(match.counter).toBe(before.counter)
          }
          if (deed === 'undo' || deed === 'redo' || deed === 'request')
            expect(match.hash).toBe(hash(replayed(match).state))
          expect(before.line.length === match.line.length || match.moment > before.moment).toBe(true)
        }
        expect(match.hash).toBe(hash(replayed(match).state))
      }),
      RUNS,
    )
  })

  it.each(['strict', 'free'] as const)('and redo give the same again (%s)', (mode) => {
    fc.assert(
      fc.property(deeds, fc.constantFrom('step', 'action', 'turn'), (numbers, how) => {
        const match = fuzzedMatch(game, mode, false)
        for (const number of numbers) {
          pickAny(match, number)
          const seat = match.line.at(-1)?.seat ?? 0
          const tried = match.copy()
          if (tried.undo(seat, tried.moment, how) !== undefined) continue
          expect(tried.position).toBeLessThan(match.position)
          expect(tried.redo(seat, tried.moment)).toBeUndefined()
          expect(tried.hash).toBe(match.hash)
          expect(tried.line).toEqual(match.line)
          expect(tried.heard(seat)).toEqual(match.heard(seat))
          expect(tried.counter).toBe(match.counter)
        }
      }),
      RUNS,
    )
  })

  it('leaves a log that says it all', () => {
    fc.assert(
      fc.property(deeds, fc.constantFrom('strict', 'free'), (numbers, mode) => {
        const match = fuzzedMatch(game, mode, true)
        const halfway = Math.floor(numbers.length / 2)
        for (const number of numbers.slice(0, halfway)) act(match, number)
        const from = structuredClone(match.standpoint)
        for (const number of numbers.slice(halfway)) act(match, number)
        const file = match.toFile({ withKey: true })
        expect(verify(game, file)).toMatchObject({ verdict: 'verified' })
        const { key, counter, beginning, log: entries } = match
        const kept = { game, key, counter, beginning, entries }
        const others = [
          Match.restore(game, file),
          Match.reopen(kept),
          Match.reopen({ ...kept, from }),
          match.copy(),
        ]
        for (const other of others) {
          expect(other.hash).toBe(match.hash)
          expect(other.moment).toBe(match.moment)
          expect(other.seats).toEqual(match.seats)
          expect(other.standpoint.orders).toEqual(match.standpoint.orders)
          expect(other.undoable(0)).toEqual(match.undoable(0))
          expect(other.heard(1)).toEqual(match.heard(1))
          const some = Math.floor(match.position / 2)
          expect(other.stateAt(some)).toEqual(match.stateAt(some))
          // From here on they have the same dice and the same orders: they stay the same.
          const same = match.copy()
          for (const number of numbers.slice(0, 10)) expect(act(other, number)).toBe(act(same, number))
          expect(other.hash).toBe(same.hash)
        }
      }),
      RUNS,
    )
  })
})
