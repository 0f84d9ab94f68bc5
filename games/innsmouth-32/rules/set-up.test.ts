import { BadSetting, numbersFrom } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { cardAt, FIRST_SURVIVOR, HOUND, MOVIE, theCard } from '../pieces/cards.ts'
import { newMatch, type I32Scenario } from '../testing/at.ts'

describe('Set-up', () => {
  it('I32-SETUP-1 I32-SETUP-2 movie deck and survivors are shuffled', () => {
    const t = newMatch(3).go()
    const cast = numbersFrom(FIRST_SURVIVOR, 12)
    expect(t.shuffled).toEqual([numbersFrom(MOVIE, 4), numbersFrom(0, 80), cast])
  })

  it('I32-SETUP-1 I32-SETUP-7 each seat draws the top survivor in its turn', () => {
    const t = newMatch(3).go()
    const drawn = t.told('joins').map(({ who, pool }) => [cardAt(who).key, pool])
    expect(drawn).toEqual([
      ['town-drunk', 0],
      ['lobsterman', 1],
    ])
    expect(t.table.piles).toEqual([10])
  })

  it('I32-SETUP-2 I32-SETUP-3 I32-SETUP-4 I32-REEL-2 ten cards for the reel, three more for the screen, all others are discards', () => {
    // As nothing is shuffled by a script, cards 0 to 9 are the reel, 10 to 12 the screen: two Cultists and a Brute.
    const t = newMatch(3).go()
    expect(t.told('reel')).toEqual([{ reel: 1 }])
    expect(t.told('reveals').slice(0, 3)).toEqual([{ card: 10 }, { card: 11 }, { card: 12 }])
    expect(t.table.discards).toEqual(numbersFrom(13, 67))
    expect(t.state.box.reel).toEqual(numbersFrom(3, 7).toReversed())
    expect(t.table.reelPile).toBe(7)
  })

  it('I32-SETUP-4 the discards of the beginning can be searched', () => {
    const t = newMatch(3).go()
    while (t.asked !== 'ann poolTurn.choose') t.takeDefault()
    t.pick('poolActions').draws(t.discards.indexOf('fire-axe'), 0).pick('search')
    expect(t.offered).toEqual(['keepCard fire-axe', 'discardCard fire-axe'])
  })

  it('I32-SETUP-11 I32-SETUP-12 I32-SETUP-14 the three monsters of the opening have throngs of their own, those who follow stay', () => {
    const t = newMatch(3).go()
    expect(t.told('places')).toMatchObject([
      { throng: 0, card: 10 },
      { throng: 1, card: 11 },
      { throng: 2, card: 12 },
    ])
    expect([t.throng(1), t.throng(2), t.throng(3)]).toEqual([['cultist'], ['cultist'], ['brute']])
    expect(t.screen).toEqual(['loafer', 'loafer', 'loafer'])
  })

  it('I32-SETUP-15 I32-CREAT-7 I32-PROMPT-3 three monsters of the opening are the director’s feature', () => {
    const t = newMatch(3).go()
    expect(t.asked).toBe('zoe feature.take')
    expect(t.offered).toEqual([
      'takeMonster loafer#1',
      'takeMonster loafer#2',
      'takeMonster loafer#3',
    ])
    t.pick('takeMonster', 'loafer#1').pick('placeIn', 'throng 2')
    expect(t.throng(2)).toEqual(['cultist', 'loafer'])
    expect(t.told('attacks')).toEqual([])
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
    expect(t.table).toMatchObject({ reel: 1, fade: null, turningPoint: 'waits' })
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
      for (const one of survivors) expect(one.mythos).toBe(cardAt(one.card).survivor?.mythos)
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

  it('I32-SETUP-17 I32-OPT-17 a power play is culled and shown', () => {
    const t = newMatch(3, { powerPlayCull: true }).draws(1).go()
    expect(t.removed).toEqual(['treasury-raid'])
    expect(t.heard(null)[0]).toBe('removes')
    expect(t.told('removes')).toEqual([{ card: theCard('treasury-raid') }])
    expect(t.discards).not.toContain('treasury-raid')
    expect(newMatch(3).go().removed).toEqual([])
  })

  it('I32-SETUP-17 I32-HOUND-1 I32-OPT-9 the Hound replaces somebody', () => {
    const t = newMatch(3, { hound: 'replace-random' }).draws(4).go()
    expect(t.removed).toEqual(['archaeologist'])
    expect(t.told('replaced')).toEqual([{ who: theCard('archaeologist') }])
    expect(t.state.box.victims).toHaveLength(11)
    expect(t.state.box.victims).not.toContain(theCard('archaeologist'))
    expect(t.state.box.piles[0]).toContain(HOUND)
    const place = theCard('archaeologist') - FIRST_SURVIVOR
    expect([t.table.met[place], t.table.cleared[place]]).toEqual([true, true])
    const chosen = newMatch(3, { hound: 'replace-chosen' }).go()
    expect(chosen.asked).toBe('zoe prepare.replace')
    expect(chosen.offered).toHaveLength(12)
    chosen.pick('replace', 'moll')
    expect(chosen.removed).toEqual(['moll'])
    const auto = newMatch(3, { director: 'auto', hound: 'replace-chosen' }).draws(0).go()
    expect(auto.removed).toEqual(['kingpin']) // I32-AUTO-21
  })

  it('I32-HOUND-2 as a thirteenth it is shuffled into the pile', () => {
    const t = newMatch(3, { hound: 'thirteenth' }).go()
    expect(t.shuffled).toContainEqual(numbersFrom(FIRST_SURVIVOR, 13))
    expect(t.isInPlay('hound')).toBe(true)
    expect(t.table.piles).toEqual([11])
  })

  it.each([
    ['feature', 0],
    ['matinee', 3],
  ])('I32-HOUND-3 at the heels of somebody, in a %s with %i rest spoints', (difficulty, rest) => {
    const t = newMatch(3, { hound: 'companion', difficulty }).draws(11).go()
    expect(t.told('partner')).toEqual([{ who: theCard('town-drunk') }])
    const [pool] = t.table.pools
    expect(pool?.survivors.map(({ card }) => cardAt(card).key)).toEqual(['town-drunk', 'hound'])
    expect(pool?.survivors.map((one) => one.rest)).toEqual([rest, rest])
    expect(t.state.box.victims).toHaveLength(12)
  })

  it.each(['replace-random', 'thirteenth', 'companion'])(
    'I32-HOUND-4 with %s it has no victim card',
    (hound) => {
      const t = newMatch(3, { hound })
      if (hound !== 'thirteenth') t.draws(0)
      expect(t.go().state.box.victims).not.toContain(HOUND)
    },
  )

  it('I32-TERROR-1 I32-TERROR-2 I32-OPT-8 terrors are added', () => {
    const terrorsIn = (t: I32Scenario): string[] =>
      [...t.table.discards, ...t.state.box.reel]
        .filter((card) => cardAt(card).kind === 'terror')
        .map((card) => cardAt(card).key)
    expect(terrorsIn(newMatch(3, { terrors: '3' }).go())).toHaveLength(3)
    expect(terrorsIn(newMatch(3, { terrors: '2' }).go())).toHaveLength(2)
    const t = newMatch(3, { terrors: 'per-reel' }).go()
    expect(terrorsIn(t)).toEqual(['star-spawn'])
    expect(t.shuffled[0]).toEqual(numbersFrom(MOVIE, 4))
    expect(terrorsIn(newMatch(3).go())).toEqual([])
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
    expect(t.state.hands.map(({ cultist }) => cultist)).toEqual([theCard('moll'), -1, -1])
    expect([t.table.cultist, t.state.box.cultist]).toEqual([-1, -1])
    expect(t.told('learnsCultist')).toEqual([{ who: theCard('moll') }])
    expect(t.heard('zoe')).toContain('learnsCultist')
    for (const seat of ['ann', 'bob', null]) expect(t.heard(seat)).not.toContain('learnsCultist')
    expect(t.state.box.victims).not.toContain(theCard('moll'))
    expect(t.state.box.victims).toHaveLength(11)
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
    const starters = t.table.pools.map(({ survivors: [one] }) => cardAt(one?.card ?? -1).key)
    expect(starters).toEqual(['co-ed', 'doctor', 'moll', 'occultist'])
    const [, students] = t.state.box.piles
    expect(students?.map((card) => cardAt(card).key)).toEqual(['quarterback', 'bookworm'])
    expect(t.shuffled).toContainEqual(students)
    expect(t.rulesCited).toContain('I32-FPLAY-2')
    expect(t.rulesCited).not.toContain('I32-FPLAY-3')
  })

  it('I32-FPLAY-3 I32-FPLAY-4 I32-OPT-7 with three seats the Locals are for all, and survivors get lost', () => {
    const t = newMatch(4, { factionDraft: true, survivorLoss: true }).go()
    expect(t.refusal('takeFaction', 'local')).toBe('shared-faction')
    t.pick('takeFaction', 'gangster').pick('startWith', 'moll')
    t.pick('takeFaction', 'scholar').pick('startWith', 'occultist').pick('startWith', 'co-ed')
    expect(t.table.piles).toEqual([3, 2, 2, 2])
    const [locals] = t.state.box.piles
    expect(locals?.map((card) => cardAt(card).key)).toEqual(['doctor', 'lobsterman', 'town-drunk'])
    expect(t.shuffled).toContainEqual(locals)
    expect(t.rulesCited).toContain('I32-FPLAY-3')
    expect(t.rulesCited).not.toContain('I32-FPLAY-2')
    expect(t.table.settings.survivorLoss).toBe(true)
    expect(() => newMatch(4, { factionDraft: true, survivorLoss: false })).toThrow(BadSetting)
    expect(() => newMatch(3, { factionDraft: true })).toThrow(BadSetting)
  })

  it('I32-FPLAY-7 a Hound takes the place of whom it replaced', () => {
    const t = newMatch(5, { factionDraft: true, hound: 'replace-random' }).draws(0).go()
    t.pick('takeFaction', 'gangster')
    expect(t.offered).toEqual(['startWith triggerman', 'startWith moll', 'startWith hound'])
  })

  it('I32-FPLAY-7 a thirteenth Hound is the shared pile of four seats, and with three it is among the Locals', () => {
    const t = newMatch(5, { factionDraft: true, hound: 'thirteenth' }).go()
    t.pick('takeFaction', 'gangster').pick('startWith', 'moll')
    t.pick('takeFaction', 'scholar').pick('startWith', 'occultist')
    t.pick('takeFaction', 'student').pick('startWith', 'co-ed').pick('startWith', 'doctor')
    expect(t.state.box.piles[0]).toEqual([HOUND])
    const three = newMatch(4, { factionDraft: true, survivorLoss: true, hound: 'thirteenth' }).go()
    three.pick('takeFaction', 'gangster').pick('startWith', 'moll')
    three.pick('takeFaction', 'scholar').pick('startWith', 'occultist').pick('startWith', 'co-ed')
    expect(three.table.piles).toEqual([4, 2, 2, 2])
  })

  it('I32-HOUND-3 I32-FPLAY-2 a companion comes with a survivor with whom one starts', () => {
    const t = newMatch(5, { factionDraft: true, hound: 'companion' }).draws(2).go()
    t.pick('takeFaction', 'gangster').pick('startWith', 'moll')
    expect(t.table.pools[0]?.survivors.map(({ card }) => cardAt(card).key)).toEqual([
      'moll',
      'hound',
    ])
  })
})
