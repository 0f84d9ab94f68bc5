import { describe, expect, it } from 'vitest'
import { GENERAL } from '../state.ts'
import { at } from '../testing/at.ts'

const bystander = { has: ['moll'] as const }

describe('Sanctuaries', () => {
  const inHouse = { is: 'kingpin', in: 'gilman-house' } as const

  it('I32-SANCT-2 whoever leaves takes a normal action', () => {
    const t = at({
      corners: ['gilman-house'],
      pools: [{ has: [inHouse] }, bystander],
      screen: ['loafer', null, null],
    })
    t.acts('kingpin').pick('leave')
    expect(t.asked).toBe('ann act.choose')
    expect(t.survivor('kingpin').area).toBe(GENERAL)
    expect(t.offers('attack', 'loafer')).toBe(true)
  })

  it('I32-SANCT-3 REST gives three inside', () => {
    const t = at({
      corners: ['gilman-house'],
      pools: [{ has: [inHouse] }, bystander],
      screen: ['loafer', null, null],
    })
    t.acts('kingpin').pick('rest')
    expect(t.survivor('kingpin').rest).toBe(3)
    expect(t.survivor('kingpin').area).toBe(0)
  })

  it.each([
    [2, 2, 2],
    [6, 4, 0],
  ])('I32-SANCT-4 INVESTIGATE with a %i moves %i tokens', (die, gained, left) => {
    const t = at({
      corners: ['gilman-house'],
      pools: [{ has: [inHouse] }, bystander],
      screen: ['loafer', null, null],
    })
    t.acts('kingpin').dice(die).pick('investigate')
    expect(t.survivor('kingpin').mythos).toBe(gained)
    expect(t.table.corners[0]?.mythos).toBe(left)
  })

  it('I32-SANCT-5 SEARCH draws four inside', () => {
    const t = at({
      corners: ['gilman-house'],
      pools: [{ has: [inHouse] }, bystander],
      screen: ['loafer', null, null],
    })
    t.acts('kingpin').draws(0, 0, 0, 0).pick('search')
    expect(t.told('searches')[0]?.cards).toHaveLength(4)
  })

  it('I32-SANCT-6 USE and HEAL are sanctuary actions too', () => {
    const t = at({
      corners: ['gilman-house'],
      pools: [
        { has: [{ is: 'doctor', in: 'gilman-house', insane: ['guts'], cards: ['whiskey'] }] },
        bystander,
      ],
      screen: ['loafer', null, null],
    }).acts('doctor')
    expect([t.offers('heal'), t.offers('use', 'whiskey')]).toEqual([true, true])
  })

  it('I32-SANCT-7 any number may be inside', () => {
    const t = at({
      corners: ['gilman-house'],
      pools: [
        { has: [inHouse, { is: 'co-ed', in: 'gilman-house' }, 'doctor'] },
        { has: [{ is: 'moll', in: 'gilman-house' }] },
      ],
      screen: ['loafer', null, null],
    }).acts('doctor')
    expect(t.offers('enter', 'gilman-house')).toBe(true)
  })

  it('I32-SANCT-13 I32-SANCT-14 without locks and tokens it is gone, and those inside are outside', () => {
    const t = at({
      corners: [{ is: 'gilman-house', locks: 0, mythos: 2, cards: ['fire-axe'] }],
      pools: [{ has: [inHouse] }, { has: [{ is: 'moll', in: 'gilman-house' }] }],
      screen: ['loafer', null, null],
    })
    t.acts('kingpin').dice(5).pick('investigate')
    expect(t.removed).toContain('gilman-house')
    expect(t.discarded).toContain('fire-axe')
    expect([t.survivor('kingpin').area, t.survivor('moll').area]).toEqual([GENERAL, GENERAL])
  })

  it('I32-SANCT-15 I32-SANCT-16 I32-PROMPT-8 cards are taken and left for nothing', () => {
    const t = at({
      corners: [{ is: 'gilman-house', cards: ['fire-axe'] }],
      pools: [{ has: [{ ...inHouse, cards: ['pills', 'whiskey'] }] }, bystander],
      screen: ['loafer', null, null],
    }).acts('kingpin')
    expect(t.refusal('pickUp', 'fire-axe')).toBe('hands-full')
    t.pick('drop', 'pills').pick('pickUp', 'fire-axe').pick('rest')
    expect(t.held('kingpin')).toEqual(['whiskey', 'fire-axe'])
    expect(t.table.corners[0]?.cards).toHaveLength(1)
  })

  it('I32-SANCT-15 also after entering', () => {
    const t = at({
      corners: [{ is: 'gilman-house', cards: ['fire-axe'] }],
      pools: [{ has: ['kingpin'] }, bystander],
      screen: ['loafer', null, null],
    })
    t.acts('kingpin').pick('enter', 'gilman-house')
    expect(t.asked).toBe('ann store.choose')
    t.pick('pickUp', 'fire-axe').pick('finish')
    expect(t.held('kingpin')).toEqual(['fire-axe'])
  })
})
