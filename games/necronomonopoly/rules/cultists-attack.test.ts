import { describe, expect, it } from 'vitest'
import { at, seatOf, type NecScenario, type Position, type Table } from '../testing/at.ts'
import { careful, cid } from '../testing/cultist-cid.ts'
import { purses } from '../testing/purses.ts'

const keys = (t: NecScenario): string[] => t.events.map(({ key }) => key)

describe('Cultists', () => {
  it('NEC-CULTIST-10 strike every Investigator on the space, each with a die, and no inmate with it', () => {
    const t = cid({ on: 19 }, { ann: { on: 14 }, bob: { on: 14 }, dee: { on: 14, cultist: true } })
    t.go().dice(2, 3, 4, 6).pick('walk')
    expect(t.told('attacks')).toEqual([
      { seat: seatOf('cid'), victim: seatOf('ann'), die: 4, friends: 0 },
      { seat: seatOf('cid'), victim: seatOf('bob'), die: 6, friends: 0 },
    ])
    expect(purses(t)).toEqual([146, 144, 0, 0])
    const asylum = cid({ on: 15, friends: ['gug'] }, { bob: { inmate: 0 } })
    asylum.go().dice(2, 3, 4).pick('walk')
    expect(asylum.told('attacks')).toEqual([])
    expect(asylum.sanity('bob')).toBe(146) // by NEC-CULTIST-28 and without friends
  })

  it('NEC-CULTIST-10 NEC-CULTIST-11 NEC-CULTIST-12 NEC-ALLY-6 worked example 12: a Cultist with friends', () => {
    const t = cid(
      { on: 19, friends: ['zombie', 'gug'] },
      { ann: { on: 14, holds: ['old-school-friend', 'laudanum'] } },
    )
    t.go().pick('pass') // Ann's Laudanum is for later
    t.dice(2, 3, 3).pick('walk')
    expect(t.asked).toBe('ann lose.window')
    expect(t.offered).toEqual(['suffer', 'use laudanum'])
    t.pick('suffer')
    expect(t.sanity('ann')).toBe(150 - 18)
    expect(t.friends('cid')).toEqual([])
    expect(t.deck.slice(-2)).toEqual(['zombie', 'gug'])
  })

  it('NEC-CULTIST-11 add the Loss of every friend to the roll of every victim', () => {
    const t = cid({ on: 19, friends: ['zombie', 'gug'] }, { ann: { on: 14 }, bob: { on: 14 } })
    t.go().dice(2, 3, 1, 6).pick('walk')
    expect(purses(t)).toEqual([150 - 16, 150 - 21, 0])
    expect(t.told('loses')).toHaveLength(2) // one loss each
  })

  it('NEC-CULTIST-12 keep their friends if there was no victim', () => {
    const t = cid({ on: 19, friends: ['zombie', 'gug'] }, { dee: { on: 14, cultist: true } })
    t.go().dice(2, 3).pick('walk')
    expect(t.friends('cid')).toEqual(['zombie', 'gug'])
  })

  it('NEC-CULTIST-13 a friend whose kind a victim ignores adds nothing for that victim', () => {
    const t = cid(
      { on: 19, friends: ['zombie', 'gug'] },
      { ann: { on: 14, owns: ['cultes-de-goules'] }, bob: { on: 14 } },
    )
    t.go().dice(2, 3, 1, 1).pick('walk')
    expect(purses(t)).toEqual([150 - 1 - 10, 150 - 1 - 15, 0])
    expect(t.friends('cid')).toEqual([])
  })

  it('NEC-CULTIST-14 the extra effect of a friend does not happen', () => {
    const t = cid(
      { on: 19, friends: ['nightgaunt', 'colour-out-of-space'] },
      { bob: { on: 14, holds: ['the-silver-key'] } },
    )
    t.go().dice(2, 3, 1).pick('walk')
    expect(t.player('bob')).toMatchObject({ space: 14, sanity: 150 - 1 - 4 - 9 })
    expect(t.holds('bob')).toEqual(['the-silver-key'])
  })

  it('NEC-CULTIST-15 an owner of Unaussprechlichen Kulten is no victim', () => {
    const alone = cid(
      { on: 19, friends: ['gug'] },
      { bob: { on: 14, owns: ['unaussprechlichen-kulten'] } },
    )
    alone.go().dice(2, 3).pick('walk')
    expect(alone.sanity('bob')).toBe(150)
    expect(alone.friends('cid')).toEqual(['gug'])
    const together = cid(
      { on: 19, friends: ['gug'] },
      { ann: { on: 14 }, bob: { on: 14, owns: ['unaussprechlichen-kulten'] } },
    )
    together.go().dice(2, 3, 2).pick('walk')
    expect(purses(together)).toEqual([150 - 12, 150, 0])
    expect(together.friends('cid')).toEqual([])
  })

  it('NEC-CULTIST-16 do nothing to those who come to them or whom they pass', () => {
    const coming = at({
      ann: { on: 10, owns: ['rlyeh'] },
      bob: {},
      cid: { on: 14, cultist: true, friends: ['gug'] },
    })
    coming.dice(1, 3).go()
    expect(coming.player('ann')).toMatchObject({ space: 14, sanity: 150 })
    const going = at({ ann: { on: 10, owns: ['rlyeh'] }, bob: {}, cid: { on: 13, cultist: true } })
    going.dice(1, 3).go()
    expect(going.sanity('ann')).toBe(150)
    const passing = cid({ on: 19 }, { bob: { on: 16 } })
      .go()
      .dice(2, 3)
      .pick('walk')
    expect(passing.sanity('bob')).toBe(150)
  })

  it('NEC-CULTIST-27 victory comes before the attack', () => {
    const owns = ['cultes-de-goules', 'unaussprechlichen-kulten', 'book-of-eibon', 'necronomicon']
    const t = cid({ on: 5, owns }, { bob: { on: 0, sanity: 1 } })
      .go()
      .pick('pass')
    t.dice(2, 3).pick('walk')
    expect(t.outcome).toEqual({ ending: 'cultists', winners: [seatOf('cid')] })
    expect(t.told('attacks')).toEqual([])
  })

  it('NEC-CULTIST-27 and the attack before the space', () => {
    const t = cid({ on: 15 }, { bob: { on: 12 }, deck: ['rest-cure'] })
    t.go().dice(1, 2, 6).pick('walk')
    expect(keys(t).indexOf('attacks')).toBeLessThan(keys(t).indexOf('draws'))
    expect(t.sanity('bob')).toBe(144)
  })

  it('NEC-CULTIST-28 NEC-INSANE-1 NEC-INSANE-8 worked example 11: a Cultist visits two inmates', () => {
    const t = at({
      turn: 'cid',
      ann: { inmate: 0, sanity: 30 },
      bob: { inmate: 0, sanity: 3 },
      cid: { on: 16, cultist: true },
      dee: { on: 20, ...careful },
    })
    t.go().dice(2, 4, 4, 5).pick('walk')
    expect(t.player('ann')).toMatchObject({ sanity: 26, standing: 'sane' })
    expect(t.player('bob')).toMatchObject({ sanity: 0, standing: 'cultist', space: 10 })
    expect(t.told('strikesInmate')).toHaveLength(2)
    expect(t.asked).toBe('dee turn.ready')
  })

  it.each<[string, Position, Table]>([
    ['by the corner space', { on: 33 }, {}],
    ['by card', { on: 15 }, { deck: ['go-to-arkham-asylum'] }],
  ])('NEC-CULTIST-28 strike inmates also when sent there %s', (_, position, table) => {
    const t = cid(position, { ann: { on: 0 }, bob: { inmate: 0 }, ...table })
    t.go().dice(1, 2, 5).pick('walk')
    expect(t.player('cid')).toMatchObject({ space: 10, throws: -1 })
    expect(t.sanity('bob')).toBe(145)
  })

  it('NEC-CULTIST-29 friends take no part against inmates and stay', () => {
    const t = cid({ on: 15, friends: ['shoggoth'] }, { bob: { inmate: 0 } })
    t.go().dice(2, 3, 4).pick('walk')
    expect(t.sanity('bob')).toBe(146)
    expect(t.friends('cid')).toEqual(['shoggoth'])
  })

  it('NEC-CULTIST-30 one who walks onto space 10 attacks visitors too, one who is sent does not', () => {
    const others = { ann: { on: 10 }, bob: { inmate: 0 } }
    const walking = cid({ on: 15, friends: ['gug'] }, others)
    walking.go().dice(2, 3, 6, 4).pick('walk') // 6 for visitor Ann, 4 for inmate Bob
    expect(purses(walking)).toEqual([150 - 16, 150 - 4, 0])
    expect(walking.friends('cid')).toEqual([])
    const sent = cid({ on: 33, friends: ['gug'] }, others)
    sent.go().dice(1, 2, 4).pick('walk')
    expect(purses(sent)).toEqual([150, 150 - 4, 0])
    expect(sent.friends('cid')).toEqual(['gug'])
  })
})
