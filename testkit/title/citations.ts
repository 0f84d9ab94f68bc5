import { CitationAudit } from '../citation-audit.ts'
import type { TableGiven, TitleGiven } from './given.ts'
import type { PromisesAbout } from './promise.ts'
import { everyNumberOfSeats, lateState, seatsAt } from './tables.ts'

/** Whatever happens, is asked, offered or refused names the rule that makes it so. */
export const citations = (given: TitleGiven): PromisesAbout => ({
  about: 'every rule that is cited in play',
  promised: [
    {
      says:
        given.cited?.meanings === undefined
          ? 'is in the book'
          : 'speaks of what it is cited for, and all that can be cited comes up',
      faults: () => citationFaults(given),
    },
  ],
})

function citationFaults(given: TitleGiven): readonly string[] {
  const { title, rulebook, cited = {} } = given
  const { tables = everyNumberOfSeats(title), lateTables = [{}], rareMoments = [] } = cited
  const { matches = 1, lateMatches = 1, rareMatches = 1 } = cited
  const audit = new CitationAudit(title, rulebook.text, cited.meanings)
  const playLate = (table: TableGiven, n: number): void => {
    const state = lateState(given, table, `late ${n}`)
    if (state !== undefined) audit.matchFrom(state, `late ${n}`)
  }
  for (const table of tables)
    for (let n = 0; n < matches; n++)
      audit.match(seatsAt(title, table), table.settings ?? {}, `match ${n}`)
  for (const table of lateTables) for (let n = 0; n < lateMatches; n++) playLate(table, n)
  for (const moment of rareMoments)
    for (let n = 0; n < rareMatches; n++) audit.matchFrom(moment(), `rare ${n}`)
  return [...audit.faults, ...notMet(audit.uncovered, cited.never ?? [], cited.seldom ?? [])]
}

/** What should have come up and did not, and what came up though nobody is ever shown it. */
function notMet(
  uncovered: readonly string[],
  never: readonly string[],
  seldom: readonly string[],
): readonly string[] {
  return [
    ...uncovered
      .filter((what) => !never.includes(what) && !seldom.includes(what))
      .map((what) => `${what} has not come up`),
    ...never
      .filter((what) => !uncovered.includes(what))
      .map((what) => `${what} comes up after all`),
  ]
}
