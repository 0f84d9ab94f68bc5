import { switchWordings, wordingFaults } from '../wording.ts'
import type { TitleGiven } from './given.ts'
import type { PromisesAbout } from './promise.ts'

/** Numbers that players read are those of the book. */
export function numbersOfTheBook(given: TitleGiven): PromisesAbout {
  const { title, rulebook, numbers = [] } = given
  const { besides = {}, printed = {}, without = [] } = given.switchNumbers ?? {}
  const switches = Object.fromEntries(
    Object.entries(title.switches).filter(([name]) => !without.includes(name)),
  )
  return {
    about: 'the numbers that players read are those of the book',
    promised: [
      ...numbers.map(({ of, wordings, pieces }) => ({
        says: of,
        faults() {
          const all = wordings()
          const isEmpty = pieces === undefined ? all.length === 0 : all.length !== pieces
          return [
            ...wordingFaults(all),
            ...(isEmpty ? [`there are ${all.length} pieces, not ${pieces ?? 'some'}`] : []),
          ]
        },
      })),
      {
        says: 'for the options of a table',
        faults: () => [
          ...wordingFaults(
            switchWordings(switches, title.text.switches, rulebook, besides).map((one) => ({
              ...one,
              printed: printed[one.piece] ?? one.printed,
            })),
          ),
          ...[...Object.keys(printed), ...Object.keys(besides), ...without]
            .filter((name) => title.switches[name] === undefined)
            .map((name) => `there is no switch ${name}`),
        ],
      },
    ],
  }
}
