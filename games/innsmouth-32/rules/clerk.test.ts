import { describe, expect, it } from 'vitest'
import { CLERK, theCard } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'
import { claimants } from './reveal.ts'

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
    const t = asSurvivor({ settings: { ...settings, smallCast: false }, throngs: [['thug']] })
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
    expect(t.discarded).toContain('clerk')
    expect(t.table.stores[3]).toBe(0)
  })
})
