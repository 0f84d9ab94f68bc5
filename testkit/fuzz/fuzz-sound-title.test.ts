import type { AnyTitle, State } from '@eldertable/kernel'
import { lastCandle } from '@eldertable/kernel/example/index.ts'
import { secondThoughts } from '@eldertable/kernel/testing/second-thoughts.ts'
import { describe, expect, it } from 'vitest'
import type { MiniState } from '../testing/mini-title.ts'
import { sound } from '../testing/sound-title.ts'
import { fuzz } from './fuzz.ts'

describe('a sound title', () => {
  it('passes all oracles, and both ways to end are reached', () => {
    const report = fuzz({ title: sound, picks: 1500, seed: 'sound' })
    expect(report.violation).toBeUndefined()
    expect(report.picks).toBe(1500)
    expect(Object.keys(report.endings).toSorted()).toEqual(['conceded', 'turns-over'])
  })

  it('passes as the example of the kernel does', () => {
    expect(fuzz({ title: lastCandle, picks: 500, seed: 'candle' }).violation).toBeUndefined()
  })

  it('passes if it goes back in earnest', () => {
    const report = fuzz({ title: secondThoughts, picks: 1500, seed: 'back' })
    expect(report.violation).toBeUndefined()
    expect(report.endings['over']).toBeGreaterThan(10)
  })

  it('is played alike from the same seed, whatever the oracles', () => {
    const options = { title: sound, picks: 200, seed: 'same' }
    expect(fuzz(options)).toEqual(fuzz({ ...options, oracles: [] }))
    expect(fuzz(options)).not.toEqual(fuzz({ ...options, seed: 'other' }))
  })

  it('is played with the seats, settings and positions that are asked for', () => {
    const tables: State['table'][] = []
    const watched: AnyTitle = { ...sound, faults: (s) => (tables.push(s.table), []) }
    fuzz({
      title: watched,
      picks: 50,
      seed: 's',
      seats: 3,
      settings: { coins: 50 },
      oracles: ['faults'],
    })
    expect(tables.every((table) => (table as MiniState['table']).gone.length === 3)).toBe(true)
    tables.length = 0
    const late = () => {
      const state = sound.setUp(2, { coins: 1, length: 'short', doubled: false })
      state.table.turn = 10
      return state
    }
    const { matches } = fuzz({
      title: watched,
      picks: 20,
      seed: 's',
      positions: late,
      oracles: ['faults'],
    })
    expect(matches).toBe(10)
    expect(tables.every((table) => table.turn > 10)).toBe(true)
  })

  it('reports its progress', () => {
    const seen: number[] = []
    const onProgress = ({ picks }: { picks: number }) => void seen.push(picks)
    fuzz({ title: sound, picks: 2500, seed: 's', oracles: [], onProgress })
    expect(seen).toEqual([1000, 2000, 2500])
  })
})
