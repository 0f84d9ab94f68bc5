import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { cid } from '../testing/cultist-cid.ts'
import { purses } from '../testing/purses.ts'

describe('Cultists', () => {
  it('NEC-CULTIST-17 neither pay nor collect, and neither lose nor gain', () => {
    const rent = cid({ on: 31 }, { ann: { on: 0 }, bob: { on: 0, owns: ['riverside-hospital'] } })
    rent.go().dice(2, 3).pick('walk')
    expect(purses(rent)).toEqual([150, 150, 0])
    const fee = cid({ on: 30 }, { ann: { on: 0 }, bob: { on: 0, owns: ['book-of-eibon'] } })
    fee.go().dice(2, 3).pick('walk')
    expect(purses(fee)).toEqual([150, 150, 0])
    const collecting = at({
      ann: { on: 20, owns: ['rlyeh'] },
      bob: {},
      cid: { cultist: true, owns: ['book-of-eibon'] },
    })
    collecting.dice(2, 3).go()
    expect(purses(collecting)).toEqual([145, 150, 0])
    // nor can a card that takes Sanity be aimed at one
    const target = at({
      ann: { holds: ['nightmare-sending', 'the-king-in-yellow'] },
      bob: {},
      cid: { cultist: true },
    })
    target.go().pick('use', 'nightmare-sending')
    expect(target.refusal('target', 'cid')).toBe('no-target')
    target.pick('withdraw').pick('use', 'the-king-in-yellow')
    expect(target.refusal('target', 'cid')).toBe('no-target')
  })

  it('NEC-CULTIST-18 cannot buy Lots, nor be given any', () => {
    const t = cid({ on: 31 }).go().dice(2, 3).pick('walk') // to Riverside Hospital
    expect(t.asked).toBe('ann turn.ready')
    expect(t.owns('cid')).toEqual([])
    const trade = at({ ann: { on: 10, owns: ['rlyeh'] }, bob: {}, cid: { cultist: true } })
    trade.dice(1, 3).go().pick('trade')
    expect(trade.refusal('partner', 'cid')).toBe('partner-mad')
    expect(trade.offers('partner', 'bob')).toBe(true)
  })

  it('NEC-CULTIST-19 may keep an Artifact they draw, or refuse it', () => {
    const position = [{ on: 15 }, { deck: ['the-silver-key'] }] as const
    const kept = cid(...position)
      .go()
      .dice(1, 2)
      .pick('walk')
    expect(kept.asked).toBe('cid draw.keep')
    kept.pick('keep', 'the-silver-key')
    expect(kept.holds('cid')).toEqual(['the-silver-key'])
    const refused = cid(...position)
      .go()
      .dice(1, 2)
      .pick('walk')
      .pick('refuse', 'the-silver-key')
    expect(refused.holds('cid')).toEqual([])
    expect(refused.bottom).toBe('the-silver-key')
  })

  it('NEC-CULTIST-20 use Artifacts without paying', () => {
    const t = cid({ holds: ['nightmare-sending', 'gilmans-set-square'] }).go()
    t.pick('use', 'nightmare-sending').pick('target', 'bob')
    expect(purses(t)).toEqual([150, 140, 0])
    expect(t.asked).toBe('cid turn.ready')
    t.pick('use', 'gilmans-set-square').pick('goTo', 'rlyeh')
    expect(t.player('cid')).toMatchObject({ space: 38, sanity: 0 })
  })

  it('NEC-CULTIST-21 an Ally they draw goes to the bottom of the deck', () => {
    const t = cid({ on: 15 }, { deck: ['randolph-carter'] })
      .go()
      .dice(1, 2)
      .pick('walk')
    expect(t.asked).toBe('ann turn.ready')
    expect(t.holds('cid')).toEqual([])
    expect(t.bottom).toBe('randolph-carter')
  })

  it('NEC-CULTIST-22 get an unowned Tome for nothing, and no other', () => {
    const t = cid({ on: 30 }).go().dice(2, 3).pick('walk')
    expect(t.owns('cid')).toEqual(['book-of-eibon'])
    expect(t.sanity('cid')).toBe(0)
    const owned = cid({ on: 30 }, { bob: { owns: ['book-of-eibon'] } })
    owned.go().dice(2, 3).pick('walk')
    expect(owned.owns('bob')).toEqual(['book-of-eibon'])
    const passing = cid({ on: 30 }).go().dice(3, 3).pick('walk')
    expect(passing.owns('cid')).toEqual([])
  })

  it('NEC-CULTIST-23 a Monster they draw joins them and does not enter the board', () => {
    const t = cid({ on: 15, friends: ['gug'] }, { bob: { on: 12 }, deck: ['nightgaunt'] })
    t.go().dice(1, 2, 1) // walk, and a die for Bob, whom the Gug helps to strike first
    t.pick('walk')
    expect(t.friends('cid')).toEqual(['nightgaunt'])
    expect(t.monsters).toEqual([])
    expect(t.player('cid').space).toBe(12)
    expect(t.sanity('bob')).toBe(150 - 1 - 10)
  })

  it('NEC-CULTIST-24 a Great Old One they draw enters on their space and makes its first move', () => {
    const t = cid({ on: 15 }, { bob: { on: 9 }, deck: ['ghatanothoa'] })
    t.go().dice(1, 2).dice(1, 2) // to the Mythos space 12, and Ghatanothoa to 9
    t.dice(2, 2).pick('walk') // Ann's Monster step
    expect(t.told('enters')).toEqual([{ card: t.card('ghatanothoa'), space: 12 }])
    expect(t.friends('cid')).toEqual([])
    expect(t.meetings).toEqual(['bob ghatanothoa'])
    expect(t.player('cid')).toMatchObject({ skipsMove: false, sanity: 0, standing: 'cultist' })
  })

  it('NEC-CULTIST-25 may discard a friend to ignore a Spell that is cast at them', () => {
    const position = {
      ann: { holds: ['mesmerise', 'the-king-in-yellow'] },
      bob: {},
      cid: { cultist: true, friends: ['zombie', 'gug'] },
    } as const
    const t = at(position).go().pick('use', 'mesmerise').pick('target', 'cid')
    expect(t.asked).toBe('cid use.counter')
    expect(t.offered).toEqual(['allow', 'dismiss zombie', 'dismiss gug'])
    t.pick('dismiss', 'zombie')
    expect(t.player('cid').skipsMove).toBe(false)
    expect(t.friends('cid')).toEqual(['gug'])
    expect(t.sanity('ann')).toBe(146) // the cost stays paid
    expect(t.deck.slice(-2)).toEqual(['zombie', 'mesmerise'])
    const allowed = at(position).go().pick('use', 'mesmerise').pick('target', 'cid')
    allowed.pick('allow')
    expect(allowed.player('cid').skipsMove).toBe(true)
    expect(allowed.friends('cid')).toEqual(['zombie', 'gug'])
    // without a friend there is nothing to ask
    const alone = at({ ...position, cid: { cultist: true } })
    alone.go().pick('use', 'mesmerise').pick('target', 'cid')
    expect(alone.asked).toBe('ann dawn.window')
    expect(alone.player('cid').skipsMove).toBe(true)
  })

  it('NEC-CULTIST-26 follow other cards as far as they do not deal in their own Sanity', () => {
    const gain = cid({ on: 15 }, { deck: ['rest-cure'] })
      .go()
      .dice(1, 2)
      .pick('walk')
    expect(purses(gain)).toEqual([150, 150, 0])
    const dreams = cid({ on: 15 }, { deck: ['dreams-of-the-drowned-city'] })
    dreams.go().dice(1, 2).pick('walk')
    expect(purses(dreams)).toEqual([145, 145, 0])
    const walk = cid({ on: 15 }, { deck: ['the-last-trolley'] })
      .go()
      .dice(1, 2)
      .pick('walk')
    expect(walk.player('cid').space).toBe(29) // widdershins, over Mi-Go
    expect(walk.told('loses')).toEqual([])
    const books = cid({ on: 15, holds: ['the-king-in-yellow'] }, { deck: ['book-burning'] })
    books.go().pick('pass').pick('pass').dice(1, 2).pick('walk')
    expect(books.holds('cid')).toEqual([])
  })

  it('NEC-CULTIST-34 may not use what would only touch their own Sanity', () => {
    const t = cid({ holds: ['laudanum', 'the-king-in-yellow'] }).go()
    expect(t.refusal('use', 'laudanum')).toBe('own-sanity-only')
    expect(t.offers('use', 'the-king-in-yellow')).toBe(true)
    // alone it is not even asked about
    expect(cid({ holds: ['laudanum'] }).go().asked).toBe('cid turn.roam')
  })
})
