import { describe, expect, it } from 'vitest'
import { one, sideBySide, two } from '../../testing/one.ts'

const START = 'R3C1'
const six = ['net', 'bolos', 'pitchfork', 'sword-cane', 'handcuffs', 'magic-spear'] as const

const seven = [
  'herbs',
  'cultist-wine',
  'penicillin-vial',
  'sack-of-grits',
  'first-aid-kit',
  'ice-boots',
  'deep-one-necklace',
] as const

describe('Carrying and handing over', () => {
  it('CM-ITEM-8 CM-ITEM-4 CM-ACT-4 dropping costs nothing, and what was carried lies face up', () => {
    const t = two({ objects: ['net', 'bolos'] })
    const { actions } = t.table
    t.pick('drop', 'net')
    expect([t.table.actions, t.carries('ann'), t.lying('R3C1').open]).toEqual([
      actions,
      ['bolos'],
      ['net'],
    ])
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

  it('CM-ITEM-9 whoever can carry less than it has drops what it likes', () => {
    const t = two({
      is: 'private-eye',
      objects: [
        'wheelbarrow',
        'net',
        'bolos',
        'pitchfork',
        'sword-cane',
        'handcuffs',
        'magic-spear',
        'herbs',
      ],
    })
    t.pick('drop', 'wheelbarrow')
    expect(t.asked).toBe('ann overload.choose')
    t.pick('drop', 'bolos')
    expect([t.carries('ann').length, t.asked]).toEqual([6, 'ann actions.choose'])
  })

  it('CM-ITEM-9 CM-ITEM-13 who hands the wheelbarrow over must drop what it held', () => {
    const t = one(
      { is: 'private-eye', objects: ['wheelbarrow', ...six, 'herbs'] },
      {},
      { at: 'R3C2' },
    )
    t.pick('give', 'wheelbarrow to bob').pickAs('bob', 'accept')
    expect(t.asked).toBe('ann overload.choose')
  })

  it('CM-ITEM-9 CM-STAT-17 dropping what does not count is no way out of being overloaded', () => {
    const t = two({ is: 'private-eye', objects: ['wheelbarrow', 'dog-sled', ...six, ...seven] })
    t.pick('drop', 'wheelbarrow')
    expect(t.asked).toBe('ann overload.choose')
    expect(t.offered).not.toContain('drop dog-sled')
    expect(t.offered).toHaveLength(13)
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

  it('CM-ITEM-13 an object is handed to somebody adjacent who agrees; a refusal holds for the move', () => {
    const t = two({ objects: ['net', 'bolos'] }, {}, { at: 'R3C2' })
    t.pick('give', 'net to bob').pickAs('bob', 'refuse')
    expect(t.refusal('give', 'net to bob')).toBe('declined-gift')
    t.pick('give', 'bolos to bob').pickAs('bob', 'accept')
    expect([t.carries('ann'), t.carries('bob')]).toEqual([['net'], ['bolos']])
  })

  it('CM-ITEM-13 CM-STAT-17 whoever is laden still takes what does not count, and nothing else', () => {
    const t = one(
      { is: 'mariner-merchant', objects: ['wheelbarrow', 'herbs'] },
      {},
      { is: 'private-eye', at: 'R3C2', objects: six },
    )
    expect(t.offers('give', 'wheelbarrow to bob')).toBe(true)
    expect(t.offers('give', 'herbs to bob')).toBe(false)
  })

  it('CM-ITEM-14 a held character hands nothing over', () => {
    const t = sideBySide({ objects: ['net'], holds: [{ kind: 'handcuffs', escape: 1 }] }, {})
    expect(t.offers('walk', 'R2C1')).toBe(true)
    expect(t.offers('give')).toBe(false)
  })

  it('CM-ITEM-14 a held character may receive but not give', () => {
    const held = [{ kind: 'net', escape: 2 }] as const
    const t = two({ objects: ['bolos'] }, {}, { at: 'R3C2', holds: held })
    t.pick('give', 'bolos to bob').pickAs('bob', 'accept')
    expect(t.carries('bob')).toEqual(['bolos'])
    expect(two({ objects: ['bolos'], holds: held }, {}, { at: 'R3C2' }).offers('give')).toBe(false)
  })
})
