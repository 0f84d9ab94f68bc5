import { describe, expect, it } from 'vitest'
import { sideBySide } from '../../testing/one.ts'

const START = 'R3C1'

describe('Objects', () => {
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

  it('CM-ITEM-9 CM-PROMPT-25 whoever loses room drops what it likes', () => {
    const full = ['herbs', 'herbs', 'herbs', 'bolos', 'net', 'pitchfork', 'sword-cane'] as const
    const t = sideBySide({ objects: [...full, 'wheelbarrow'] }, {})
    t.pick('drop', 'wheelbarrow')
    expect(t.asked).toBe('ann overload.choose')
    expect(t.engine.decision(t.state)?.about).toEqual({ seat: 0, tooMany: 1 })
    t.pick('drop', 'net')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.lying(START).open).toEqual(['wheelbarrow', 'net'])
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

  it('CM-ITEM-13 CM-MOVE-15 an object is handed to a neighbour who agrees, for 1 point of the giver', () => {
    const t = sideBySide({ objects: ['bolos', 'net'] }, { holds: [{ kind: 'web', escape: 3 }] })
    t.pick('give', 'bolos to bob')
    expect(t.asked).toBe('bob handOver.ask')
    t.pick('refuse')
    expect(t.refusal('give', 'bolos to bob')).toBe('declined-gift')
    // CM-ITEM-14: bob is held and may receive.
    t.pick('give', 'net to bob').pick('accept')
    expect(t.carries('bob')).toEqual(['net'])
    expect(t.carries('ann')).toEqual(['bolos'])
    expect(t.offers('walk', 'R1C4')).toBe(true)
    expect(t.refusal('walk', 'R1C5')).toBe('out-of-reach')
  })

  it('CM-ITEM-13 nobody is handed anything without room, across a line or from further off', () => {
    const full = [
      'herbs',
      'herbs',
      'bolos',
      'net',
      'pitchfork',
      'sword-cane',
      'bicycle',
      'acid-vial',
    ]
    const crowded = sideBySide({ objects: ['magic-spear'] }, { objects: full as never })
    expect(crowded.refusal('give', 'magic-spear to bob')).toBe('no-room')
    expect(sideBySide({ objects: ['net'] }, { at: 'R5C1' }).offers('give')).toBe(false)
    const walled = sideBySide({ objects: ['net'], at: 'R3C2' }, { at: 'R2C2' })
    expect(walled.offers('give', 'net to bob')).toBe(false)
  })

  it('CM-ITEM-14 a held character hands nothing over', () => {
    const t = sideBySide({ objects: ['net'], holds: [{ kind: 'handcuffs', escape: 1 }] }, {})
    expect(t.offers('walk', 'R2C1')).toBe(true)
    expect(t.offers('give')).toBe(false)
  })

  it('CM-ITEM-21 blue objects work for whoever is held', () => {
    const t = sideBySide(
      { objects: ['winter-clothing'], holds: [{ kind: 'net', escape: 2 }] },
      {},
      {
        turn: 1,
      },
    )
    t.dice(5).pick('push', 'ann')
    expect(t.table.roll?.needed).toBe(5)
  })

  it('CM-ITEM-23 CM-CAST-2 CM-RULING-76 spells go with their tome, and nobody has to read it again', () => {
    const t = sideBySide(
      { objects: ['necronomicon'] },
      { mentality: 3 },
      { tomes: { necronomicon: ['fly', 'heal'] } },
    )
    expect(t.offers('cast', 'fly')).toBe(true)
    expect(t.offers('read', 'necronomicon')).toBe(false)
    t.pick('give', 'necronomicon to bob').pick('accept').pick('stop')
    expect(t.offers('cast', 'fly')).toBe(false)
    t.pick('endTurn')
    expect(t.asked).toBe('bob actions.choose')
    expect(t.offers('cast', 'fly')).toBe(true)
    expect(t.offers('read', 'necronomicon')).toBe(false)
  })
})
