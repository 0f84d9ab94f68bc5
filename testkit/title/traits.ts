import { Engine, type AnyTitle, type State } from '@eldertable/kernel'
import { readFixtures } from '../fixture-files.ts'
import { isBroken } from '../sentences.ts'
import type { TitleGiven } from './given.ts'
import { onTheWay } from './on-the-way.ts'
import type { PromisesAbout } from './promise.ts'

/** What wins are told apart by is known of every seat once a match is over, and of all seats alike. */
export function traitsAreTold({ title, fixtures }: TitleGiven): PromisesAbout {
  const engine: Engine = new Engine(title)
  return {
    about: 'what wins are told apart by',
    promised:
      title.traits === undefined
        ? []
        : [
            {
              says: 'is known of every seat, and of the same kinds',
              faults: () =>
                readFixtures(fixtures).flatMap(({ name, fixture }) => {
                  const ends: State[] = []
                  onTheWay(engine, fixture, (state, picks) => {
                    if (picks === fixture.log.length) ends.push(state)
                  })
                  return ends
                    .flatMap((end) => traitFaults(title, end))
                    .map((fault) => `${name}: ${fault}`)
                }),
            },
          ],
  }
}

function traitFaults(title: AnyTitle, { table, hands }: State): readonly string[] {
  const all = [...hands.keys()].map((seat) => title.traits?.(table, seat) ?? [])
  const kinds = all.map((traits) => traits.map(([kind]) => kind).join(', '))
  return [
    ...all.flatMap((traits, seat) =>
      traits.length === 0 ? [`nothing is known of seat ${seat}`] : [],
    ),
    ...all
      .flat(2)
      .filter(isBroken)
      .map((word) => `"${word}" is no word`),
    ...(new Set(kinds).size > 1 ? [`seats are told apart by ${kinds.join('; ')}`] : []),
  ]
}
