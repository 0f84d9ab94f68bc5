// Records the fixtures anew, one for each way in which the game can end: tsx games/necronomonopoly/testing/record-fixtures.ts
// Only needed when a rule change makes the old ones impossible; read the difference before committing it.
import { Engine } from '@eldertable/kernel'
import { recordEnding, type Fixture } from '@eldertable/testkit'
import { writeFixtures } from '@eldertable/testkit/fixture-files.ts'
import { habit } from '../bot/habit.ts'
import { necronomonopoly } from '../index.ts'

const engine = new Engine(necronomonopoly)

/** The first habit-bot match with this ending. */
function find(ending: string, seats: number, settings: Fixture['settings']): Fixture {
  const bots = Array.from({ length: seats }, () => habit)
  return recordEnding(engine, bots, ending, { seed: ending, settings })
}

const wanted = {
  'last-sane': find('last-sane', 4, {}),
  cultists: find('cultists', 4, { startingSanity: 100 }),
  'round-limit': find('round-limit', 3, { roundLimit: 20 }),
  'six-seats-every-option': find('last-sane', 6, {
    silence: true,
    keeper: 'roll',
    wildGates: true,
    trade: 'open',
    teeming: true,
    startingSanity: 100,
  }),
}

writeFixtures(new URL('../fixtures/', import.meta.url), wanted)
