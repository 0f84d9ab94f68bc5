import { describe, expect, it } from 'vitest'
import { at, type NecScenario, type Position } from '../testing/at.ts'
import { tomes } from '../testing/property.ts'

describe('Ending: the round limit', () => {
  /** The last turn of the last round is Bob's, who walks to A Moment of Silence. */
  const atTheLimit = (
    ann: Position,
    bob: Position,
    cid: Position = { cultist: true },
  ): NecScenario =>
    at({
      settings: { roundLimit: 20 },
      round: 20,
      first: 'cid',
      turn: 'bob',
      ann,
      bob: { on: 13, ...bob },
      cid,
    })
      .dice(3, 4)
      .go()

  /** Ends Bob's Buy step if he has one. */
  const winnersOf = (t: NecScenario): readonly number[] | undefined => {
    if (t.asked === 'bob buying.choose') t.pick('endBuying')
    expect(t.outcome?.ending).toBe('round-limit')
    return t.outcome?.winners
  }

  it('NEC-END-9 at the limit the sane player with the most Sanity wins', () => {
    expect(winnersOf(atTheLimit({ sanity: 90 }, { sanity: 91 }))).toEqual([1])
    expect(winnersOf(atTheLimit({ sanity: 91 }, { sanity: 90 }))).toEqual([0])
    // Cultists are out of it, whatever they own.
    const cid = { cultist: true, owns: tomes }
    expect(winnersOf(atTheLimit({ sanity: 1 }, { sanity: 0 }, cid))).toEqual([0])
  })

  it('NEC-END-9 the last turn of the round is still played', () => {
    const t = at({
      settings: { roundLimit: 20 },
      round: 20,
      turn: 'bob',
      ann: { sanity: 90 },
      bob: { sanity: 95, on: 13 },
    })
    t.player('bob').space = 22
    t.dice(1, 3).go()
    expect(t.outcome).toBeNull()
    t.pick('buy', 'riverside-hospital').pick('endBuying')
    expect(t.outcome).toEqual({ ending: 'round-limit', winners: [0] })
  })

  it('NEC-END-10 a tie goes to more Tomes, then more Lots, then dearer Lots, then the earlier place', () => {
    const tie = (ann: string[], bob: string[]): readonly number[] | undefined =>
      winnersOf(atTheLimit({ owns: ann }, { owns: bob }))
    const lots = ['gilman-house', 'marsh-refinery']
    expect(tie(lots, ['necronomicon'])).toEqual([1])
    expect(tie(['necronomicon'], lots)).toEqual([0])
    expect(tie(['necronomicon'], ['cultes-de-goules', 'book-of-eibon'])).toEqual([1])
    expect(tie(['rlyeh'], lots)).toEqual([1])
    expect(tie(lots, ['rlyeh'])).toEqual([0])
    expect(tie(['gilman-house'], ['devil-reef'])).toEqual([1])
    expect(tie(['devil-reef'], ['gilman-house'])).toEqual([0])
    // The same Tomes, Lots and costs: Cid began, so Cid comes before Ann and Ann before Bob.
    expect(tie(['gilman-house'], ['marsh-refinery'])).toEqual([0])
    expect(winnersOf(atTheLimit({}, {}, {}))).toEqual([2])
  })
})
