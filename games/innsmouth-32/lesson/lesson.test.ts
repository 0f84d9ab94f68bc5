import { Engine, LessonRun, type Lesson } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { cardAt, theCard } from '../pieces/cards.ts'
import { SPEED } from '../pieces/stats.ts'
import { innsmouth32 } from '../index.ts'
import { flailTarget } from '../rules/flail.ts'
import { findSurvivor, statOf } from '../rules/survivors.ts'
import type { I32State } from '../state.ts'
import { lesson } from '../text/lesson.ts'
import { directorLesson } from './director.ts'
import { survivorsLesson } from './survivors.ts'

const engine = new Engine(innsmouth32)

/** Plays a lesson step by step: each call is a step and says what happened. */
function stepping(of: Lesson): { s: I32State; step: () => string[]; run: LessonRun } {
  const run = new LessonRun(engine, of)
  const step = (): string[] => {
    const before = run.told.length
    while (run.phase === 'asks') run.pick(run.wanted[0] ?? -1)
    while (run.phase === 'follows') run.follow()
    run.next()
    return run.told.slice(before).map(({ event }) => event.key)
  }
  return { s: run.state as I32State, step, run }
}

const screenOf = (s: I32State): string[] =>
  s.table.screen.map((cards) => {
    const top = cards.at(-1) ?? -1
    return top < 0 ? '?' : cardAt(top).key
  })

describe('the lesson for survivors', () => {
  it('says what is true', () => {
    const { s, step, run } = stepping(survivorsLesson)
    const [ada] = s.table.pools
    const quarterback = () => findSurvivor(s, theCard('quarterback'))
    const archaeologist = () => findSurvivor(s, theCard('archaeologist'))
    expect(step()).toEqual(['joins'])
    expect([archaeologist()?.rest, archaeologist()?.mythos]).toEqual([3, 4])
    expect(step()).toEqual(expect.arrayContaining(['opens', 'fadeOut', 'places', 'suffers']))
    expect(screenOf(s).toSorted()).toEqual(['?', 'boat-hook', 'loafer'])
    step()
    expect([ada?.power, quarterback()?.card]).toEqual([2, theCard('quarterback')])
    expect(step()).toContain('monsterFalls')
    expect(s.table.throngs.flatMap(({ cards }) => cards)).toEqual([])
    expect(step()).toEqual(expect.arrayContaining(['saves', 'fades', 'gainsRest', 'suffers']))
    // I32-OPT-20: what the step says of the flail is what this small cast throws against.
    const one = quarterback()
    expect(one && [statOf(one, SPEED), flailTarget(s, one, 0)]).toEqual([6, 7])
    expect(lesson.flail.text).toContain(
      'SPEED 6, and 1 more because your cast is small, so 7 or less',
    )
    step()
    expect(s.table.roll).toMatchObject({ kind: 'flail', dice: [4, 4], target: 11 })
    expect([quarterback()?.rest, ada?.power]).toEqual([0, 0])
    step()
    expect(quarterback()?.cards).toEqual([theCard('harpoon')])
    expect(step()).toEqual(expect.arrayContaining(['enters', 'clips', 'reelEnds']))
    // "The throng chose the Quarterback, who had the fewest spoints to pay with, and missed."
    const prey = run.told.findLast(({ event }) => event.key === 'picksVictim')?.event.is
    expect(prey).toMatchObject({ who: theCard('quarterback'), why: 'poor' })
    expect(lesson.shelter.after).toContain('chose the Quarterback, who had the fewest spoints')
    expect(step()).toEqual(['votes'])
    expect(run.phase).toBe('over')
  })
})

describe('the lesson for the director', () => {
  it('says what is true', () => {
    const { s, step, run } = stepping(directorLesson)
    const throngs = (): string[][] =>
      s.table.throngs.slice(0, 3).map(({ cards }) => cards.map((card) => cardAt(card).key))
    expect(step()).toContain('eliminated')
    expect(s.table.discards).toContain(theCard('doctor'))
    step()
    expect(s.table.fade?.card).toBe(theCard('boat-hook'))
    expect(step()).toEqual(expect.arrayContaining(['covers', 'negates', 'feature']))
    expect(step()).toContain('fades')
    expect(step()).toContain('headShot')
    expect(throngs()).toEqual([['brute', 'deep-one'], ['priest'], ['quarterback']])
    expect(run.phase).toBe('over')
  })
})
