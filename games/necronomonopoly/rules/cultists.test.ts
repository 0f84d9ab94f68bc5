import { describe, expect, it } from 'vitest'
import { at, seatOf, type NecScenario, type Position, type Table } from '../testing/at.ts'

/** Ann is asked before she moves, so that play stops there when the Cultist's turn is over. */
const careful: Position = { holds: ['commitment-papers'] }

/** A turn of Cultist Cid's. Ann and Bob are on space 30, out of the way, unless they are put elsewhere. */
function cid(position: Position, others: Table = {}): NecScenario {
  return at({
    turn: 'cid',
    bob: { on: 30 },
    ...others,
    ann: { on: 30, ...careful, ...others.ann },
    cid: { cultist: true, ...position },
  })
}

const purses = (t: NecScenario): number[] => t.state.table.players.map(({ sanity }) => sanity)
const keys = (t: NecScenario): string[] => t.events.map(({ key }) => key)

describe('Cultists', () => {
  it('NEC-CULTIST-1 have Start, Monster, Move and Pass, and no Buy step', () => {
    const t = cid(
      { on: 10, holds: ['the-king-in-yellow'] },
      {
        bob: { on: 30, owns: ['rlyeh'] },
        monsters: [
          ['gug', 36],
          ['ghast', 36],
        ],
      },
    )
    expect(t.go().question).toBe('cid dawn.window')
    expect(t.choose('pass').question).toBe('cid monsterStep.name')
    expect(t.choose('leaveMonsters').question).toBe('cid turn.ready')
    expect(t.choose('pass').question).toBe('cid turn.roam')
    t.dice(1, 3).choose('walk') // to Osborn's Store, which nobody owns
    expect(t.player('cid').space).toBe(6)
    expect(t.question).toBe('cid dawn.window') // of Ann's turn
    expect(t.state.table.active).toBe(seatOf('ann'))
  })

  it('NEC-CULTIST-2 may move one Monster, but need not, and have a granted move either way', () => {
    const monsters = [
      ['gug', 36],
      ['ghast', 36],
    ] as const
    const idle = cid({ owns: ['cultes-de-goules'] }, { monsters }).go()
    expect(idle.options).toEqual(['moveMonster gug', 'moveMonster ghast', 'leaveMonsters'])
    idle.choose('leaveMonsters')
    expect(idle.options).toEqual(['pass', 'moveMonster ghast'])
    idle.dice(1, 2).choose('moveMonster', 'ghast')
    expect(idle.monsters).toEqual([
      ['gug', 36],
      ['ghast', 33],
    ])
    const busy = cid({ owns: ['cultes-de-goules'] }, { monsters }).go()
    busy.dice(1, 2).choose('moveMonster', 'gug')
    expect(busy.question).toBe('cid monsterStep.goules')
    expect(busy.monsters).toContainEqual(['gug', 33])
  })

  it('NEC-CULTIST-3 may throw and walk widdershins, or stay', () => {
    const walking = cid({ on: 3 }).go()
    expect(walking.options).toEqual(['walk', 'stay'])
    walking.dice(2, 5).choose('walk')
    expect(walking.player('cid').space).toBe(36)
    const staying = cid({ on: 3 }).go().choose('stay')
    expect(staying.player('cid').space).toBe(3)
    expect(staying.question).toBe('ann turn.ready')
  })

  it('NEC-CULTIST-4 walk their full count and are not stopped by Monsters', () => {
    const t = cid(
      { on: 19 },
      {
        monsters: [
          ['gug', 18],
          ['cthulhu', 14],
        ],
      },
    )
    t.moveStep().dice(3, 2).choose('walk')
    expect(t.player('cid')).toMatchObject({ space: 14, sanity: 0, standing: 'cultist' })
    expect(t.told('stopped')).toEqual([])
    expect(t.meetings).toEqual([])
  })

  it('NEC-CULTIST-5 walk off from space 10 at once', () => {
    const t = cid({ on: 10 }).go().dice(1, 3).choose('walk')
    expect(t.player('cid').space).toBe(6)
    // and gain nothing there
    expect(t.told('gains')).toEqual([])
  })

  it('NEC-CULTIST-6 get no further throw for a double', () => {
    const t = cid({ on: 20 }).go().dice(2, 2).choose('walk')
    expect(t.player('cid').space).toBe(16)
    expect(t.question).toBe('ann turn.ready')
  })

  it('NEC-CULTIST-7 are nobody’s Monsters to move', () => {
    const one = at({ ann: { on: 10, ...careful }, bob: {}, cid: { on: 20, cultist: true } })
    expect(one.go().question).toBe('ann turn.ready') // there was no Monster step
    const two = at({
      ann: { on: 10 },
      bob: {},
      cid: { on: 20, cultist: true, friends: ['shoggoth'] },
      monsters: [
        ['gug', 36],
        ['robed-cultist', 36],
      ],
    })
    expect(two.go().options).toEqual(['moveMonster gug', 'moveMonster robed-cultist'])
  })

  it('NEC-CULTIST-8 stay on the board when they enter Mi-Go', () => {
    const landing = cid({ on: 5, friends: ['gug'] })
      .go()
      .dice(2, 3)
      .choose('walk')
    expect(landing.player('cid')).toMatchObject({ space: 0, standing: 'cultist' })
    expect(landing.friends('cid')).toEqual(['gug'])
    const passing = cid({ on: 5 }).go().dice(3, 6).choose('walk')
    expect(passing.player('cid').space).toBe(36)
    expect(passing.told('loses')).toEqual([])
  })

  it('NEC-CULTIST-9 have not landed if they stay', () => {
    const t = cid({ on: 15, friends: ['gug'] }, { bob: { on: 15 } })
      .go()
      .choose('stay')
    expect(t.sanity('bob')).toBe(150)
    expect(t.friends('cid')).toEqual(['gug'])
    expect(t.owns('cid')).toEqual([])
    expect(t.told('lands')).toEqual([])
  })

  it('NEC-CULTIST-10 strike every Investigator on the space, each with a die, and no inmate with it', () => {
    const t = cid({ on: 19 }, { ann: { on: 14 }, bob: { on: 14 }, dee: { on: 14, cultist: true } })
    t.go().dice(2, 3, 4, 6).choose('walk')
    expect(t.told('attacks')).toEqual([
      { seat: seatOf('cid'), victim: seatOf('ann'), die: 4, friends: 0 },
      { seat: seatOf('cid'), victim: seatOf('bob'), die: 6, friends: 0 },
    ])
    expect(purses(t)).toEqual([146, 144, 0, 0])
    const asylum = cid({ on: 15, friends: ['gug'] }, { bob: { inmate: 0 } })
    asylum.go().dice(2, 3, 4).choose('walk')
    expect(asylum.told('attacks')).toEqual([])
    expect(asylum.sanity('bob')).toBe(146) // by NEC-CULTIST-28 and without friends
  })

  it('NEC-CULTIST-10 NEC-CULTIST-11 NEC-CULTIST-12 NEC-ALLY-6 worked example 12: a Cultist with friends', () => {
    const t = cid(
      { on: 19, friends: ['zombie', 'gug'] },
      { ann: { on: 14, holds: ['old-school-friend', 'laudanum'] } },
    )
    t.go().choose('pass') // Ann's Laudanum is for later
    t.dice(2, 3, 3).choose('walk')
    expect(t.question).toBe('ann lose.window')
    expect(t.options).toEqual(['suffer', 'use laudanum'])
    t.choose('suffer')
    expect(t.sanity('ann')).toBe(150 - 18)
    expect(t.friends('cid')).toEqual([])
    expect(t.deck.slice(-2)).toEqual(['zombie', 'gug'])
  })

  it('NEC-CULTIST-11 add the Loss of every friend to the roll of every victim', () => {
    const t = cid({ on: 19, friends: ['zombie', 'gug'] }, { ann: { on: 14 }, bob: { on: 14 } })
    t.go().dice(2, 3, 1, 6).choose('walk')
    expect(purses(t)).toEqual([150 - 16, 150 - 21, 0])
    expect(t.told('loses')).toHaveLength(2) // one loss each
  })

  it('NEC-CULTIST-12 keep their friends if there was no victim', () => {
    const t = cid({ on: 19, friends: ['zombie', 'gug'] }, { dee: { on: 14, cultist: true } })
    t.go().dice(2, 3).choose('walk')
    expect(t.friends('cid')).toEqual(['zombie', 'gug'])
  })

  it('NEC-CULTIST-13 a friend whose kind a victim ignores adds nothing for that victim', () => {
    const t = cid(
      { on: 19, friends: ['zombie', 'gug'] },
      { ann: { on: 14, owns: ['cultes-de-goules'] }, bob: { on: 14 } },
    )
    t.go().dice(2, 3, 1, 1).choose('walk')
    expect(purses(t)).toEqual([150 - 1 - 10, 150 - 1 - 15, 0])
    expect(t.friends('cid')).toEqual([])
  })

  it('NEC-CULTIST-14 the extra effect of a friend does not happen', () => {
    const t = cid(
      { on: 19, friends: ['nightgaunt', 'colour-out-of-space'] },
      { bob: { on: 14, holds: ['the-silver-key'] } },
    )
    t.go().dice(2, 3, 1).choose('walk')
    expect(t.player('bob')).toMatchObject({ space: 14, sanity: 150 - 1 - 4 - 9 })
    expect(t.holds('bob')).toEqual(['the-silver-key'])
  })

  it('NEC-CULTIST-15 an owner of Unaussprechlichen Kulten is no victim', () => {
    const alone = cid(
      { on: 19, friends: ['gug'] },
      { bob: { on: 14, owns: ['unaussprechlichen-kulten'] } },
    )
    alone.go().dice(2, 3).choose('walk')
    expect(alone.sanity('bob')).toBe(150)
    expect(alone.friends('cid')).toEqual(['gug'])
    const together = cid(
      { on: 19, friends: ['gug'] },
      { ann: { on: 14 }, bob: { on: 14, owns: ['unaussprechlichen-kulten'] } },
    )
    together.go().dice(2, 3, 2).choose('walk')
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
      .choose('walk')
    expect(passing.sanity('bob')).toBe(150)
  })

  it('NEC-CULTIST-17 neither pay nor collect, and neither lose nor gain', () => {
    const rent = cid({ on: 31 }, { ann: { on: 0 }, bob: { on: 0, owns: ['riverside-hospital'] } })
    rent.go().dice(2, 3).choose('walk')
    expect(purses(rent)).toEqual([150, 150, 0])
    const fee = cid({ on: 30 }, { ann: { on: 0 }, bob: { on: 0, owns: ['book-of-eibon'] } })
    fee.go().dice(2, 3).choose('walk')
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
    target.go().choose('use', 'nightmare-sending')
    expect(target.whyNot('target', 'cid')).toBe('no-target')
    target.choose('withdraw').choose('use', 'the-king-in-yellow')
    expect(target.whyNot('target', 'cid')).toBe('no-target')
  })

  it('NEC-CULTIST-18 cannot buy Lots, nor be given any', () => {
    const t = cid({ on: 31 }).go().dice(2, 3).choose('walk') // to Riverside Hospital
    expect(t.question).toBe('ann turn.ready')
    expect(t.owns('cid')).toEqual([])
    const trade = at({ ann: { on: 10, owns: ['rlyeh'] }, bob: {}, cid: { cultist: true } })
    trade.dice(1, 3).go().choose('trade')
    expect(trade.whyNot('partner', 'cid')).toBe('partner-gone')
    expect(trade.isOffered('partner', 'bob')).toBe(true)
  })

  it('NEC-CULTIST-19 may keep an Artifact they draw, or refuse it', () => {
    const position = [{ on: 15 }, { deck: ['the-silver-key'] }] as const
    const kept = cid(...position)
      .go()
      .dice(1, 2)
      .choose('walk')
    expect(kept.question).toBe('cid draw.keep')
    kept.choose('keep', 'the-silver-key')
    expect(kept.holds('cid')).toEqual(['the-silver-key'])
    const refused = cid(...position)
      .go()
      .dice(1, 2)
      .choose('walk')
      .choose('refuse', 'the-silver-key')
    expect(refused.holds('cid')).toEqual([])
    expect(refused.bottom).toBe('the-silver-key')
  })

  it('NEC-CULTIST-20 use Artifacts without paying', () => {
    const t = cid({ holds: ['nightmare-sending', 'gilmans-set-square'] }).go()
    t.choose('use', 'nightmare-sending').choose('target', 'bob')
    expect(purses(t)).toEqual([150, 140, 0])
    expect(t.question).toBe('cid turn.ready')
    t.choose('use', 'gilmans-set-square').choose('goTo', 'rlyeh')
    expect(t.player('cid')).toMatchObject({ space: 38, sanity: 0 })
  })

  it('NEC-CULTIST-21 an Ally they draw goes to the bottom of the deck', () => {
    const t = cid({ on: 15 }, { deck: ['randolph-carter'] })
      .go()
      .dice(1, 2)
      .choose('walk')
    expect(t.question).toBe('ann turn.ready')
    expect(t.holds('cid')).toEqual([])
    expect(t.bottom).toBe('randolph-carter')
  })

  it('NEC-CULTIST-22 get an unowned Tome for nothing, and no other', () => {
    const t = cid({ on: 30 }).go().dice(2, 3).choose('walk')
    expect(t.owns('cid')).toEqual(['book-of-eibon'])
    expect(t.sanity('cid')).toBe(0)
    const owned = cid({ on: 30 }, { bob: { owns: ['book-of-eibon'] } })
    owned.go().dice(2, 3).choose('walk')
    expect(owned.owns('bob')).toEqual(['book-of-eibon'])
    const passing = cid({ on: 30 }).go().dice(3, 3).choose('walk')
    expect(passing.owns('cid')).toEqual([])
  })

  it('NEC-CULTIST-23 a Monster they draw joins them and does not enter the board', () => {
    const t = cid({ on: 15, friends: ['gug'] }, { bob: { on: 12 }, deck: ['nightgaunt'] })
    t.go().dice(1, 2, 1) // walk, and a die for Bob, whom the Gug helps to strike first
    t.choose('walk')
    expect(t.friends('cid')).toEqual(['nightgaunt'])
    expect(t.monsters).toEqual([])
    expect(t.player('cid').space).toBe(12)
    expect(t.sanity('bob')).toBe(150 - 1 - 10)
  })

  it('NEC-CULTIST-24 a Great Old One they draw enters on their space and makes its first move', () => {
    const t = cid({ on: 15 }, { bob: { on: 9 }, deck: ['ghatanothoa'] })
    t.go().dice(1, 2).dice(1, 2) // to the Mythos space 12, and Ghatanothoa to 9
    t.dice(2, 2).choose('walk') // Ann's Monster step
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
    const t = at(position).go().choose('use', 'mesmerise').choose('target', 'cid')
    expect(t.question).toBe('cid use.counter')
    expect(t.options).toEqual(['allow', 'dismiss zombie', 'dismiss gug'])
    t.choose('dismiss', 'zombie')
    expect(t.player('cid').skipsMove).toBe(false)
    expect(t.friends('cid')).toEqual(['gug'])
    expect(t.sanity('ann')).toBe(146) // the cost stays paid
    expect(t.deck.slice(-2)).toEqual(['zombie', 'mesmerise'])
    const allowed = at(position).go().choose('use', 'mesmerise').choose('target', 'cid')
    allowed.choose('allow')
    expect(allowed.player('cid').skipsMove).toBe(true)
    expect(allowed.friends('cid')).toEqual(['zombie', 'gug'])
    // without a friend there is nothing to ask
    const alone = at({ ...position, cid: { cultist: true } })
    alone.go().choose('use', 'mesmerise').choose('target', 'cid')
    expect(alone.question).toBe('ann dawn.window')
    expect(alone.player('cid').skipsMove).toBe(true)
  })

  it('NEC-CULTIST-26 follow other cards as far as they do not deal in their own Sanity', () => {
    const gain = cid({ on: 15 }, { deck: ['rest-cure'] })
      .go()
      .dice(1, 2)
      .choose('walk')
    expect(purses(gain)).toEqual([150, 150, 0])
    const dreams = cid({ on: 15 }, { deck: ['dreams-of-the-drowned-city'] })
    dreams.go().dice(1, 2).choose('walk')
    expect(purses(dreams)).toEqual([145, 145, 0])
    const walk = cid({ on: 15 }, { deck: ['the-last-trolley'] })
      .go()
      .dice(1, 2)
      .choose('walk')
    expect(walk.player('cid').space).toBe(29) // widdershins, over Mi-Go
    expect(walk.told('loses')).toEqual([])
    const books = cid({ on: 15, holds: ['the-king-in-yellow'] }, { deck: ['book-burning'] })
    books.go().choose('pass').choose('pass').dice(1, 2).choose('walk')
    expect(books.holds('cid')).toEqual([])
  })

  it('NEC-CULTIST-27 victory comes before the attack', () => {
    const owns = ['cultes-de-goules', 'unaussprechlichen-kulten', 'book-of-eibon', 'necronomicon']
    const t = cid({ on: 5, owns }, { bob: { on: 0, sanity: 1 } })
      .go()
      .choose('pass')
    t.dice(2, 3).choose('walk')
    expect(t.outcome).toEqual({ ending: 'cultists', winners: [seatOf('cid')] })
    expect(t.told('attacks')).toEqual([])
  })

  it('NEC-CULTIST-27 and the attack before the space', () => {
    const t = cid({ on: 15 }, { bob: { on: 12 }, deck: ['rest-cure'] })
    t.go().dice(1, 2, 6).choose('walk')
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
    t.go().dice(2, 4, 4, 5).choose('walk')
    expect(t.player('ann')).toMatchObject({ sanity: 26, standing: 'sane' })
    expect(t.player('bob')).toMatchObject({ sanity: 0, standing: 'cultist', space: 10 })
    expect(t.told('strikesInmate')).toHaveLength(2)
    expect(t.question).toBe('dee turn.ready')
  })

  it.each<[string, Position, Table]>([
    ['by the corner space', { on: 33 }, {}],
    ['by card', { on: 15 }, { deck: ['go-to-arkham-asylum'] }],
  ])('NEC-CULTIST-28 strike inmates also when sent there %s', (_, position, table) => {
    const t = cid(position, { ann: { on: 0 }, bob: { inmate: 0 }, ...table })
    t.go().dice(1, 2, 5).choose('walk')
    expect(t.player('cid')).toMatchObject({ space: 10, throws: -1 })
    expect(t.sanity('bob')).toBe(145)
  })

  it('NEC-CULTIST-29 friends take no part against inmates and stay', () => {
    const t = cid({ on: 15, friends: ['shoggoth'] }, { bob: { inmate: 0 } })
    t.go().dice(2, 3, 4).choose('walk')
    expect(t.sanity('bob')).toBe(146)
    expect(t.friends('cid')).toEqual(['shoggoth'])
  })

  it('NEC-CULTIST-30 one who walks onto space 10 attacks visitors too, one who is sent does not', () => {
    const others = { ann: { on: 10 }, bob: { inmate: 0 } }
    const walking = cid({ on: 15, friends: ['gug'] }, others)
    walking.go().dice(2, 3, 6, 4).choose('walk') // 6 for visitor Ann, 4 for inmate Bob
    expect(purses(walking)).toEqual([150 - 16, 150 - 4, 0])
    expect(walking.friends('cid')).toEqual([])
    const sent = cid({ on: 33, friends: ['gug'] }, others)
    sent.go().dice(1, 2, 4).choose('walk')
    expect(purses(sent)).toEqual([150, 150 - 4, 0])
    expect(sent.friends('cid')).toEqual(['gug'])
  })

  it('NEC-CULTIST-31 roll at Gates and are placed, without any Sanity', () => {
    const miGo = cid({ on: 10 }).go().dice(1, 2, 1, 1).choose('walk') // row 2
    expect(miGo.player('cid')).toMatchObject({ space: 0, sanity: 0 })
    const asylum = cid({ on: 10 }, { bob: { inmate: 0 } })
      .go()
      .dice(1, 2, 4, 5, 3)
    asylum.choose('walk') // row 9
    expect(asylum.player('cid')).toMatchObject({ space: 10, throws: -1 })
    expect(asylum.sanity('bob')).toBe(147)
    const key = cid({ on: 10, holds: ['the-silver-key'] }, { bob: { on: 8 } }).go()
    key.dice(1, 2, 1, 1).choose('walk')
    key.dice(5).choose('lower', 'the-silver-key').choose('goTo', 'sentinel-hill') // row 1
    expect(key.player('cid')).toMatchObject({ space: 8, sanity: 0 })
    expect(key.sanity('bob')).toBe(145) // struck where the Cultist lands
  })

  it('NEC-CULTIST-32 are joined by the Deep One of row 10 as a friend', () => {
    const t = cid({ on: 10 }).go().dice(1, 2, 4, 6).choose('walk').choose('goTo', 'gilman-house')
    expect(t.friends('cid')).toEqual(['deep-one'])
    expect(t.holds('cid')).toEqual([])
    expect(t.player('cid').space).toBe(1)
  })

  it('NEC-CULTIST-33 burn a Lot down on row 13, and its owner pays the first rent figure to the Keeper', () => {
    const masonsHill = ['riverside-hospital', 'san-julian-university', 'witchs-cross']
    const t = cid(
      { on: 10, holds: ['the-silver-key'] },
      { ann: { owns: ['rlyeh'] }, bob: { on: 30, owns: masonsHill, holds: ['wilbur-whateley'] } },
    )
    t.go().dice(1, 2, 6, 6).choose('walk').choose('raise', 'the-silver-key')
    expect(t.question).toBe('cid gate.rob')
    t.choose('takeLot', 'riverside-hospital')
    expect(t.owns('bob')).toEqual(['san-julian-university', 'witchs-cross'])
    expect(t.owns('cid')).toEqual([])
    expect(purses(t)).toEqual([150, 150 - 11, 0])
    expect(t.player('bob').ward).toBe(false)
    expect(t.player('cid').space).toBe(7)
  })

  it('NEC-CULTIST-33 drive an owner insane who cannot pay that', () => {
    const t = cid(
      { on: 10, holds: ['the-silver-key'] },
      { bob: { on: 30, sanity: 14, owns: ['rlyeh', 'gilman-house'] }, dee: {} },
    )
    t.go().dice(1, 2, 6, 6).choose('walk').choose('raise', 'the-silver-key')
    t.dice(1, 2).choose('takeLot', 'rlyeh') // 15; then Dee moves
    expect(t.player('bob').standing).toBe('cultist')
    expect(t.owns('bob')).toEqual([])
    expect(t.sanity('cid')).toBe(0)
  })

  it('NEC-CULTIST-34 may not use what would only touch their own Sanity', () => {
    const t = cid({ holds: ['laudanum', 'the-king-in-yellow'] }).go()
    expect(t.whyNot('use', 'laudanum')).toBe('own-sanity-only')
    expect(t.isOffered('use', 'the-king-in-yellow')).toBe(true)
    // alone it is not even asked about
    expect(cid({ holds: ['laudanum'] }).go().question).toBe('cid turn.roam')
  })
})
