import { describe, expect, it } from 'vitest'
import { cardAt, cardsCalled, theCard, type CardKey } from '../pieces/cards.ts'
import { DIRECTOR } from '../state.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'
import { causedBySide } from './cause.ts'
import { trioOn } from './screen.ts'

const table = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
    screen: ['thug', 'whiskey', 'pills'],
    pile: ['brute', 'elder', 'priest', 'deep-one'],
    ...more,
  })

describe('The reveal loop', () => {
  it('I32-SCREEN-6 looks again from the left after each card', () => {
    const t = table({
      screen: ['?popcorn', '?popcorn', 'pills'],
      pile: ['brute', 'lights-out', 'elder'],
    })
    t.settles()
    expect(t.told('reveals').map(({ card }) => cardAt(card).key)).toEqual([
      'popcorn',
      'brute',
      'popcorn',
      'lights-out',
      'elder',
    ])
    expect(t.screen).toEqual(['brute', 'elder', 'pills'])
  })

  it('I32-SCREEN-7 I32-SCREEN-8 I32-SCREEN-9 I32-HOUND-11 each kind is shown by its own rule', () => {
    const cited = (key: CardKey, settings = {}): string => {
      const t = table({ settings, screen: [`?${key}`, 'whiskey', 'thug'] })
      t.settles()
      return t.events.find((event) => event.key === 'reveals')?.rule ?? ''
    }
    expect(cited('brute')).toBe('I32-SCREEN-7')
    expect(cited('fire-axe')).toBe('I32-SCREEN-8')
    expect(cited('smash-cut')).toBe('I32-SCREEN-8')
    expect(cited('popcorn')).toBe('I32-SCREEN-9')
    expect(cited('hound', { hound: 'thirteenth', houndRecurring: true })).toBe('I32-HOUND-11')
  })

  it('I32-CARD-4 I32-CARD-6 I32-CARD-11 and put away', () => {
    const putAway = (key: CardKey): string[] => {
      const t = table({ screen: [key, 'whiskey', 'pills'] })
      t.settles()
      if (t.asked === 'ann event.decide') t.pick('discard')
      return t.discarded
    }
    expect(putAway('popcorn')).toEqual(['popcorn'])
    expect(putAway('lights-out')).toEqual(['lights-out'])
    expect(putAway('zadoks-confession')).toEqual(['zadoks-confession'])
  })

  it('I32-CARD-6 I32-PROMPT-6 a plot device is played or not, and both are told', () => {
    const t = table({ screen: ['zadoks-confession', 'whiskey', 'pills'] }).settles()
    expect(t.offered).toEqual(['resolve', 'discard'])
    t.pick('discard')
    expect([t.told('declines'), t.told('plays')]).toEqual([
      [{ card: theCard('zadoks-confession') }],
      [],
    ])
    const played = table({ screen: ['zadoks-confession', 'whiskey', 'pills'] }).settles()
    played.pick('resolve').dice(2, 2).pick('choose', 'doctor')
    expect([played.told('declines'), played.told('plays')]).toEqual([
      [],
      [{ card: theCard('zadoks-confession') }],
    ])
    expect(played.removed).toContain('zadoks-confession')
  })

  it('I32-CARD-8 I32-TERM-13 after the turn of a seat that fell, the next survivor seat decides', () => {
    const t = table({
      pools: [{ has: ['lobsterman'] }, { throngs: [['loafer']] }, { has: ['doctor'] }],
      survivors: [],
      screen: ['?zadoks-confession', 'whiskey', 'pills'],
      turn: 2,
    })
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect(t.asked).toBe('cid event.decide')
  })

  it('I32-CARD-9 what cannot be met can only be discarded', () => {
    const cannot = (key: CardKey, more: Position): unknown[] => {
      const t = table({ screen: [key, 'whiskey', 'pills'], pile: [], ...more })
      t.settles()
      return [t.asked, t.discarded]
    }
    expect(cannot('last-stand', {})).toEqual(['reveal is over', ['last-stand']])
    expect(cannot('refinery-fire', {})).toEqual(['reveal is over', ['refinery-fire']])
    expect(cannot('secret-passage', {})).toEqual(['reveal is over', ['secret-passage']])
    expect(cannot('wire-to-boston', {})).toEqual(['reveal is over', ['wire-to-boston']])
    const stopped = { pile: ['brute'], turningPoint: 'active' } as const
    expect(cannot('wire-to-boston', stopped)).toEqual(['reveal is over', ['wire-to-boston']])
  })
})

describe('Creature features', () => {
  it('I32-CREAT-1 I32-CREAT-3 three cards are the same however they lie, and no others are', () => {
    const t = table({ screen: ['thug', 'brute', 'elder'] })
    const { screen } = t.state.table
    const monsters = [0, 1, 2, 3, 11, 25, 41]
    const seen = new Map<number, string>()
    for (const a of monsters)
      for (const b of monsters)
        for (const c of monsters) {
          if (new Set([a, b, c]).size < 3) continue
          t.state.table.screen = [[a], [b], [c]]
          const cards = [a, b, c].toSorted((x, y) => x - y).join()
          const trio = trioOn(t.state)
          expect(seen.get(trio) ?? cards).toBe(cards)
          seen.set(trio, cards)
        }
    expect(seen.size).toBe(35)
    t.state.table.screen = screen
  })

  it('I32-CREAT-3 the same three fire once in a reel, and again in the next', () => {
    const t = table({ screen: ['thug', 'brute', '?elder'], pile: ['pills', 'whiskey'] })
    t.dice(6, 5, 6, 5, 6, 5).settles(theCard('lobsterman'))
    expect(t.told('feature')).toHaveLength(1)
    t.settles(theCard('doctor'))
    expect(t.told('feature')).toHaveLength(1)
    t.state.table.trios = []
    t.dice(6, 5, 6, 5, 6, 5).settles(theCard('doctor'))
    expect(
      t
        .told('attacks')
        .slice(3)
        .map(({ who }) => cardAt(who).key),
    ).toEqual(['doctor', 'doctor', 'doctor'])
  })

  it('I32-CREAT-3 I32-ENDTASK-14 trios are forgotten when the reel ends', () => {
    const t = table({
      screen: ['boat-hook', null, null],
      pile: [],
      settings: { directorsCut: false },
      throngs: [['loafer']],
    })
    t.state.table.trios = [1, 2, 3]
    t.state.table.hasRescued = true
    t.act().pick('take', 'boat-hook').pick('vote', 'doctor')
    t.draws(t.victim('doctor')).dice(1).pick('vote', 'doctor')
    expect(t.table.trios).toHaveLength(1)
    expect(t.table.hasRescued).toBe(false)
  })

  it('I32-CREAT-5 who is sheltered or held meets no creature feature at all', () => {
    for (const area of ['gilman-house', 'snatched'] as const) {
      const t = table({
        corners: ['gilman-house'],
        pools: [{ has: [{ is: 'lobsterman', in: area }] }, { has: ['doctor'] }],
        screen: ['thug', 'brute', '?loafer'],
      })
      t.settles(theCard('lobsterman'))
      expect([t.told('feature'), t.told('attacks')]).toEqual([[], []])
      expect(t.table.trios).toHaveLength(1)
    }
  })

  it('I32-CREAT-7 I32-CREAT-8 caused by a side, one monster is taken and the next card turned up', () => {
    const t = table({ screen: ['thug', 'brute', '?loafer'], pile: ['priest', 'pills'] })
    t.settles(causedBySide(DIRECTOR))
    expect(t.told('feature')).toEqual([{ cause: causedBySide(DIRECTOR) }])
    expect(t.offered).toEqual(['takeMonster thug', 'takeMonster brute', 'takeMonster loafer'])
    t.pick('takeMonster', 'brute').pick('placeIn', 'throng 1')
    // The Priest makes another trio.
    expect(t.asked).toBe('zoe feature.take')
    t.pick('takeMonster', 'priest').pick('placeIn', 'throng 1')
    expect(t.screen).toEqual(['thug', 'pills', 'loafer'])
    expect(t.throng(1)).toEqual(['brute', 'priest'])
    expect(t.told('attacks')).toEqual([])
  })

  it('I32-CREAT-7 I32-MONPLAY-11 a monster player takes it for itself', () => {
    const t = table({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }, { throngs: [['loafer']] }],
      survivors: [],
      screen: ['thug', 'brute', '?cultist'],
    })
    t.settles(causedBySide(2))
    t.pick('takeMonster', 'brute').pick('placeIn', 'throng 2 of 3')
    expect(t.table.throngs[13]?.cards.map((card) => cardAt(card).key)).toEqual(['brute'])
  })

  it('I32-CREAT-10 I32-SCREEN-10 without a cause the trio counts as triggered', () => {
    const t = table({ screen: ['thug', 'brute', '?loafer'] }).settles()
    expect([t.told('feature'), t.table.trios.length]).toEqual([[], 1])
    t.settles(theCard('lobsterman'))
    expect(t.told('attacks')).toEqual([])
  })

  it('I32-CREAT-4 I32-MONATK-4 each attack tells its monster and its rule', () => {
    const t = table({ screen: ['thug', 'brute', '?loafer'] })
    t.dice(6, 5, 6, 5, 6, 5).settles(theCard('lobsterman'))
    expect(t.told('attacks').map(({ card, throng }) => [card, throng])).toEqual([
      [cardsCalled('thug')[0], -1],
      [cardsCalled('brute')[0], -1],
      [cardsCalled('loafer')[0], -1],
    ])
    expect(t.rulesCited).toContain('I32-MONATK-4')
  })

  it('I32-MONATK-6 I32-MONATK-10 I32-SANCT-9 I32-SANCT-10 attacks of throngs, cards and on locks have rules of their own', () => {
    const cited = (t: I32Scenario, key: string): string[] =>
      t.events.filter((event) => event.key === key).map(({ rule }) => rule)
    const more = {
      corners: ['gilman-house'],
      pools: [{ has: [{ is: 'lobsterman', in: 'gilman-house' }] }, { has: ['doctor'] }],
      throngs: [['thug']],
    } as const
    const t = table(more).strikes(1).dice(6, 5).pick('strike', 'doctor')
    expect(cited(t, 'attacks')).toEqual(['I32-MONATK-6'])
    const lock = table(more).strikes(1).dice(2, 3).pick('strikeLock', 'gilman-house')
    expect([cited(lock, 'attacks'), cited(lock, 'locksBreak')]).toEqual([
      ['I32-SANCT-9'],
      ['I32-SANCT-9'],
    ])
    const all = table(more).strikes(1).dice(1, 1).pick('strikeLock', 'gilman-house')
    expect(cited(all, 'locksBreak')).toEqual(['I32-SANCT-10'])
    const missed = table(more).strikes(1).dice(6, 5).pick('strikeLock', 'gilman-house')
    expect([missed.locks('gilman-house'), cited(missed, 'locksBreak')]).toEqual([3, []])
    const surge = table({ screen: ['storm-surge', 'whiskey', 'pills'] })
    surge.draws(surge.victim('doctor')).dice(6, 5).settles()
    expect(cited(surge, 'attacks')).toEqual(['I32-MONATK-10'])
    expect(surge.told('attacks')).toMatchObject([{ card: theCard('storm-surge') }])
  })
})

describe('First dibs', () => {
  const gangsters = { has: ['triggerman'] } as const

  it('I32-FACTION-4 the active seat is asked first, then the others clockwise', () => {
    const t = table({
      pools: [{ has: ['moll'] }, gangsters, { has: [{ is: 'kingpin', used: true }] }],
      screen: ['?pistol', 'whiskey', 'pills'],
      turn: 2,
    })
    t.act().pick('rest')
    expect(t.asked).toBe('bob dibs.claim')
    expect(t.about).toEqual({ who: theCard('triggerman'), card: cardsCalled('pistol')[0] })
    t.pick('decline')
    expect(t.asked).toBe('cid dibs.claim')
    t.pick('decline')
    expect(t.asked).toBe('ann dibs.claim')
    t.pick('decline')
    expect(t.screen[0]).toBe('pistol')
    expect(t.told('claims')).toEqual([])
  })

  it('I32-FACTION-2 the Tommy Gun too, and no other firearm', () => {
    const asks = (key: CardKey): string | null =>
      table({ pools: [gangsters, {}], screen: [`?${key}`, 'whiskey', 'thug'] }).settles().asked
    expect(asks('tommy-gun')).toBe('ann dibs.claim')
    expect(asks('shotgun')).toBe('reveal is over')
    expect(asks('medallion')).toBe('reveal is over')
  })

  it('I32-FACTION-2 I32-FACTION-5 I32-FACTION-6 what is claimed is replaced at once', () => {
    const t = table({ pools: [gangsters, {}], screen: ['?pistol', 'whiskey', 'thug'] })
    t.settles().pick('claim', 'pistol#1')
    expect(t.screen).toEqual(['brute', 'whiskey', 'thug'])
    expect(t.held('triggerman')).toEqual(['pistol'])
    expect(t.rulesCited).toContain('I32-FACTION-2')
  })

  it('I32-CLERK-10 I32-OPT-12 the Night Clerk claims what carries tokens, in the open', () => {
    const clerk = (area: object = {}, clerkDibs = true): I32Scenario =>
      table({
        settings: { nightClerk: true, clerkDibs },
        corners: ['gilman-house'],
        pools: [{ has: [{ is: 'clerk', ...area }] }, { has: ['doctor'] }],
        screen: ['?medallion', 'whiskey', 'thug'],
      }).settles()
    const t = clerk().pick('claim', 'medallion')
    expect(t.held('clerk')).toEqual(['medallion'])
    expect(t.survivor('clerk').hasDibs).toBe(true)
    expect(t.rulesCited).toContain('I32-CLERK-10')
    expect(t.rulesCited).not.toContain('I32-FACTION-2')
    expect(clerk({ in: 'gilman-house' }).asked).toBe('reveal is over')
    expect(clerk({}, false).asked).toBe('reveal is over')
  })
})
