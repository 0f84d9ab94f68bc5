import { describe, expect, it } from 'vitest'
import { cardAt, theCard } from '../pieces/cards.ts'
import { DIRECTOR } from '../state.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'
import { causedBySide } from './cause.ts'

/** The place of a survivor in the victim deck. */
const victim = (t: I32Scenario, key: string): number =>
  t.state.box.victims.findIndex((who) => cardAt(who).key === key)

/** A reel with one card left on the screen and nothing to come. */
const lastCard = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
    screen: ['boat-hook', null, null],
    ...more,
  })

describe('The end of a reel', () => {
  /** Votes for the Doctor until somebody is asked something else. */
  const vote = (t: I32Scenario): I32Scenario => {
    while (t.asked?.endsWith('vote.choose')) t.pick('vote', 'doctor')
    return t
  }

  it('I32-STAR-1 I32-STAR-2 I32-PROMPT-28 I32-ENDTASK-8 most votes make the horror star', () => {
    const t = lastCard({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }, { has: ['moll'] }],
    }).act()
    t.pick('take', 'boat-hook').pick('vote', 'doctor').pick('vote', 'lobsterman')
    expect(t.asked).toBe('cid vote.choose')
    t.draws(victim(t, 'moll')).dice(1).pick('vote', 'doctor')
    expect(t.told('awarded').map(({ who }) => cardAt(who).key)).toEqual(['doctor'])
  })

  it('I32-STAR-2 a tie is broken by the seat that starts the next reel', () => {
    const t = lastCard().act()
    t.pick('take', 'boat-hook').pick('vote', 'doctor').pick('vote', 'lobsterman')
    expect(t.asked).toBe('bob vote.tie')
    expect(t.offered).toEqual(['vote doctor', 'vote lobsterman'])
  })

  it('I32-ENDTASK-9 I32-VICTIM-5 I32-INSANE-2 one insanity token after reel I', () => {
    const t = lastCard().act()
    t.pick('take', 'boat-hook').pick('vote', 'doctor')
    t.draws(victim(t, 'lobsterman')).dice(4)
    vote(t)
    expect(t.survivor('lobsterman').insane).toBe(8)
    expect(t.survivor('doctor').insane).toBe(0)
    expect(t.survivor('doctor').stars).toBe(1)
    expect(t.table.reel).toBe(2)
  })

  it('I32-REEL-1 I32-ENDTASK-11 the next reel has its pile, three on the screen and the rest in the discards', () => {
    const t = lastCard({ reel: 2 }).act()
    t.pick('take', 'boat-hook').pick('vote', 'doctor')
    t.draws(victim(t, 'doctor'))
      .dice(1)
      .draws(victim(t, 'lobsterman') - 1)
      .dice(2)
    vote(t)
    expect(t.table.reel).toBe(3)
    expect(t.told('reel')).toEqual([{ reel: 3 }])
  })

  it('I32-ENDTASK-6 if the director was next, seat 1 opens', () => {
    const t = lastCard({ turn: 2 }).act()
    t.pick('take', 'boat-hook')
    expect(t.table.fadeIn).toEqual({ place: 0, isMidPool: false })
  })

  it('I32-ENDTASK-5 a fallen seat that was next opens', () => {
    const t = lastCard({
      pools: [{ has: ['lobsterman'] }, { fallen: true }, { has: ['doctor'] }],
      survivors: [],
      turn: 1,
    }).act()
    t.pick('take', 'boat-hook')
    expect(t.table.fadeIn).toEqual({ place: 1, isMidPool: false })
  })

  it('I32-REEL-4 both halves of a spotlight are done before a reel ends', () => {
    const t = lastCard()
    t.pick('spotlight', 'lobsterman')
    expect(t.asked).toBe('ann act.choose')
    t.pick('rest')
    expect(t.told('reelEnds')).toHaveLength(1)
  })

  it('I32-ENDTASK-2 I32-POWER-1 whoever holds the Necronomicon tests GUTS', () => {
    const t = lastCard({
      pools: [{ has: [{ is: 'lobsterman', cards: ['necronomicon'] }] }, { has: ['doctor'] }],
    }).act()
    t.dice(6, 5, 2).pick('take', 'boat-hook')
    expect(t.survivor('lobsterman').insane).toBe(2)
  })

  it('I32-ENDTASK-2 I32-POWER-1 whoever is held reads the Necronomicon first, and then tries to get away', () => {
    const reader = { is: 'doctor', cards: ['necronomicon'], in: 'lost-in-the-marsh' } as const
    const t = lastCard({ pools: [{ has: ['lobsterman'] }, { has: [reader, 'moll'] }] }).act()
    // GUTS 7 fails and a 4 covers GUTS; SPEED 5 succeeds.
    t.dice(6, 5, 4, 1, 1).pick('take', 'boat-hook')
    expect(t.told('throws').map(({ target }) => target)).toEqual([7, 5])
    expect(t.survivor('doctor')).toMatchObject({ insane: 8, area: -1 })
  })

  it('I32-ENDTASK-2 the Marsh and Snatched come in the order of seats', () => {
    const t = lastCard({
      pools: [
        { has: ['lobsterman', { is: 'co-ed', in: 'snatched' }] },
        { has: [{ is: 'doctor', in: 'lost-in-the-marsh' }, 'moll'] },
      ],
    }).act()
    t.dice(1, 1, 1, 1).pick('take', 'boat-hook')
    expect(t.told('throws').map(({ who }) => cardAt(who).key)).toEqual(['co-ed', 'doctor'])
  })

  it('I32-HORROR-1 I32-ENDTASK-2 I32-PROMPT-27 whoever is lost in the Marsh tests SPEED or is eliminated', () => {
    const t = lastCard({
      pools: [
        { has: ['lobsterman'] },
        { has: [{ is: 'doctor', in: 'lost-in-the-marsh' }, 'moll'] },
      ],
    }).act()
    t.dice(3, 3).pick('take', 'boat-hook')
    expect(t.isInPlay('doctor')).toBe(false)
    expect(t.discarded).toEqual(expect.arrayContaining(['doctor', 'lost-in-the-marsh']))
  })

  it('I32-HORROR-2 whoever stays snatched is taken by the director', () => {
    const t = lastCard({
      pools: [{ has: ['lobsterman'] }, { has: [{ is: 'doctor', in: 'snatched' }, 'moll'] }],
    }).act()
    t.dice(3, 3).pick('take', 'boat-hook')
    expect(t.asked).toBe('zoe place.choose')
    t.pick('placeIn', 'throng 1')
    expect(t.throng(1)).toEqual(['doctor'])
  })

  it('I32-ENDTASK-10 I32-OPT-7 I32-PROMPT-29 a survivor is lost unseen', () => {
    const t = lastCard({ settings: { survivorLoss: true } }).act()
    t.pick('take', 'boat-hook').pick('vote', 'doctor').draws(victim(t, 'doctor')).dice(1)
    vote(t)
    expect(t.asked).toBe('zoe endTasks.loss')
    const left = t.table.piles[0] ?? 0
    t.pick('lose')
    expect(t.table.piles[0]).toBe(left - 1)
    expect(t.told('survivorLost')).toEqual([{}])
  })
})

describe('Reel IV', () => {
  it('I32-REEL-6 I32-WIN-1 I32-WIN-2 the director’s turn of the round in which the screen is bare is the last', () => {
    const t = lastCard({ reel: 4, turn: 2, throngs: [['loafer']] }).act()
    t.pick('take', 'boat-hook')
    expect(t.told('finale')).toHaveLength(1)
    expect(t.asked).toBe('zoe strike.choose')
    t.dice(6, 5).pick('strike', 'doctor')
    expect(t.table.outcome).toEqual({ ending: 'filmEnds', winners: [1, 2] })
  })

  it('I32-REEL-7 if the director clears it, one more round is played', () => {
    const t = lastCard({ reel: 4, turn: 'director', screen: ['thug', null, null] })
    t.pick('placeIn', 'throng 1').dice(6, 5).pick('strike', 'doctor')
    expect(t.table.finale).toBe('known')
    expect(t.asked).toBe('ann poolTurn.choose')
  })

  it('I32-REEL-8 I32-REEL-11 whoever is held at the end must still get away', () => {
    const t = lastCard({
      reel: 4,
      turn: 2,
      pools: [{ has: [{ is: 'lobsterman', in: 'lost-in-the-marsh' }] }, { has: ['doctor'] }],
      throngs: [['loafer']],
    }).act()
    t.dice(6, 5, 6, 4).pick('take', 'boat-hook')
    expect(t.isInPlay('lobsterman')).toBe(false)
    expect(t.table.outcome).toEqual({ ending: 'filmEnds', winners: [1, 2] })
  })

  it('I32-WIN-4 survivors in the pile have survived nothing', () => {
    const t = lastCard({
      reel: 4,
      turn: 2,
      pools: [{ has: [] }, { has: [{ is: 'doctor', in: 'lost-in-the-marsh' }] }],
      screen: [null, null, null],
      throngs: [['loafer']],
    })
    t.state.table.finale = 'known'
    t.dice(6, 5, 6, 5).act()
    expect(t.table.outcome).toEqual({ ending: 'nobodyOnScreen', winners: [0] })
  })
})

describe('Clip and projector', () => {
  const clipping = (more: Position = {}): I32Scenario =>
    at({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      screen: ['boat-hook', 'thug', null],
      turn: 'director',
      throngs: [['loafer']],
      ...more,
    })

  it('I32-CLIP-1 I32-CLIP-3 I32-PROMPT-26 the director may clip when nothing comes and a slot is empty', () => {
    const t = clipping()
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect(t.asked).toBe('zoe sideEnd.clip')
    t.pick('clip')
    expect(t.told('reelEnds')).toEqual([{ reel: 1 }])
    expect(t.discarded).toEqual(expect.arrayContaining(['boat-hook', 'thug']))
  })

  it('I32-CLIP-1 not while the reel has cards', () => {
    const t = clipping({ pile: ['brute'], screen: ['boat-hook', 'thug', 'pills'] })
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect(t.asked).toBe('ann poolTurn.choose')
  })

  it('I32-CLIP-2 I32-CLIP-4 I32-WIN-1 in reel IV a clip ends the film', () => {
    const t = clipping({ reel: 4 })
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor').pick('clip')
    expect(t.table.outcome?.ending).toBe('filmEnds')
  })

  it('I32-REEL-9 I32-REEL-10 I32-OPT-19 after three idle rounds the leftmost card goes', () => {
    const t = clipping({ pile: ['brute'], screen: ['boat-hook', 'thug', 'pills'] })
    t.state.table.idle = 2
    t.state.table.hasScreenMoved = false
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect(t.told('projector')).toHaveLength(1)
    expect(t.screen).toEqual(['brute', 'thug', 'pills'])
  })

  it('I32-REEL-9 I32-REEL-10 two idle rounds are not enough', () => {
    const t = clipping({ pile: ['brute'], screen: ['boat-hook', 'thug', 'pills'] })
    t.state.table.idle = 1
    t.state.table.hasScreenMoved = false
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect(t.told('projector')).toEqual([])
    expect(t.table.idle).toBe(2)
  })

  /** Rounds in which all rest and the director attacks in vain, until the projector runs on. */
  function idleRounds(t: I32Scenario): number {
    for (let rounds = 1; rounds < 9; rounds++) {
      while (t.asked?.endsWith('poolTurn.choose')) {
        t.act().pick('rest')
        if (t.asked === 'zoe survivorEnd.fadeOut') t.pick('decline')
      }
      t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
      if (t.told('projector').length > 0) return rounds
    }
    return 0
  }

  it('I32-REEL-9 I32-REEL-10 the first round of a reel counts', () => {
    const t = clipping({
      screen: ['boat-hook', 'thug', 'pills'],
      pile: ['brute', 'elder'],
      turn: 1,
    })
    t.state.table.hasScreenMoved = true
    t.state.table.place = 0
    t.runOnly('openReel', { cause: causedBySide(DIRECTOR) }).goOn()
    expect(idleRounds(t)).toBe(3)
  })

  it('I32-REEL-9 a card that leaves the screen begins the count anew', () => {
    const t = clipping({
      screen: ['boat-hook', 'thug', 'pills'],
      pile: ['brute', 'whiskey'],
      turn: 1,
    })
    t.act().pick('take', 'pills').pick('decline').act().pick('rest').pick('decline')
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect(t.table.idle).toBe(0)
    expect(idleRounds(t)).toBe(3)
  })

  it('I32-REEL-9 it runs on each round until a card leaves in another way', () => {
    const t = clipping({ screen: ['boat-hook', 'thug', 'pills'], pile: ['brute', 'elder'] })
    t.state.table.idle = 2
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect(t.told('projector')).toHaveLength(1)
    t.act().pick('rest').pick('decline').act().pick('rest').pick('decline')
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect(t.told('projector')).toHaveLength(2)
    t.act().pick('take', 'pills').act().pick('rest')
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect(t.told('projector')).toHaveLength(2)
  })

  it('I32-OPT-19 the projector can be switched off', () => {
    const t = clipping({
      settings: { projector: false },
      pile: ['brute'],
      screen: ['boat-hook', 'thug', 'pills'],
    })
    t.state.table.idle = 5
    t.state.table.hasScreenMoved = false
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect(t.told('projector')).toEqual([])
  })
})

describe('Horror stars', () => {
  const star = (more: Position = {}): I32Scenario =>
    at({
      pools: [{ has: [{ is: 'lobsterman', stars: 1 }] }, { has: ['doctor'] }],
      screen: ['thug', 'whiskey', 'pills'],
      pile: ['brute', 'elder'],
      ...more,
    })

  it('I32-STAR-5 I32-STAR-6 I32-PROMPT-22 a second action after a turn', () => {
    const t = star({ screen: ['thug', 'loafer', null], pile: [] }).act()
    t.pick('rest')
    expect(t.asked).toBe('ann second.ask')
    t.pick('secondAction', 'lobsterman').pick('rest')
    expect(t.survivor('lobsterman')).toMatchObject({ rest: 4, stars: 0 })
    expect(t.asked).toBe('bob poolTurn.choose')
  })

  it('I32-STAR-3 I32-STAR-7 I32-PROMPT-12 a failed throw of one’s own action is thrown again', () => {
    const t = star()
    t.acts('lobsterman').dice(5, 4).pick('attack', 'thug')
    expect(t.asked).toBe('ann throw.again')
    t.dice(3, 3, 2).pick('rethrow', 'lobsterman')
    expect(t.survivor('lobsterman').stars).toBe(0)
    expect(t.discarded).toContain('thug')
  })

  it('I32-STAR-9 a fumble stays a fumble', () => {
    const t = star()
    t.acts('lobsterman').dice(6, 6, 6, 5).pick('attack', 'thug')
    expect(t.survivor('lobsterman').stars).toBe(1)
  })

  it('I32-STAR-10 I32-STAR-13 a flail is not thrown again', () => {
    const t = star({ throngs: [['thug']], screen: ['loafer', 'whiskey', 'pills'] })
    t.strikes(1).dice(2, 3).pick('strike', 'lobsterman').dice(1, 6, 4).pick('decline')
    expect(t.isInPlay('lobsterman')).toBe(false)
  })

  it('I32-STAR-13 a star does not stop what a card attacks with', () => {
    const t = star({ screen: ['storm-surge', 'whiskey', 'pills'] })
    t.draws(t.victim('doctor')).dice(2, 3, 1, 1, 2).settles()
    expect(t.told('attacks')).toMatchObject([
      { throng: -1, card: theCard('storm-surge'), dice: [2, 3] },
    ])
    expect(t.survivor('lobsterman').stars).toBe(1)
    expect(t.isInPlay('doctor')).toBe(true)
  })

  it('I32-STAR-4 a star is lost with its survivor', () => {
    const t = star({ throngs: [['thug']], screen: ['loafer', 'whiskey', 'pills'] })
    t.strikes(1).dice(1, 1).pick('strike', 'lobsterman').pick('placeIn', 'throng 1')
    expect(t.table.pools.flatMap(({ survivors }) => survivors.map(({ stars }) => stars))).toEqual([
      0,
    ])
  })

  it('I32-STAR-11 a second action has its own reveal step', () => {
    const t = star().act()
    t.pick('rest').pick('decline').pick('secondAction', 'lobsterman').pick('take', 'pills')
    expect(t.screen).toEqual(['thug', 'whiskey', 'brute'])
  })

  it('I32-STAR-14 a dibs marker neither hinders nor goes', () => {
    const t = star({
      pools: [{ has: [{ is: 'moll', stars: 1, dibs: true }, 'lobsterman'] }, { has: ['doctor'] }],
      screen: ['thug', 'loafer', null],
      pile: [],
    })
    t.run('second', { pool: 0, who: -1 })
    t.pick('secondAction', 'moll').pick('rest')
    expect(t.survivor('moll').hasDibs).toBe(true)
  })
})
