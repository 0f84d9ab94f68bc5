import { Engine, FastChance, hash } from '@eldertable/kernel'
import { setUp } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { cardsCalled, theCard } from '../pieces/cards.ts'
import { innsmouth32 } from '../index.ts'
import { at, newMatch, type I32Scenario, type Position } from '../testing/at.ts'
import { isInPlay } from './survivors.ts'

const table = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
    screen: ['thug', 'whiskey', 'pills'],
    pile: ['brute', 'elder', 'priest'],
    ...more,
  })

describe('Words used', () => {
  it.each([1, 2, 3, 4])('I32-TERM-1 in reel %i the mythos deck gives as many tokens', (reel) => {
    const t = table({ reel })
    t.acts('doctor').dice(1, 2).pick('study')
    expect(t.survivor('doctor').mythos).toBe(reel)
  })

  it('I32-TERM-2 in play is who is in a pool, wherever', () => {
    const t = table({
      corners: ['gilman-house'],
      pools: [
        { has: ['lobsterman', { is: 'moll', in: 'gilman-house' }] },
        { has: [{ is: 'doctor', in: 'snatched' }] },
      ],
      throngs: [['quarterback']],
      faces: ['kingpin'],
    })
    const inPlay = ['lobsterman', 'moll', 'doctor', 'quarterback', 'kingpin', 'co-ed'] as const
    expect(inPlay.map((key) => isInPlay(t.state, theCard(key)))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('I32-TERM-3 two sanctuaries are two areas, and so are two events', () => {
    const t = table({
      corners: ['gilman-house', 'refinery-vault'],
      pools: [
        { has: [{ is: 'doctor', in: 'gilman-house', cards: ['whiskey'] }] },
        { has: [{ is: 'moll', in: 'refinery-vault', insane: ['guts'] }] },
      ],
      screen: ['thug', 'pills', null],
    })
    t.acts('doctor')
    expect(t.refusal('use', 'whiskey')).toBe('nobody-insane')
    const held = table({
      pools: [
        {
          has: [{ is: 'doctor', in: 'snatched', cards: ['whiskey'], insane: ['speed', 'brains'] }],
        },
        { has: [{ is: 'moll', in: 'lost-in-the-marsh', insane: ['guts'] }] },
      ],
      screen: ['thug', 'pills', null],
    })
    held.acts('doctor').pick('use', 'whiskey')
    expect(held.offered).toEqual(['cure doctor speed', 'cure doctor brains'])
    const together = table({
      corners: ['gilman-house'],
      pools: [
        { has: [{ is: 'doctor', in: 'gilman-house', cards: ['whiskey'] }] },
        { has: [{ is: 'moll', in: 'gilman-house', insane: ['guts'] }] },
      ],
      screen: ['thug', 'pills', null],
    })
    expect(together.acts('doctor').offers('use', 'whiskey')).toBe(true)
  })

  it('I32-TERM-6 what is discarded can be found again, what is removed cannot', () => {
    const t = table({ throngs: [['loafer']], removed: ['fire-axe'] })
    t.acts('lobsterman').dice(3, 3, 6).pick('attack', 'loafer')
    expect(t.discarded).toEqual(['loafer'])
    t.acts('lobsterman')
      .draws(t.discards.length - 1, 0)
      .pick('search')
    expect(t.told('searches')[0]?.cards).toContain(cardsCalled('loafer')[0])
    expect(t.discards).not.toContain('fire-axe')
  })

  it('I32-TERM-14 I32-POOL-14 a search of too few draws what is there', () => {
    const t = table()
    const { table: board } = t.state
    board.removed.push(...board.discards.splice(1))
    t.acts('lobsterman').draws(0).pick('search')
    expect(t.told('searches')[0]?.cards).toHaveLength(1)
  })

  it('I32-CORN-1 I32-CARD-11 I32-CARD-12 popcorn is for all on the screen, for one in a search', () => {
    const t = table({ screen: ['popcorn', 'whiskey', 'pills'] })
    t.settles()
    expect([t.survivor('lobsterman').rest, t.survivor('doctor').rest]).toEqual([2, 2])
    expect(t.discarded).toContain('popcorn')
    const found = table()
    const place = found.discards.indexOf('popcorn')
    found.acts('lobsterman').draws(place, 0).pick('search')
    expect([found.survivor('lobsterman').rest, found.survivor('doctor').rest]).toEqual([3, 0])
    expect(found.discards.filter((key) => key === 'popcorn')).toHaveLength(3)
  })
})

describe('Seats', () => {
  it('I32-SEAT-8 the same seed and the same picks are the same game', () => {
    const play = (): string => {
      const engine = new Engine(innsmouth32)
      const s = setUp(innsmouth32, 4, {})
      const chance = new FastChance('seed')
      engine.advance(s, chance)
      for (let pick = 0; pick < 60 && s.table.outcome === null; pick++) {
        const seat = engine.seatToAct(s)
        const { options } = engine.menu(s)
        engine.play(s, seat, options[pick % options.length]?.pick ?? 0, chance)
      }
      return hash(s)
    }
    expect(play()).toBe(play())
  })

  it('I32-SEAT-12 a monster player is not told who the secret cultist is', () => {
    const t = at({
      settings: { secretCultist: true },
      cultist: 'doctor',
      pools: [
        { has: ['lobsterman', 'moll'] },
        { has: ['doctor', 'co-ed'] },
        { throngs: [['thug']] },
      ],
      survivors: [],
      screen: ['boat-hook', 'whiskey', 'pills'],
    })
    expect(t.state.hands[3]).toEqual({ cultist: -1 })
  })
})

describe('Prompts', () => {
  it('I32-PROMPT-1 what the host chooses is in the switches', () => {
    const t = newMatch(4, { director: 'auto', difficulty: 'matinee', terrors: '2' }).go()
    expect(t.table.settings).toMatchObject({
      director: 'auto',
      difficulty: 'matinee',
      terrors: '2',
    })
    expect(t.table.pools).toHaveLength(4)
  })

  it('I32-PROMPT-13 spoints for damage are asked of the roller, then of the others', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', rest: 1 }] }, { has: ['doctor'], power: 1 }],
    })
    t.acts('lobsterman').pick('attack', 'thug').pick('enough').dice(3, 4).pick('enough')
    expect(t.asked).toBe('ann commit.own')
    t.pick('giveRest', 1)
    expect(t.asked).toBe('bob commit.others')
    t.dice(3).pick('givePower', '1 of 2')
    expect(t.told('deals')).toMatchObject([{ damage: 5 }])
  })

  it('I32-PROMPT-14 inside a sanctuary a find can be stored', () => {
    const t = table({
      corners: ['gilman-house'],
      pools: [{ has: [{ is: 'lobsterman', in: 'gilman-house' }] }, { has: ['doctor'] }],
    })
    t.acts('lobsterman').draws(t.discards.indexOf('fire-axe'), 0, 0, 0).pick('search')
    expect(t.offered).toEqual(['keepCard fire-axe', 'storeCard fire-axe', 'discardCard fire-axe'])
    t.pick('storeCard', 'fire-axe')
    expect(t.table.corners[0]?.cards).toEqual([theCard('fire-axe')])
  })

  it('I32-PROMPT-30 the director grants or insists, the survivor takes a final turn', () => {
    const t = at({
      reel: 4,
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      survivors: [],
      throngs: [['thug']],
      screen: ['boat-hook', 'whiskey', 'pills'],
      pile: ['elder'],
      turn: 'director',
    })
    t.pick('allOut').dice(2, 3, 6, 6, 5).pick('strike', 'doctor')
    expect(t.offered).toEqual(['grant', 'insist'])
    t.pick('grant')
    expect(t.offered).toEqual(['poolActions', 'spotlight lobsterman'])
  })
})

describe('What follows what', () => {
  it('I32-TURN-6 I32-SCREEN-10 reveal, countdown, reel end, fade out, stars', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', stars: 1 }] }, { has: ['doctor'] }],
      screen: ['thug', 'whiskey', '?popcorn'],
      pile: ['pills', 'brute'],
    }).act()
    t.pick('rest')
    expect(t.told('reveals')).toHaveLength(2)
    expect(t.asked).toBe('zoe survivorEnd.fadeOut')
    t.pick('decline')
    expect(t.asked).toBe('ann second.ask')
  })

  it('I32-TURN-10 falling comes before the Last One Standing, and that before Turning Point', () => {
    const t = table({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      survivors: [],
      throngs: [['thug']],
      turn: 'director',
    })
    t.pick('allOut').dice(2, 3, 6, 6, 5).pick('strike', 'doctor')
    const keys = t.events.map(({ key }) => key)
    expect(keys.indexOf('seatFalls')).toBeLessThan(keys.indexOf('lastOne'))
    expect(t.table.turningPoint).toBe('waits')
  })

  it('I32-DIRECT-14 I32-MONATK-9 I32-SPOINT-5 I32-MONATK-11 reveal, clip, reel end, stars after a director turn', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', stars: 1, rest: 3 }] }, { has: ['doctor'], power: 3 }],
      screen: ['thug', 'loafer', null],
      pile: [],
      throngs: [['brute']],
      turn: 'director',
    })
    // Nobody is asked for spoints against a monster's throw, and monsters on the screen do not attack.
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect(t.told('attacks')).toHaveLength(1)
    expect(t.asked).toBe('zoe sideEnd.clip')
    t.pick('decline')
    expect(t.asked).toBe('ann second.ask')
  })

  it('I32-CREAT-2 a covered monster that comes back may complete three', () => {
    const t = table({
      screen: ['thug', ['loafer', 'popcorn'], 'brute'],
      pile: ['elder'],
    })
    t.dice(6, 5, 6, 5, 6, 5).settles(theCard('lobsterman'))
    expect(t.told('attacks')).toHaveLength(3)
  })

  it('I32-FACTION-7 first dibs after a fade out, without a creature feature', () => {
    const t = table({
      pools: [{ has: ['lobsterman'] }, { has: ['moll'] }],
      screen: ['pills', 'thug', 'loafer'],
      pile: ['pistol', 'brute', 'elder'],
      fade: { card: 'pills', left: 1 },
    }).act()
    t.pick('rest')
    expect(t.asked).toBe('bob dibs.claim')
    t.pick('claim', 'pistol#1')
    expect(t.screen).toEqual(['brute', 'thug', 'loafer'])
    expect(t.told('attacks')).toEqual([])
  })

  it('I32-CARD-14 the Hound cannot wire to Boston', () => {
    const t = at({
      settings: { hound: 'thirteenth' },
      pools: [{ has: ['hound'] }, { has: ['doctor', 'moll'] }],
      screen: ['wire-to-boston', 'whiskey', 'pills'],
      pile: ['brute', 'elder', 'priest', 'thug'],
    })
    t.settles().pick('resolve')
    expect(t.offered).toEqual(['choose doctor', 'choose moll'])
  })

  it('I32-CULTIST-9 a cultist who is drawn alone acts no more', () => {
    const t = at({
      settings: { secretCultist: true },
      cultist: 'moll',
      pools: [{ has: [] }, { has: ['doctor', 'lobsterman'] }],
      survivors: ['moll'],
      screen: ['thug', 'whiskey', 'pills'],
      pile: ['brute', 'elder'],
    })
    expect(t.told('cultist')).toHaveLength(1)
    expect(t.isInPlay('moll')).toBe(false)
    expect(t.told('rests')).toEqual([])
  })
})
