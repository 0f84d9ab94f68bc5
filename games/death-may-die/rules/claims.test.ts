import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'

describe('Companions, items and conditions', () => {
  it('DMD-CLAIM-6 wounds on companions count as dealt', () => {
    const t = at({ ann: { is: 'ian', has: ['Jerome'] }, foes: { '1A-a': ['fire-vampire'] } })
    t.rolls('S B | B').assault('ann', 'fire-vampire').pick('keepDice').pick('shield', 'Jerome')
    expect(t.tracks('ann')).toEqual([0, 0, 0])
    expect(t.foes('1A-a')).toEqual(['fire-vampire 1'])
  })

  it('DMD-CLAIM-7 DMD-REST-4 companions take neither stress nor sanity loss, and are not healed', () => {
    const t = at({ ann: { has: ['Duke Calloway'], hurt: { 'Duke Calloway': 2 }, wounds: 2 } })
    t.pick('rest')
    expect(t.table.woundsOn.filter((wounds) => wounds > 0)).toEqual([2])
    expect(t.hero('ann').wounds).toBe(0)
  })

  it('DMD-CLAIM-9 DMD-CLAIM-1 a condition is kept, whatever else is lost or traded', () => {
    const t = at({
      ann: {
        is: 'ian',
        sanity: 2,
        insanity: 'memory-loss',
        has: ['Guilty Conscience', 'Fire Axe'],
      },
    })
    t.terrify('ann', 1)
    expect(t.claims('ann')).toEqual(['Guilty Conscience'])
  })

  it('DMD-CLAIM-10 an item is discarded for its effect between actions', () => {
    const t = at({ ann: { wounds: 3, stress: 2, has: ['Bandages', 'Laudanum'] } })
    t.pick('useCard', 'Bandages').pick('useCard', 'Laudanum')
    expect(t.tracks('ann')).toEqual([1, 0, 0])
    expect(t.table.actions).toBe(3)
    expect(at({ ann: { has: ['Bandages'] } }).refusal('useCard', 'Bandages')).toBe(
      'nothing-to-heal',
    )
  })

  it('DMD-CARD-6 DMD-CLAIM-11 Armour takes one wound off one packet in each turn', () => {
    const t = at({ episode: '2', ann: { is: 'ian', has: ['Oilskin Coat'] } })
    t.wound('ann', 2).pick('armour', 'Oilskin Coat')
    expect(t.hero('ann').wounds).toBe(1)
    expect(t.wound('ann', 2).hero('ann').wounds).toBe(3)
  })

  it('DMD-CLAIM-2 DMD-CLAIM-3 of two companions the one that takes its last wound is gone, and no other', () => {
    const has = ['Jerome', 'Professor Quill', 'Duke Calloway']
    const t = at({ ann: { is: 'ian', has } }).wound('ann', 3)
    t.pick('shield', 'Professor Quill').pick('shield', 'Jerome')
    expect(t.claims('ann')).toEqual(expect.arrayContaining(['Professor Quill', 'Duke Calloway']))
    expect(t.claims('ann')).not.toContain('Jerome')
    t.pick('shield', 'Professor Quill')
    expect([t.claims('ann'), t.hero('ann').wounds]).toEqual([['Duke Calloway'], 0])
  })

  it('DMD-CARD-7 DMD-INV-9 DMD-CLAIM-8 a companion grants its skill', () => {
    const t = at({ ann: { is: 'rasputin', has: ['Jerome'] }, foes: { '1A-a': ['cultist'] } })
    expect(t.pick('move', '2A-a').asked).toBe('ann walk.sneak')
  })

  it('DMD-CARD-10 an elder stone makes one tentacle an elder sign, once a turn', () => {
    const t = at({
      ann: { is: 'ian', has: ['Etched Glass Sign'] },
      foes: { '1A-a': ['fire-vampire'] },
    })
    t.rolls('T T ST | B').pick('attack', 'fire-vampire').pick('keepDice')
    expect(t.offered).toEqual(['decline', 'ward 0', 'ward 1', 'ward 2'])
    t.pick('ward', 2)
    expect(t.hero('ann').sanity).toBe(2)
    expect(t.foes('1A-a')).toEqual(['fire-vampire 1'])
  })

  it('DMD-CLAIM-12 a use belongs to the card, and passing it on does not renew it', () => {
    const t = at({
      ann: { is: 'ian', has: ['Etched Glass Sign'] },
      ash: {},
      foes: { '1A-a': ['fire-vampire'] },
    })
    t.rolls('T B B | B').pick('attack', 'fire-vampire').pick('keepDice').pick('ward', 0)
    t.pick('trade', 'Etched Glass Sign to ash')
    t.rolls('T B | B').assault('ash', 'fire-vampire').pick('keepDice')
    expect(t.asked).not.toContain('ward')
  })

  it('DMD-CARD-3 DMD-CARD-4 dice for checks and for actions of the episode', () => {
    const t = at({
      ann: { is: 'ian', on: '3A-b', has: ['Formulary', 'Pocket Torch'] },
      discovery: ['e1.d06'],
    })
    t.rolls('B B B | B B').pick('act', 'spoil')
    expect(t.table.roll?.dice).toHaveLength(5)
    t.pick('keepDice').rolls('B B B | B').run('discovery', { hero: 0, tentacles: 0 })
    expect(t.table.roll?.dice).toHaveLength(4)
  })
})

describe('Investigate', () => {
  const finds = (id: string, ann: object = {}) =>
    at({ ann: { is: 'ian', ...ann }, discovery: [id] }).run('discovery', { hero: 0, tentacles: 0 })

  it('DMD-DISC-2 DMD-DISC-7 DMD-CARD-8 left, right or neither; prices must be paid in full', () => {
    expect(finds('e1.d01').offered).toEqual(['takeNeither', 'takeLeft', 'takeRight'])
    const tired = finds('e1.d01', { stress: 4 })
    expect(tired.refusal('takeLeft')).toBe('stress-too-high')
    const t = finds('e1.d04').pick('takeNeither')
    expect(t.table.discoveryDiscards).toHaveLength(1)
    expect(finds('e1.d04', { stress: 2 }).pick('takeRight').tracks('ann')).toEqual([0, 0, 0])
  })

  it('DMD-DISC-2 a condition can bar an entry', () => {
    expect(finds('e1.d12', { has: ['Guilty Conscience'] }).refusal('takeLeft')).toBe('barred')
  })

  it('DMD-DISC-3 on a Must card one entry has to be taken', () => {
    const t = finds('e1.d08')
    expect(t.offered).toEqual(['takeLeft', 'takeRight'])
    expect(t.pick('takeRight').hero('ann').sanity).toBe(1)
    const full = finds('e1.d08', { stress: 5 })
    expect(full.hero('ann').sanity).toBe(1)
  })

  it('DMD-DISC-8 DMD-DISC-9 an empty deck is made anew of the discards, and if there are none nothing is drawn', () => {
    const t = at({ ann: {} })
    t.table.discoveryDiscards = t.state.box.discovery.splice(0, 15)
    t.table.discovery = 0
    t.run('discovery', { hero: 0, tentacles: 0 })
    expect(t.table.discovery).toBe(14)
  })

  it('DMD-CARD-9 a price in sanity: nothing reduces it, and its trigger comes after the claim', () => {
    const t = finds('e1.d15', { sanity: 2, insanity: 'memory-loss' }).pick('takeLeft')
    expect(t.hero('ann').sanity).toBe(3)
    expect(t.claims('ann')).toEqual([]) // claimed, and lost to the insanity at once
    t.pick('levelUp', 0)
    expect(finds('e1.d15', { sanity: 19 }).refusal('takeLeft')).toBe('sanity-too-low')
  })

  it('DMD-CLAIM-3 whoever finds a fallen companion again finds it unhurt', () => {
    const ann = { is: 'kid', has: ['Duke Calloway'], hurt: { 'Duke Calloway': 2 } } as const
    const t = at({ ann }).wound('ann', 1).pick('shield', 'Duke Calloway')
    expect([t.claims('ann'), t.table.woundsOn.some(Boolean)]).toEqual([[], false])
  })
})
