import { Engine, type Title, type TitleTypes } from '@eldertable/kernel'
import { readFixtures } from '../fixture-files.ts'
import type { Fixture } from '../fixtures.ts'
import { isBroken, isSentence } from '../sentences.ts'
import { toldMatch } from '../told-match.ts'
import type { Expected, RowTold, StoryTold, Telling, TitleGiven } from './given.ts'
import { unlike, type PromisesAbout } from './promise.ts'

/** A match that is over is told: who did what, where it turned, and what decided it. */
export function toldMatches({ title, fixtures, told }: TitleGiven): PromisesAbout {
  const about = 'what is told of recorded matches'
  if (told === undefined) return { about, promised: [] }
  const all = readFixtures(fixtures)
  const matches = new ToldMatches(title, fixtures, told)
  return {
    about,
    promised: [
      {
        says: 'reads well, and is about those who played',
        faults: () =>
          all.flatMap(({ name, fixture }) => {
            const match = name.replace(/\.json$/, '')
            const { rows, story } = matches.of(match)
            return [...rowFaults(rows, fixture), ...storyFaults(story, fixture)].map(
              (fault) => `${match}: ${fault}`,
            )
          }),
      },
      ...Object.entries(told.rows).map(([match, expected]) => ({
        says: `counts who did what as one does by hand: ${match}`,
        faults: () => unlikeLines(matches.rows(match), expected),
      })),
      ...Object.entries(told.decided).map(([match, expected]) => ({
        says: `names the last deed, by how it ended: ${match}`,
        faults: () => unlikeLines([matches.told(match).decided ?? 'nothing'], [expected]),
      })),
    ],
  }
}

/** The recorded matches of a title as they are told, for tests that read them closely. */
export class ToldMatches<K extends TitleTypes> {
  readonly #engine: Engine<K>
  readonly #fixtures: ReadonlyMap<string, Fixture>
  readonly #telling: Pick<Telling<K>, 'tally' | 'story'>

  constructor(title: Title<K>, fixtures: URL, telling: Pick<Telling<K>, 'tally' | 'story'>) {
    this.#engine = new Engine(title)
    this.#fixtures = new Map(
      readFixtures(fixtures).map(({ name, fixture }) => [name.replace(/\.json$/, ''), fixture]),
    )
    this.#telling = telling
  }

  /** A match to its end, and what its sentences draw upon. */
  played(name: string) {
    const fixture = this.#fixtures.get(name)
    if (fixture === undefined) throw new Error(`there is no match ${name}`)
    return toldMatch(this.#engine, fixture)
  }

  of(name: string): { rows: readonly RowTold[]; story: StoryTold } {
    const { log, context } = this.played(name)
    return {
      rows: this.#telling.tally(log, context),
      story: this.#telling.story(log, context),
    }
  }

  /** Rows as they are read: the figure, what became of it, and its numbers. */
  rows(name: string): string[] {
    return this.of(name).rows.map(
      ({ name: who, fate, figures }) =>
        `${who}: ${fate ?? '–'}: ${figures.map(({ value }) => value).join(' ')}`,
    )
  }

  /** Where it turned, with the time before each, and what decided it. */
  told(name: string): { points: string[]; decided: string | null } {
    const { turningPoints, decided } = this.of(name).story
    return { points: turningPoints.map(({ when, text }) => `${when}: ${text}`), decided }
  }
}

function rowFaults(rows: readonly RowTold[], { seats }: Fixture): readonly string[] {
  if (rows.length === 0) return ['nobody did anything']
  return rows.flatMap(({ seat, name, fate, figures }) => [
    ...(seat === undefined || (seat >= 0 && seat < seats) ? [] : [`there is no seat ${seat}`]),
    ...[name, ...(fate === undefined ? [] : [fate])]
      .concat(figures.flatMap(({ value, label }) => [value, label]))
      .filter(isBroken)
      .map((text) => `"${text}" in the row of ${name}`),
    ...(figures.length > 0 ? [] : [`there is nothing to count of ${name}`]),
  ])
}

function storyFaults({ turningPoints, decided }: StoryTold, { log }: Fixture): readonly string[] {
  const sentences = [
    ...turningPoints.map(({ text }) => text),
    ...(decided === null ? [] : [decided]),
  ]
  return [
    ...sentences.filter((text) => !isSentence(text)).map((text) => `not a sentence: "${text}"`),
    ...turningPoints.filter(({ when }) => isBroken(when)).map(({ text }) => `no time of "${text}"`),
    ...turningPoints
      .filter(({ position }) => position < 0 || position > log.length)
      .map(({ text }) => `"${text}" was at no position of the match`),
  ]
}

/** Lines that are not as expected, each with what was. */
function unlikeLines(found: readonly string[], expected: readonly Expected[]): readonly string[] {
  const isLike = (line: string, wanted: Expected): boolean =>
    typeof wanted === 'string' ? line === wanted : wanted.test(line)
  const wrong = expected.flatMap((wanted, place) => {
    const line = found[place] ?? 'nothing'
    return isLike(line, wanted) ? [] : [`not ${String(wanted)} but: ${line}`]
  })
  return found.length > expected.length
    ? [...wrong, ...unlike('lines', found.slice(expected.length), [])]
    : wrong
}
