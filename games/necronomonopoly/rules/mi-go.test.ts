import { describe, expect, it } from 'vitest'
import { at, type NecScenario, type Position } from '../testing/at.ts'

const vermontHills = ['brattleboro-depot', 'round-hill', 'akeley-farmhouse']

/** Ann walks from 38 over Mi-Go to Gilman House, which is hers. */
function passMiGo(ann: Position): NecScenario {
  return at({ ann: { on: 38, owns: ['gilman-house'], ...ann }, cid: {} })
    .dice(1, 2)
    .go()
}

describe('Mi-Go', () => {
  it('NEC-MIGO-1 entering Mi-Go on a walk costs 10, in passing or by landing', () => {
    const passing = passMiGo({})
    expect(passing.player('ann')).toMatchObject({ space: 1, sanity: 140 })
    expect(passing.sanity('bob')).toBe(150)
    const landing = at({ ann: { on: 37, owns: ['gilman-house'] } })
      .dice(1, 2)
      .go()
    expect(landing.player('ann')).toMatchObject({ space: 0, sanity: 140 })
    const short = at({ ann: { on: 35, owns: ['gilman-house'] } })
      .dice(1, 2)
      .go()
    expect(short.player('ann')).toMatchObject({ space: 38, sanity: 150 })
  })

  it('NEC-MIGO-2 whether a throw or a card makes the walk', () => {
    const t = at({ ann: { on: 29, owns: ['gilman-house'] }, deck: ['carried-to-yuggoth'] })
    t.dice(1, 2).go()
    expect(t.player('ann')).toMatchObject({ space: 0, sanity: 140 })
    expect(t.told('loses')).toEqual([{ seat: 0, amount: 10, cause: 'toll', left: 140 }])
  })

  it('NEC-MIGO-3 worked example 5: Mi-Go twice in one turn', () => {
    const t = at({ ann: { on: 36, sanity: 80, owns: ['irem'] }, deck: ['carried-to-yuggoth'] })
    t.dice(3, 3).go()
    expect(t.told('loses')).toEqual([
      { seat: 0, amount: 10, cause: 'toll', left: 70 },
      { seat: 0, amount: 10, cause: 'toll', left: 60 },
    ])
    expect(t.told('walks').at(-1)).toEqual({ seat: 0, from: 2, steps: 38 })
    expect(t.player('ann')).toMatchObject({ space: 0, sanity: 60 })
    expect(t.bottom).toBe('carried-to-yuggoth')
    t.dice(1, 2).pick('endBuying')
    expect(t.player('ann')).toMatchObject({ space: 3, sanity: 60 })
  })

  it('NEC-MIGO-4 leaving Mi-Go costs nothing more', () => {
    const t = at({ ann: { on: 37, owns: ['gilman-house'] }, bob: { on: 13 } })
    t.dice(1, 2).go()
    expect(t.sanity('ann')).toBe(140)
    t.dice(3, 4).pick('endBuying').dice(1, 2).pick('endBuying')
    expect(t.player('ann')).toMatchObject({ space: 3, sanity: 140 })
  })

  it('NEC-MIGO-5 being sent to the Asylum never costs the toll', () => {
    const t = at({ ann: { on: 31 }, bob: { on: 20 }, deck: ['go-to-arkham-asylum'] })
    // From 34 the way to space 10 would lead over Mi-Go.
    t.dice(1, 2).dice(1, 2).go()
    expect(t.player('ann')).toMatchObject({ space: 10, throws: 0, sanity: 150 })
    expect(t.told('loses')).toEqual([])
  })

  it('NEC-MIGO-6 NEC-ROW-2 worked example 14: Mi-Go by Gate', () => {
    const t = at({ bob: { sanity: 60, on: 4, owns: ['rlyeh'] }, turn: 'bob' })
    t.dice(1, 2).dice(1, 1).go()
    expect(t.player('bob')).toMatchObject({ space: 0, sanity: 55 })
    expect(t.told('loses')).toEqual([{ seat: 1, amount: 5, cause: 'gate', left: 55 }])
    expect(t.asked).toBe('bob buying.choose')
  })

  it('NEC-MIGO-6 what raises or lowers the toll leaves the Gate’s 5 alone', () => {
    const t = at({ ann: { on: 4, owns: vermontHills, holds: ['wilbur-whateley'] } })
    t.dice(1, 2).dice(1, 1).go()
    expect(t.sanity('ann')).toBe(145)
  })

  it('NEC-MIGO-7 Cultists lose nothing at Mi-Go', () => {
    const t = at({ ann: { on: 2, cultist: true }, bob: { on: 20 }, cid: {} })
    t.go().dice(1, 3).dice(1, 2).pick('walk')
    expect(t.player('ann')).toMatchObject({ space: 38, sanity: 0, standing: 'cultist' })
    expect(t.told('loses')).toEqual([])
  })

  it('NEC-MIGO-8 the toll is 10, or 5 with Vermont Hills, plus 3 for Wilbur Whateley, or 0 with the Necronomicon', () => {
    const whateley = ['wilbur-whateley'] as const
    const toll = (ann: Position): number => 150 - passMiGo(ann).sanity('ann')
    expect(toll({ owns: ['brattleboro-depot', 'round-hill'] })).toBe(10)
    expect(toll({ owns: vermontHills })).toBe(5)
    expect(toll({ holds: whateley })).toBe(13)
    expect(toll({ owns: vermontHills, holds: whateley })).toBe(8)
    const necronomicon = (ann: Position): NecScenario => passMiGo(ann).pick('none')
    expect(necronomicon({ owns: ['necronomicon'] }).sanity('ann')).toBe(150)
    const all = necronomicon({ owns: [...vermontHills, 'necronomicon'], holds: whateley })
    expect(all.sanity('ann')).toBe(150)
    expect(all.told('loses')).toEqual([])
  })

  it('NEC-MIGO-8 what others have does not change the toll', () => {
    const t = at({
      ann: { on: 38, owns: ['gilman-house'] },
      bob: { owns: [...vermontHills, 'necronomicon'], holds: ['wilbur-whateley'] },
    })
    t.dice(1, 2).go()
    expect(t.sanity('ann')).toBe(140)
  })

  it('NEC-MIGO-9 who cannot pay the toll goes insane there and then', () => {
    const t = at({ ann: { on: 38, sanity: 9 }, bob: { on: 20, owns: ['gilman-house'] }, cid: {} })
    t.dice(1, 2).dice(1, 2).go()
    expect(t.player('ann')).toMatchObject({ standing: 'cultist', space: 10 })
    // She never came to Bob's Gilman House, and what she had left is the Keeper's.
    expect(t.told('lands')).toEqual([{ seat: 1, space: 23 }])
    expect(t.sanity('bob')).toBe(150)
    const exact = passMiGo({ sanity: 10 })
    expect(exact.player('ann')).toMatchObject({ standing: 'sane', space: 1, sanity: 0 })
  })
})
