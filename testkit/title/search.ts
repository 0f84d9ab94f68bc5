import { Engine, FastChance, type SearchProfile, type State } from '@eldertable/kernel'
import { readFixtures } from '../fixture-files.ts'
import { observationOf } from '../observation.ts'
import type { TitleGiven } from './given.ts'
import { onTheWay } from './on-the-way.ts'
import type { PromisesAbout } from './promise.ts'

/** What a title tells the search holds in every state of recorded matches; a title without a bot that thinks tells nothing. */
export function searchIsTold({ title, game, fixtures }: TitleGiven): PromisesAbout {
  const about = 'what the search is told'
  const profile = game?.searchProfile
  if (profile === undefined) return { about, promised: [] }
  const engine: Engine = new Engine(title)
  return {
    about,
    promised: [
      {
        says: 'are chances of every seat, and options that are offered',
        faults: () =>
          readFixtures(fixtures).flatMap(({ name, fixture }) => {
            const found: string[] = []
            onTheWay(engine, fixture, (state, picks) => {
              for (const fault of profileFaults(engine, profile, state))
                found.push(`${name}, pick ${picks}: ${fault}`)
            })
            return found
          }),
      },
    ],
  }
}

function profileFaults(engine: Engine, profile: SearchProfile, state: State): readonly string[] {
  if (state.table.outcome !== null) return []
  const observation = observationOf(engine, state)
  const [usual = -1] = observation.picks
  const world = engine.copy(state)
  const looked = profile.candidates?.(observation, usual, world, new FastChance('looked')) ?? []
  return [
    ...chanceFaults(profile.evaluate(state), state),
    ...chanceFaults(profile.foretell?.(state) ?? profile.evaluate(state), state),
    ...looked
      .filter((pick) => !observation.picks.includes(pick))
      .map((pick) => `${pick} deserves a look and is not offered`),
  ]
}

function chanceFaults(chances: readonly number[], { hands }: State): readonly string[] {
  if (chances.length !== hands.length)
    return [`${chances.length} chances for ${hands.length} seats`]
  return chances.filter((one) => !(one >= 0 && one <= 1)).map((one) => `${one} is no chance`)
}
