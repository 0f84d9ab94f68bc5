import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  forgetProgress,
  isFinished,
  keepProgress,
  lessonsUnderWay,
  progressIn,
  readProgress,
} from './progress.ts'

const half = { at: 3, of: 8, picks: [65_536, 2] }

describe('progress that was kept', () => {
  it('comes back as it was', () => {
    expect(readProgress(JSON.parse(JSON.stringify(half)))).toEqual(half)
  })

  it.each([
    ['nothing', undefined],
    ['no object', 'half'],
    ['no picks', { at: 3, of: 8 }],
    ['picks that are none', { ...half, picks: ['buy'] }],
    ['a step before the first', { ...half, at: -1 }],
    ['a lesson that has not begun', { ...half, at: 0, picks: [] }],
    ['a lesson that is over', { ...half, at: 8 }],
  ])('is forgotten if it is %s', (_, kept) => {
    expect(readProgress(kept)).toBeUndefined()
  })
})

describe('this browser', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const one = { title: 'one', lesson: 'game' }
  const other = { title: 'one', lesson: 'director' }

  it('keeps how far one has come in each lesson', () => {
    keepProgress(one, 'The game', half)
    keepProgress(other, 'The director', { ...half, at: 4 })
    expect(progressIn(one)).toEqual(half)
    expect(lessonsUnderWay()).toEqual([
      { ...one, name: 'The game', progress: half },
      { ...other, name: 'The director', progress: { ...half, at: 4 } },
    ])
    forgetProgress(one)
    expect(progressIn(one)).toBeUndefined()
    expect(progressIn(other)?.at).toBe(4)
  })

  it('remembers of each lesson that it was finished, also when it is played again', () => {
    keepProgress(one, 'The game', half)
    expect(isFinished(one)).toBe(false)
    keepProgress(one, 'The game', { ...half, at: 8 })
    expect([isFinished(one), isFinished(other)]).toEqual([true, false])
    expect(lessonsUnderWay()).toEqual([])
    keepProgress(one, 'The game', half)
    expect([isFinished(one), progressIn(one)?.at]).toEqual([true, 3])
    forgetProgress(one)
    expect([isFinished(one), progressIn(one)]).toEqual([true, undefined])
  })

  it('does not list what it kept before a title had several lessons', () => {
    localStorage.setItem('eldertable:lessons', JSON.stringify({ one: half }))
    expect(lessonsUnderWay()).toEqual([])
  })

  it('teaches without keeping anything where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined)
    keepProgress(one, 'The game', half)
    expect(progressIn(one)).toBeUndefined()
  })
})
