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

  it('CM-OPT-24 vampire-drain: with victim-actions each action of the victim costs a point, and none of the vampire’s', () => {
    const drained = (vampireDrain: string): MashScenario =>
      withOptions(
        { vampireDrain },
        {},
        { at: 'R1C6' },
        {
          foes: [{ is: 'star-vampire', at: 'R3C1', on: 0 }],
        },
      )
    const t = drained('victim-actions').pick('walk', 'R3C2').pick('stop')
    expect(t.hero('ann').health).toBe(3)
    t.pick('endTurn').pick('rouse', 'star-vampire')
    expect(t.offers('drain')).toBe(false)
    const usual = drained('vampire-actions').pick('walk', 'R3C2').pick('stop')
    expect(usual.hero('ann').health).toBe(4)
    usual.pick('endTurn').pick('rouse', 'star-vampire').pick('drain')
    expect(usual.hero('ann').health).toBe(3)
  })
})
