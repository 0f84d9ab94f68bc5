import { games } from '@eldertable/games'
import type { AnyTitle } from '@eldertable/kernel'
import { fuzz, oracleNames } from '@eldertable/testkit'
import { race, type Contestant } from './measure.ts'
import { number, type Section } from './report.ts'

const PICKS = 500

/** How many picks a second the fuzzer makes with every oracle watching, on one thread. */
export function measureFuzzing(): Section {
  const speeds = race(
    games.map(({ title }) => fuzzer(title)),
    { rounds: 5, seconds: 1 },
  )
  return {
    heading: 'Fuzzing',
    about: `Random play on one thread with all ${oracleNames.length} oracles watching every pick: ${oracleNames.join(', ')}.`,
    columns: ['Title', 'Picks/s', 'Picks/hour'],
    rows: speeds.map(({ name, perSecond }) => [name, number(perSecond), number(3600 * perSecond)]),
  }
}

function fuzzer(title: AnyTitle): Contestant {
  let round = 0
  return {
    name: title.id,
    run() {
      const { picks, violation } = fuzz({ title, picks: PICKS, seed: `bench ${round++}` })
      if (violation !== undefined)
        throw new Error(`the fuzzer found a violation in ${title.id}: ${violation.message}`)
      return picks
    },
  }
}
