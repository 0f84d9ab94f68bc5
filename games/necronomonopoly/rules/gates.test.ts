import { describe, expect, it } from 'vitest'
import { deckCards } from '../pieces/cards.ts'
import { at, type NecScenario, type Table } from '../testing/at.ts'

const masonsHill = ['riverside-hospital', 'san-julian-university', 'witchs-cross']
const lostCities = ['nameless-city', 'irem', 'rlyeh']

/** Ann walks to the Hither Gate and rolls. */
const rollHither = (table: Table, ...dice: number[]): NecScenario =>
  at({ ...table, ann: { on: 4, ...table.ann } })
    .dice(1, 2)
    .dice(...dice)
    .go()

/** Ann walks to the Farther Gate and rolls. */
const rollFarther = (table: Table, ...dice: number[]): NecScenario =>
  rollHither({ ...table, ann: { on: 30, ...table.ann } }, ...dice)

/** A Lot of Ann's, so that the Buy step, in which she could trade, is where a test ends. */
const lot = { owns: ['gilman-house'] }

/** Two Monsters out of everybody's way, so that the next Monster step is a question at which a test can end. */
const farAway = [['gug', 38] as const, ['zombie', 39] as const]

/** Ann lands on a Gate and rolls, with no Monster step before and no Buy step after. */
const landAndRoll = (table: Table, gate: string, ...dice: number[]): NecScenario =>
  at({ monsters: farAway, ...table })
    .dice(...dice)
    .land('ann', gate)

const expectAnn = (t: NecScenario, on: number, sanity: number): void =>
  expect(t.player('ann')).toMatchObject({ space: on, sanity })

describe('Gates', () => {
  it('NEC-GATE-1 who lands on a Gate must roll and follow the row', () => {
    const t = rollHither({ ann: lot, bob: { on: 7 } }, 2, 6)
    expect(t.told('gateRoll')).toEqual([{ seat: 0, dice: [2, 6], total: 8 }])
    expect(t.told('gateRow')).toEqual([{ seat: 0, row: 8 }])
    expectAnn(t, 20, 150)
    expect(t.player('bob').space).toBe(7)
    // Passing a Gate is not landing on it.
    const past = at({ ann: { on: 5 } })
      .dice(1, 2)
      .go()
    expect(past.told('gateRoll')).toEqual([])
    expectAnn(past, 8, 150)
  })

  it('NEC-GATE-2 the dice alone lead to rows 2 and 12 at most', () => {
    expect(rollHither({ ann: lot }, 1, 1).told('gateRow')).toEqual([{ seat: 0, row: 2 }])
    expect(rollHither({ ann: lot }, 6, 6).told('gateRow')).toEqual([{ seat: 0, row: 12 }])
    const low = rollHither({ ann: { holds: ['randolph-carter'] } }, 1, 1)
    low.pick('lower', 'randolph-carter')
    expect(low.told('gateRow')).toEqual([{ seat: 0, row: 1 }])
  })

  it('NEC-GATE-2 NEC-ROW-13 NEC-ROW-14 worked example 13: shifting a Gate roll', () => {
    const t = at({
      ann: { on: 30, owns: ['rlyeh'], holds: ['randolph-carter'] },
      bob: { owns: ['irem'] },
    })
    t.dice(1, 2).dice(6, 6).go()
    expect(t.asked).toBe('ann gate.shift')
    t.pick('raise', 'randolph-carter')
    expect(t.owns('ann')).toEqual(['irem', 'rlyeh'])
    expect(t.told('pays')).toEqual([{ seat: 1, to: 0, amount: 39, space: 36 }])
    expect(t.sanity('bob')).toBe(111)
    expectAnn(t, 33, 189)
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-GATE-3 a shift is one up or down, and the total stays between 1 and 13', () => {
    const table: Table = { ann: { holds: ['randolph-carter', 'the-silver-key'], ...lot } }
    const middle = rollHither(table, 3, 4)
    for (const source of ['randolph-carter', 'the-silver-key'] as const)
      for (const verb of ['raise', 'lower'] as const) expect(middle.offers(verb, source)).toBe(true)
    middle.pick('raise', 'randolph-carter').pick('pass')
    expect(middle.told('gateRow')).toEqual([{ seat: 0, row: 8 }])
    const high = rollHither(table, 6, 6).pick('raise', 'randolph-carter')
    expect(high.refusal('raise', 'the-silver-key')).toBe('row-limit')
    expect(high.offers('lower', 'the-silver-key')).toBe(true)
    const low = rollHither(table, 1, 1).pick('lower', 'randolph-carter')
    expect(low.refusal('lower', 'the-silver-key')).toBe('row-limit')
    expect(low.offers('raise', 'the-silver-key')).toBe(true)
  })

  it('NEC-GATE-3 nobody but the player who rolled may shift', () => {
    const bob = { holds: ['randolph-carter', 'the-silver-key'] as const }
    const t = rollHither({ ann: lot, bob }, 2, 6)
    expect(t.asked).toBe('ann buying.choose')
    expectAnn(t, 20, 150)
  })

  it('NEC-GATE-4 each source shifts a roll once, and several may shift the same roll', () => {
    const t = rollHither(
      { ann: { owns: lostCities, holds: ['randolph-carter', 'the-silver-key'] } },
      3,
      4,
    )
    t.pick('raise', 'lost-cities')
    for (const verb of ['raise', 'lower'] as const)
      expect(t.refusal(verb, 'lost-cities')).toBe('shift-used')
    t.pick('raise', 'randolph-carter')
    expect(t.refusal('raise', 'randolph-carter')).toBe('shift-used')
    t.pick('raise', 'the-silver-key')
    // Three shifts from 7 make 10: the Innsmouth Lots.
    expect(t.offered).toEqual(['goTo gilman-house', 'goTo marsh-refinery', 'goTo devil-reef'])
  })

  it('NEC-GATE-4 on the next roll of a turn a source is good again', () => {
    const t = rollHither({ ann: { holds: ['randolph-carter', 'the-silver-key'] } }, 5, 5)
    t.pick('raise', 'randolph-carter').dice(5, 4).pick('pass')
    expect(t.told('gateRoll')).toHaveLength(2)
    expect(t.offers('raise', 'randolph-carter')).toBe(true)
    t.pick('raise', 'the-silver-key').dice(2, 2).pick('raise', 'randolph-carter')
    // The Silver Key is Reusable and has been used.
    expect(t.asked).toBe('ann gate.shift')
    expect(t.refusal('raise', 'the-silver-key')).toBe('used-already')
  })

  it('NEC-GATE-5 the whole row comes first, then the landing', () => {
    // Row 10: the Deep One that waits on Gilman House can be enlisted before Ann lands there.
    const monsters = [['deep-one', 1] as const, ...farAway]
    const fromBoard = landAndRoll({ monsters }, 'hither-gate', 4, 6).pick('goTo', 'gilman-house')
    expect(fromBoard.told('lands').at(-1)).toEqual({ seat: 0, space: 7 })
    fromBoard.pick('choose', 'deep-one#1')
    expect(fromBoard.told('lands').at(-1)).toEqual({ seat: 0, space: 1 })
    expect(fromBoard.holds('ann')).toEqual(['deep-one'])
    expect(fromBoard.monsters).toEqual(farAway)
    expectAnn(fromBoard, 1, 150)
    // With the one of the deck as an Ally the one on the board is met, and the Ally may help.
    const fromDeck = landAndRoll({ monsters }, 'hither-gate', 4, 6).pick('goTo', 'gilman-house')
    fromDeck.pick('choose', fromDeck.card('deep-one') + 1)
    expect(fromDeck.asked).toBe('ann encounter.meet')
    expect(fromDeck.offers('sacrifice')).toBe(true)
    // Row 1: the 60 Sanity come before the rent.
    const table: Table = {
      ann: { sanity: 0, holds: ['randolph-carter'] },
      bob: { owns: ['nameless-city'] },
    }
    expectAnn(rollFarther(table, 1, 1).pick('lower', 'randolph-carter'), 31, 60 - 13)
  })

  it('NEC-GATE-6 a Gate passes nothing between here and there', () => {
    // Whichever way round, there is a Ghoul; upwards also Mi-Go and Devil Reef, downwards Witch's Cross.
    const t = landAndRoll(
      {
        ann: {
          owns: ['gilman-house', 'marsh-refinery', 'devil-reef'].concat(masonsHill),
          ward: false,
        },
        monsters: [
          ['ghoul', 38],
          ['ghoul', 23],
        ],
      },
      'farther-gate',
      2,
      6,
    )
    expectAnn(t, 20, 150)
    expect(t.player('ann').ward).toBe(false)
    expect(t.told('meets')).toEqual([])
  })

  it('NEC-GATE-7 at the destination rent, fee, card and purchase are as after any landing', () => {
    const rent = rollHither({ bob: { owns: ['miskatonic-university'] } }, 1, 4)
    expectAnn(rent, 19, 142)
    const fee = rollHither({ bob: { owns: ['necronomicon'] } }, 3, 4)
    expectAnn(fee.pick('goTo', 'necronomicon'), 35, 145)
    const card = rollHither({ deck: ['elder-sign'] }, 1, 3)
    expect(card.pick('goTo', 'mythos-1').asked).toBe('ann draw.keep')
    const lotForSale = rollHither({}, 1, 4).pick('buy', 'miskatonic-university')
    expectAnn(lotForSale, 19, 130)
    const tome = rollHither({}, 3, 4).pick('goTo', 'book-of-eibon').pick('buy', 'book-of-eibon')
    expectAnn(tome, 25, 126)
  })

  it('NEC-GATE-7 a Monster at the destination is met before the space is resolved', () => {
    const monsters = [['ghoul', 19] as const, ...farAway]
    const t = landAndRoll(
      { monsters, bob: { owns: ['miskatonic-university'] } },
      'hither-gate',
      1,
      4,
    )
    expectAnn(t, 19, 150 - 6 - 8)
    expect(
      t.events.map(({ key }) => key).filter((key) => ['suffers', 'pays'].includes(key)),
    ).toEqual(['suffers', 'pays'])
  })

  it('NEC-GATE-8 the nearest space is counted either way round, and equals are the player’s choice', () => {
    expect(rollHither({}, 1, 2).offered).toEqual(['goTo sentinel-hill', 'goTo osborns-store'])
    expect(rollHither({}, 1, 3).offered).toEqual(['goTo mythos-2', 'goTo mythos-1'])
    expect(rollFarther({ deck: ['elder-sign'] }, 1, 3).offered).toEqual([
      'goTo mythos-7',
      'goTo mythos-6',
    ])
    expectAnn(rollFarther({}, 1, 2), 31, 150)
    expectAnn(rollHither({}, 1, 2).pick('goTo', 6), 6, 150)
  })

  it('NEC-GATE-9 allows three Gate rolls a turn and no more', () => {
    const t = rollHither({ ann: lot }, 5, 6, 5, 6, 5, 6)
    expect(t.told('gateRoll')).toHaveLength(3)
    expect(t.told('gateSpent')).toEqual([{ seat: 0 }])
    expectAnn(t, 33, 150)
    expect(t.asked).toBe('ann buying.choose')
    // The next player and the next turn begin afresh.
    const next = at({ ann: { on: 4, ...lot }, bob: { on: 4 } })
    next.dice(1, 2).dice(5, 6, 5, 6, 5, 6).go()
    next.dice(1, 2).dice(2, 6).pick('endBuying')
    expect(next.told('gateRoll').map(({ seat }) => seat)).toEqual([0, 0, 0, 1])
  })

  it('NEC-GATE-9 the third roll is still made', () => {
    const t = rollHither({ ann: lot }, 5, 6, 5, 6, 2, 6)
    expect(t.told('gateSpent')).toEqual([])
    expectAnn(t, 20, 150)
  })

  it('NEC-GATE-10 a Gate roll is no movement throw', () => {
    const kingsport = ['old-mans-cottage', 'green-lane', 'strange-high-house']
    const t = at({ ann: { on: 4, owns: kingsport }, bob: { on: 20 } })
    t.dice(1, 2).go()
    expect(t.offers('throwAgain')).toBe(true)
    t.dice(4, 4).pick('keepThrow')
    // Kingsport has no say over the Gate's dice, and their double gives no further throw.
    expect(t.asked).toBe('ann buying.choose')
    expectAnn(t, 20, 150)
    t.dice(1, 2).pick('endBuying')
    expect(t.told('throws').map(({ seat }) => seat)).toEqual([0, 1])
  })

  it('NEC-GATE-11 insanity in the middle of a row ends it', () => {
    const table: Table = { cid: {}, ann: { sanity: 4 } }
    // Row 12: the 5 are too much, so no Monster leaves the board.
    const twelve = landAndRoll(table, 'hither-gate', 6, 6)
    expect(twelve.player('ann')).toMatchObject({ standing: 'cultist', space: 10 })
    expect(twelve.monsters).toEqual(farAway)
    expect(twelve.asked).toBe('bob monsterStep.name')
    // Row 6: the Monster that Ann chose comes back to her, and she never goes to Mi-Go.
    const six = landAndRoll(table, 'farther-gate', 3, 3)
    six.dice(3, 4).pick('choose', 'deep-one')
    expect(six.player('ann')).toMatchObject({ standing: 'cultist', space: 10 })
    expect(six.told('loses')).toEqual([])
    expect(six.told('placed')).toEqual([])
  })

  it('NEC-ROW-1 row 1 leads to the nearest Lot and gives 60 Sanity', () => {
    const carter = { holds: ['randolph-carter'] as const }
    const t = rollHither({ ann: carter }, 1, 1).pick('lower', 'randolph-carter')
    expectAnn(t.pick('goTo', 'osborns-store'), 6, 210)
    expect(t.sanity('bob')).toBe(150)
    const farther = rollFarther({ ann: carter }, 1, 1).pick('lower', 'randolph-carter')
    expectAnn(farther, 31, 210)
    expect(farther.holds('ann')).toEqual(['randolph-carter'])
  })

  it('NEC-ROW-2 row 2 leads to Mi-Go and takes 5 Sanity', () => {
    const t = rollFarther({ ann: lot, bob: { on: 33 } }, 1, 1)
    expectAnn(t, 0, 145)
    expect(t.told('loses')).toHaveLength(1)
    expect(t.player('bob')).toMatchObject({ space: 33, sanity: 150 })
  })

  it('NEC-ROW-3 row 3 leads to the nearest Lot and gives nothing', () => {
    const t = rollHither({}, 1, 2)
    expect(t.offers('goTo', 'whateley-farm')).toBe(false)
    expectAnn(t.pick('goTo', 'sentinel-hill'), 8, 150)
    expect(t.offers('buy', 'sentinel-hill')).toBe(true)
    expectAnn(rollFarther({}, 1, 2), 31, 150)
  })

  it('NEC-ROW-4 row 4 leads to the nearest Mythos space, where one card is drawn', () => {
    const t = rollFarther({ ann: lot, deck: ['rest-cure', 'elder-sign'] }, 1, 3)
    t.pick('goTo', 'mythos-6')
    expectAnn(t, 32, 158)
    expect(t.told('draws')).toHaveLength(1)
    expect(t.deck[0]).toBe('elder-sign')
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-ROW-5 row 5 leads to Miskatonic University', () => {
    for (const roll of [rollHither, rollFarther]) {
      const t = roll({}, 1, 4)
      expectAnn(t, 19, 150)
      expect(t.offers('buy', 'miskatonic-university')).toBe(true)
    }
  })

  it('NEC-ROW-6 row 6 puts a Monster of the deck on Mi-Go and moves it, and then leads there for 5', () => {
    const t = landAndRoll({ bob: { on: 33 }, cid: { on: 0 } }, 'hither-gate', 3, 3)
    expect(t.asked).toBe('ann gate.conjure')
    // Neither what is on the board nor a Great Old One can be chosen.
    expect(t.offers('choose', 'gug')).toBe(false)
    expect(t.refusal('choose', 'cthulhu')).toBe('is-old-one')
    expect(t.refusal('choose', 'star-spawn')).toBeUndefined()
    t.dice(2, 5).pick('choose', 'star-spawn')
    expect(t.monsters).toEqual([...farAway, ['star-spawn', 33]])
    expect(t.deck).not.toContain('star-spawn')
    expect(t.sanity('bob')).toBe(135)
    // Cid was on Mi-Go when the Star-Spawn started there, which is no encounter.
    expect(t.sanity('cid')).toBe(150)
    expectAnn(t, 0, 145)
    const keys = t.events.map(({ key }) => key)
    expect(keys.indexOf('suffers')).toBeLessThan(keys.indexOf('placed'))
  })

  it('NEC-ROW-6 a Great Old One is not there to choose even if nothing else is', () => {
    const monsters = deckCards.filter(({ type }) => type === 'monster').map(({ key }) => key)
    const t = rollHither({ ann: lot, bob: { cultist: true, friends: monsters }, cid: {} }, 3, 3)
    expect(t.monsters).toEqual([])
    expect(t.deck).toContain('cthulhu')
    expectAnn(t, 0, 145)
  })

  it('NEC-ROW-7 row 7 leads to any one of the four Tomes', () => {
    for (const roll of [rollHither, rollFarther]) {
      const t = roll({ bob: { owns: ['cultes-de-goules'] } }, 3, 4)
      expect(t.offered).toEqual([
        'goTo cultes-de-goules',
        'goTo unaussprechlichen-kulten',
        'goTo book-of-eibon',
        'goTo necronomicon',
      ])
      expectAnn(t.pick('goTo', 'unaussprechlichen-kulten'), 15, 150)
      expect(t.offers('buy', 'unaussprechlichen-kulten')).toBe(true)
    }
  })

  it('NEC-ROW-8 row 8 leads to A Moment of Silence', () => {
    for (const roll of [rollHither, rollFarther]) {
      const t = roll({ ann: lot }, 3, 5)
      expectAnn(t, 20, 150)
      expect(t.asked).toBe('ann buying.choose')
    }
  })

  it('NEC-ROW-9 row 9 sends to Arkham Asylum and takes nothing', () => {
    const t = rollFarther({ ann: lot, bob: { on: 20, owns: ['irem'] } }, 4, 5, 1, 2)
    expect(t.player('ann')).toMatchObject({ space: 10, throws: 0, sanity: 150 })
    expect(t.owns('bob')).toEqual(['irem'])
    expect(t.asked).toBe('bob buying.choose')
  })

  it('NEC-ROW-10 row 10 leads to any Innsmouth Lot, with a Deep One as an Ally', () => {
    const t = rollFarther({}, 5, 5)
    expect(t.offered).toEqual(['goTo gilman-house', 'goTo marsh-refinery', 'goTo devil-reef'])
    t.pick('goTo', 'marsh-refinery')
    expectAnn(t, 3, 150)
    expect(t.holds('ann')).toEqual(['deep-one'])
    expect(t.holds('bob')).toEqual([])
    expect(t.deck.filter((key) => key === 'deep-one')).toHaveLength(2)
    expect(t.offers('buy', 'marsh-refinery')).toBe(true)
  })

  it('NEC-ROW-10 without a Deep One in the deck or on the board the way is all there is', () => {
    const deepOnes = ['deep-one', 'deep-one'] as const
    const t = rollFarther({ bob: { holds: deepOnes }, cid: { holds: ['deep-one'] } }, 5, 5)
    t.pick('goTo', 'devil-reef')
    expectAnn(t, 4, 150)
    expect(t.holds('ann')).toEqual([])
    expect(t.holds('bob')).toEqual(deepOnes)
  })

  it('NEC-ROW-11 row 11 leads to the other Gate, which is rolled at in its turn', () => {
    const t = rollHither({ ann: lot }, 5, 6, 2, 6)
    expect(t.told('gateRow').map(({ row }) => row)).toEqual([11, 8])
    expect(t.told('lands').map(({ space }) => space)).toEqual([7, 33, 20])
    const back = rollFarther({ ann: lot }, 5, 6, 2, 6)
    expect(back.told('lands').map(({ space }) => space)).toEqual([33, 7, 20])
    // A Monster waits at the other Gate: it is met, and then the roll follows.
    const monsters = [['ghoul', 33] as const, ...farAway]
    expectAnn(landAndRoll({ monsters }, 'hither-gate', 5, 6, 2, 6), 20, 144)
  })

  it('NEC-ROW-12 row 12 leads to Mi-Go for 5 and takes a Monster off the board', () => {
    const t = landAndRoll({ monsters: [...farAway, ['cthulhu', 37]] }, 'hither-gate', 6, 6)
    expectAnn(t, 0, 145)
    expect(t.asked).toBe('ann gate.remove')
    expect(t.refusal('targetMonster', 'cthulhu')).toBe('is-old-one')
    t.pick('targetMonster', 'gug')
    expect(t.monsters).toEqual([
      ['zombie', 39],
      ['cthulhu', 37],
    ])
    expect(t.bottom).toBe('gug')
    // A Great Old One alone on the board stays there.
    const alone = at({ ann: { on: 4, ...lot }, monsters: [['cthulhu', 37]] })
    alone.dice(1, 1).dice(1, 2).dice(6, 6).go()
    expect(alone.monsters).toEqual([['cthulhu', 35]])
    expectAnn(alone, 0, 145)
  })

  it('NEC-ROW-13 row 13 takes a Lot of another player, who pays its rent; the taker stays', () => {
    const carter = { holds: ['randolph-carter'] as const, owns: ['rlyeh', 'necronomicon'] }
    const t = rollFarther(
      {
        ann: carter,
        bob: { owns: ['irem', 'book-of-eibon'], holds: ['cloud-memory'] },
        cid: { inmate: 0, owns: ['gilman-house'] },
        dee: {},
      },
      6,
      6,
    )
    t.pick('raise', 'randolph-carter')
    // Neither her own, nor the Keeper's, nor Tomes.
    expect(t.offered).toEqual(['takeLot gilman-house', 'takeLot irem'])
    t.pick('takeLot', 'gilman-house')
    expect(t.owns('ann')).toEqual(['gilman-house', 'necronomicon', 'rlyeh'])
    expect(t.sanity('cid')).toBe(148)
    expect(t.sanity('bob')).toBe(150)
    expectAnn(t, 33, 152)
    expect(t.told('gateRoll')).toHaveLength(1)
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-ROW-13 the robbed player owes as though he had landed: he may answer, or go insane', () => {
    const table: Table = { ann: { holds: ['randolph-carter'] }, cid: {} }
    const clouded = rollFarther(
      { ...table, bob: { owns: ['irem'], holds: ['cloud-memory'] } },
      6,
      6,
    )
    clouded.pick('raise', 'randolph-carter')
    expect(clouded.asked).toBe('bob owe.window')
    clouded.pick('use', 'cloud-memory')
    expect(clouded.sanity('bob')).toBe(146)
    expect(clouded.owns('ann')).toEqual(['irem'])
    expectAnn(clouded, 33, 150)
    const poor = rollFarther({ ...table, bob: { owns: ['irem', 'rlyeh'], sanity: 12 } }, 6, 6)
    poor.pick('raise', 'randolph-carter').pick('takeLot', 'irem')
    expect(poor.player('bob').standing).toBe('cultist')
    expect(poor.owns('ann')).toEqual(['irem'])
    expect(poor.owns('bob')).toEqual([])
    expectAnn(poor, 33, 162)
    // With no Lot to take, nothing happens.
    const none = rollFarther({ ann: { holds: ['randolph-carter'], ...lot } }, 6, 6)
    expectAnn(none.pick('raise', 'randolph-carter'), 33, 150)
    expect(none.asked).toBe('ann buying.choose')
  })

  it('NEC-ROW-14 the rent counts the Lot as the taker’s, not as the robbed player’s', () => {
    const rent = (mine: string[], theirs: string[]): number => {
      const t = rollFarther(
        { ann: { holds: ['randolph-carter'], owns: mine }, bob: { owns: theirs } },
        6,
        6,
      )
      t.pick('raise', 'randolph-carter')
      if (theirs.length > 1) t.pick('takeLot', 'irem')
      return 150 - t.sanity('bob')
    }
    expect(rent([], ['nameless-city', 'irem', 'rlyeh'])).toBe(13)
    expect(rent(['nameless-city'], ['irem', 'rlyeh'])).toBe(39)
    expect(rent(['nameless-city', 'rlyeh'], ['irem'])).toBe(90)
  })
})
