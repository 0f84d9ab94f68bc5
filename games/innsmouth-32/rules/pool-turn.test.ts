import { describe, expect, it } from 'vitest'
import { cardAt, CLERK, HOUND, theCard } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'
import { isBetweenTurns } from './countdown.ts'

const table = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }],
    screen: ['thug', 'whiskey', 'pills'],
    pile: ['brute', 'elder', 'priest'],
    ...more,
  })

describe('What a seat may do on its turn', () => {
  it('I32-TURN-2 I32-PROMPT-7 pool actions, a spotlight on each, or a draw', () => {
    const t = table()
    expect(t.offered).toEqual([
      'drawSurvivor',
      'poolActions',
      'spotlight lobsterman',
      'spotlight co-ed',
    ])
    expect(t.about).toEqual({ pool: 0 })
  })

  it('I32-SPOT-1 a spotlight needs something to take', () => {
    const t = table({ screen: ['thug', 'loafer', '?pills'] })
    expect(t.refusals).toEqual([
      'spotlight lobsterman: nothing-to-take',
      'spotlight co-ed: nothing-to-take',
    ])
  })

  it('I32-SPOT-1 I32-POOL-3 the second half may be another TAKE', () => {
    const t = table({ pile: ['boat-hook', 'fire-axe'] })
    t.pick('spotlight', 'co-ed').pick('take', 'pills').pick('take', 'whiskey')
    expect(t.held('co-ed')).toEqual(['pills', 'whiskey'])
    expect(t.told('leaves')).toEqual([])
  })

  it('I32-SPOT-3 whoever comes out of a sanctuary for it is told', () => {
    const t = table({
      corners: ['gilman-house'],
      pools: [{ has: [{ is: 'lobsterman', in: 'gilman-house' }] }, { has: ['doctor'] }],
    })
    t.pick('spotlight', 'lobsterman')
    expect(t.told('leaves')).toEqual([{ who: theCard('lobsterman') }])
  })

  it('I32-SPOT-4 I32-SPOT-5 I32-SEAT-7 the drawn one is last in the pool, and has what is printed and nothing else', () => {
    const t = table({ survivors: ['occultist', 'moll'] }).pick('drawSurvivor')
    expect(t.survivor('occultist')).toEqual({
      card: theCard('occultist'),
      area: -1,
      rest: 3,
      mythos: 5,
      insane: 0,
      stars: 0,
      cards: [],
      hasDibs: false,
      hasUsed: false,
    })
    const order = t.table.pools[0]?.survivors.map(({ card }) => cardAt(card).key)
    expect(order).toEqual(['lobsterman', 'co-ed', 'occultist'])
    // Only the drawn one acts (I32-SPOT-7).
    t.pick('rest').pick('decline')
    expect(t.asked).toBe('bob poolTurn.choose')
  })

  it('I32-HOUND-3 I32-SPOT-4 a partner that is drawn brings the Hound, with as many rest spoints', () => {
    const t = table({ settings: { hound: 'companion' }, survivors: ['occultist', 'moll'] })
    t.state.table.partner = theCard('occultist')
    t.pick('drawSurvivor')
    expect(t.survivor('hound')).toMatchObject({ rest: 3, mythos: 0 })
    expect(t.table.pools[0]?.survivors.at(-1)?.card).toBe(HOUND)
    expect(t.table.acting).toBe(theCard('occultist'))
  })

  it.each([
    [['lobsterman', 'co-ed', 'moll'], 'pool-full'],
    [['hound', 'lobsterman', 'co-ed', 'moll'], 'pool-full'],
    [['hound', 'lobsterman', 'co-ed'], undefined],
  ] as const)(
    'I32-SEAT-6 I32-HOUND-3 with a companion, a pool of %j refuses by %s',
    (has, reason) => {
      const t = table({ settings: { hound: 'companion' }, pools: [{ has }, { has: ['doctor'] }] })
      expect(t.refusal('drawSurvivor')).toBe(reason)
    },
  )

  it('I32-HOUND-17 I32-SEAT-6 a companion that has fallen before takes up a place', () => {
    const t = table({
      settings: { hound: 'companion', houndRecurring: true },
      pools: [{ has: ['hound', 'lobsterman', 'co-ed'] }, { has: ['doctor'] }],
      throngs: [['thug']],
    })
    expect(t.offers('drawSurvivor')).toBe(true)
    t.strikes(1).dice(2, 3, 1, 6, 5).pick('strike', 'hound')
    expect(t.table.hasHoundFallen).toBe(true)
    const back = table({
      settings: { hound: 'companion', houndRecurring: true },
      pools: [{ has: ['hound', 'lobsterman', 'co-ed'] }, { has: ['doctor'] }],
    })
    back.state.table.hasHoundFallen = true
    expect(back.refusal('drawSurvivor')).toBe('pool-full')
  })

  it('I32-SPOT-8 I32-TURN-5 an empty pool draws, whoever stands on the screen', () => {
    const t = table({
      settings: { nightClerk: true, hound: 'thirteenth', houndRecurring: true },
      pools: [{ has: [] }, { has: ['doctor'] }],
      screen: ['clerk', 'hound', 'pills'],
    })
    expect(t.asked).toBe('ann act.choose')
    expect([t.isInPlay('clerk'), t.isInPlay('hound')]).toEqual([false, false])
  })

  it('I32-ENDTASK-4 what is left of a pool cannot have the spotlight when the next reel opens', () => {
    const t = table({
      settings: { directorsCut: false },
      screen: ['boat-hook', null, null],
      pile: [],
      throngs: [['loafer']],
    })
    const { table: board } = t.state
    const isItem = (card: number): boolean => cardAt(card).kind === 'item'
    board.removed.push(...board.discards.filter((card) => !isItem(card)))
    board.discards = board.discards.filter(isItem)
    t.act().pick('take', 'boat-hook').pick('vote', 'doctor')
    t.draws(t.victim('doctor')).dice(1).pick('vote', 'doctor')
    expect(t.asked).toBe('ann act.choose')
    expect(t.table.acting).toBe(theCard('co-ed'))
    expect(t.offered.some((one) => one.startsWith('take '))).toBe(true)
  })
})

describe('Those who stand on the screen', () => {
  const clerk = (more: Position = {}): I32Scenario =>
    table({ settings: { nightClerk: true }, screen: ['clerk', 'whiskey', 'thug'], ...more })

  it('I32-SPOT-8 I32-CLERK-3 the Night Clerk may be taken where there is room, with what tokens he has', () => {
    const t = clerk()
    expect(t.offered).toContain('takeClerk')
    t.state.table.stores[3] = 4
    t.pick('takeClerk')
    expect(t.survivor('clerk')).toMatchObject({ rest: 3, mythos: 4 })
    expect([t.table.stores[3], t.screen[0]]).toEqual([0, '?'])
    expect(t.rulesCited).toContain('I32-CLERK-3')
    expect(t.table.acting).toBe(CLERK)
    const full = clerk({ pools: [{ has: ['lobsterman', 'co-ed', 'moll'] }, { has: ['doctor'] }] })
    expect(full.refusal('takeClerk')).toBe('pool-full')
  })

  it('I32-CLERK-14 his tokens stay where they are when somebody else comes into play', () => {
    const t = clerk({ survivors: ['occultist', 'moll'] }).pick('drawSurvivor')
    expect(t.table.stores[3]).toBe(9)
  })

  it('I32-CLERK-13 I32-CLERK-8 only he is barred once he has fallen', () => {
    const t = clerk({ throngs: [['thug']], screen: ['clerk', 'whiskey', 'brute'] })
    t.strikes(1).dice(2, 3, 6, 6, 5).pick('strike', 'lobsterman')
    expect(t.table.hasClerkFallen).toBe(false)
    const hound = table({
      settings: { nightClerk: true, hound: 'thirteenth', houndRecurring: true },
      screen: ['clerk', 'hound', 'thug'],
    })
    hound.state.table.hasClerkFallen = true
    expect(hound.refusals).toContain('takeClerk: clerk-has-fallen')
    expect(hound.offered).toContain('takeHound')
    hound.pick('takeHound')
    expect(hound.rulesCited).toContain('I32-HOUND-12')
    const full = table({
      settings: { hound: 'thirteenth', houndRecurring: true },
      pools: [{ has: ['lobsterman', 'co-ed', 'moll'] }, { has: ['doctor'] }],
      screen: ['hound', 'whiskey', 'thug'],
    })
    expect(full.refusal('takeHound')).toBe('pool-full')
  })

  it('I32-CLERK-8 I32-CLERK-13 I32-CLERK-14 once eliminated he brings no tokens to the screen', () => {
    const t = clerk({ screen: ['?clerk', 'whiskey', 'thug'] })
    t.state.table.hasClerkFallen = true
    t.settles()
    expect(t.table.stores[3]).toBe(0)
  })

  it('I32-CLERK-8 I32-DAMAGE-10 who eliminates him as a survivor finds him among the discards', () => {
    const t = table({
      settings: { nightClerk: true, smallCast: false },
      pools: [{ has: ['clerk', 'lobsterman'] }, { has: ['doctor'] }],
      throngs: [['thug']],
    })
    t.strikes(1).dice(2, 3, 1, 6, 5).pick('strike', 'clerk')
    expect(t.discarded).toEqual(['clerk'])
    expect(t.table.hasClerkFallen).toBe(true)
  })
})

describe('Standing answers', () => {
  it('I32-SPOINT-14 are given by those who have survivors and somebody to give to', () => {
    const t = table({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'], order: 'never' }, { fallen: true }],
      survivors: [],
    })
    expect(t.anytime('ann').options).toEqual(['standing freely', 'standing never'])
    expect(t.anytime('bob').options).toEqual(['standing ask', 'standing freely'])
    expect(t.anytime('cid').options).toEqual([])
    expect(t.anytime('zoe').options).toEqual([])
    t.interject('ann', 'standing', 'freely')
    expect(t.table.pools.map(({ order }) => order)).toEqual(['freely', 'never', 'ask'])
    expect(t.told('orders')).toEqual([{ seat: 1, order: 'freely' }])
    const alone = at({
      people: 1,
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }, { has: ['moll'] }],
      screen: ['thug', 'whiskey', 'pills'],
    })
    expect(alone.anytime('ann').options).toEqual([])
  })
})

describe('Who wins', () => {
  it('I32-WIN-6 I32-MONPLAY-9 against the automatic director whoever fell still wins with the others', () => {
    const t = table({
      settings: { director: 'auto' },
      reel: 4,
      pools: [{ has: ['lobsterman', 'co-ed'] }, { fallen: true }],
      survivors: [],
      screen: [null, null, null],
      pile: [],
    })
    t.state.table.finale = 'over'
    t.state.box.stack = [{ at: 'match.film' }]
    t.go()
    expect(t.table.outcome).toEqual({ ending: 'filmEnds', winners: [0, 1] })
  })

  it('I32-WIN-5 with a person as the director whoever fell loses with the others’ win', () => {
    const t = table({
      reel: 4,
      pools: [{ has: ['lobsterman', 'co-ed'] }, { fallen: true }],
      survivors: [],
      screen: [null, null, null],
      pile: [],
    })
    t.state.box.stack = [{ at: 'match.film' }]
    t.go()
    expect(t.table.outcome).toEqual({ ending: 'filmEnds', winners: [1] })
  })
})

it('I32-FADE-2 only what is asked between two turns counts the one before as over', () => {
  expect(['second.ask', 'survivorEnd.fadeOut'].map(isBetweenTurns)).toEqual([true, true])
  expect([undefined, 'act.choose', 'poolTurn.choose'].map(isBetweenTurns)).toEqual([
    false,
    false,
    false,
  ])
})
