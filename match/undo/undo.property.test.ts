import { Engine, hash, ReplayedChance, type Event, type State } from '@eldertable/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { verify } from '../files/verify.ts'
import { Match } from '../match.ts'
import { act, fuzzedGames, fuzzedMatch, pickAny, type Deed } from '../testing/fuzzed.ts'

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

/** Whether anything was picked that threw nothing and showed nothing: only that can be undone without being asked. */
function hasQuietPick(match: Match): boolean {
  const reveals = match.title.reveals ?? []
  const { told } = replayed(match)
  return match.line.some(
    ({ chance }, at) =>
      chance.length === 0 && told[at]?.every(({ key }) => !reveals.includes(key)) === true,
  )
}

/** Fails if the picks from a position on may not be undone by that seat. */
function expectWithinFloor(before: Match, to: number, seat: number): void {
  const { told } = replayed(before)
  const reveals = before.title.reveals ?? []
  for (let at = to; at < before.position; at++) {
    expect(before.line[at]).toMatchObject({ seat, chance: [] })
    expect(told[at]?.filter(({ key }) => reveals.includes(key))).toEqual([])
  }
}

/** Fails if a deed has done what it may not. */
function expectInOrder(before: Match, after: Match, deed: Deed | undefined): void {
  expect(after.counter).toBeGreaterThanOrEqual(before.counter)
  expect(after.moment > before.moment || after.hash === before.hash).toBe(true)
  expect(deed !== undefined || after.length === before.length).toBe(true)
  if (deed === 'pick' || deed === 'hold' || deed === undefined) return
  expect(after.hash).toBe(hash(replayed(after).state))
  if (deed !== 'undo') return
  const entry = after.log[before.log.length]
  if (entry?.do !== 'undo') throw new Error('an undo leaves an entry')
  expect(entry.to).toBeLessThan(before.position)
  expectWithinFloor(before, entry.to, entry.seat)
  // What follows an undo are at most the passes of standing orders.
  expect(after.line.slice(entry.to).every(({ by }) => by === 'order')).toBe(true)
}

/** Fails if two matches are not the same, now and in what can follow. */
function expectSame(other: Match, match: Match, numbers: readonly number[]): void {
  expect(other.hash).toBe(match.hash)
  expect(other.moment).toBe(match.moment)
  expect(other.seats).toEqual(match.seats)
  expect(other.snapshot.orders).toEqual(match.snapshot.orders)
  expect(other.undoable(0)).toEqual(match.undoable(0))
  expect(other.heard(1)).toEqual(match.heard(1))
  const somewhere = Math.floor(match.position / 2)
  expect(other.stateAt(somewhere)).toEqual(match.stateAt(somewhere))
  const same = match.copy()
  for (const number of numbers) expect(act(other, number)).toBe(act(same, number))
  expect(other.hash).toBe(same.hash)
  expect(other.counter).toBe(same.counter)
}

describe.each(fuzzedGames.map((game) => [game.title.id, game] as const))(
  'undo in %s',
  (_, game) => {
    it('never crosses the floor, and what is left is what the line says', () => {
      fc.assert(
        fc.property(deeds, fc.boolean(), (numbers, hasBot) => {
          const match = fuzzedMatch(game, 'strict', hasBot)
          for (const number of numbers) {
            const before = match.copy()
            expectInOrder(before, match, act(match, number))
          }
          expect(match.hash).toBe(hash(replayed(match).state))
        }),
        RUNS,
      )
    })

    it('is among what such a match comes to, as is everything else', () => {
      const done = new Set<Deed | undefined>()
      let isQuiet = false
      // Always the same matches: whether a few new ones come to everything would be a matter of chance.
      for (const numbers of fc.sample(deeds, { numRuns: 30, seed: 1 })) {
        const match = fuzzedMatch(game, 'strict', false)
        for (const number of numbers) done.add(act(match, number))
        isQuiet ||= hasQuietPick(match)
      }
      for (const deed of ['pick', 'request', 'hold'] as const) expect(done).toContain(deed)
      expect(done.has('undo') || !isQuiet).toBe(true)
    })

    it.each(['strict', 'free'] as const)('and redo give the same again (%s)', (mode) => {
      let undone = 0
      let isQuiet = mode === 'free'
      fc.assert(
        fc.property(deeds, fc.constantFrom('step', 'action', 'turn'), (numbers, how) => {
          const match = fuzzedMatch(game, mode, false)
          for (const number of numbers) {
            pickAny(match, number)
            const seat = match.line.at(-1)?.seat ?? 0
            const tried = match.copy()
            if (tried.undo(seat, tried.moment, how) !== undefined) continue
            undone++
            expect(tried.position).toBeLessThan(match.position)
            expect(tried.redo(seat, tried.moment)).toBeUndefined()
            expect(tried.hash).toBe(match.hash)
            expect(tried.line).toEqual(match.line)
            expect(tried.heard(seat)).toEqual(match.heard(seat))
            expect(tried.counter).toBe(match.counter)
          }
          isQuiet ||= hasQuietPick(match)
        }),
        RUNS,
      )
      expect(undone > 0 || !isQuiet).toBe(true)
    })

    it('leaves a log that says it all', () => {
      fc.assert(
        fc.property(deeds, fc.constantFrom('strict', 'free'), (numbers, mode) => {
          const match = fuzzedMatch(game, mode, true)
          const halfway = Math.floor(numbers.length / 2)
          for (const number of numbers.slice(0, halfway)) act(match, number)
          const from = structuredClone(match.snapshot)
          for (const number of numbers.slice(halfway)) act(match, number)
          const file = match.toFile({ withKey: true })
          expect(verify(game, file)).toMatchObject({ verdict: 'verified' })
          const { key, counter, beginning, log: entries } = match
          const kept = { game, key, counter, beginning, entries }
          const further = numbers.slice(0, 10)
          expectSame(Match.restore(game, file), match, further)
          expectSame(Match.reopen(kept), match, further)
          expectSame(Match.reopen({ ...kept, from }), match, further)
          expectSame(match.copy(), match, further)
        }),
        RUNS,
      )
    })
  },
)
