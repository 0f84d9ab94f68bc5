import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { mad, variant } from '../testing/mad.ts'
import { doc, eye } from '../testing/one.ts'

describe('Whoever is switched', () => {
  it('CM-SANE-11 CM-SANE-15 CM-TERM-20 has entered a tile too, and come through a gate', () => {
    const t = at({
      settings: { ...variant, sharedStart: 'off' },
      heroes: [
        { ...eye, at: 'cultist-temple R4C6' },
        { ...doc, at: 'medical-school R3C1' },
      ],
      tiles: ['cultist-temple', 'medical-school'],
      foes: [{ is: 'cultist-idol', at: 'medical-school R6C1' }],
    })
    // The temple costs 1d3 even if the check is passed.
    t.untilTurnEnds().dice(1, 1, 1).pick('gate')
    expect(t.told('checks').map(({ seat }) => seat)).toEqual([1])
    expect([t.hero('ann').sanity, t.hero('bob').sanity]).toEqual([55, 54])
  })
})

describe('Prices', () => {
  it('CM-SANE-15 CM-SANE-18 Create Gate costs a point of sanity for the spell and one for the gate', () => {
    const t = mad({ is: 'mariner-merchant', spells: ['create-gate'] }).go()
    t.pick('cast', 'create-gate').pick('goTo', 'medical-school R3C1')
    expect(t.hero('ann').sanity).toBe(40)
  })
})

describe('What a way of coming decides', () => {
  it('CM-SANE-36 example 7: an odd base of 63 is healed to 32', () => {
    const t = mad({ is: 'arctic-explorer', sanity: 20, at: 'R3C5' })
    t.dice(4, 1, 2).go()
    expect(t.hero('ann').sanity).toBe(32)
  })
})

describe('Reach and sight', () => {
  it('CM-COOP-4 only the entry gate itself is closed, no other gate that faces the same way', () => {
    const t = at({
      settings: { victory: 'cooperative' },
      heroes: [
        { ...eye, at: 'cultist-temple R3C1' },
        { ...doc, at: 'train-station R6C1' },
      ],
      tiles: [
        { is: 'train-station', isStart: true, row: 0, column: 0 },
        { is: 'leng-plateau', row: 1, column: 0 },
        { is: 'cultist-temple', row: 1, column: 1 },
      ],
      entry: 3,
      foes: [{ is: 'cultist-idol', at: 'cultist-temple R6C6' }],
    })
    t.untilTurnEnds().pick('gate')
    expect(t.where('ann')).toBe('leng-plateau R4C6')
  })
})
