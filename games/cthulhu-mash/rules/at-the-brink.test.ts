import { describe, expect, it } from 'vitest'
import { at, type MashScenario } from '../testing/at.ts'

describe('What can be pushed into which gate', () => {
  /** Ann beside a Cultist on a gate space of a shared start, whose n side is the entry. */
  const start = (ann: string, foe: string, bob: object): MashScenario =>
    at({
      settings: { victory: 'cooperative' },
      heroes: [
        { is: 'arctic-explorer', at: `train-station ${ann}` },
        { is: 'psychotherapist', ...bob },
      ],
      tiles: [
        { is: 'train-station', column: 1, row: 0 },
        { is: 'leng-plateau', column: 0, row: 0 },
      ],
      foes: [{ is: 'cultist', at: `train-station ${foe}` }],
      entry: 0,
    })
      .dice(8)
      .pick('push', 'cultist')

  const comes = { life: 'comes' } as const
  const here = { at: 'leng-plateau R1C1' } as const

  it('CM-COOP-4 nothing into the entry before all are in, afterwards to its death; other gates are open before', () => {
    expect(start('R6C4', 'R6C3', comes).offers('pushGate')).toBe(false)
    const t = start('R6C4', 'R6C3', here).pick('pushGate', 'train-station R6C3')
    expect(t.foes('cultist')).toEqual([])
    expect(start('R3C2', 'R3C1', comes).offers('pushGate', 'train-station R3C1')).toBe(true)
  })
})
