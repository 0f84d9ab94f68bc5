import { describe, expect, it } from 'vitest'
import { cardAt, theCard } from '../pieces/cards.ts'
import { DIRECTOR } from '../state.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

const table = (more: Position = {}): I32Scenario =>
  at({
    settings: { terrors: '1' },
    pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }],
    screen: ['boat-hook', 'whiskey', 'pills'],
    pile: ['brute', 'elder', 'priest'],
    turn: 'director',
    ...more,
  })

/** Finds cards among the discards when they are drawn. */
const find =
  (t: I32Scenario, key: string): (() => number) =>
  () =>
    t.discards.indexOf(key)

describe('Monsters from the discards', () => {
  it('I32-CUT-2 I32-TERROR-11 each is placed where one likes, all else goes back, terrors too', () => {
    const t = table({ reel: 4, settings: { terrors: '1' } })
    t.state.table.discards.push(theCard('dagon'))
    t.state.box.terrors = t.state.box.terrors.filter((card) => card !== theCard('dagon'))
    const before = t.discards.length
    t.draws(find(t, 'spawn'), find(t, 'dagon'), find(t, 'fire-axe'), find(t, 'loafer'))
    t.runOnly('gather', { side: DIRECTOR, count: 4, rule: 'I32-CUT-2', drawn: [], throngs: [] })
    expect(t.told('gathers')[0]?.cards.map((card) => cardAt(card).key)).toEqual([
      'spawn',
      'dagon',
      'fire-axe',
      'loafer',
    ])
    expect(t.about).toMatchObject({ side: DIRECTOR })
    t.pick('placeIn', 'throng 2').pick('placeIn', 'throng 2')
    expect(t.throng(2)).toEqual(['spawn', 'loafer'])
    expect(t.discards).toHaveLength(before - 2)
    expect(t.discards).toEqual(expect.arrayContaining(['dagon', 'fire-axe']))
    expect(t.asked).toBe('gather is over')
  })

  it('I32-TERM-14 no more are drawn than there are', () => {
    const t = table()
    const { table: board } = t.state
    board.removed.push(...board.discards.splice(1))
    t.draws(0)
    t.runOnly('gather', { side: DIRECTOR, count: 3, rule: 'I32-CUT-2', drawn: [], throngs: [] })
    expect(t.told('gathers')[0]?.cards).toHaveLength(1)
  })

  it('I32-CLERK-14 I32-CLERK-4 the Night Clerk gets his tokens when the director’s side draws him, but not once he has fallen', () => {
    for (const hasFallen of [false, true]) {
      const t = table({ settings: { nightClerk: true } })
      t.state.table.hasClerkFallen = hasFallen
      t.draws(find(t, 'clerk'))
      t.runOnly('gather', { side: DIRECTOR, count: 1, rule: 'I32-CUT-2', drawn: [], throngs: [] })
      t.pick('placeIn', 'throng 1')
      expect([t.throng(1), t.table.stores[3]]).toEqual([['clerk'], hasFallen ? 0 : 9])
    }
    const other = table({ settings: { nightClerk: true } })
    other.draws(find(other, 'loafer'))
    other.runOnly('gather', { side: DIRECTOR, count: 1, rule: 'I32-CUT-2', drawn: [], throngs: [] })
    expect(other.pick('placeIn', 'throng 1').table.stores[3]).toBe(0)
  })

  it('I32-THRONG-8 what finds no slot goes back', () => {
    const t = table({
      throngs: [
        ['deep-one', 'deep-one', 'deep-one'],
        ['deep-one', 'deep-one', 'deep-one'],
        ['cultist', 'cultist', 'cultist'],
        ['reef-hunter', 'reef-hunter', 'reef-hunter'],
        ['elder', 'elder', 'elder'],
        ['spawn', 'spawn'],
      ],
      pile: ['brute', 'priest'],
      reel: 2,
    })
    t.draws(find(t, 'thug'), find(t, 'loafer'))
    t.runOnly('gather', { side: DIRECTOR, count: 2, rule: 'I32-CUT-2', drawn: [], throngs: [] })
    expect(t.throng(6)).toEqual(['spawn', 'spawn', 'thug'])
    expect(t.rulesCited).toContain('I32-THRONG-8')
    expect(t.discards).toContain('loafer')
  })

  it('I32-THRONG-1 I32-DIRECT-2 the last slot is taken without a question, and strikes', () => {
    const t = table({
      throngs: [
        ['deep-one', 'deep-one', 'deep-one'],
        ['deep-one', 'deep-one', 'deep-one'],
        ['cultist', 'cultist'],
      ],
      screen: ['thug', 'whiskey', 'pills'],
    })
    t.pick('takeMonster', 'thug')
    expect(t.throng(3)).toEqual(['cultist', 'cultist', 'thug'])
    expect(t.told('places')).toMatchObject([{ throng: 2, gain: 35 - 33 }])
    expect(t.asked).toBe('zoe strike.choose')
    expect(t.about).toEqual({ side: DIRECTOR, throng: 2 })
  })

  it('I32-THRONG-4 throngs 5 and 6 wait for all before them', () => {
    const full = [
      ['deep-one', 'deep-one', 'deep-one'],
      ['deep-one', 'deep-one', 'deep-one'],
      ['cultist', 'cultist', 'cultist'],
      ['reef-hunter', 'reef-hunter', 'reef-hunter'],
    ] as const
    const t = table({ throngs: full, screen: ['thug', 'whiskey', 'pills'] })
    t.pick('takeMonster', 'thug')
    expect([t.throng(5), t.throng(6)]).toEqual([['thug'], []])
    const gap = table({
      throngs: [['deep-one', 'deep-one'], ...full.slice(1)],
      screen: ['thug', 'whiskey', 'pills'],
    })
    gap.pick('takeMonster', 'thug')
    expect(gap.throng(1)).toEqual(['deep-one', 'deep-one', 'thug'])
  })
})

describe('Terrors', () => {
  it('I32-TERROR-3 I32-TERROR-5 I32-THRONG-4 lie under any throng, and start no fourth one', () => {
    const t = table({
      throngs: [['deep-one', 'deep-one', 'deep-one'], [], [], ['loafer']],
      screen: ['?dagon', 'whiskey', 'pills'],
    })
    t.settles()
    expect(t.offered).toEqual([
      'placeIn throng 1',
      'placeIn throng 2',
      'placeIn throng 3',
      'placeIn throng 4',
    ])
    expect(t.refusals).toEqual([
      'placeIn throng 5: not-established',
      'placeIn throng 6: not-established',
    ])
    t.pick('placeIn', 'throng 1')
    expect(t.throng(1)).toHaveLength(4)
    expect(t.rulesCited).toContain('I32-TERROR-3')
    expect(t.screen[0]).toBe('brute')
  })

  it('I32-THRONG-5 I32-TERROR-3 an established throng takes them though it is empty', () => {
    const t = table({ screen: ['?dagon', 'whiskey', 'pills'] })
    const fourth = t.state.table.throngs[3]
    if (fourth !== undefined) fourth.isEstablished = true
    expect(t.settles().offers('placeIn', 'throng 4')).toBe(true)
  })

  it('I32-TERROR-8 move to another throng of the same side, and are given to nobody', () => {
    const t = table({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }, { fallen: true }],
      survivors: [],
      throngs: [['loafer', 'dagon'], ['brute']],
    })
    expect(t.offered).toContain('moveTerror dagon')
    t.pick('moveTerror', 'dagon')
    expect(t.offered).toEqual(['placeIn throng 2', 'placeIn throng 3'])
    t.dice(6, 6).pick('placeIn', 'throng 3').pick('strike', 'doctor')
    expect([t.throng(1), t.throng(3)]).toEqual([['loafer'], ['dagon']])
    expect(t.rulesCited).toContain('I32-TERROR-8')
    expect(t.told('attacks')).toMatchObject([{ throng: 2, target: 6 }])
  })

  it('I32-TERROR-13 I32-MONPLAY-4 given to a seat they lie in its slots, and cannot be given on', () => {
    const t = table({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { fallen: true }, { has: ['doctor'] }],
      survivors: [],
      screen: ['?dagon', 'whiskey', 'pills'],
    })
    t.settles()
    expect(t.offered.slice(-1)).toEqual(['giveTo 1'])
    t.pick('giveTo', 1)
    expect(t.asked).toBe('bob placeTerror.choose')
    expect(t.offered).toEqual([
      'placeIn throng 1 of 2',
      'placeIn throng 2 of 2',
      'placeIn throng 3 of 2',
    ])
    t.pick('placeIn', 'throng 3 of 2')
    expect(t.table.throngs[11]?.terrors).toEqual([theCard('dagon')])
    expect(t.told('givesTerror')).toEqual([{ card: theCard('dagon'), pool: 1 }])
  })

  it('I32-TERROR-1 I32-TERROR-2 I32-OPT-8 with each reel one more is shuffled into the discards', () => {
    const t = at({
      settings: { terrors: 'per-reel', directorsCut: false },
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      screen: ['boat-hook', null, null],
      throngs: [['loafer']],
    })
    const left = t.state.box.terrors.length
    t.act().pick('take', 'boat-hook').pick('vote', 'doctor')
    t.draws(t.victim('doctor')).dice(1).pick('vote', 'doctor')
    expect(t.state.box.terrors).toHaveLength(left - 1)
    expect(t.discards).toContain('star-spawn')
    expect(t.shuffled.at(-1)).toContain(theCard('star-spawn'))
  })
})

describe('A monster seat without monsters', () => {
  const fallen = (more: Position = {}): I32Scenario =>
    table({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }, { throngs: [['dagon']] }],
      survivors: [],
      turn: 3,
      ...more,
    })

  it('I32-MONPLAY-6 I32-CUT-3 may cut though it has a terror, and attacks with what it formed', () => {
    const t = fallen({ reel: 2 })
    expect(t.offered).toContain('cut')
    t.draws(find(t, 'thug'), find(t, 'loafer')).pick('cut')
    expect(t.rulesCited).toContain('I32-MONPLAY-6')
    t.pick('placeIn', 'throng 2 of 3').pick('placeIn', 'throng 3 of 3')
    expect(t.offered).toEqual(['strikeWith throng 2 of 3', 'strikeWith throng 3 of 3'])
    t.pick('strikeWith', 'throng 3 of 3').dice(6, 5).pick('strike', 'doctor')
    expect(t.told('attacks')).toMatchObject([{ target: 3 }])
  })

  it('I32-MONPLAY-6 a cut that finds no monster is followed by no attack', () => {
    const t = fallen()
    t.draws(find(t, 'fire-axe')).pick('cut')
    expect(t.told('attacks')).toEqual([])
    expect(t.asked).toBe('zoe sideTurn.choose')
  })

  it('I32-MONPLAY-6 not while the screen shows one, or while it has one', () => {
    expect(fallen({ screen: ['boat-hook', 'whiskey', 'thug'] }).offers('cut')).toBe(false)
    const monsters = fallen({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }, { throngs: [[], ['loafer']] }],
    })
    expect(monsters.offers('cut')).toBe(false)
    expect(table().offers('cut')).toBe(false)
  })

  it('I32-MONPLAY-3 I32-DIRECT-5 it may cover, and attack with any throng it has', () => {
    const t = fallen({
      pools: [
        { has: ['lobsterman', 'co-ed'] },
        { has: ['doctor'] },
        { throngs: [['dagon'], ['loafer']] },
      ],
    })
    t.pick('cover', 'left')
    expect(t.offered).toEqual(['strikeWith throng 1 of 3', 'strikeWith throng 2 of 3'])
    t.pick('strikeWith', 'throng 1 of 3').dice(6, 6).pick('strike', 'doctor').pick('decline')
    expect(t.told('attacks')).toMatchObject([{ target: 6 }])
    expect(t.screen[0]).toBe('brute')
  })
})
