import { describe, expect, it } from 'vitest'
import { cid } from '../testing/cultist-cid.ts'
import { purses } from '../testing/purses.ts'

describe('Cultists', () => {
  it('NEC-CULTIST-31 roll at Gates and are placed, without any Sanity', () => {
    const miGo = cid({ on: 10 }).go().dice(1, 2, 1, 1).pick('walk') // row 2
    expect(miGo.player('cid')).toMatchObject({ space: 0, sanity: 0 })
    const asylum = cid({ on: 10 }, { bob: { inmate: 0 } })
      .go()
      .dice(1, 2, 4, 5, 3)
    asylum.pick('walk') // row 9
    expect(asylum.player('cid')).toMatchObject({ space: 10, throws: -1 })
    expect(asylum.sanity('bob')).toBe(147)
    const key = cid({ on: 10, holds: ['the-silver-key'] }, { bob: { on: 8 } }).go()
    key.dice(1, 2, 1, 1).pick('walk')
    key.dice(5).pick('lower', 'the-silver-key').pick('goTo', 'sentinel-hill') // row 1
    expect(key.player('cid')).toMatchObject({ space: 8, sanity: 0 })
    expect(key.sanity('bob')).toBe(145) // struck where the Cultist lands
  })

  it('NEC-CULTIST-32 are joined by the Deep One of row 10 as a friend', () => {
    const t = cid({ on: 10 }).go().dice(1, 2, 4, 6).pick('walk').pick('goTo', 'gilman-house')
    expect(t.friends('cid')).toEqual(['deep-one'])
    expect(t.holds('cid')).toEqual([])
    expect(t.player('cid').space).toBe(1)
  })

  it('NEC-CULTIST-33 burn a Lot down on row 13, and its owner pays the first rent figure to the Keeper', () => {
    const masonsHill = ['riverside-hospital', 'san-julian-university', 'witchs-cross']
    const t = cid(
      { on: 10, holds: ['the-silver-key'] },
      { ann: { owns: ['rlyeh'] }, bob: { on: 30, owns: masonsHill, holds: ['wilbur-whateley'] } },
    )
    t.go().dice(1, 2, 6, 6).pick('walk').pick('raise', 'the-silver-key')
    expect(t.asked).toBe('cid gate.rob')
    t.pick('takeLot', 'riverside-hospital')
    expect(t.owns('bob')).toEqual(['san-julian-university', 'witchs-cross'])
    expect(t.owns('cid')).toEqual([])
    expect(purses(t)).toEqual([150, 150 - 11, 0])
    expect(t.player('bob').ward).toBe(false)
    expect(t.player('cid').space).toBe(7)
  })

  it('NEC-CULTIST-33 drive an owner insane who cannot pay that', () => {
    const t = cid(
      { on: 10, holds: ['the-silver-key'] },
      { bob: { on: 30, sanity: 14, owns: ['rlyeh', 'gilman-house'] }, dee: {} },
    )
    t.go().dice(1, 2, 6, 6).pick('walk').pick('raise', 'the-silver-key')
    t.dice(1, 2).pick('takeLot', 'rlyeh') // 15; then Dee moves
    expect(t.player('bob').standing).toBe('cultist')
    expect(t.owns('bob')).toEqual([])
    expect(t.sanity('cid')).toBe(0)
  })
})
