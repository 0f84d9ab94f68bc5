import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { eye } from '../testing/one.ts'

describe('What is easily overlooked about turns', () => {
  it('CM-SANE-40 nothing restores the sanity of somebody who has none left', () => {
    const t = at({
      settings: { victory: 'cooperative', sanity: true },
      heroes: [
        { ...eye, at: 'R4C2', objects: ['herbs'] },
        { is: 'mariner-merchant', at: 'R4C3', sanity: 0, mentality: 0 },
      ],
      tiles: ['medical-school'],
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
    })
    t.pick('treat', 'herbs to bob')
    expect(t.hero('bob')).toMatchObject({ mentality: 1, sanity: 0 })
  })
})

describe('What is easily overlooked about victory and the policy', () => {
  it('CM-WIN-7 CM-COOP-5 nothing is won while somebody has not come in yet', () => {
    const t = at({
      settings: { victory: 'cooperative' },
      heroes: [
        { ...eye, at: 'R3C2' },
        { is: 'mariner-merchant', life: 'comes', health: 3, isNew: true },
      ],
      tiles: [{ is: 'train-station', isStart: true }],
      entry: 3,
    })
    t.pick('jump', 'R1C2')
    expect(t.outcome).toBeNull()
    t.pick('endTurn').pick('jump', 'R5C1')
    expect(t.outcome).toMatchObject({ ending: 'cleared' })
  })
})
