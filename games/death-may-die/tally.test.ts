import { Engine } from '@eldertable/kernel'
import { toldMatch } from '@eldertable/testkit/told-match.ts'
import { readFixtures } from '@eldertable/testkit/fixture-files.ts'
import { describe, expect, it } from 'vitest'
import { deathMayDie } from './index.ts'
import { markOf } from './board/actor.ts'
import { story } from './board/story.ts'
import type { DmdTable } from './board/table.ts'
import { tally } from './board/tally.ts'
import { NOBODY } from './state.ts'

const engine = new Engine(deathMayDie)
const fixtures = readFixtures(new URL('./fixtures/', import.meta.url))

function played(name: string) {
  const found = fixtures.find((one) => one.name === `${name}.json`)
  if (found === undefined) throw new Error(`there is no match ${name}`)
  return toldMatch(engine, found.fixture)
}

/** Rows as they are read: the figure, what became of it, and its numbers. */
function rows(name: string): string[] {
  const { log, context } = played(name)
  return tally(log, context).map(
    ({ name: who, fate, figures }) =>
      `${who}: ${fate ?? '–'}: ${figures.map(({ value }) => value).join(' ')}`,
  )
}

function told(name: string) {
  const { log, context } = played(name)
  const { turningPoints, decided } = story(log, context)
  return { points: turningPoints.map(({ when, text }) => `${when}: ${text}`), decided }
}

describe('who did what', () => {
  it('tells of each investigator what was dealt, felled, taken and lost, as counted by hand', () => {
    expect(rows('slain-cthulhu')).toEqual([
      'Elizabeth: Came through: 41 8 4 18',
      'Morgan: Died in turn 15, by Cthulhu: 35 5 7 14',
    ])
  })

  it('has a row for each of the two whom somebody alone plays, and how each fell', () => {
    const { log, context } = played('nobody-left')
    expect(tally(log, context).map(({ seat, name, fate }) => [seat, name, fate])).toEqual([
      [0, 'Sister Beth', 'Insane in turn 22'],
      [0, 'Morgan', 'Insane in turn 20'],
    ])
  })

  it('marks each of the two as it stands on the map, and others by their seats', () => {
    const [alone, together] = ['nobody-left', 'slain-cthulhu'].map((name) => {
      const { log, context } = played(name)
      return { marks: tally(log, context).map(({ mark }) => mark), table: context.table }
    })
    expect([alone?.marks, together?.marks]).toEqual([
      [0, 1],
      [undefined, undefined],
    ])
    const marksIn = (table: DmdTable | undefined) =>
      [0, 1, NOBODY].map(
        (hero) => table && markOf(table, { key: 'moves', rule: 'DMD-MOVE-1', is: { hero } }),
      )
    expect(marksIn(alone?.table)).toEqual([0, 1, undefined])
    expect(marksIn(together?.table)).toEqual([undefined, undefined, undefined])
  })

  it('says what killed somebody before anybody could be saved', () => {
    expect(rows('dead-early')[0]).toMatch(/^Lizzie Borden: Died in turn 7, by a Cultist:/)
    expect(rows('dead-early')[1]).toMatch(/^Fatima: Still standing: 0 0 0 0$/)
  })
})

describe('where it turned', () => {
  it('leaves no death out, and says what it meant', () => {
    expect(told('slain-cthulhu').points).toContain(
      'Turn 15: Morgan is killed by Cthulhu, and Elizabeth is alone.',
    )
    expect(told('nobody-left').points.at(-1)).toBe(
      'Turn 22: Sister Beth goes insane for good, and nobody is left.',
    )
  })

  it('names the last deed in context, however it ended', () => {
    expect(told('slain-cthulhu').decided).toBe(
      "The last blow was Elizabeth's, for 3 wounds, with Cthulhu 4 spaces from the end of its track. Morgan did not live to see it.",
    )
    expect(told('nobody-left').decided).toBe(
      'Sister Beth, the last of them, went insane for good in turn 22.',
    )
    expect(told('dead-early').decided).toBe('Lizzie Borden was killed by a Cultist in turn 7.')
    expect(told('ascended').decided).toMatch(/^In turn 26 Cthulhu came to the end of its track, /)
  })
})
