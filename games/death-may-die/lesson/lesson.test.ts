import { Engine, LessonRun } from '@eldertable/kernel'
import { expect, it } from 'vitest'
import { deathMayDie } from '../index.ts'
import { ELDER, type DmdState } from '../state.ts'
import { cardsOf, claimOf } from '../rules/claims.ts'
import { foesIn } from '../rules/figures.ts'
import { lesson } from './index.ts'

const engine = new Engine(deathMayDie)

it('says what is true', () => {
  const run = new LessonRun(engine, lesson)
  const s = run.state as DmdState
  const [ada, bram] = s.table.heroes
  const step = (): string[] => {
    const before = run.told.length
    while (run.phase === 'asks') run.pick(run.wanted[0] ?? -1)
    while (run.phase === 'follows') run.follow()
    run.next()
    return run.told.slice(before).map(({ event }) => event.key)
  }
  const here = (): number[] => foesIn(s, ada?.space ?? -1)
  const retort = s.table.things.find(({ space }) => space >= 0)

  expect(step()).toEqual(['free', 'moves', 'comes', 'moves', 'comes'])
  expect([ada?.space, here().length, s.table.actions]).toEqual([retort?.space, 1, 3])
  step()
  expect(s.table.roll).toMatchObject({ kind: 'attack', dice: [0, 5, 3, 6] })
  expect(step()).toEqual(['stress', 'rerolls', 'hurts', 'kills', 'sanity'])
  expect([here(), ada?.stress, ada?.sanity]).toEqual([[], 1, 2])
  expect(step()).toEqual(['acts', 'rolls', 'marks', 'sanity', 'snaps', 'calms'])
  expect([retort?.markers, ada?.sanity, ada?.stress]).toEqual([3, 3, 0])
  expect(step()).toEqual(['levelsUp'])
  expect(s.table.actions).toBe(1)
  expect(step()).toEqual(['draws', 'resolves', 'summons', 'summons', 'finds'])
  expect(here()).toEqual([])
  step()
  expect(cardsOf(s, 0).map((card) => claimOf(s, card)?.name)).toEqual(['Fire Axe'])
  expect([ada?.stress, bram?.stress, s.table.active]).toEqual([1, 1, 0])
  expect(step()).toContain('arrives')
  expect([s.table.isDisrupted, s.table.elder.stage, here()]).toEqual([true, 2, [ELDER]])
  step()
  expect([s.table.elder.wounds, s.table.actions]).toEqual([4, 1])
  step()
  expect([ada?.wounds, ada?.sanity, s.table.elder.wounds]).toEqual([1, 4, 5])
  expect([run.phase, s.table.active]).toEqual(['over', 1])
})
