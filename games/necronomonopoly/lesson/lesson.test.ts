import { LessonRun } from '@eldertable/kernel'
import { expect, it } from 'vitest'
import { rentOf } from '../rules/dues.ts'
import { engine, spaceNamed } from '../testing/at.ts'
import { lesson } from './index.ts'

it('says numbers that are true', () => {
  const run = new LessonRun(engine, lesson)
  const sanity = (): number[] => run.state.table.players.map((one) => one.sanity)
  const rent = (space: string): number => rentOf(run.state, spaceNamed(space), 0)
  const done = (): void => {
    run.pick(run.wanted[0] ?? -1)
    while (run.phase === 'follows') run.follow()
  }
  const next = (): void => {
    run.next()
    done()
  }
  expect([sanity(), rent('witchs-cross')]).toEqual([[96, 61], 12])
  done()
  next()
  expect([sanity(), rent('riverside-hospital')]).toEqual([[70, 61], 33])
  next()
  expect(sanity()).toEqual([103, 28])
  next()
  expect(sanity()).toEqual([73, 58])
  expect([rent('riverside-hospital'), rent('witchs-cross')]).toEqual([80, 85])
  next()
  next()
  const told = run.told.map(({ event }) => event)
  expect(told.findLast(({ key }) => key === 'gateRoll')?.is).toMatchObject({ total: 4 })
  expect(told.findLast(({ key }) => key === 'meets')?.is).toMatchObject({ loss: 8 })
  next()
  next()
  expect(run.state.table.outcome).toEqual({ ending: 'last-sane', winners: [0] })
})
