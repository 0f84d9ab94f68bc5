import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  forgetProgress,
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

  it('keeps how far one has come in each title', () => {
    keepProgress('one', half)
    keepProgress('other', { ...half, at: 4 })
    expect(progressIn('one')).toEqual(half)
    expect(lessonsUnderWay().map(([title, { at }]) => [title, at])).toEqual([
      ['one', 3],
      ['other', 4],
    ])
    forgetProgress('one')
    expect(progressIn('one')).toBeUndefined()
    expect(progressIn('other')?.at).toBe(4)
  })

  it('teaches without keeping anything where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined)
    keepProgress('one', half)
    expect(progressIn('one')).toBeUndefined()
  })
})
