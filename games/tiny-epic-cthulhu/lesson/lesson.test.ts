import { LessonRun } from '@eldertable/kernel'
import { expect, it } from 'vitest'
import { drawsInStepOne } from '../rules/strength.ts'
import { engine } from '../testing/at.ts'
import { lesson } from './index.ts'

it('says what is true', () => {
  const run = new LessonRun(engine, lesson)
  const { table } = run.state
  const [ada] = table.characters
  const [, ferry] = table.towns
  const done = (): void => {
    while (run.phase === 'asks') run.pick(run.wanted[0] ?? -1)
    while (run.phase === 'follows') run.follow()
  }
  const next = (): void => {
    run.next()
    done()
  }
  expect([table.step, drawsInStepOne(table), ada?.held]).toEqual(['pointer', 2, [0, 0, 0, 1]])
  done()
  expect([ferry?.madness, ada?.held, table.oldOne]).toEqual([[2, 1, 0], [0, 0, 0, 2], 3])
  next()
  expect([ada?.held, ferry?.page]).toEqual([[0, 0, 1, 2], 4])
  next()
  expect(ada?.held).toEqual([1, 1, 1, 2])
  const rage = table.lair[1] ?? 0
  next()
  expect([ada?.held, table.lair[1], table.actions]).toEqual([[1, 1, 1, 1], rage - 2, 0])
  next()
  expect([ada?.held, table.actions]).toEqual([[1, 1, 1, 0], 1])
  next()
  expect([table.rows, table.phase, ada?.held]).toEqual([[5, 5, 5, 5, 5], 2, [0, 0, 0, 0]])
  next()
  expect([table.oldOne, ada?.town, table.active]).toEqual([1, 1, 0])
  next()
  expect(ada?.held).toEqual([1, 0, 0, 0])
  next()
  expect([table.dice, table.portals]).toEqual([
    [1, 1],
    [0, -1, -1, -1, -1, -1],
  ])
})
