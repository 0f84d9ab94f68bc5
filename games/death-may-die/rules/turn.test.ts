import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'

describe('The turn', () => {
  it('DMD-TURN-1 actions, Mythos, discovery or fight, and the end follow each other', () => {
    const t = at({ mythos: ['e1.m7'], discovery: ['e1.d10'] })
    expect(t.table.step).toBe('actions')
    t.forget().endActions()
    expect(t.table.step).toBe('encounter')
    expect(t.told('draws')).toHaveLength(1)
    expect(t.told('finds')).toHaveLength(1)
    t.pick('takeNeither')
    expect(t.asked).toBe('bob actions.choose') // DMD-TURN-7
  })

  it('DMD-TURN-2 DMD-TURN-6 there are three actions, the same as often as one likes, and no fourth', () => {
    const t = at({ ann: { is: 'rasputin' } })
    const left = (): unknown => t.engine.decision(t.state)?.about
    expect(left()).toEqual({ hero: 0, left: 3 })
    for (const to of ['2A-a', '1A-a', '2A-a']) t.pick('move', to).pick('stop')
    expect(left()).toEqual({ hero: 0, left: 0 })
    expect(t.table.actions).toBe(0)
    expect(t.refusal('move', '1A-a')).toBe('no-actions')
    expect(t.offers('endActions')).toBe(true)
  })

  it('DMD-TURN-3 all kinds of actions are in the menu', () => {
    const t = at({
      ann: { wounds: 1, has: ['Bleach'] },
      fire: { '1A-a': 1 },
      foes: { '2A-a': ['cultist'] },
    })
    const verbs = new Set(t.offered.map((one) => one.replace(/ .*/, '')))
    expect([...verbs].toSorted()).toEqual(['act', 'endActions', 'move', 'rest', 'trade', 'useCard'])
    expect(t.refusal('attack', 'cultist')).toBe('out-of-range')
  })

  it('DMD-TURN-4 DMD-TURN-8 DMD-SWIFT-1 a free action costs none of the three, once a turn', () => {
    const t = at({ ann: { is: 'ian' } })
      .pick('move', '2A-a')
      .pick('stop')
    expect(t.table.actions).toBe(3)
    t.pick('move', '1A-a').pick('stop')
    expect(t.table.actions).toBe(2)
    const later = at({ ann: { is: 'ian', stress: 5 } }).pick('rest')
    expect(later.pick('move', '2A-a').pick('stop').table.actions).toBe(2) // between two others
    expect(later.pick('rest').table.actions).toBe(1)
    expect(
      at({ ann: { is: 'rasputin' } })
        .pick('move', '2A-a')
        .pick('stop').table.actions,
    ).toBe(2)
  })

  it('DMD-TURN-5 DMD-SWIFT-4 the number of actions is fixed when the turn begins', () => {
    const t = at({ ann: { is: 'ian', levels: { swiftness: 4 } } })
    expect(t.table.actions).toBe(4)
    const late = at({ ann: { is: 'ian', levels: { swiftness: 3 }, sanity: 2 } })
    late.terrify('ann', 1).pick('levelUp', 2)
    expect(late.hero('ann').levels[2]).toBe(4)
    expect(late.table.actions).toBe(3)
  })

  it('DMD-TURN-7 DMD-DEATH-5 DMD-TERM-1 the next living investigator is active', () => {
    const t = at({
      ann: {},
      bob: { fellAt: '2A-a' },
      cid: {},
      elder: { on: '9A-a' },
      mythos: ['e1.m7'],
      discovery: ['e1.d10'],
    })
    t.endActions().pick('takeNeither')
    expect(t.asked).toBe('cid actions.choose')
  })
})

describe('Terms', () => {
  it('DMD-TERM-17 DMD-INV-5 stress that does not fit is lost, and nobody falls of it', () => {
    const t = at({ ann: { is: 'ian', stress: 4 } })
      .resolve('ct.m1')
      .resolve('ct.m1')
    expect(t.tracks('ann')).toEqual([0, 5, 0])
    expect(t.tracks('bob')).toEqual([0, 2, 0])
  })

  it('DMD-TERM-17 with panic it is wounds, one packet for a step', () => {
    const t = at({
      ann: { is: 'ian', stress: 5, on: '9A-a' },
      fire: { '9A-a': 1 },
      settings: { panic: true },
    })
    t.resolve('e1.m4')
    expect(t.tracks('ann')).toEqual([2, 5, 0])
  })

  it('DMD-TERM-18 a price can be chosen only if all of it fits', () => {
    const cave = at({ episode: '6', ann: { is: 'ian', stress: 4 } }).resolve('e6.m6')
    expect(cave.tracks('ann')).toEqual([1, 4, 0])
    const t = at({ episode: '6', ann: { is: 'ian', stress: 3 } }).resolve('e6.m6')
    expect(t.offered).toEqual(['option 0', 'option 1'])
    expect(t.pick('option', 0).tracks('ann')).toEqual([0, 5, 0])
  })

  it('DMD-TERM-19 healing never goes past 0', () => {
    const t = at({ ann: { wounds: 1, has: ['Bandages'] } }).pick('useCard', 'Bandages')
    expect(t.tracks('ann')).toEqual([0, 0, 0])
  })

  it('DMD-TERM-14 whoever is placed takes nobody along and picks up no fire', () => {
    const t = at({
      episode: '4',
      ann: { on: '13A-a' },
      foes: { '13A-a': ['cultist'] },
      fire: { '13A-a': 2 },
    })
    t.resolve('e4.m5')
    if (t.asked !== null && t.asked.includes('choose')) t.takeDefault()
    expect(t.foes('13A-a')).toEqual(['cultist'])
    expect(t.hero('ann').fire).toBe(0)
    expect(t.where('ann')).not.toBe('13A-a')
  })

  it('DMD-TERM-15 DMD-MAP-6 a summoned enemy comes to the gate without wounds', () => {
    const t = at().resolve('ct.m5')
    expect([t.foes('9A-a'), t.foes('7A-a')]).toEqual([['cultist'], ['cultist']])
  })

  it('DMD-TERM-9 DMD-TERM-11 DMD-MYTHOS-4 ties and ways are for the active player to choose', () => {
    const t = at({
      ann: { on: '1A-a' },
      bob: { on: '9A-a' },
      foes: { '2A-a': ['cultist'], '4A-a': ['cultist'] },
    })
    t.resolve('e1.m8')
    expect(t.asked).toBe('ann choose.one')
    expect(t.offered).toEqual(['chooseFoe cultist#1', 'chooseFoe cultist#2'])
    t.pick('chooseFoe', 'cultist#2')
    expect([t.foes('1A-a'), t.foes('4A-a')]).toEqual([['cultist'], []])
  })

  it('DMD-TERM-25 an enemy that is there already has not moved', () => {
    const t = at({ episode: '6', ann: { on: '5B-b' }, foes: { '5B-b': ['chthonian'] } }).resolve(
      'e6.m2',
    )
    expect(t.told('comes')).toEqual([])
    expect(t.tracks('ann')).toEqual([0, 0, 0])
  })

  it('DMD-TERM-22 DMD-MAP-10 no ninth fire token is placed', () => {
    const t = at({ ann: { on: '1A-a' }, fire: { '9A-a': 8 } }).resolve('e1.m5')
    expect(t.told('burns')).toEqual([])
    const one = at({ ann: { on: '1A-a' }, fire: { '9A-a': 7 } }).resolve('e1.m5')
    expect(one.asked).toBe('ann choose.one')
    one.pick('chooseSpace', '6A-b')
    expect(one.told('burns')).toEqual([{ space: one.space('6A-b') }])
  })
})

it('DMD-TERM-17 DMD-TERM-20 with panic, those whose stress is full are wounded clockwise from the active one', () => {
  const t = at({
    settings: { panic: true },
    turn: 'bob',
    ann: { is: 'ian', stress: 5 },
    bob: { is: 'kid', stress: 7 },
    cid: { is: 'elizabeth', stress: 8 },
  })
  expect(t.resolve('ct.m1', 'bob').told('wounds')).toMatchObject([
    { hero: 1, amount: 1 },
    { hero: 2, amount: 1 },
    { hero: 0, amount: 1 },
  ])
})

it('DMD-ENDTURN-1 DMD-PRAYER-1 in the published order whoever prays does so once, not again with the stages', () => {
  const t = at({ settings: { endOrder: 'published' }, ann: { is: 'ahmed', wounds: 4 } })
  t.state.box.stack.pop()
  t.putAt('turn.end').go()
  expect(t.asked).toBe('ann prayer.whom')
  while (t.asked?.startsWith('ann') === true) t.takeDefault()
  expect(t.told('heals')).toHaveLength(1)
})
