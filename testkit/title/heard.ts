import { TextAudit } from '../text-audit.ts'
import type { TableGiven, TitleGiven } from './given.ts'
import type { Promised, PromisesAbout } from './promise.ts'
import { everyNumberOfSeats, lateState, named, seatsAt } from './tables.ts'

const YOU = /\b[Yy]ou(r|rs)?\b/

/** Whatever is said in matches at random is a whole sentence, to whom it is meant, and no two options read alike. */
export function heard(given: TitleGiven): PromisesAbout {
  const { title, late } = given
  const { toSomebody = YOU, matches = 1, atLeast = 1 } = given.heard ?? {}
  const { tables = everyNumberOfSeats(title), lateTables = [{}] } = given.heard ?? {}

  const told = (least: number, play: (audit: TextAudit, n: number) => void): readonly string[] => {
    const audit = new TextAudit(title, toSomebody)
    for (let n = 0; n < matches; n++) play(audit, n)
    const { size } = audit.sentences
    return [...audit.faults, ...(size < least ? [`only ${size} sentences were heard`] : [])]
  }

  const begun = ([name, table]: readonly [string, TableGiven]): Promised => {
    const seats = seatsAt(title, table)
    return {
      says: `are put into words for everybody: ${name}`,
      faults: () =>
        told(atLeast, (audit, n) =>
          audit.match(seats, table.settings ?? {}, `${seats} seats ${n}`),
        ),
    }
  }

  const lately = ([name, table]: readonly [string, TableGiven]): Promised => ({
    says: `are put into words late as well: ${name}`,
    faults: () =>
      told(1, (audit, n) => {
        const state = lateState(given, table, `late ${name} ${n}`)
        if (state !== undefined) audit.matchFrom(state, `late ${name} ${n}`)
      }),
  })

  return {
    about: 'matches at random',
    promised: [
      ...named(tables).map(begun),
      ...(late === undefined ? [] : named(lateTables).map(lately)),
    ],
  }
}
