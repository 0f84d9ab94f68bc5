import { describe, expect, it } from 'vitest'
import { one } from '../testing/one.ts'

describe('Pushes in detail', () => {
  it('CM-DEATH-4 CM-DEATH-15 whoever is pushed onto a skull was killed by the pusher', () => {
    const t = one(
      { is: 'mariner-merchant', at: 'family-farm R4C3' },
      { tiles: ['family-farm', 'train-station', 'mariners-ship'] },
      { at: 'family-farm R4C4', objects: ['net'] },
    )
    t.dice(8).pick('push', 'bob').pick('pushTo', 'R4C5')
    expect(t.hero('bob').life).toBe('out')
    expect(t.hero('ann').powers).toHaveLength(1)
    expect(t.table.objectDiscards).toHaveLength(1)
  })
})
