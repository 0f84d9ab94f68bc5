import { describe, expect, it } from 'vitest'
import { caster, one, two } from '../testing/one.ts'

describe('Tools in detail', () => {
  it('CM-SPELL-9 a monster in one’s power shoots as far as it can, and strikes only beside it', () => {
    const t = two(
      { is: 'psychotherapist', spells: ['mental-suggestion'] },
      {
        foes: [
          { is: 'mi-go', at: 'R3C4' },
          { is: 'cultist', at: 'R3C5' },
        ],
      },
    )
    t.dice(8).pick('attack', 'mental-suggestion at mi-go')
    expect(t.offered.filter((option) => /^foe(Strike|Shoot)/.test(option)).toSorted()).toEqual([
      'foeShoot ann',
      'foeStrike cultist',
    ])
  })
})

describe('Spells in detail', () => {
  it('CM-SPELL-7 Heal gives a generator or monster 1 point, and whoever flies can be healed', () => {
    const t = caster(['heal', 'fly'], { foes: [{ is: 'star-mound', at: 'R3C2', health: 1 }] })
    t.pick('castOn', 'heal on star-mound')
    expect(t.foe('star-mound').health).toBe(2)
    const flying = caster(['heal', 'fly'], {}, { isFlying: true, health: 1 })
    expect(flying.offers('castOn', 'heal on ann')).toBe(true)
    expect(flying.refusal('cast', 'fly')).toBe('flying-already')
  })

  it('CM-SPELL-8 nobody is given mentality who lacks none', () => {
    const t = caster(
      ['mental-regeneration'],
      {
        heroes: [
          { is: 'psychotherapist', at: 'R3C1', spells: ['mental-regeneration'] },
          { is: 'private-eye', at: 'R3C2' },
          { is: 'mariner-merchant', at: 'R4C1', mentality: 1 },
        ],
      },
      {},
    )
    expect(t.offers('castOn', 'mental-regeneration on bob')).toBe(false)
    expect(t.offers('castOn', 'mental-regeneration on cid')).toBe(true)
  })

  it('CM-SPELL-6 the grasp takes 1 point of a monster that fails to break it', () => {
    const t = two(
      {},
      {
        foes: [
          {
            is: 'elder-thing',
            at: 'R3C4',
            holds: [{ kind: 'grasp-of-cthulhu', escape: 1, by: 1 }],
          },
        ],
        from: 'monsters',
      },
    ).pick('rouse', 'elder-thing')
    t.untilTurnEnds().dice(6).pick('foeBreak', 'grasp-of-cthulhu')
    expect(t.foe('elder-thing').health).toBe(1)
  })

  it('CM-REACT-5 one point of mentality is enough for a Reflection', () => {
    const t = two(
      { spells: ['reflection'], mentality: 1 },
      { foes: [{ is: 'mi-go', at: 'R3C4' }], from: 'monsters' },
    )
    t.pick('rouse', 'mi-go').dice(5).pick('foeShoot', 'ann')
    expect(t.asked).toBe('ann blow.reflect')
  })

  it('CM-SPELL-11 Reach steals from characters alone, from whom has something, for whom has room', () => {
    const t = one(
      { is: 'psychotherapist', spells: ['reach'] },
      { foes: [{ is: 'cultist', at: 'R3C4' }] },
      { at: 'R3C3', objects: ['net'] },
    )
    expect(t.offers('attack', 'reach at bob')).toBe(true)
    expect(t.offers('attack', 'reach at cultist')).toBe(false)
    const poor = one({ is: 'psychotherapist', spells: ['reach'] }, {}, { at: 'R3C3' })
    expect(poor.offers('attack', 'reach at bob')).toBe(false)
  })
})
