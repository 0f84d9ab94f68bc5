import { describe, expect, it } from 'vitest'
import { theCard } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

describe('The terrors', () => {
  const table = (more: Position = {}): I32Scenario =>
    at({
      settings: { terrors: '1' },
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }],
      screen: ['thug', 'whiskey', 'pills'],
      ...more,
    })

  it('I32-TERROR-3 I32-TERROR-4 I32-PROMPT-32 a terror finds its throng, and its slot is refilled', () => {
    const t = table({
      screen: ['?dagon', 'whiskey', 'pills'],
      pile: ['brute'],
      throngs: [['loafer']],
    })
    t.settles()
    expect(t.asked).toBe('zoe placeTerror.choose')
    expect(t.offered).toEqual(['placeIn throng 1', 'placeIn throng 2', 'placeIn throng 3'])
    t.pick('placeIn', 'throng 1')
    expect(t.throng(1)).toEqual(['loafer', 'dagon'])
    expect(t.screen[0]).toBe('brute')
  })

  it('I32-TERROR-5 I32-TERROR-6 I32-DREAD-1 a terror needs no room and adds value and ability', () => {
    const t = table({ throngs: [['loafer', 'loafer', 'loafer', 'dagon', 'hydra']] })
    t.strikes(1).dice(6, 5, 1, 1, 2).pick('strike', 'doctor')
    expect(t.told('attacks')).toMatchObject([{ target: 11 }])
    expect(t.told('suffers')).toMatchObject([{ damage: 3 }])
  })

  it('I32-TERROR-6 I32-TERM-10 a terror alone attacks with its own value', () => {
    const t = table({ throngs: [['dagon']] })
    t.strikes(1).dice(6, 5).pick('strike', 'doctor')
    expect(t.told('attacks')).toMatchObject([{ target: 6 }])
  })

  it('I32-TERROR-7 a slot with terrors alone is empty for the fourth throng', () => {
    const t = table({
      throngs: [['brute', 'brute', 'brute'], ['deep-one', 'deep-one', 'deep-one'], ['dagon']],
      turn: 'director',
    })
    t.pick('takeMonster', 'thug')
    expect(t.throng(3)).toEqual(['thug', 'dagon'])
  })

  it('I32-TERROR-8 instead of taking, a terror may move and attack', () => {
    const t = table({ throngs: [['loafer', 'dagon'], ['brute']], turn: 'director' })
    t.pick('moveTerror', 'dagon').pick('placeIn', 'throng 2').dice(6, 6).pick('strike', 'doctor')
    expect([t.throng(1), t.throng(2)]).toEqual([['loafer'], ['brute', 'dagon']])
    expect(t.told('attacks')).toMatchObject([{ target: 11 }])
  })

  it('I32-TERROR-9 I32-DAMAGE-4 only overkill hurts it, and removes it', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', cards: ['lamp-oil'] }] }, { has: ['doctor'] }],
      throngs: [['hydra']],
    })
    t.acts('lobsterman').pick('attack', 'hydra').dice(1, 2, 4).pick('wield', 'lamp-oil speed')
    expect(t.removed).toEqual(['hydra'])
  })

  it('I32-TERROR-11 what a search draws goes back', () => {
    const t = table()
    t.state.table.discards.push(theCard('dagon'))
    t.state.box.terrors = t.state.box.terrors.filter((card) => card !== theCard('dagon'))
    t.acts('lobsterman').draws(t.discards.indexOf('dagon'), 0).pick('search')
    expect(t.discarded).toContain('dagon')
  })

  it('I32-TERROR-12 whoever is fumbled at may strike a terror of the throng', () => {
    const t = table({ throngs: [['loafer', 'dagon']] })
    t.strikes(1).dice(6, 6).pick('strike', 'lobsterman')
    expect(t.offered).toEqual(['decline', 'attack loafer', 'attack dagon'])
  })

  it('I32-TERROR-13 it can be given to a fallen seat, which has no first monster by that', () => {
    const t = table({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }, { fallen: true }],
      survivors: [],
      screen: ['?dagon', 'whiskey', 'pills'],
    })
    t.settles().pick('giveTo', 2)
    expect(t.asked).toBe('cid placeTerror.choose')
    t.pick('placeIn', 'throng 2 of 3')
    expect(t.table.pools[2]?.side).toBe('fallen')
  })

  it('I32-DREAD-2 I32-TERROR-14 Mother Hydra draws for each survivor her throng eliminates', () => {
    const t = table({ throngs: [['thug', 'hydra']] })
    t.strikes(1).dice(4, 5, 6, 6, 5).draws(0).pick('strike', 'lobsterman')
    expect(t.told('gathers')).toHaveLength(1)
    expect(t.asked).toBe('zoe place.choose')
  })

  it('I32-DREAD-3 the Elder Shoggoth engulfs with two dice', () => {
    const t = table({ throngs: [['shoggoth']] })
    t.strikes(1).dice(2, 3, 3, 3, 1, 1).pick('strike', 'doctor')
    expect(t.told('suffers')).toMatchObject([{ damage: 6 }])
  })

  it('I32-DREAD-4 I32-TERROR-14 the Star-Spawn maddens hit or miss, instead of Dread', () => {
    const t = table({ throngs: [['priest', 'star-spawn']] })
    t.strikes(1).dice(6, 6).pick('strike', 'doctor').dice(5, 4, 1).pick('decline')
    expect(t.survivor('doctor').insane).toBe(1)
    const hit = table({ throngs: [['priest', 'star-spawn']] })
    hit.strikes(1).dice(5, 4, 1, 1, 1, 5, 4, 1).pick('strike', 'doctor')
    expect(hit.told('throws').filter(({ kind }) => kind === 'dread')).toHaveLength(1)
  })
})
