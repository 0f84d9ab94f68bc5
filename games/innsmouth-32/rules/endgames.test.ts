import { describe, expect, it } from 'vitest'
import { theCard } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

describe('Turning Point', () => {
  const table = (more: Position = {}): I32Scenario =>
    at({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }, { fallen: true }],
      survivors: [],
      screen: ['thug', 'whiskey', 'pills'],
      pile: ['brute', 'elder'],
      turn: 3,
      ...more,
    })

  it('I32-TURNING-1 not in reel IV', () => {
    const t = table({ reel: 4 })
    t.pick('takeMonster', 'thug').pick('placeIn', 'throng 1 of 3')
    expect(t.table.turningPoint).toBe('waits')
  })

  it('I32-TURNING-5 I32-ENDTASK-15 once, and what lay under it comes back', () => {
    const t = table({ turningPoint: 'active', screen: ['boat-hook', null, null], turn: 1 }).act()
    const under = [...t.state.box.reel]
    t.pick('take', 'boat-hook').pick('vote', 'doctor')
    t.draws(t.victim('doctor')).dice(1).pick('vote', 'doctor')
    expect(t.table.turningPoint).toBe('over')
    expect(t.table.reel).toBe(2)
    expect(under).toHaveLength(2)
    expect(t.shuffled.at(-1)).toEqual(expect.arrayContaining(under))
    expect(t.table.reelPile).toBe(20)
  })

  it('I32-TURNING-7 it is looked at again before the first turn of a reel, and not between', () => {
    const t = table()
    t.state.table.isReelRunning = false
    t.pick('takeMonster', 'thug').pick('placeIn', 'throng 1 of 3')
    expect(t.table.turningPoint).toBe('waits')
  })

  it('I32-TURNING-6 it and the Last One Standing may come together', () => {
    const t = table({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }, { throngs: [['brute']] }],
      turningPoint: 'active',
      turn: 3,
    })
    t.pick('allOut').dice(2, 2, 6, 6, 5).pick('strike', 'doctor')
    expect(t.told('lastOne')).toHaveLength(1)
    expect(t.table.turningPoint).toBe('active')
  })
})

describe('Last One Standing', () => {
  const table = (more: Position = {}): I32Scenario =>
    at({
      reel: 4,
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      survivors: [],
      throngs: [['thug'], ['brute']],
      screen: ['boat-hook', 'whiskey', 'pills'],
      pile: ['elder', 'priest'],
      turn: 'director',
      ...more,
    })

  it('I32-LASTONE-2 the rest of an all-out attack is abandoned', () => {
    const t = table()
    t.pick('allOut').pick('strikeWith', 'throng 1').dice(2, 3, 6, 6, 5).pick('strike', 'doctor')
    expect(t.told('attacks')).toHaveLength(1)
    expect(t.asked).toBe('zoe lastOne.star')
  })

  it.each([
    [1, 3],
    [2, 2],
    [3, 1],
  ])(
    'I32-LASTONE-3 I32-STAR-1 begun by survivor loss after reel %i, %i tokens are left',
    (reel, tokens) => {
      const t = at({
        reel,
        settings: { survivorLoss: true },
        pools: [{ has: ['lobsterman'] }, { has: [] }],
        survivors: ['moll'],
        screen: ['boat-hook', null, null],
        throngs: [['loafer']],
      }).act()
      const mad = Array.from({ length: reel }, () => () => t.victim('lobsterman'))
      t.draws(...mad).dice(...[1, 2, 3].slice(0, reel))
      t.pick('take', 'boat-hook').pick('lose')
      for (let token = 0; token < tokens; token++) {
        expect(t.asked).toBe('zoe lastOne.star')
        t.pick('grant')
      }
      expect(t.asked).toBe('ann act.choose')
      expect(t.survivor('lobsterman').stars).toBe(1 + tokens)
    },
  )

  it('I32-LASTONE-3 begun before the star of a reel is awarded, that one is thrown for too', () => {
    const t = at({
      reel: 2,
      pools: [{ has: ['lobsterman'] }, { has: [{ is: 'doctor', in: 'lost-in-the-marsh' }] }],
      survivors: [],
      screen: ['boat-hook', null, null],
      throngs: [['loafer']],
    }).act()
    t.dice(6, 5).pick('take', 'boat-hook').pick('grant').pick('grant').pick('grant')
    expect(t.asked).toBe('ann act.choose')
  })

  it('I32-LASTONE-6 I32-LASTONE-9 reel ends are ignored, and so is a dibs marker', () => {
    const t = table({
      pools: [{ has: [{ is: 'moll', dibs: true }] }, { has: ['doctor'] }],
      screen: ['boat-hook', null, null],
      pile: [],
    })
    t.pick('strikeWith', 'throng 1').dice(2, 3, 6, 6, 5).pick('strike', 'doctor')
    t.dice(6).pick('insist').pick('poolActions')
    expect(t.asked).toBe('ann act.choose')
    t.draws(0, 0, 0, 0).pick('take', 'boat-hook')
    expect(t.told('reelEnds')).toEqual([])
    expect(t.asked).toBe('bob place.choose')
  })

  it.each([
    [false, 1],
    [true, 0],
  ])('I32-LASTONE-6 if it is their round: %s, Turning Point comes %i times', (isLastOne, times) => {
    const t = table({
      reel: 2,
      pools: [{ has: ['lobsterman', 'co-ed'] }, { throngs: [['elder']] }],
    })
    t.state.table.isLastOne = isLastOne
    t.runOnly('checks', {})
    expect(t.told('turningPoint')).toHaveLength(times)
  })

  it('I32-LASTONE-7 whoever is still held must get away', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', in: 'lost-in-the-marsh' }] }, { has: ['doctor'] }],
    })
    t.pick('allOut').dice(2, 3, 6, 6, 5).pick('strikeWith', 'throng 1')
    t.dice(6, 6, 4).pick('insist')
    expect(t.asked).toBe('bob sideTurn.choose')
    t.pick('cover', 'left')
    expect(t.asked).toBe('zoe sideTurn.choose')
    t.dice(6, 5).pick('allOut')
    expect(t.table.outcome?.ending).toBe('lastOneFalls')
  })

  it('I32-LASTONE-10 a card cut short still goes where it goes', () => {
    const t = table({
      screen: ['storm-surge', 'whiskey', 'pills'],
      turn: 1,
    })
    t.draws(t.victim('doctor'), 0).dice(2, 3, 6, 6, 5)
    t.settles()
    expect(t.discarded).toContain('storm-surge')
    expect(t.screen[0]).toBe('?')
  })
})

describe('Who wins', () => {
  it('I32-WIN-3 the director as soon as nobody is left', () => {
    const t = at({
      pools: [{ has: ['lobsterman'] }, { fallen: true }],
      survivors: [],
      throngs: [['thug']],
      screen: ['boat-hook', 'whiskey', 'pills'],
    })
    t.state.table.isLastOne = true
    t.dice(2, 3, 6, 6, 5).strikes(1)
    expect(t.table.outcome?.winners).toEqual([0, 1, 2])
  })

  it('I32-WIN-8 the result tells a fall of the Last One Standing from one after the last turn', () => {
    const last = {
      reel: 4,
      pools: [{ has: [{ is: 'doctor', in: 'lost-in-the-marsh' }] }, { fallen: true }],
      survivors: [],
      screen: ['thug', 'brute', null],
      turn: 'director',
    } satisfies Position
    const ending = (finale: 'known' | 'over', isLastOne: boolean): string | undefined => {
      const t = at(last)
      Object.assign(t.state.table, { finale, isLastOne })
      t.dice(6, 5).runOnly('held', { who: theCard('doctor'), isReelEnd: true })
      return t.table.outcome?.ending
    }
    expect(ending('known', true)).toBe('lastOneFalls')
    expect(ending('over', false)).toBe('nobodyLeft')
  })

  it.each([
    ['match', [0, 1, 2]],
    ['auto', [0]],
  ])(
    'I32-WIN-5 I32-WIN-6 with fallen seats that %s, %j win with the director',
    (fallenSeats, winners) => {
      const t = at({
        settings: { fallenSeats },
        pools: [{ has: ['lobsterman'] }, { fallen: true }],
        survivors: [],
        throngs: [['thug']],
        screen: ['boat-hook', 'whiskey', 'pills'],
      })
      t.state.table.isLastOne = true
      t.dice(2, 3, 6, 6, 5).strikes(1)
      expect(t.table.outcome).toEqual({ ending: 'lastOneFalls', winners })
    },
  )
})
