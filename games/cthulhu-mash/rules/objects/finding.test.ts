import { describe, expect, it } from 'vitest'
import { type HeroAt, one, sideBySide, two } from '../../testing/one.ts'
import { shufflesIn } from '../../testing/shuffled.ts'

const START = 'R3C1'

describe('Finding objects', () => {
  it('CM-ITEM-2 CM-TERM-7 objects lie without limit and hinder nobody', () => {
    const t = sideBySide(
      {},
      {},
      {
        piles: [{ at: 'R3C2', open: ['bolos', 'net', 'pitchfork', 'sword-cane', 'herbs'] }],
        foes: [{ is: 'moon-beast', at: 'R3C4' }],
      },
    )
    t.pick('walk', 'R3C3')
    expect(t.space('ann')).toBe('R3C3')
    expect(t.lying('R3C2').open).toHaveLength(5)
  })

  it('CM-ITEM-4 CM-ITEM-8 CM-RULING-64 what was carried lies face up, and any of it may be chosen', () => {
    const t = sideBySide(
      { objects: ['bolos', 'net', 'herbs'] },
      {},
      {
        piles: [{ at: START, unseen: ['pitchfork'] }],
      },
    )
    t.pick('drop', 'bolos').pick('drop', 'net')
    expect(t.table.actions).toBe(4)
    expect(t.lying(START)).toEqual({ open: ['bolos', 'net'], unseen: 1, tissue: 0 })
    expect(t.offers('pickUp', 'pitchfork')).toBe(false)
    t.pick('pickUp', 'net')
    expect(t.carries('ann')).toEqual(['herbs', 'net'])
  })

  it('CM-ITEM-5 CM-ITEM-6 one object costs 1 point, as often as there are points, each before the next', () => {
    const t = sideBySide(
      {},
      {},
      {
        piles: [{ at: 'R4C2', unseen: ['herbs', 'bolos'], open: ['net'] }],
        actions: 1,
      },
    )
    // 6 points: two steps, three objects, one step.
    t.pick('walk', 'R4C2').pick('pickTop')
    expect(t.carries('ann')).toEqual(['herbs'])
    t.pick('pickUp', 'net').pick('pickTop')
    expect(t.offers('walk', 'R4C3')).toBe(true)
    expect(t.refusal('walk', 'R4C4')).toBe('out-of-reach')
  })

  it('CM-ITEM-6 CM-RULING-64 of a pile the top one is taken, of open objects any', () => {
    const t = two(
      {},
      { piles: [{ at: 'R3C1', unseen: ['net', 'bolos'], open: ['herbs', 'pitchfork'] }] },
    )
    t.pick('pickTop').pick('pickUp', 'pitchfork')
    expect(t.carries('ann')).toEqual(['net', 'pitchfork'])
    expect(t.lying('R3C1')).toMatchObject({ unseen: 1, open: ['herbs'] })
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 4 })
  })

  it('CM-ITEM-7 CM-RULING-65 whoever is full turns over nothing unknown', () => {
    const full = ['herbs', 'herbs', 'herbs', 'bolos', 'net', 'pitchfork'] as const
    const t = sideBySide(
      { objects: full },
      {},
      {
        piles: [{ at: START, unseen: ['snare'], open: ['sword-cane', 'wheelbarrow'] }],
      },
    )
    expect(t.refusal('pickTop')).toBe('no-room')
    expect(t.refusal('pickUp', 'sword-cane')).toBe('no-room')
    expect(t.offers('pickUp', 'wheelbarrow')).toBe(true)
    t.pick('drop', 'bolos')
    expect(t.offers('pickTop')).toBe(true)
  })

  it('CM-ITEM-7 CM-RULING-65 CM-STAT-16 with no room left one picks up neither from a pile nor what counts', () => {
    const t = two(
      {
        is: 'private-eye',
        objects: ['net', 'bolos', 'pitchfork', 'sword-cane', 'handcuffs', 'magic-spear'],
      },
      { piles: [{ at: 'R3C1', unseen: ['herbs'], open: ['wheelbarrow', 'cultist-wine'] }] },
    )
    expect([t.refusal('pickTop'), t.refusal('pickUp', 'cultist-wine')]).toEqual([
      'no-room',
      'no-room',
    ])
    t.pick('pickUp', 'wheelbarrow')
    expect(t.offers('pickTop')).toBe(true)
  })

  it('CM-SPELL-11 CM-ITEM-7 whose hands are full reaches for nothing', () => {
    const reaches = (...objects: NonNullable<HeroAt['objects']>): boolean =>
      one(
        { is: 'psychotherapist', spells: ['reach'], objects },
        {},
        { is: 'private-eye', at: 'R3C3', objects: ['herbs'] },
      ).offers('attack', 'reach at bob')
    const seven = [
      'net',
      'bolos',
      'pitchfork',
      'sword-cane',
      'acid-vial',
      'bicycle',
      'ice-boots',
    ] as const
    expect(reaches(...seven)).toBe(true)
    expect(reaches(...seven, 'handcuffs')).toBe(false)
  })

  it('CM-ITEM-12 an empty stack is filled from the discards, and with none left fewer are drawn', () => {
    const t = sideBySide(
      { mentality: 0 },
      {},
      { foes: [{ is: 'cultist-idol', at: 'R3C2', health: 1 }] },
    )
    const { table, box } = t.state
    table.objectDiscards = box.objects.splice(0, 2)
    table.removed = box.objects.splice(0)
    table.objectsLeft = 0
    t.dice(4, 7).pick('attack', 'hands at cultist-idol')
    expect(t.told('reshuffles')).toEqual([{ stack: 'objects' }])
    expect(t.lying('R3C2').unseen).toBe(2)
    expect(table.objectDiscards).toEqual([])
  })

  it('CM-ITEM-12 the discards become a new stack, shuffled', () => {
    const t = two({}, { foes: [{ is: 'star-mound', at: 'R3C2', health: 1 }], discards: ['net'] })
    t.state.box.objects.splice(0).forEach((object) => t.table.removed.push(object))
    t.table.objectsLeft = 0
    const isShuffled = shufflesIn(t)
    t.dice(8).pick('attack', 'hands at star-mound')
    expect(t.lying('R3C2').unseen).toBe(1)
    expect(isShuffled('objects')).toBe(true)
  })

  it('CM-OBJ-49 CM-ITEM-9 whoever spills its wheelbarrow drops what it carried on it', () => {
    const t = two(
      {
        is: 'private-eye',
        objects: ['herbs', 'net', 'bolos', 'pitchfork', 'sword-cane', 'wheelbarrow'],
      },
      { piles: [{ at: 'R3C1', unseen: ['bicycle', 'book-of-void'] }] },
      { is: 'psychotherapist' },
    )
    t.pick('pickTop').dice(2, 2, 2, 2, 2, 1, 2).pick('pickTop')
    expect(t.carries('ann')).toHaveLength(6)
    expect(t.asked).toBe('ann move.choose')
    const laden = two(
      {
        is: 'private-eye',
        objects: ['herbs', 'net', 'bolos', 'pitchfork', 'sword-cane', 'wheelbarrow', 'bicycle'],
      },
      { piles: [{ at: 'R3C1', unseen: ['acid-vial', 'book-of-void'] }] },
      { is: 'psychotherapist' },
    )
    laden.pick('pickTop').dice(2, 2, 2, 2, 2, 1, 2, 2).pick('pickTop')
    expect(laden.asked).toBe('ann overload.choose')
  })

  it('CM-SPELL-11 CM-ITEM-9 and whoever has it stolen', () => {
    const t = one(
      { is: 'psychotherapist', spells: ['reach'] },
      {},
      {
        is: 'private-eye',
        at: 'R3C3',
        objects: [
          'herbs',
          'net',
          'bolos',
          'pitchfork',
          'sword-cane',
          'acid-vial',
          'wheelbarrow',
          'bicycle',
        ],
      },
    )
    t.dice(8).pick('attack', 'reach at bob').pick('steal', 'wheelbarrow')
    expect(t.asked).toBe('bob overload.choose')
  })
})
