import { Engine, LessonRun, type Lesson } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { KIND_OF, objectAt } from '../pieces/objects.ts'
import { POWER_SLUGS } from '../pieces/powers.ts'
import { spaceName } from '../tiles/spaces.ts'
import { cthulhuMash } from '../index.ts'
import { isInsane } from '../rules/characters/health.ts'
import { placeOf, spaceOf } from '../rules/spots.ts'
import type { MashState } from '../state.ts'
import { firstTurn } from './first-turn.ts'
import { sanity } from './sanity.ts'

const engine = new Engine(cthulhuMash)

/** Plays a lesson step by step: each call is a step and says what happened. */
function stepping(of: Lesson): { s: MashState; step: () => string[]; run: LessonRun } {
  const run = new LessonRun(engine, of)
  const step = (): string[] => {
    const before = run.told.length
    while (run.phase === 'asks') run.pick(run.wanted[0] ?? -1)
    while (run.phase === 'follows') run.follow()
    run.next()
    return run.told.slice(before).map(({ event }) => event.key)
  }
  return { s: run.state as MashState, step, run }
}

const where = (spot = -1): string => `${placeOf(spot)} ${spaceName(spaceOf(spot))}`
const slugs = (objects: readonly number[] = []): string[] =>
  objects.map((object) => objectAt(KIND_OF[object] ?? -1).slug)

describe('the lesson that comes first', () => {
  it('says what is true', () => {
    const { s, step, run } = stepping(firstTurn)
    const { table } = s
    const [ada] = table.heroes
    expect(step()).toEqual(['steps', 'steps', 'steps', 'steps'])
    expect(where(ada?.spot)).toBe('1 R3C1')
    expect(engine.decision(s)).toMatchObject({ key: 'move.choose', about: { points: 2 } })
    expect(step()).toEqual(expect.arrayContaining(['reveals', 'populates', 'spawns']))
    expect(where(ada?.spot)).toBe('0 R4C6')
    // The Idol at a corner and its Cultist beside her, the Cell and its Moon-Beast in the south.
    expect(table.foes.map(({ spot }) => where(spot))).toEqual([
      '0 R3C5',
      '0 R1C5',
      '0 R3C6',
      '0 R2C6',
    ])
    expect(step()).toContain('falls')
    expect(step()).toEqual(['powerUp'])
    expect(ada?.powers.map((power) => POWER_SLUGS[power])).toEqual(['pe-dead-shot'])
    expect(step()).toEqual(expect.arrayContaining(['falls', 'keeps', 'leaves', 'searches']))
    expect([ada?.kills.length, ada?.mentality, table.piles[0]?.unseen]).toEqual([1, 3, 3])
    expect(table.actions).toBe(1)
    step()
    expect([slugs(ada?.objects), table.piles[0]?.unseen]).toEqual([
      ['revolver-32', 'penicillin-vial'],
      2,
    ])
    expect(step()).toEqual(expect.arrayContaining(['monsters', 'attacks', 'loses', 'spawnRoll']))
    expect([ada?.health, table.active]).toEqual([3, 0])
    expect(step()).toEqual(['usesUp', 'heals'])
    expect([ada?.health, table.actions]).toEqual([4, 4])
    expect(step()).toContain('falls')
    expect(run.phase).toBe('over')
    expect(table.foes).toHaveLength(1)
  })
})

describe('the lesson about sanity', () => {
  it('says what is true', () => {
    const { s, step, run } = stepping(sanity)
    const [ada, bram] = s.table.heroes
    const insane = (): boolean => bram !== undefined && isInsane(s, bram)
    expect(insane()).toBe(true)
    expect(step()).toEqual(['steps', 'steps', 'checks', 'shudders'])
    expect(ada?.sanity).toBe(62)
    expect(step()).toEqual(['reads', 'checks', 'shudders', 'idea'])
    expect(ada?.sanity).toBe(56)
    step()
    expect(ada?.sanity).toBe(58)
    expect(step()).toContain('hands')
    expect([ada?.sanity, bram?.sanity, insane()]).toEqual([50, 29, false])
    expect(step()).toEqual(expect.arrayContaining(['therapy', 'calms', 'misses']))
    expect([ada?.sanity, ada?.health, bram?.sanity]).toEqual([51, 3, 29])
    expect([run.phase, s.table.active]).toEqual(['over', 1])
  })
})
