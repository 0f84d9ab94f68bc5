import { ReplayedChance, type Engine, type State } from '@eldertable/kernel'
import type { Fixture } from '../fixtures.ts'

/** At so many moments of a match, from its first question to its end, somebody looks. */
const MOMENTS = 12

/** Calls on states that a recorded match comes by, with the number of picks behind each. */
export function onTheWay(
  engine: Engine,
  { seats, settings, start, log }: Fixture,
  see: (state: State, picks: number) => void,
): void {
  const chance = new ReplayedChance()
  chance.load(start)
  const state = engine.start(seats, settings, chance)
  see(state, 0)
  const every = Math.max(1, Math.floor(log.length / MOMENTS))
  for (const [place, [seat, pick, ...results]] of log.entries()) {
    chance.load(results)
    engine.play(state, seat, pick, chance)
    const picks = place + 1
    if (picks % every === 0 || picks === log.length) see(state, picks)
  }
}
