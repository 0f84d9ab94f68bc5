import { describe, expect, it } from 'vitest'
import { CLERK, HOUND, theCard } from '../content/cards.ts'
import { NONE } from '../state.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'
import { claimants } from './reveal.ts'

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
    expect(t.discards).toContain('dagon')
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

describe('The Hound', () => {
  const table = (more: Position = {}): I32Scenario =>
    at({
      settings: { hound: 'thirteenth' },
      pools: [{ has: ['hound', 'lobsterman'] }, { has: ['doctor'] }],
      screen: ['thug', 'whiskey', 'pills'],
      ...more,
    })

  it('I32-HOUND-4 I32-EXTRA-1 it has no victim card', () => {
    expect(table().state.box.victims).not.toContain(HOUND)
  })

  it('I32-HOUND-5 I32-HOUND-6 I32-HOUND-15 it rests, bites and moves, and holds nothing', () => {
    const t = table({ corners: ['gilman-house'] }).acts('hound')
    expect(t.offered).toEqual(['rest', 'attack thug', 'enter gilman-house'])
    const spot = table()
    expect(spot.refusal('spotlight', 'hound')).toBe('hound-holds-nothing')
  })

  it('I32-HOUND-7 I32-PROMPT-9 it bites twice with SPEED', () => {
    const t = table({ screen: ['thug', 'loafer', 'pills'] })
    t.acts('hound').dice(5, 4, 5).pick('attack', 'thug')
    expect(t.told('throws')).toMatchObject([{ target: 9 }])
    expect(t.asked).toBe('ann act.bite')
    t.dice(5, 4, 3).pick('attack', 'loafer')
    expect(t.discards).toEqual(expect.arrayContaining(['thug', 'loafer']))
  })

  it('I32-HOUND-15 it may decline the second', () => {
    const t = table()
    t.acts('hound').dice(6, 5).pick('attack', 'thug').pick('decline')
    expect(t.told('throws')).toHaveLength(1)
  })

  it('I32-HOUND-8 insanity may cover a stat that it does not have', () => {
    const t = table()
    t.dice(1).runOnly('insanity', { who: HOUND, by: 'I32-ABIL-4' })
    expect(t.survivor('hound').insane).toBe(1)
    t.acts('hound').dice(5, 4, 5).pick('attack', 'thug')
    expect(t.told('throws')).toMatchObject([{ target: 9 }])
  })

  it('I32-HOUND-9 I32-PROMPT-18 I32-MONATK-8 it leaps in, even before a head shot', () => {
    const t = table({ throngs: [['thug']] })
    t.strikes(1).dice(1, 1).pick('strike', 'lobsterman')
    expect(t.asked).toBe('ann assault.rescue')
    t.pick('rescue')
    expect(t.isInPlay('lobsterman')).toBe(true)
    expect(t.removed).toEqual(['hound'])
  })

  it('I32-HOUND-9 only in the same area, and once a reel', () => {
    const t = table({
      corners: ['gilman-house'],
      pools: [{ has: [{ is: 'hound', in: 'gilman-house' }, 'lobsterman'] }, { has: ['doctor'] }],
      throngs: [['thug']],
    })
    t.strikes(1).dice(2, 3, 1, 1, 1).pick('strike', 'lobsterman')
    expect(t.told('rescues')).toEqual([])
    const used = table({ throngs: [['thug']] })
    used.state.table.hasRescued = true
    used.strikes(1).dice(2, 3, 1, 1, 1).pick('strike', 'lobsterman')
    expect(used.told('rescues')).toEqual([])
  })

  it('I32-HOUND-10 I32-HOUND-11 I32-OPT-10 eliminated it is gone, or comes back', () => {
    const t = table({ throngs: [['thug']] })
    t.strikes(1).dice(2, 3, 1, 6, 4).pick('strike', 'hound')
    expect(t.removed).toEqual(['hound'])
    const again = table({
      settings: { hound: 'thirteenth', houndRecurring: true },
      throngs: [['thug']],
    })
    again.strikes(1).dice(2, 3, 1, 6, 4).pick('strike', 'hound')
    expect(again.discards).toContain('hound')
  })

  it('I32-HOUND-17 overkill removes it for good', () => {
    const t = table({
      settings: { hound: 'thirteenth', houndRecurring: true },
      throngs: [['spawn']],
    })
    t.strikes(1).dice(4, 4, 5, 5, 6, 4).pick('strike', 'hound')
    expect(t.removed).toEqual(['hound'])
  })

  it('I32-HOUND-11 I32-HOUND-12 I32-SPOT-8 from the screen it is taken like a drawn survivor', () => {
    const t = at({
      settings: { hound: 'thirteenth', houndRecurring: true },
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      screen: ['hound', 'whiskey', 'thug'],
      pile: ['brute', 'elder'],
    })
    t.pick('takeHound')
    expect(t.survivor('hound').rest).toBe(3)
    expect(t.asked).toBe('ann act.choose')
  })

  it('I32-HOUND-12 I32-FADE-1 the director may fade it out', () => {
    const t = at({
      settings: { hound: 'thirteenth', houndRecurring: true },
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      screen: ['hound', 'loafer', 'thug'],
      pile: ['brute', 'elder'],
    }).act()
    t.pick('rest')
    expect(t.offered).toEqual(['decline', 'fadeOut hound'])
  })

  it('I32-HOUND-13 it shares rest with every faction', () => {
    const t = table({
      settings: { hound: 'thirteenth', factionRest: true },
      pools: [{ has: [{ is: 'hound', rest: 2 }, 'lobsterman'] }, { has: ['doctor'] }],
    })
    t.acts('lobsterman').pick('attack', 'thug')
    expect(t.offered).toEqual(['enough', 'giveOthersRest 1 of hound', 'giveOthersRest 2 of hound'])
  })

  it('I32-HOUND-14 it is a survivor for the Last One Standing', () => {
    const t = at({
      settings: { hound: 'thirteenth' },
      pools: [{ has: ['hound'] }, { has: ['doctor'] }],
      survivors: [],
      throngs: [['thug']],
      screen: ['loafer', 'whiskey', 'pills'],
      turn: 'director',
    })
    t.pick('allOut').dice(2, 3).pick('strike', 'doctor').dice(6, 6, 4).pick('decline')
    expect(t.told('lastOne')).toEqual([{ who: HOUND }])
  })

  it('I32-HOUND-16 if it is lost it is shown and gone', () => {
    const t = at({
      settings: { hound: 'thirteenth', survivorLoss: true },
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      screen: ['boat-hook', null, null],
    })
    const { table, box } = t.state
    table.removed = table.removed.filter((card) => card !== HOUND)
    box.piles[0]?.push(HOUND)
    table.piles[0] = box.piles[0]?.length ?? 0
    t.act().pick('take', 'boat-hook').pick('vote', 'doctor')
    t.draws(t.victim('doctor')).dice(1).pick('vote', 'doctor').pick('lose')
    expect(t.removed).toContain('hound')
  })
})

describe('The Night Clerk', () => {
  const settings = { nightClerk: true }
  const table = (more: Position = {}): I32Scenario =>
    at({
      settings,
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      screen: ['clerk', 'whiskey', 'thug'],
      pile: ['brute', 'elder'],
      ...more,
    })

  it('I32-CLERK-1 I32-CLERK-2 I32-CLERK-13 I32-TERM-5 on the screen he is a monster of 8', () => {
    const t = table({ screen: ['clerk', 'loafer', '?thug'] })
    expect(t.table.stores[3]).toBe(9)
    t.act().dice(6, 5, 6, 5, 6, 5).pick('rest')
    expect(t.told('attacks').map(({ target }) => target)).toEqual([8, 3, 5])
  })

  it('I32-CLERK-3 I32-CLERK-14 I32-EXTRA-2 I32-SPOT-8 taken as a survivor he brings three rest spoints and his tokens', () => {
    const t = table()
    t.pick('takeClerk')
    expect(t.survivor('clerk')).toMatchObject({ rest: 3, mythos: 9 })
    expect(t.table.stores[3]).toBe(0)
  })

  it('I32-CLERK-4 taken as a monster his tokens stay on his card', () => {
    const t = table({ turn: 'director' })
    t.pick('takeMonster', 'clerk').pick('placeIn', 'throng 1').dice(6, 5).pick('strike', 'doctor')
    expect(t.throng(1)).toEqual(['clerk'])
    expect(t.table.stores[3]).toBe(9)
  })

  const asSurvivor = (more: Position = {}): I32Scenario =>
    at({
      settings,
      pools: [{ has: ['clerk', 'lobsterman'] }, { has: ['doctor'] }],
      screen: ['thug', 'whiskey', 'pills'],
      ...more,
    })

  it('I32-CLERK-5 he flails with BRAINS', () => {
    const t = asSurvivor({ throngs: [['thug']] })
    t.strikes(1).dice(2, 3, 1, 4, 4).pick('strike', 'clerk')
    expect(t.told('throws')).toMatchObject([{ kind: 'flail', target: 8 }])
  })

  it('I32-CLERK-6 I32-CLERK-15 he attacks with mythos, or with an item for his stats', () => {
    const t = asSurvivor({
      pools: [{ has: [{ is: 'clerk', mythos: 0 }, 'lobsterman'] }, { has: ['doctor'] }],
    }).acts('clerk')
    expect(t.refusal('attack', 'thug#1')).toBe('no-muscle')
    const armed = asSurvivor({
      pools: [{ has: [{ is: 'clerk', cards: ['dagger'] }, 'lobsterman'] }, { has: ['doctor'] }],
    }).acts('clerk')
    armed.pick('attack', 'thug')
    expect(armed.offered).toEqual(['wield dagger brains', 'banish'])
    expect(armed.refusal('wield', 'dagger muscle')).toBe('inactive-stat')
  })

  it('I32-CLERK-7 he is immune to insanity', () => {
    const t = asSurvivor()
    t.runOnly('insanity', { who: CLERK, by: 'I32-ABIL-4' })
    expect(t.survivor('clerk').insane).toBe(0)
  })

  it('I32-CLERK-8 I32-CLERK-9 eliminated he is a monster of 8 that never inflicts SHAD damage', () => {
    const t = asSurvivor({ throngs: [['thug']] })
    t.strikes(1).dice(1, 1).pick('strike', 'clerk').pick('placeIn', 'throng 2')
    expect(t.table.hasClerkFallen).toBe(true)
    t.strikes(2).dice(4, 3, 2, 1, 1).pick('strike', 'doctor')
    expect(t.told('suffers')).toMatchObject([{ dice: [2] }])
    expect(t.state.box.victims).not.toContain(CLERK)
  })

  it('I32-CLERK-13 once he has fallen he does not join again, nor bring tokens', () => {
    const t = table()
    t.state.table.hasClerkFallen = true
    expect(t.refusal('takeClerk')).toBe('clerk-has-fallen')
  })

  it('I32-CLERK-10 I32-OPT-12 he claims items with a store', () => {
    const t = asSurvivor({ settings: { nightClerk: true, clerkDibs: true } })
    expect(claimants(t.state, theCard('medallion'))).toEqual([CLERK])
    expect(claimants(t.state, theCard('tommy-gun'))).toEqual([])
    expect(claimants(asSurvivor().state, theCard('medallion'))).toEqual([])
  })

  it('I32-CLERK-11 I32-OPT-13 talk drains him', () => {
    const t = table({ reel: 2 })
    t.acts('lobsterman').dice(3, 4).pick('drain', 'guts')
    expect(t.survivor('lobsterman').mythos).toBe(2)
    expect(t.table.stores[3]).toBe(7)
    expect(
      table({ settings: { nightClerk: true, clerkDrain: false } })
        .acts('lobsterman')
        .offers('drain'),
    ).toBe(false)
  })

  it('I32-CLERK-12 he can be banished like any monster', () => {
    const t = table({
      pools: [{ has: [{ is: 'occultist', mythos: 8 }] }, { has: ['doctor'] }],
    })
    t.acts('occultist').pick('attack', 'clerk').dice(5, 4).pick('banish')
    expect(t.discards).toContain('clerk')
    expect(t.table.stores[3]).toBe(0)
  })
})

describe('Faction play', () => {
  it('I32-FPLAY-1 I32-FPLAY-9 I32-OPT-14 rest spoints go to others of a faction, with consent', () => {
    const t = at({
      settings: { factionRest: true },
      pools: [
        { has: ['moll'] },
        {
          has: [
            { is: 'triggerman', rest: 3 },
            { is: 'doctor', rest: 3 },
          ],
        },
      ],
      screen: ['thug', 'whiskey', 'pills'],
    })
    t.acts('moll').pick('attack', 'thug')
    expect(t.asked).toBe('bob commit.others')
    expect(t.offered).toEqual([
      'enough',
      'giveOthersRest 1 of triggerman',
      'giveOthersRest 2 of triggerman',
      'giveOthersRest 3 of triggerman',
    ])
    t.dice(6, 5).pick('giveOthersRest', '2 of triggerman').pick('enough')
    expect([t.survivor('triggerman').rest, t.survivor('doctor').rest]).toEqual([1, 3])
    expect(t.told('throws')).toMatchObject([{ target: 6 }])
  })
})

describe('The secret cultist', () => {
  const table = (more: Position = {}): I32Scenario =>
    at({
      settings: { secretCultist: true },
      cultist: 'doctor',
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor', 'moll'] }],
      survivors: [],
      throngs: [['thug']],
      screen: ['loafer', 'whiskey', 'pills'],
      turn: 'director',
      ...more,
    })

  it('I32-CULTIST-1 I32-CULTIST-2 I32-SEAT-9 only the director knows, and it is no random victim', () => {
    const t = table()
    expect(t.state.hands.map(({ cultist }) => cultist)).toEqual([theCard('doctor'), NONE, NONE])
    expect(t.state.box.victims).not.toContain(theCard('doctor'))
  })

  it('I32-CULTIST-4 I32-CULTIST-5 alone in its pool it shows itself', () => {
    const t = table()
    t.strikes(1).dice(2, 3, 6, 6, 5).pick('strike', 'moll')
    expect(t.isInPlay('doctor')).toBe(false)
    expect(t.table.pools[1]?.side).toBe('monsters')
    expect(t.table.throngs[9]?.cards).toEqual([theCard('doctor')])
    expect(t.told('cultist')).toHaveLength(1)
  })

  it('I32-CULTIST-3 before that it is eliminated like anybody', () => {
    const t = table()
    t.strikes(1).dice(2, 3, 6, 6, 5).pick('strike', 'doctor')
    expect(t.discards).toContain('doctor')
    expect(t.told('cultist')).toEqual([])
  })

  it('I32-CULTIST-4 not while somebody can be drawn', () => {
    const t = table({ survivors: ['kingpin'] })
    t.strikes(1).dice(2, 3, 6, 6, 5).pick('strike', 'moll')
    expect(t.isInPlay('doctor')).toBe(true)
  })

  it('I32-CULTIST-6 I32-TERM-9 once revealed only overkill touches it', () => {
    const t = table()
    t.strikes(1).dice(2, 3, 6, 6, 5).pick('strike', 'moll')
    t.acts('co-ed').dice(1, 1, 5).pick('attack', 'doctor')
    expect(t.table.throngs[9]?.cards).toEqual([theCard('doctor')])
  })

  it('I32-CULTIST-7 I32-WIN-7 I32-WIN-8 if nobody else is left it was all for nothing', () => {
    const t = table({ pools: [{ fallen: true }, { has: ['doctor', 'moll'] }] })
    t.strikes(1).dice(2, 3, 6, 6, 5).pick('strike', 'moll')
    expect(t.table.outcome).toEqual({ ending: 'coup', winners: [0, 1, 2] })
  })
})

describe('What the eliminated become', () => {
  it('I32-ELIM-4 I32-ELIM-6 I32-ELIM-7 a familiar face is as strong as its printed MUSCLE', () => {
    const t = at({
      pools: [
        { has: ['lobsterman', { is: 'quarterback', insane: ['muscle'] }] },
        { has: ['doctor'] },
      ],
      throngs: [['thug']],
      screen: ['loafer', 'whiskey', 'pills'],
    })
    t.strikes(1).dice(1, 1).pick('strike', 'quarterback').pick('placeIn', 'throng 2')
    t.strikes(2).dice(6, 5).pick('strike', 'doctor')
    expect(t.told('attacks').at(-1)).toMatchObject({ target: 8 })
    t.acts('lobsterman').dice(3, 4, 6).pick('attack', 'quarterback')
    expect(t.throng(2)).toEqual(['quarterback'])
  })
})
