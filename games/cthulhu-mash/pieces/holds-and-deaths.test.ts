import { describe, expect, it } from 'vitest'
import { two } from '../testing/one.ts'

describe('spawning spaces', () => {
  it('CM-WIN-4 in Capture the Flag the last side with a spawning space wins', () => {
    const t = two(
      { at: 'train-station R1C5' },
      { settings: { victory: 'capture-the-flag' } },
      { homeHealth: 1 },
    )
    t.dice(5).pick('attack', 'hands at home of bob')
    expect(t.outcome).toMatchObject({ ending: 'flags', winners: [0] })
  })
})
