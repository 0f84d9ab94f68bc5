import { describe, expect, it } from 'vitest'
import { two } from '../testing/one.ts'
import { shufflesIn } from '../testing/shuffled.ts'

describe('What begins anew with a turn', () => {
  it('CM-CAST-7 CM-SPELL-3 CM-SPELL-14 ward and razor can be cast again in the next turn, not before', () => {
    const t = two({ is: 'psychotherapist', spells: ['flesh-ward', 'spectral-razor'] })
    t.pick('cast', 'flesh-ward').pick('cast', 'spectral-razor')
    t.hero('ann').hasWard = false
    t.hero('ann').hasRazor = false
    expect(t.refusal('cast', 'flesh-ward')).toBe('once-a-turn')
    expect(t.refusal('cast', 'spectral-razor')).toBe('once-a-turn')
    t.pick('endTurn').pickAs('bob', 'endTurn')
    expect(t.offers('cast', 'flesh-ward')).toBe(true)
    expect(t.offers('cast', 'spectral-razor')).toBe(true)
  })

  it('CM-SPELL-14 CM-TURN-11 the razor is gone when the turn is over', () => {
    const t = two({ is: 'psychotherapist', spells: ['spectral-razor'] })
    t.pick('cast', 'spectral-razor').pick('endTurn').pickAs('bob', 'endTurn')
    expect(t.hero('ann').hasRazor).toBe(false)
  })
})

describe('Which stacks are shuffled', () => {
  it('CM-REACT-20 what was drawn in vain is shuffled again: objects, spells and generators, each only if drawn from', () => {
    const t = two(
      { is: 'psychotherapist', spells: ['temporal-dust'], objects: ['necronomicon'] },
      { spells: ['fly', 'heal'], foes: [{ is: 'star-mound', at: 'R3C2', health: 1 }] },
    )
    const isShuffled = shufflesIn(t)
    t.pick('read', 'necronomicon').pick('wind')
    expect([isShuffled('spells'), isShuffled('objects')]).toEqual([true, false])
    const u = two(
      { is: 'psychotherapist', spells: ['temporal-dust'] },
      { foes: [{ is: 'star-mound', at: 'R3C2', health: 1 }] },
    )
    const again = shufflesIn(u)
    u.dice(6).pick('attack', 'hands at star-mound').pick('wind')
    expect([again('spells'), again('objects'), again('generators')]).toEqual([false, true, false])
  })
})

describe('Holds in detail', () => {
  it('CM-SPELL-6 CM-DEATH-1 whom the grasp drains of the last point is dead', () => {
    const hold = { kind: 'grasp-of-cthulhu', escape: 1, by: 1 } as const
    const t = two(
      { is: 'arctic-explorer', health: 1, mentality: 0, holds: [hold] },
      { tiles: ['cultist-temple', 'base-camp'] },
    )
    t.dice(6).pick('breakFree', 'grasp-of-cthulhu')
    // It was the spell of another character (CM-DEATH-4).
    expect(t.hero('ann').life).toBe('out')
    const u = two(
      {},
      { foes: [{ is: 'cultist', at: 'R3C4', holds: [hold] }], from: 'monsters' },
    ).pick('rouse', 'cultist')
    u.dice(6).pick('foeBreak', 'grasp-of-cthulhu')
    expect(u.foes('cultist')).toEqual([])
  })
})
