import { describe, expect, it } from 'vitest'
import type { MashScenario } from '../../testing/at.ts'
import { withOptions } from '../../testing/one.ts'

describe('Options of characters and objects', () => {
  it('CM-OPT-11 spawn-restores-both: one action on a spawning space restores both', () => {
    const rested = (spawnRestoresBoth: boolean): MashScenario =>
      withOptions(
        { spawnRestoresBoth },
        { at: 'R1C6', health: 1, mentality: 0 },
        {},
        {
          tiles: ['base-camp'],
        },
      ).pick('refresh', 'spawn')
    expect(rested(true).hero('ann')).toMatchObject({ health: 4, mentality: 4 })
    expect(rested(false).hero('ann')).toMatchObject({ health: 4, mentality: 0 })
  })
})
