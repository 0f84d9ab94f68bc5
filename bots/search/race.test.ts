import { describe, expect, it } from 'vitest'
import { Race } from './race.ts'

/** A race over this many rounds in which each pick is worth what its function says of the round. */
function run(
  rounds: number,
  ...worths: [(round: number) => number, ...((round: number) => number)[]]
) {
  const [usual, ...others] = worths.keys()
  const race = new Race([usual ?? 0, ...others])
  for (let round = 0; round < rounds; round++) {
    for (const runner of race.running) race.add(runner, worths[runner.pick]?.(round) ?? 0)
    race.dropOut()
  }
  return race
}

/** Luck that is the same for all in a round. */
const luck = (round: number): number => ((round * 7919) % 97) / 97

describe('a race', () => {
  it('is won by who is better in the same worlds, however much these differ', () => {
    const race = run(
      40,
      (n) => luck(n),
      (n) => luck(n) + 0.02 + 0.005 * luck(n + 1),
    )
    expect(race.winner.pick).toBe(1)
    expect(race.running.map(({ pick }) => pick)).toEqual([1])
  })

  it('leaves the usual pick where it is as long as another is not clearly better', () => {
    expect(
      run(
        40,
        (n) => luck(n),
        (n) => luck(n + 5),
      ).winner.pick,
    ).toBe(0)
    expect(
      run(
        3,
        () => 0.1,
        () => 0.9,
      ).winner.pick,
    ).toBe(0)
    expect(
      run(
        40,
        () => 0.5,
        () => 0.5,
      ).winner.pick,
    ).toBe(0)
  })

  it('leaves a usual pick that is trusted where one that is not would be beaten', () => {
    // Ahead by two thirds of a spread of about one: some 1.8 standard errors after eight rounds.
    const lead = (round: number): number => (round % 2 === 0 ? 1.65 : -0.35)
    const winnerWith = (trust?: number): number => {
      const race = new Race([0, 1], trust)
      for (let round = 0; round < 8; round++)
        for (const runner of race.running) race.add(runner, runner.pick === 0 ? 0 : lead(round))
      return race.winner.pick
    }
    expect(winnerWith()).toBe(1)
    expect(winnerWith(2)).toBe(0)
  })

  it('drops who is clearly behind, and plays on with the rest', () => {
    const race = run(
      40,
      (n) => luck(n),
      () => -1,
      (n) => luck(n + 5),
    )
    expect(race.running.map(({ pick }) => pick)).toEqual([0, 2])
    expect(race.all[1]?.worths.length).toBeLessThan(40)
    expect(race.all[0]?.worths.length).toBe(40)
  })
})
