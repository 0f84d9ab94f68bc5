import { BadSetting } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { cardAt, theCard } from '../content/cards.ts'
import { cast } from '../content/survivors.ts'
import { newMatch, type I32Scenario } from '../testing/at.ts'

describe('Set-up', () => {
  it('I32-SETUP-1 I32-SETUP-2 I32-SETUP-3 I32-SETUP-4 I32-SETUP-7 I32-SETUP-11 I32-SETUP-12 I32-SETUP-14 the opening scene', () => {
    // Unshuffled, the first thirteen cards are Loafers, Thugs, Cultists and a Brute.
    const t = newMatch(3).go()
    expect(t.told('joins').map(({ who }) => cardAt(who).key)).toHaveLength(2)
    expect(t.table.piles).toEqual([10])
    expect(t.told('places')).toMatchObject([{ throng: 0 }, { throng: 1 }, { throng: 2 }])
    expect(t.table.screen.flat()).toHaveLength(3)
  })

  it('I32-SETUP-15 I32-CREAT-7 I32-PROMPT-3 three monsters of the opening are the director’s feature', () => {
    const t = newMatch(3).go()
    expect(t.asked).toBe('zoe feature.take')
  })

  it.each([
    [3, [7, 7]],
    [4, [7, 7, 7]],
    [5, [6, 6, 6, 6]],
    [6, [6, 6, 6, 6, 6]],
    [7, [5, 5, 5, 5, 5, 5]],
    [8, [5, 5, 5, 5, 5, 5, 5]],
    [9, [4, 4, 4, 4, 4, 4, 4, 4]],
  ])('I32-SETUP-6 I32-SEAT-2 I32-SEAT-3 I32-SETUP-5 %i people', (seats, power) => {
    const t = newMatch(seats).go()
    expect(t.table.pools.map((pool) => pool.power)).toEqual(power)
    expect(t.table.pools.map(({ seat }) => seat)).toEqual(power.map((_, pool) => pool + 1))
  })

  it('I32-SEAT-1 I32-SEAT-4 I32-OPT-1 I32-OPT-18 alone one plays three pools, or as many as one likes', () => {
    expect(
      newMatch(1)
        .go()
        .table.pools.map(({ seat }) => seat),
    ).toEqual([0, 0, 0])
    expect(newMatch(1, { soloSeats: 4 }).go().table.pools).toHaveLength(4)
    expect(
      newMatch(2)
        .go()
        .table.pools.map(({ seat }) => seat),
    ).toEqual([1, 1, 1])
    expect(() => newMatch(1, { director: 'human' })).toThrow(BadSetting)
    expect(() => newMatch(9, { director: 'auto' })).toThrow(BadSetting)
  })

  it('I32-SETUP-8 I32-SETUP-9 I32-OPT-3 starting survivors have no rest spoints but in a matinee', () => {
    const t = newMatch(3).go()
    expect(t.table.pools.flatMap(({ survivors }) => survivors.map(({ rest }) => rest))).toEqual([
      0, 0,
    ])
    const easy = newMatch(3, { difficulty: 'matinee' }).go()
    expect(easy.table.pools.map(({ power }) => power)).toEqual([10, 10])
    expect(easy.table.pools.flatMap(({ survivors }) => survivors.map(({ rest }) => rest))).toEqual([
      3, 3,
    ])
    for (const { survivors } of t.table.pools)
      for (const one of survivors)
        expect(one.mythos).toBe(cast.find(({ key }) => key === cardAt(one.card).key)?.mythos)
  })

  it.each([
    [3, 'feature', 1],
    [5, 'feature', 1],
    [6, 'feature', 0],
    [9, 'feature', 0],
    [3, 'matinee', 2],
    [9, 'matinee', 2],
    [3, 'midnight', -1],
    [4, 'midnight', 0],
  ])('I32-OPT-3 I32-OPT-20 with %i people a %s raises flails by %i', (people, difficulty, ease) => {
    expect(newMatch(people, { difficulty }).go().table.ease).toBe(ease)
  })

  it.each([
    [3, 'feature', 0],
    [5, 'feature', 0],
    [3, 'midnight', 0],
  ])(
    'I32-OPT-20 with %i people a %s leaves flails alone if one likes',
    (people, difficulty, ease) => {
      expect(newMatch(people, { difficulty, smallCast: false }).go().table.ease).toBe(ease)
    },
  )

  it.each([
    [6, 'feature'],
    [4, 'midnight'],
    [3, 'matinee'],
  ])('I32-OPT-20 with %i people a %s has no small cast', (people, difficulty) => {
    expect(() => newMatch(people, { difficulty, smallCast: true })).toThrow(BadSetting)
  })

  it('I32-SETUP-10 I32-VICTIM-1 every survivor has a victim card', () => {
    expect(newMatch(3).go().state.box.victims).toHaveLength(12)
  })

  it('I32-SETUP-13 I32-SETUP-16 I32-SETUP-18 I32-CUT-1 I32-PROMPT-4 events and dibs of the opening come before the first turn', () => {
    const t = newMatch(3).go()
    let guard = 0
    while (!t.asked?.startsWith('ann poolTurn') && guard++ < 40) t.takeDefault()
    expect(t.asked).toBe('ann poolTurn.choose')
    expect(t.table.screen.flat().every((card) => card >= 0)).toBe(true)
  })

  it('I32-SETUP-17 I32-OPT-17 a power play is culled and shown', () => {
    const t = newMatch(3, { powerPlayCull: true }).draws(1).go()
    expect(t.removed).toEqual(['treasury-raid'])
  })

  it('I32-SETUP-17 I32-HOUND-1 I32-OPT-9 the Hound replaces somebody', () => {
    const t = newMatch(3, { hound: 'replace-random' }).draws(4).go()
    expect(t.removed).toEqual(['archaeologist'])
    expect(t.state.box.victims).toHaveLength(11)
    const chosen = newMatch(3, { hound: 'replace-chosen' }).go()
    expect(chosen.asked).toBe('zoe prepare.replace')
    chosen.pick('replace', 'moll')
    expect(chosen.removed).toEqual(['moll'])
  })

  it('I32-HOUND-2 I32-HOUND-3 as a thirteenth, or at the heels of somebody', () => {
    const t = newMatch(3, { hound: 'thirteenth' }).go()
    expect(t.isInPlay('hound')).toBe(true)
    const t2 = newMatch(3, { hound: 'companion' }).draws(11).go()
    expect(t2.table.pools[0]?.survivors.map(({ card }) => cardAt(card).key)).toEqual([
      'town-drunk',
      'hound',
    ])
  })

  it('I32-TERROR-1 I32-TERROR-2 I32-OPT-8 terrors are added', () => {
    const terrorsIn = (t: I32Scenario): number => 4 - t.state.box.terrors.length
    expect(terrorsIn(newMatch(3, { terrors: '3' }).go())).toBe(3)
    expect(terrorsIn(newMatch(3, { terrors: 'per-reel' }).go())).toBe(1)
    expect(terrorsIn(newMatch(3).go())).toBe(0)
  })

  it('I32-OPT-11 the Night Clerk is in the deck', () => {
    const t = newMatch(3, { nightClerk: true }).go()
    const all = [
      ...t.table.discards,
      ...t.state.box.reel,
      ...t.table.screen.flat(),
      ...t.state.box.screen,
    ]
    expect(all).toContain(theCard('clerk'))
  })

  it('I32-CULTIST-1 I32-OPT-16 the cultist is drawn, and only the director is told', () => {
    const t = newMatch(3, { secretCultist: true }).draws(2).go()
    expect(t.state.hands[0]?.cultist).toBe(theCard('moll'))
    expect(t.heard('ann')).not.toContain('learnsCultist')
    const auto = newMatch(2, { director: 'auto', secretCultist: true }).draws(2)
    auto.go()
    expect(auto.state.box.cultist).toBe(theCard('moll'))
    expect(auto.state.hands.every(({ cultist }) => cultist === -1)).toBe(true)
  })

  it('I32-FPLAY-2 I32-FPLAY-6 I32-OPT-15 I32-PROMPT-2 four seats take factions and choose with whom to start', () => {
    const t = newMatch(5, { factionDraft: true }).go()
    t.pickAs('ann', 'takeFaction', 'student').pickAs('ann', 'startWith', 'co-ed')
    expect(t.refusal('takeFaction', 'student')).toBe('taken')
    t.pickAs('bob', 'takeFaction', 'local').pickAs('bob', 'startWith', 'doctor')
    t.pickAs('cid', 'takeFaction', 'gangster').pickAs('cid', 'startWith', 'moll')
    t.pickAs('dee', 'startWith', 'occultist')
    expect(t.table.piles).toEqual([0, 2, 2, 2, 2])
  })

  it('I32-FPLAY-3 I32-FPLAY-4 I32-OPT-7 with three seats the Locals are for all, and survivors get lost', () => {
    const t = newMatch(4, { factionDraft: true, survivorLoss: true }).go()
    expect(t.refusal('takeFaction', 'local')).toBe('shared-faction')
    t.pick('takeFaction', 'gangster').pick('startWith', 'moll')
    t.pick('takeFaction', 'scholar').pick('startWith', 'occultist').pick('startWith', 'co-ed')
    expect(t.table.piles).toEqual([3, 2, 2, 2])
    expect(() => newMatch(4, { factionDraft: true, survivorLoss: false })).toThrow(BadSetting)
    expect(() => newMatch(3, { factionDraft: true })).toThrow(BadSetting)
  })

  it('I32-FPLAY-7 a Hound takes the place of whom it replaced', () => {
    const t = newMatch(5, { factionDraft: true, hound: 'replace-random' }).draws(0).go()
    t.pick('takeFaction', 'gangster')
    expect(t.offered).toEqual(['startWith triggerman', 'startWith moll', 'startWith hound'])
  })
})
