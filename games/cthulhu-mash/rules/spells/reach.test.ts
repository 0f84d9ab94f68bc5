import { describe, expect, it } from 'vitest'
import type { MashScenario, Position } from '../../testing/at.ts'
import { fight } from '../../testing/fight.ts'
import { caster, casterAndExplorer, type HeroAt, one, two } from '../../testing/one.ts'

describe('Reach', () => {
  it('CM-SPELL-11 CM-CAST-10 reach steals with a d8, and pays for a miss as well', () => {
    const loaded: Position = {
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', spells: ['reach'] },
        { is: 'private-eye', at: 'R3C4', objects: ['net', 'herbs'] },
      ],
    }
    const t = caster(['reach'], loaded).dice(3).pick('attack', 'reach at bob')
    expect(t.hero('ann').mentality).toBe(4)
    t.dice(4).pick('attack', 'reach at bob')
    expect(t.table.roll).toMatchObject({ faces: 8, bonus: 0 })
    expect(t.asked).toBe('ann stealing.choose')
    t.pick('steal', 'herbs')
    expect(t.carries('ann')).toEqual(['herbs'])
    expect(t.carries('bob')).toEqual(['net'])
    expect(t.hero('bob').health).toBe(4)
  })

  it('CM-SPELL-11 reach fetches what lies in sight without a roll; traps act on the caster, and room is needed', () => {
    const piles: Position['piles'] = [
      { at: 'R3C4', open: ['net', 'bolos'], unseen: ['shoggoth-tissue'] },
      { at: 'R1C4', open: ['pitchfork'] },
    ]
    const t = caster(['reach'], { piles })
    expect(t.offers('fetch', 'pitchfork')).toBe(false)
    t.pick('fetch', 'bolos')
    expect(t.carries('ann')).toEqual(['bolos'])
    t.pick('fetchTop', 'R3C4')
    expect(t.hero('ann')).toMatchObject({ health: 2, mentality: 3 })
    expect(t.lying('R3C1').tissue).toBe(1)
    const objects = [
      'herbs',
      'herbs',
      'herbs',
      'cultist-wine',
      'cultist-wine',
      'cultist-wine',
      'sword-cane',
      'handcuffs',
    ] as const
    const full = caster(['reach'], { piles }, { objects })
    expect(full.offers('fetch')).toBe(false)
    expect(full.offers('fetchTop')).toBe(false)
  })

  it('CM-SPELL-11 CM-REACT-6 Reach that is thrown back takes from its caster, if there is anything and a hand for it', () => {
    const eight: NonNullable<HeroAt['objects']> = [
      'bolos',
      'pitchfork',
      'sword-cane',
      'acid-vial',
      'bicycle',
      'ice-boots',
      'handcuffs',
      'net',
    ]
    const thrownBack = (
      ann: NonNullable<HeroAt['objects']>,
      bob: NonNullable<HeroAt['objects']>,
    ): MashScenario =>
      fight({
        heroes: [
          { is: 'private-eye', at: 'R3C2', memorized: ['reach'], objects: ann },
          { is: 'psychotherapist', at: 'R3C5', spells: ['reflection'], objects: bob },
        ],
      })
        .dice(6)
        .pick('attack', 'reach at bob')
        .pickAs('bob', 'reflect')
    const t = thrownBack(['herbs', 'bolos'], ['net'])
    expect(t.asked).toBe('bob stealing.choose')
    t.pick('steal', 'herbs')
    expect(t.carries('ann')).toEqual(['bolos'])
    expect(t.carries('bob')).toEqual(['net', 'herbs'])
    const bare = thrownBack([], ['net'])
    expect(bare.asked).toBe('ann actions.choose')
    expect(bare.carries('bob')).toEqual(['net'])
    const full = thrownBack(['herbs'], eight)
    expect(full.asked).toBe('ann actions.choose')
    expect(full.carries('ann')).toEqual(['herbs'])
    expect(full.carries('bob')).toEqual(eight)
  })

  it('CM-SPELL-11 Reach steals an object of choice from a character in sight with a d8', () => {
    const t = casterAndExplorer(['reach'], {}, {}, { at: 'R3C4', objects: ['pitchfork', 'herbs'] })
    t.dice(4).pick('attack', 'reach at bob')
    expect(t.table.roll?.faces).toBe(8)
    t.pick('steal', 'herbs')
    expect([t.carries('ann'), t.carries('bob'), t.hero('bob').health]).toEqual([
      ['herbs'],
      ['pitchfork'],
      5,
    ])
  })

  it('CM-SPELL-11 Reach fetches an object in sight without a roll; a trap acts on the caster', () => {
    const t = casterAndExplorer(['reach'], {
      piles: [
        { at: 'R3C5', open: ['net'] },
        { at: 'R4C6', unseen: ['snare'] },
      ],
    })
    t.pick('fetch', 'net')
    expect(t.carries('ann')).toEqual(['net'])
    t.pick('fetchTop', 'R4C6')
    expect(t.hero('ann').holds).toMatchObject([{ kind: 'snare' }])
  })

  it('CM-SPELL-11 CM-GATE-18 nothing is fetched from another tile', () => {
    const t = two(
      { is: 'psychotherapist', spells: ['reach'] },
      { piles: [{ at: 'base-camp R3C4', open: ['net'], unseen: ['herbs'] }] },
    )
    expect([t.offers('fetch'), t.offers('fetchTop')]).toEqual([false, false])
  })

  it('CM-SPELL-11 who does not know Reach fetches nothing', () => {
    const piles: Position['piles'] = [{ at: 'R3C4', open: ['net'] }]
    const t = caster(['fly'], { piles })
    expect([t.offers('fetch'), t.offers('fetchTop')]).toEqual([false, false])
    const knowing = caster(['reach'], { piles })
    expect([knowing.offers('fetch', 'net'), knowing.offers('fetchTop')]).toEqual([true, false])
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
