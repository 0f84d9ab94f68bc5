import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'

const eye = { is: 'private-eye', at: 'R1C2', mentality: 0 } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const
const swamp = ['abhoth-swamp', 'train-station', 'mariners-ship'] as const

describe('Abhoth Swamp', () => {
  it('CM-PLACE-3 CM-FLY-2 what flies is not held by quicksand, moved or pushed', () => {
    const t = at({
      heroes: [{ ...eye, is: 'psychotherapist', at: 'R2C2', isFlying: true }, mariner],
      tiles: swamp,
    })
    t.pick('takeOff').pick('walk', 'R2C1').pick('stop')
    expect(t.hero('ann').holds).toEqual([])
    const u = at({
      heroes: [
        { ...mariner, at: 'R2C3' },
        { ...eye, at: 'R6C1' },
      ],
      tiles: swamp,
      foes: [{ is: 'mi-go', at: 'R2C2' }],
    })
    u.dice(8).pick('push', 'mi-go').pick('pushTo', 'R2C1')
    expect(u.foe('mi-go').holds).toEqual([])
  })
})
