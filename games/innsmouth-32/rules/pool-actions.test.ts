import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'

const bystander = { has: ['moll'] as const }

describe('Pool actions', () => {
  it('I32-POOL-1 REST gives two rest spoints', () => {
    const t = at({ pools: [{ has: ['kingpin'] }, bystander], screen: ['loafer', null, null] })
    t.acts('kingpin').pick('rest')
    expect([t.survivor('kingpin').rest, t.survivor('moll').rest]).toEqual([2, 0])
  })

  it('I32-SURV-8 the Co-ed rests for three', () => {
    const t = at({ pools: [{ has: ['co-ed'] }, bystander], screen: ['loafer', null, null] })
    t.acts('co-ed').pick('rest')
    expect(t.survivor('co-ed').rest).toBe(3)
  })

  it.each([
    [5, 7],
    [6, 7],
    [7, 7],
  ])('I32-SPOINT-3 I32-POOL-11 of %i rest spoints a REST makes %i', (before, after) => {
    const t = at({
      pools: [{ has: [{ is: 'kingpin', rest: before }] }, bystander],
      screen: ['loafer', null, null],
    })
    t.acts('kingpin').pick('rest')
    expect(t.survivor('kingpin').rest).toBe(after)
  })

  it('I32-POOL-2 I32-ATTACK-1 every monster on the screen and in any throng can be attacked', () => {
    const t = at({
      pools: [{ has: ['kingpin'] }, { has: ['moll'] }, { throngs: [['brute']] }],
      screen: ['loafer', 'boat-hook', '?thug'],
      throngs: [['deep-one']],
    }).acts('kingpin')
    expect(t.offered.filter((one) => one.startsWith('attack'))).toEqual([
      'attack loafer',
      'attack deep-one',
      'attack brute',
    ])
  })

  it('I32-POOL-3 I32-SCREEN-4 only what lies face up and can be held is taken', () => {
    const t = at({
      pools: [{ has: ['kingpin'] }, bystander],
      screen: ['boat-hook', '?fire-axe', 'loafer'],
    }).acts('kingpin')
    expect(t.offered.filter((one) => one.startsWith('take'))).toEqual(['take boat-hook'])
    t.pick('take', 'boat-hook')
    expect(t.held('kingpin')).toEqual(['boat-hook'])
    expect(t.screen).toEqual(['', '?', 'loafer'])
  })

  it('I32-SURV-3 the Moll gains a rest spoint for what she takes', () => {
    const t = at({ pools: [bystander, { has: ['kingpin'] }], screen: ['boat-hook', null, null] })
    t.acts('moll').pick('take', 'boat-hook')
    expect(t.survivor('moll').rest).toBe(1)
  })

  it('I32-POOL-4 I32-PROMPT-10 the other player agrees or refuses', () => {
    const t = at({
      pools: [{ has: ['kingpin'] }, { has: [{ is: 'moll', cards: ['pistol'] }] }],
      screen: ['loafer', null, null],
    })
    t.acts('kingpin').pick('askFor', 'pistol')
    expect(t.asked).toBe('bob act.ask')
    t.pick('agree')
    expect([t.held('kingpin'), t.held('moll')]).toEqual([['pistol'], []])
  })

  it('I32-POOL-5 among survivors of one player nobody is asked', () => {
    const t = at({
      pools: [{ has: ['kingpin', { is: 'doctor', cards: ['pistol'] }] }, bystander],
      screen: ['loafer', null, null],
    })
    t.acts('kingpin').pick('askFor', 'pistol')
    expect([t.held('kingpin'), t.held('doctor')]).toEqual([['pistol'], []])
  })

  it('I32-POOL-17 who is refused chooses again, and does not ask for that again', () => {
    const t = at({
      pools: [{ has: ['kingpin'] }, { has: [{ is: 'moll', cards: ['pistol', 'whiskey'] }] }],
      screen: ['loafer', null, null],
    })
    t.acts('kingpin').pick('askFor', 'pistol').pick('refuse')
    expect(t.asked).toBe('ann act.choose')
    expect(t.refusal('askFor', 'pistol#1')).toBe('refused-already')
    expect(t.offers('askFor', 'whiskey')).toBe(true)
    expect(t.held('moll')).toEqual(['pistol', 'whiskey'])
  })

  it('I32-POOL-15 I32-POOL-16 neither from elsewhere nor power plays', () => {
    const t = at({
      corners: ['gilman-house'],
      pools: [
        { has: ['kingpin'] },
        {
          has: [
            { is: 'moll', cards: ['pistol'], in: 'gilman-house' },
            { is: 'doctor', cards: ['smash-cut'] },
          ],
        },
      ],
      screen: ['loafer', null, null],
    }).acts('kingpin')
    expect(t.refusal('askFor', 'pistol#1')).toBe('elsewhere')
    expect(t.refusal('askFor', 'smash-cut')).toBe('power-play')
  })

  it('I32-POOL-6 I32-SANCT-1 MOVE leads into a sanctuary and ends the action', () => {
    const t = at({
      corners: ['gilman-house', 'refinery-vault'],
      pools: [{ has: ['kingpin'] }, bystander],
      screen: ['loafer', null, null],
    })
    t.acts('kingpin').pick('enter', 'refinery-vault')
    expect(t.survivor('kingpin').area).toBe(1)
    expect(t.asked).toBe('act is over')
  })

  it.each([
    ['a success', [4, 2], 2],
    ['a failure', [4, 3], 0],
  ] as const)('I32-POOL-7 MYTHOS DECK with %s', (_, dice, tokens) => {
    const t = at({
      reel: 2,
      pools: [{ has: ['kingpin'] }, bystander],
      screen: ['loafer', null, null],
    })
    t.acts('kingpin')
      .dice(...dice)
      .pick('study')
    expect(t.survivor('kingpin').mythos).toBe(tokens)
  })

  it('I32-SURV-4 the Aged Scholar gains one more', () => {
    const t = at({
      reel: 2,
      pools: [{ has: [{ is: 'aged-scholar', mythos: 0 }] }, bystander],
      screen: ['loafer', null, null],
    })
    t.acts('aged-scholar').dice(4, 2).pick('study')
    expect(t.survivor('aged-scholar').mythos).toBe(3)
  })

  it('I32-POOL-8 I32-HOLD-5 a SEARCH draws two, and each find is kept or put back', () => {
    const t = at({
      pools: [{ has: ['kingpin'] }, bystander],
      screen: ['loafer', null, null],
    })
    const axe = t.discards.indexOf('fire-axe')
    t.acts('kingpin').draws(axe, axe).pick('search')
    expect(t.told('searches')).toHaveLength(1)
    t.pick('keepCard', 'fire-axe').pick('discardCard', 'harpoon')
    expect(t.held('kingpin')).toEqual(['fire-axe'])
    expect(t.discards).toContain('harpoon')
  })

  it('I32-POOL-8 what is neither item nor power play goes back without effect', () => {
    const t = at({
      pools: [{ has: ['kingpin'] }, bystander],
      screen: ['loafer', null, null],
    })
    const before = t.discards.length
    t.acts('kingpin')
      .draws(0, t.discards.indexOf('storm-surge') - 1)
      .pick('search')
    expect(t.told('searches')).toMatchObject([{ cards: [expect.any(Number), expect.any(Number)] }])
    expect(t.discards).toHaveLength(before)
    expect([t.told('horror'), t.told('victim')]).toEqual([[], []])
    expect(t.asked).toBe('act is over')
  })

  it('I32-CARD-12 popcorn that is found gives three rest spoints and stays there', () => {
    const t = at({
      pools: [{ has: ['kingpin'] }, bystander],
      screen: ['loafer', null, null],
    })
    t.acts('kingpin').draws(t.discards.indexOf('popcorn'), 0).pick('search')
    expect([t.survivor('kingpin').rest, t.survivor('moll').rest]).toEqual([3, 0])
    expect(t.discards.filter((key) => key === 'popcorn')).toHaveLength(3)
  })

  it('I32-SURV-5 the Archaeologist draws one more', () => {
    const t = at({
      pools: [{ has: ['archaeologist'] }, bystander],
      screen: ['loafer', null, null],
    })
    t.acts('archaeologist').draws(0, 0, 0).pick('search')
    expect(t.told('searches')).toMatchObject([
      { cards: [expect.anything(), expect.anything(), expect.anything()] },
    ])
  })

  it('I32-MYTHOS-12 an item that is found has its store filled', () => {
    const t = at({
      pools: [{ has: ['kingpin'] }, bystander],
      screen: ['loafer', null, null],
    })
    t.acts('kingpin').draws(t.discards.indexOf('medallion'), 0).pick('search')
    t.pick('keepCard', 'medallion')
    expect(t.table.stores).toEqual([5, 0, 0, 0])
  })

  it('I32-POOL-9 I32-PROMPT-9 only cards that say so are used by an action', () => {
    const t = at({
      pools: [
        { has: [{ is: 'kingpin', cards: ['fire-axe', 'smash-cut'], insane: ['guts'] }] },
        bystander,
      ],
      screen: ['loafer', null, null],
      pile: ['thug', 'brute', 'priest', 'cultist'],
    }).acts('kingpin')
    expect(t.refusal('use', 'fire-axe')).toBe('no-action')
    expect(t.offers('use', 'smash-cut')).toBe(true)
  })

  it('I32-POOL-12 who is held attempts to get away, or cures', () => {
    const t = at({
      pools: [
        { has: [{ is: 'doctor', in: 'snatched', insane: ['guts'], cards: ['fire-axe', 'pills'] }] },
        bystander,
      ],
      screen: ['loafer', 'boat-hook', null],
    }).acts('doctor')
    expect(t.offered).toEqual(['attempt', 'heal', 'use pills'])
  })

  it('I32-POOL-13 inside a sanctuary there is no attack, screen or mythos deck', () => {
    const t = at({
      corners: ['gilman-house'],
      pools: [{ has: [{ is: 'kingpin', in: 'gilman-house' }] }, bystander],
      screen: ['loafer', 'boat-hook', null],
    }).acts('kingpin')
    expect(t.offered).toEqual(['rest', 'leave', 'investigate', 'search'])
  })

  it('I32-HOLD-1 I32-HOLD-2 I32-HOLD-3 I32-HOLD-4 I32-PROMPT-15 a third card may be taken, and one goes', () => {
    const t = at({
      pools: [{ has: [{ is: 'kingpin', cards: ['fire-axe', 'pills'] }] }, bystander],
      screen: ['boat-hook', null, null],
    })
    t.acts('kingpin').pick('take', 'boat-hook')
    expect(t.offered).toEqual([
      'discardCard fire-axe',
      'discardCard pills',
      'discardCard boat-hook',
    ])
    t.pick('discardCard', 'pills')
    expect(t.held('kingpin')).toEqual(['fire-axe', 'boat-hook'])
    expect(t.discarded).toContain('pills')
    expect(t.screen).toEqual(['', '', ''])
  })
})
