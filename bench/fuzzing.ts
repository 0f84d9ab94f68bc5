import { games } from '@eldertable/games'
import type { AnyTitle } from '@eldertable/kernel'
import { fuzz, oracleNames } from '@eldertable/testkit'
import { race, type Contest, type Run } from './measure.ts'
import { number, type Section } from './report.ts'

const PICKS = 200

/** Imported by a lane. @public */
export const contest = (): Contest =>
  Object.fromEntries(games.map(({ title }) => [title.id, fuzzing(title)]))

/** How many picks a second the fuzzer makes with every oracle watching, on one thread. */
export async function measureFuzzing(): Promise<Section> {
  const entrants = games.map(({ title }) => ({ module: import.meta.url, name: title.id }))
  const speeds = await race(entrants, { rounds: 5, seconds: 1 })
  return {
    heading: 'Fuzzing',
    about: `Random play on one thread with all ${oracleNames.length} oracles watching every pick: ${oracleNames.join(', ')}.`,
    columns: ['Title', 'Picks/s', 'Picks/hour'],
    rows: speeds.map(({ name, perSecond }) => [name, number(perSecond), number(3600 * perSecond)]),
  }
}

function fuzzing(title: AnyTitle): Run {
  let round = 0
  return () => {
    const { picks, violation } = fuzz({ title, picks: PICKS, seed: `bench ${round++}` })
    if (violation !== undefined)
      throw new Error(`the fuzzer found a violation in ${title.id}: ${violation.message}`)
    return picks
  }
}
