import { describe, expect, it } from 'vitest'
import { gain, harm, likelier } from './weighing.ts'

describe('a difference in words', () => {
  it('of something good', () => {
    expect(gain(30.4, 'a point of Sanity', 'Sanity')).toEqual([
      { words: 'brings 30 Sanity', isGain: true },
    ])
    expect(gain(-2.4, 'a Lot', 'Lots')).toEqual([{ words: 'costs two Lots', isGain: false }])
    expect(gain(0.4, 'a Lot', 'Lots')).toEqual([{ words: 'may bring a Lot', isGain: true }])
    expect(gain(0.1, 'a Lot', 'Lots')).toEqual([])
  })

  it('of something bad', () => {
    expect(harm(1.1, 'a wound', 'wounds')).toEqual([{ words: 'costs a wound', isGain: false }])
    expect(harm(0.5, 'a wound', 'wounds')).toEqual([{ words: 'risks a wound', isGain: false }])
    expect(harm(-2, 'a wound', 'wounds')).toEqual([{ words: 'spares two wounds', isGain: true }])
    expect(harm(-0.3, 'a wound', 'wounds')).toEqual([{ words: 'may spare a wound', isGain: true }])
  })

  it('in words of its own', () => {
    const verbs = {
      more: ['lets in {}', 'may let in {}'],
      less: ['drives {} away', 'may drive {} away'],
    } as const
    expect(harm(-3, 'a Ghoul', 'Ghouls', verbs)).toEqual([
      { words: 'drives three Ghouls away', isGain: true },
    ])
  })

  it('of a chance', () => {
    expect(likelier(0.052, 'go mad')).toEqual([
      { words: '5 % more likely to go mad', isGain: false },
    ])
    expect(likelier(-0.5, 'lose')).toEqual([{ words: '50 % less likely to lose', isGain: true }])
    expect(likelier(0.004, 'lose')).toEqual([])
    expect(likelier(0.949, 'lose')).toEqual([{ words: '95 % more likely to lose', isGain: false }])
    expect(likelier(1, 'lose')).toEqual([{ words: 'all but sure to lose', isGain: false }])
    expect(likelier(-0.95, 'die')).toEqual([{ words: 'all but sure not to die', isGain: true }])
  })
})
