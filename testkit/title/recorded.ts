import { Engine } from '@eldertable/kernel'
import { readFixtures } from '../fixture-files.ts'
import { FixtureMismatch, replayFixture, type Fixture } from '../fixtures.ts'
import type { RecordedKind, TitleGiven } from './given.ts'
import { unlike, type Promised, type PromisesAbout } from './promise.ts'
import { tableName } from './tables.ts'

/** Matches that were recorded once go as they went, and there is one for each way in which the game can end. */
export function recordedMatches({
  title,
  fixtures,
  endings,
  recorded = [],
}: TitleGiven): PromisesAbout {
  const all = readFixtures(fixtures)
  const engine: Engine = new Engine(title)
  const goes = ({ name, fixture }: (typeof all)[number]): Promised => ({
    says: `go as they were recorded: ${name}`,
    faults: () => mismatch(engine, fixture),
  })
  return {
    about: 'recorded matches',
    promised: [
      ...all.map(goes),
      {
        says: 'show every way in which the game can end',
        faults: () =>
          unlike('endings', [...new Set(all.map(({ fixture }) => fixture.ending))], endings),
      },
      ...recorded.map((kind) => ({
        says: `show what there is to play: ${kindName(kind)}`,
        faults: () =>
          all.some(({ fixture }) => isOf(kind, fixture)) ? [] : ['no such match is recorded'],
      })),
      {
        says: 'are other ones if chance falls differently',
        faults: () =>
          unnoticed(
            engine,
            all.map(({ fixture }) => fixture),
          ),
      },
    ],
  }
}

function mismatch(engine: Engine, fixture: Fixture): readonly string[] {
  try {
    replayFixture(engine, fixture)
    return []
  } catch (error) {
    if (error instanceof FixtureMismatch) return [error.message]
    throw error
  }
}

function kindName({ ending, isWon, ...table }: RecordedKind): string {
  const result = isWon === undefined ? [] : [isWon ? 'won' : 'lost']
  return [...(ending === undefined ? [] : [ending]), ...result, tableName(table)].join(', ')
}

function isOf({ seats, settings = {}, ending, isWon }: RecordedKind, fixture: Fixture): boolean {
  return (
    (seats === undefined || seats === fixture.seats) &&
    (ending === undefined || ending === fixture.ending) &&
    (isWon === undefined || isWon === fixture.winners.length > 0) &&
    Object.entries(settings).every(([name, value]) => fixture.settings[name] === value)
  )
}

/** Looks in the shortest match in which chance had a say whether another result would have been noticed. */
function unnoticed(engine: Engine, all: readonly Fixture[]): readonly string[] {
  const [shortest] = all
    .map((fixture) => ({ fixture, others: withOtherChance(fixture) }))
    .filter(({ others }) => others.length > 0)
    .toSorted((one, other) => one.fixture.log.length - other.fixture.log.length)
  // Where chance has no say there is only the last state to compare.
  const others = shortest?.others ?? all.map((fixture) => ({ ...fixture, hash: '' }))
  return others.some((other) => mismatch(engine, other).length > 0)
    ? []
    : ['no other result of chance is noticed']
}

/** The same match with other results at one pick, the last one first, or at last in the set-up. */
function withOtherChance(fixture: Fixture): readonly Fixture[] {
  const { start, log } = fixture
  const atPicks = log.flatMap(([seat, pick, ...results], place): Fixture[] =>
    results.length === 0
      ? []
      : [{ ...fixture, log: log.with(place, [seat, pick, ...results.map(another)]) }],
  )
  const inSetUp = start.length === 0 ? [] : [{ ...fixture, start: start.map(another) }]
  return [...inSetUp, ...atPicks].toReversed()
}

const another = (result: number): number => (result === 0 ? 1 : 0)
