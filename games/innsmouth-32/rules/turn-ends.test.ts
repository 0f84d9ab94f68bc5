import { describe, expect, it } from 'vitest'
import { cardAt, theCard } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

const table = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
    screen: ['thug', 'whiskey', 'pills'],
    pile: ['brute', 'elder', 'priest'],
    ...more,
  })

describe('The end of a survivor’s turn', () => {
  it('I32-TURN-6 I32-FADE-3 a card is turned up, then the countdown goes on, and nobody is asked to fade out another', () => {
    const t = table({
      screen: ['?thug', 'whiskey', 'pills'],
      fade: { card: 'pills', left: 3 },
    }).act()
    t.pick('rest')
    expect(t.screen).toEqual(['thug', 'whiskey', 'pills'])
    expect(t.table.fade).toEqual({ card: theCard('pills'), left: 2 })
    expect(t.asked).toBe('bob poolTurn.choose')
  })

  it('I32-TURN-6 I32-FADE-1 I32-STAR-6 after an event the countdown goes on, and stars are asked for', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', stars: 1 }] }, { has: ['doctor'] }],
      screen: ['?popcorn', 'whiskey', 'pills'],
      fade: { card: 'pills', left: 3 },
    }).act()
    t.pick('rest')
    expect(t.table.fade).toEqual({ card: theCard('pills'), left: 2 })
    expect(t.asked).toBe('ann second.ask')
    const last = table({
      screen: ['?popcorn', 'whiskey', 'pills'],
      fade: { card: 'pills', left: 1 },
    })
    last.act().pick('rest')
    expect(last.discarded).toEqual(['popcorn', 'pills'])
    expect(last.screen).toEqual(['brute', 'whiskey', 'elder'])
    expect(last.asked).toBe('zoe survivorEnd.fadeOut')
  })

  it('I32-FADE-4 a card that is taken leaves the countdown of another alone', () => {
    const t = table({ fade: { card: 'pills', left: 3 } }).act()
    t.pick('take', 'whiskey')
    expect(t.table.fade).toEqual({ card: theCard('pills'), left: 2 })
    expect(t.asked).toBe('bob poolTurn.choose')
  })

  it('I32-TURN-6 I32-REEL-5 if the reel ends, nobody is asked to fade out or for a second action', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', stars: 1 }] }, { has: ['doctor'] }],
      screen: ['boat-hook', null, null],
      pile: [],
    }).act()
    t.pick('take', 'boat-hook')
    expect(t.told('reelEnds')).toEqual([{ reel: 1 }])
    expect(t.asked).toBe('ann vote.choose')
  })

  it.each([
    [['thug', null, null], 0],
    [[null, 'thug', null], 0],
    [[null, null, 'thug'], 0],
    [[null, null, null], 1],
  ] as const)('I32-REEL-3 with %j on the screen and no reel, %i reels end', (screen, ends) => {
    const t = table({ screen, pile: [], throngs: [['loafer']] }).act()
    t.pick('rest')
    expect(t.told('reelEnds')).toHaveLength(ends)
  })

  it('I32-REEL-3 I32-TURNING-4 at a Turning Point the cards of the reel do not keep it going', () => {
    const t = table({ screen: ['boat-hook', null, null], turningPoint: 'active' }).act()
    t.pick('take', 'boat-hook')
    expect(t.told('reelEnds')).toHaveLength(1)
  })

  it('I32-TURN-6 stars are asked for where there is nothing to fade out', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', stars: 1 }] }, { has: ['doctor'] }],
      screen: ['?thug', 'loafer', null],
      pile: [],
    }).act()
    t.pick('rest')
    expect(t.asked).toBe('ann second.ask')
    expect(t.offered).toEqual(['decline', 'secondAction lobsterman'])
  })

  it('I32-TURN-1 I32-TURN-7 every turn is counted, of seats and of the director', () => {
    const t = table({ screen: ['thug', 'loafer', null], pile: [], throngs: [['brute']] })
    const { turn } = t.table
    t.act().pick('rest')
    expect([t.table.turn, t.table.place]).toEqual([turn + 1, 1])
    t.act().pick('rest')
    expect([t.table.turn, t.table.place]).toEqual([turn + 2, 8])
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor').pick('decline')
    expect([t.table.turn, t.table.place]).toEqual([turn + 3, 0])
    expect(t.told('turn').map(({ side }) => side)).toEqual([0, 1, 8, 0])
  })
})

describe('Who opens the next reel', () => {
  const last = { screen: ['boat-hook', null, null], pile: [] } as const

  it('I32-ENDTASK-3 I32-ENDTASK-4 after a spotlight it is the next seat, though others of the pool did nothing', () => {
    const t = table({ ...last, pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }] })
    t.pick('spotlight', 'lobsterman').pick('rest')
    expect(t.told('reelEnds')).toHaveLength(1)
    expect(t.table.fadeIn).toEqual({ place: 1, isMidPool: false })
  })

  /** Nobody wants anything: neither the director nor whoever has the star. */
  const skip = (t: I32Scenario): void => {
    while (t.asked?.startsWith('zoe') || t.asked?.endsWith('second.ask')) t.takeDefault()
  }

  it('I32-ENDTASK-4 the rest of a pool goes on, and cannot have the spotlight', () => {
    const t = table({
      ...last,
      settings: { directorsCut: false },
      pools: [{ has: ['lobsterman', 'co-ed', 'moll'] }, { has: ['doctor'] }],
    }).act()
    t.pick('take', 'boat-hook').pick('vote', 'doctor')
    expect(t.table.fadeIn).toEqual({ place: 0, isMidPool: true })
    t.draws(t.victim('doctor')).dice(1).pick('vote', 'doctor')
    skip(t)
    expect(t.asked).toBe('ann act.choose')
    expect(t.table.acting).toBe(theCard('co-ed'))
    t.pick('rest')
    skip(t)
    expect(t.table.acting).toBe(theCard('moll'))
    t.pick('rest')
    skip(t)
    expect(t.asked).toBe('bob poolTurn.choose')
    expect(t.survivor('lobsterman').rest).toBe(0)
  })

  it('I32-CLIP-3 I32-ENDTASK-6 I32-CLIP-4 I32-FADE-9 after a clip it is seat 1, what was covered is discarded too, and the fade out token is free', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', stars: 1 }] }, { has: ['doctor'] }],
      screen: [['boat-hook', 'thug'], null, 'pills'],
      pile: [],
      fade: { card: 'pills', left: 2 },
      throngs: [['loafer']],
      turn: 'director',
    })
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect(t.offered).toEqual(['decline', 'clip'])
    t.pick('clip')
    expect(t.discarded).toEqual(['boat-hook', 'thug', 'pills'])
    expect(t.table.fadeIn).toEqual({ place: 0, isMidPool: false })
    expect([t.table.fade, t.table.finale]).toEqual([null, 'open'])
    // No second action comes between.
    expect(t.asked).toBe('ann vote.choose')
  })

  it('I32-CLIP-4 there must be a card to clip, and an empty slot', () => {
    for (const screen of [
      [null, null, null],
      ['thug', 'loafer', 'pills'],
    ] as const) {
      const t = table({ screen, pile: [], throngs: [['brute']], reel: 4, turn: 'director' })
      t.state.table.finale = 'known'
      if (t.asked === 'zoe sideTurn.choose') t.pick('allOut')
      t.dice(6, 5).pick('strike', 'doctor')
      expect(t.told('clips')).toEqual([])
      expect(t.table.outcome?.ending).toBe('filmEnds')
    }
  })
})

describe('Reel IV', () => {
  it('I32-REEL-6 the last turn is announced once, and a monster seat’s is not it', () => {
    const t = table({
      reel: 4,
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }, { throngs: [['loafer']] }],
      survivors: [],
      screen: ['boat-hook', null, null],
      pile: [],
      throngs: [['thug']],
    }).act()
    t.pick('take', 'boat-hook').pick('rest').pick('rest')
    expect(t.told('finale')).toHaveLength(1)
    expect(t.rulesCited).toContain('I32-REEL-6')
    expect(t.rulesCited).not.toContain('I32-REEL-7')
    expect(t.asked).toBe('cid strike.choose')
    t.dice(6, 5).pick('strike', 'doctor')
    expect([t.table.outcome, t.asked]).toEqual([null, 'zoe strike.choose'])
    t.dice(6, 5).pick('strike', 'doctor')
    expect(t.table.outcome?.ending).toBe('filmEnds')
  })

  it('I32-REEL-6 I32-MONPLAY-7 a monster seat that clears the screen makes the director’s turn of that round the last', () => {
    const t = table({
      reel: 4,
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }, { throngs: [['loafer']] }],
      survivors: [],
      screen: ['thug', null, null],
      pile: [],
      throngs: [['brute']],
      turn: 3,
    })
    t.pick('takeMonster', 'thug')
      .pick('placeIn', 'throng 2 of 3')
      .dice(6, 5)
      .pick('strike', 'doctor')
    expect([t.table.finale, t.rulesCited.includes('I32-REEL-6')]).toEqual(['known', true])
    t.dice(6, 5).pick('strike', 'doctor')
    expect(t.table.outcome?.ending).toBe('filmEnds')
  })

  it('I32-REEL-7 if the director clears it, the turn after the next round is the last', () => {
    const t = table({
      reel: 4,
      screen: ['thug', null, null],
      pile: [],
      turn: 'director',
    })
    t.pick('placeIn', 'throng 1').dice(6, 5).pick('strike', 'doctor')
    expect(t.rulesCited).toContain('I32-REEL-7')
    t.act().pick('rest').act().pick('rest')
    expect(t.table.outcome).toBeNull()
    t.dice(6, 5).pick('strike', 'doctor')
    expect(t.table.outcome?.ending).toBe('filmEnds')
  })

  it('I32-REEL-11 I32-STAR-6 stars are used after the last turn, and then it is over', () => {
    const t = table({
      reel: 4,
      pools: [{ has: [{ is: 'lobsterman', stars: 1 }] }, { has: ['doctor'] }],
      screen: [null, null, null],
      pile: [],
      throngs: [['brute']],
      turn: 'director',
    })
    t.state.table.finale = 'known'
    t.dice(6, 5).pick('strike', 'doctor')
    expect(t.asked).toBe('ann second.ask')
    t.pick('secondAction', 'lobsterman').dice(3, 3, 6).pick('attack', 'brute')
    expect(t.discarded).toEqual(['brute'])
    expect(t.table.outcome?.ending).toBe('filmEnds')
  })
})

describe('The projector', () => {
  const idle = (more: Position = {}): I32Scenario => {
    const t = table({ throngs: [['loafer']], turn: 'director', ...more })
    t.state.table.idle = 2
    return t
  }

  it('I32-REEL-10 takes the top card of the leftmost slot that holds one, before a clip', () => {
    const t = idle({ screen: [null, ['pills', 'thug'], 'whiskey'], pile: [] })
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect(t.told('projector')).toEqual([{ card: expect.any(Number) }])
    expect(t.discarded).toEqual(['thug'])
    expect(t.screen).toEqual(['', 'pills', 'whiskey'])
    expect(t.asked).toBe('zoe sideEnd.clip')
  })

  it('I32-REEL-9 I32-CREAT-10 what it brings to the screen is no creature feature, now or later', () => {
    const t = idle({ screen: ['pills', 'thug', 'brute'], pile: ['elder', 'priest'] })
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect(t.screen).toEqual(['elder', 'thug', 'brute'])
    expect(t.asked).toBe('ann poolTurn.choose')
    t.act().pick('rest')
    expect(t.told('feature')).toEqual([])
  })

  it('I32-REEL-10 rounds are counted by the turns of the director, not of monster seats', () => {
    const t = table({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }, { throngs: [['loafer']] }],
      survivors: [],
      throngs: [['brute']],
      turn: 3,
    })
    t.state.table.idle = 1
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect(t.table.idle).toBe(1)
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect(t.table.idle).toBe(2)
    const starred = table({
      pools: [
        { has: [{ is: 'lobsterman', stars: 1 }, 'co-ed'] },
        { has: ['doctor'] },
        { throngs: [['loafer']] },
      ],
      survivors: [],
      turn: 3,
    })
    starred.state.table.idle = 2
    starred.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect([starred.table.idle, starred.told('projector')]).toEqual([2, []])
  })

  it('I32-REEL-9 a bare screen of reel IV has nothing to lose', () => {
    const t = idle({ reel: 4, screen: [null, null, null], pile: [] })
    t.dice(6, 5).pick('strike', 'doctor')
    expect(t.told('projector')).toEqual([])
    expect(t.table.finale).toBe('known')
  })

  it('I32-REEL-10 the count starts anew with each reel', () => {
    const t = idle({ screen: ['boat-hook', null, null], pile: [], turn: 1 })
    t.act().pick('take', 'boat-hook').pick('vote', 'doctor')
    t.draws(t.victim('doctor')).dice(1).pick('vote', 'doctor')
    while (t.asked?.startsWith('zoe')) t.takeDefault()
    expect([t.table.reel, t.table.idle]).toEqual([2, 0])
  })
})

describe('Second actions', () => {
  const stars = (more: Position = {}): I32Scenario =>
    table({
      pools: [{ has: [{ is: 'lobsterman', stars: 1 }] }, { has: [{ is: 'doctor', stars: 1 }] }],
      screen: ['thug', 'loafer', null],
      pile: [],
      ...more,
    })

  it('I32-STAR-6 holders are asked clockwise from the active seat, until all decline', () => {
    const t = stars({ turn: 2 }).act()
    t.pick('rest')
    expect(t.asked).toBe('bob second.ask')
    t.pick('decline')
    expect(t.asked).toBe('ann second.ask')
    t.pick('secondAction', 'lobsterman')
    expect(t.about).toEqual({ who: theCard('lobsterman'), isSecond: true })
    t.pick('rest')
    // The window begins again.
    expect(t.asked).toBe('bob second.ask')
    t.pick('decline')
    expect(t.asked).toBe('zoe sideTurn.choose')
    expect(t.survivor('doctor').stars).toBe(1)
  })

  it('I32-STAR-6 after the turn of the director the next seat is asked first', () => {
    const t = stars({
      throngs: [['brute']],
      turn: 'director',
      pile: ['elder'],
      screen: ['thug', 'pills', 'whiskey'],
    })
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect(t.asked).toBe('ann second.ask')
  })

  it('I32-STAR-11 I32-CREAT-4 it is the cause of what it brings about', () => {
    const t = stars({
      screen: ['thug', 'loafer', 'pills'],
      pile: ['brute', 'elder'],
      pools: [{ has: ['co-ed'] }, { has: [{ is: 'doctor', stars: 1 }] }],
    }).act()
    t.pick('rest').pick('decline').pick('secondAction', 'doctor')
    t.dice(6, 5, 6, 5, 6, 5).pick('take', 'pills')
    expect(t.told('attacks').map(({ who }) => cardAt(who).key)).toEqual([
      'doctor',
      'doctor',
      'doctor',
    ])
  })

  it('I32-STAR-11 I32-REEL-5 a reel may end by it, and the rest of the pool goes on in the next', () => {
    const t = stars({
      pools: [{ has: ['co-ed', { is: 'lobsterman', stars: 1 }] }, { has: ['doctor'] }],
      screen: ['boat-hook', null, null],
    }).act()
    t.pick('rest').pick('decline').pick('secondAction', 'lobsterman').pick('take', 'boat-hook')
    expect(t.told('reelEnds')).toHaveLength(1)
    expect(t.table.fadeIn).toEqual({ place: 0, isMidPool: true })
  })

  it('I32-STAR-11 I32-FADE-3 it is no survivor turn: nothing is counted', () => {
    const t = stars({ screen: ['thug', 'pills', null], fade: { card: 'pills', left: 3 } }).act()
    t.pick('rest')
    expect(t.table.fade?.left).toBe(2)
    t.pick('secondAction', 'lobsterman').pick('rest')
    expect(t.table.fade?.left).toBe(2)
  })

  it('I32-STAR-5 whoever is held makes one more attempt', () => {
    const held = { is: 'lobsterman', stars: 1, in: 'lost-in-the-marsh' } as const
    const t = stars({ pools: [{ has: [held] }, { has: ['doctor'] }], turn: 2 }).act()
    t.pick('rest').dice(2, 3).pick('secondAction', 'lobsterman')
    expect(t.survivor('lobsterman')).toMatchObject({ area: -1, stars: 0 })
  })
})
