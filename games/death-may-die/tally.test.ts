import { ToldMatches } from '@eldertable/testkit/title/told.ts'
import { describe, expect, it } from 'vitest'
import { deathMayDie } from './index.ts'
import { markOf } from './board/actor.ts'
import { story } from './board/story.ts'
import type { DmdTable } from './board/table.ts'
import { tally } from './board/tally.ts'
import { NOBODY } from './state.ts'

const fixtures = new URL('./fixtures/', import.meta.url)
const matches = new ToldMatches(deathMayDie, fixtures, { tally, story })
const played = (name: string) => matches.played(name)
const rows = (name: string) => matches.rows(name)
const told = (name: string) => matches.told(name)

describe('who did what', () => {
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
})
