import { describe, expect, it } from 'vitest'
import type { CardKey } from '../pieces/cards.ts'
import { at, engine, seatOf, type NecScenario, type Position, type Table } from '../testing/at.ts'

const innsmouth = ['gilman-house', 'marsh-refinery', 'devil-reef']
const dunwich = ['osborns-store', 'sentinel-hill', 'whateley-farm']
const kingsport = ['old-mans-cottage', 'green-lane', 'strange-high-house']
const arkham = ['witch-house', 'meadow-hill', 'miskatonic-university']
const vermontHills = ['brattleboro-depot', 'round-hill', 'akeley-farmhouse']
const masonsHill = ['riverside-hospital', 'san-julian-university', 'witchs-cross']
const lostCities = ['nameless-city', 'irem', 'rlyeh']

/** Ann walks from 9 onto a Monster on 13, the Monster having been moved already. */
function annMeets(monster: CardKey, ann: Position, dice: [number, number] = [1, 3]): NecScenario {
  const t = at({
    ann: { on: 9, sanity: 50, ...ann },
    bob: { owns: ['cultes-de-goules'] },
    monsters: [[monster, 13]],
  })
  return t.dice(...dice).moveStep()
}

describe('Locales', () => {
  it('NEC-LOCALE-1 all three Lots give the advantage at once, and two give nothing', () => {
    const onDevilReef = (): NecScenario =>
      at({ ann: { on: 2, owns: ['gilman-house', 'marsh-refinery'] }, monsters: [['deep-one', 6]] })
        .dice(1, 1)
        .moveStep()
    const whole = onDevilReef().pick('buy', 'devil-reef')
    expect(whole.told('locale')).toEqual([{ seat: seatOf('ann'), space: 4 }])
    whole.dice(2, 3).pick('endBuying') // over the Deep One at once
    expect(whole.player('ann').space).toBe(9)

    const two = onDevilReef().dice(2, 3).pick('endBuying')
    expect(two.told('locale')).toEqual([])
    expect(two.player('ann').space).toBe(6)
  })

  it('NEC-LOCALE-1 the advantage is lost the moment one of the three is gone', () => {
    const t = at({ ann: { on: 9, owns: masonsHill }, bob: { on: 9 } })
      .dice(1, 3)
      .go()
    expect(t.player('ann').ward).toBe(true)
    t.pick('trade').pick('partner', 'bob').pick('give', 'witchs-cross')
    t.pick('takeSanity', 30).pick('propose').pick('accept')
    expect(t.player('ann').ward).toBe(false)
    expect(t.player('bob').ward).toBe(false)

    const forged = at({ ann: { on: 23, holds: ['forged-deed'] }, bob: { owns: masonsHill } })
    forged.dice(1, 3).go().pick('use', 'forged-deed') // takes San Julian University
    expect(forged.player('bob').ward).toBe(false)

    const robbed = at({
      ann: { on: 0, holds: ['randolph-carter'] },
      bob: { sanity: 150, owns: innsmouth, on: 9 },
      monsters: [['deep-one', 13]],
    })
    robbed.dice(3, 4).dice(6, 6).moveStep().pick('raise', 'randolph-carter')
    robbed.pick('takeLot', 'devil-reef') // row 13
    robbed.dice(1, 1).dice(1, 1).pick('endBuying') // Bob brings the Deep One to 11 and walks onto it
    expect(robbed.sanity('bob')).toBe(150 - 3 - 6)
  })

  it('NEC-LOCALE-2 the owner of Innsmouth ignores Deep Ones: walking, moved onto and drawing', () => {
    expect(annMeets('deep-one', { owns: innsmouth }, [4, 5]).player('ann').space).toBe(18)
    expect(annMeets('deep-one', { owns: innsmouth.slice(1) }, [4, 5]).player('ann').space).toBe(13)
    expect(annMeets('ghoul', { owns: innsmouth }, [4, 5]).player('ann').space).toBe(13)

    const moved = at({
      turn: 'bob',
      ann: { on: 9, sanity: 50, owns: innsmouth },
      bob: { on: 20 },
      cid: { on: 9, sanity: 50 },
      monsters: [['deep-one', 12]],
    })
    moved.dice(1, 2).dice(1, 2).go()
    expect([moved.sanity('ann'), moved.sanity('cid')]).toEqual([50, 44])

    const drawn = at({ ann: { on: 9, sanity: 50, owns: innsmouth }, deck: ['deep-one'] })
    drawn.dice(1, 2).dice(1, 1).go()
    expect(drawn.sanity('ann')).toBe(50)
    expect(drawn.monsters).toEqual([['deep-one', 10]]) // it still enters the board and moves
  })

  it('NEC-LOCALE-3 the owner of Innsmouth gains 5 for entering Devil Reef on a walk', () => {
    const walked = (on: number, dice: [number, number], owns: string[]): number =>
      at({ ann: { on, sanity: 50, owns } })
        .dice(...dice)
        .go()
        .sanity('ann')
    expect(walked(1, [1, 2], innsmouth)).toBe(55) // landing on it
    expect(walked(1, [3, 6], innsmouth)).toBe(55) // passing it
    expect(walked(4, [1, 5], innsmouth)).toBe(50) // starting from it
    expect(walked(1, [1, 2], innsmouth.slice(1))).toBe(50)
  })

  it('NEC-LOCALE-3 or for landing there by being placed, but not for anybody else', () => {
    const placed = at({
      ann: { on: 20, sanity: 50, holds: ['gilmans-set-square'], owns: innsmouth },
    })
    placed.go().pick('use', 'gilmans-set-square').pick('goTo', 'devil-reef')
    expect(placed.sanity('ann')).toBe(50 - 4 + 5)

    const another = at({ ann: { on: 1, sanity: 50 }, bob: { sanity: 50, owns: innsmouth } })
    another.dice(3, 6).go()
    expect([another.sanity('ann'), another.sanity('bob')]).toEqual([50, 50])

    const swapped = at({
      ann: { on: 20, sanity: 50, holds: ['exchange-of-minds'], owns: innsmouth },
      bob: { on: 'devil-reef' },
    }).go()
    swapped.pick('use', 'exchange-of-minds').dice(1, 5).pick('target', 'bob')
    expect(swapped.sanity('ann')).toBe(45) // swapped there, and so not landed
  })

  it('NEC-LOCALE-4 the owner of Dunwich may move one further Monster by its own dice', () => {
    const t = at({
      ann: { on: 9, owns: dunwich },
      monsters: [
        ['ghoul', 38],
        ['zombie', 37],
        ['cthulhu', 36],
      ],
    }).go()
    t.dice(1, 1).pick('moveMonster', 'ghoul')
    expect(t.asked).toBe('ann monsterStep.dunwich')
    expect(t.refusal('moveMonster', 'cthulhu')).toBe('is-old-one')
    t.dice(4).dice(1, 3).pick('moveMonster', 'zombie') // its single die, and Ann's move
    expect(t.monsters).toEqual([
      ['ghoul', 36],
      ['zombie', 33],
      ['cthulhu', 36],
    ])
    expect(t.asked).toBe('ann buying.choose') // one further move and no more
  })

  it('NEC-LOCALE-4 only in the owner’s own Monster step', () => {
    const t = at({ ann: { on: 9 }, bob: { owns: dunwich }, monsters: [['ghoul', 38]] })
    expect(t.dice(1, 1).dice(1, 3).go().asked).toBe('ann buying.choose')
  })

  it('NEC-LOCALE-5 the owner of Kingsport may spend 2 and throw again; the second throw stands', () => {
    const t = at({ ann: { on: 9, sanity: 50, owns: kingsport } })
      .dice(2, 2)
      .go()
    t.dice(1, 6).pick('throwAgain')
    expect(t.sanity('ann')).toBe(48)
    expect(t.player('ann').space).toBe(16)
    expect(t.asked).toBe('ann buying.choose') // not asked a second time
    t.dice(4, 6).pick('endBuying')
    expect(t.told('throws')).toHaveLength(2) // Bob's: the double that did not stand gives nothing
  })

  it('NEC-LOCALE-5 once in each turn, and not with 1 Sanity', () => {
    const t = at({ ann: { on: 9, sanity: 50, owns: kingsport } })
      .dice(1, 2)
      .go()
    t.dice(5, 5).pick('throwAgain') // a double to 19
    t.dice(1, 3).pick('endBuying') // the further throw cannot be thrown again
    expect(t.asked).toBe('ann buying.choose')
    expect(t.player('ann').space).toBe(23)
    t.dice(4, 6).pick('endBuying') // Bob's turn
    t.dice(1, 3).pick('endBuying') // and on Ann's next she may again
    expect(t.asked).toBe('ann turn.rethrow')

    const poor = at({ ann: { on: 9, sanity: 1, owns: kingsport } })
      .dice(1, 6)
      .go()
    expect(poor.asked).toBe('ann buying.choose')
    expect(poor.player('ann').space).toBe(16)
  })

  it('NEC-LOCALE-5 the throw of an inmate may be thrown again as well', () => {
    const t = at({ ann: { inmate: 0, sanity: 50, owns: kingsport } })
      .dice(1, 2)
      .go()
    t.dice(2, 2).pick('throwAgain')
    expect(t.player('ann')).toMatchObject({ throws: -1, space: 14, sanity: 50 + 5 - 2 })
  })

  it('NEC-LOCALE-6 the owner of Arkham draws one of the top two and puts the other on the bottom', () => {
    const t = at({
      ann: { on: 9, sanity: 50, owns: arkham },
      deck: ['reservoir-levy', 'rest-cure', 'gug'],
    })
    t.dice(1, 2).go()
    expect(t.offered).toEqual(['choose reservoir-levy', 'choose rest-cure'])
    expect(t.heard('ann')).toContain('looksAtTwo')
    expect(t.heard('bob')).not.toContain('looksAtTwo')
    t.pick('choose', 'rest-cure')
    expect(t.sanity('ann')).toBe(58)
    expect(t.deck[0]).toBe('gug')
    expect(t.deck.slice(-2)).toEqual(['reservoir-levy', 'rest-cure'])
  })

  it('NEC-LOCALE-6 of two cards left one is chosen, and a single one is drawn', () => {
    const ann: Position = { on: 9, sanity: 50, owns: arkham }
    const two = at({
      ann,
      deck: ['reservoir-levy', 'rest-cure'],
      wholeDeck: true,
      impossible: true,
    })
    two.dice(1, 2).go().pick('choose', 'rest-cure')
    expect(two.sanity('ann')).toBe(58)
    const one = at({ ann, deck: ['rest-cure'], wholeDeck: true, impossible: true })
      .dice(1, 2)
      .go()
    expect(one.asked).toBe('ann buying.choose')
    expect(one.sanity('ann')).toBe(58)
  })

  it('NEC-LOCALE-6 afterwards the cards are seen no more', () => {
    const t = at({ ann: { on: 9, owns: arkham }, deck: ['rest-cure', 'gug', 'ghoul'] })
    t.dice(1, 2).go()
    const hand = (): object | null => engine.view(t.state, seatOf('ann')).hand
    expect(hand()).toMatchObject({ looking: [t.card('rest-cure'), t.card('gug')] })
    t.pick('choose', 'rest-cure')
    expect(hand()).toMatchObject({ looking: [] })
  })

  it('NEC-LOCALE-7 the owner of Vermont Hills ignores Monsters of the kind Mi-Go', () => {
    const meets = (owns: string[]): NecScenario => annMeets('fungus-from-yuggoth', { owns }, [4, 5])
    expect(meets(vermontHills).player('ann')).toMatchObject({ space: 18, sanity: 50 })
    expect(meets(vermontHills.slice(1)).player('ann')).toMatchObject({ space: 13, sanity: 42 })
    expect(annMeets('gug', { owns: vermontHills }, [4, 5]).player('ann').space).toBe(13)
  })

  it('NEC-LOCALE-8 the owner of Vermont Hills loses 5 for entering Mi-Go on a walk', () => {
    const toll = (owns: string[]): number =>
      at({ ann: { on: 36, sanity: 50, owns } })
        .dice(4, 6)
        .go()
        .sanity('ann')
    expect(toll(vermontHills)).toBe(45)
    expect(toll(vermontHills.slice(1))).toBe(40)
    const another = at({ ann: { on: 36, sanity: 50 }, bob: { owns: vermontHills } })
    expect(another.dice(4, 6).go().sanity('ann')).toBe(40)
  })

  it('NEC-LOCALE-9 the owner of Mason’s Hill may ignore one loss, and the next one not', () => {
    const t = at({ ann: { on: 36, sanity: 50, owns: masonsHill }, monsters: [['gug', 3]] })
    t.dice(4, 6).moveStep()
    expect(t.asked).toBe('ann lose.window')
    t.pick('ward') // the toll; and the Gug on 3 is met without a ward
    expect(t.sanity('ann')).toBe(40)
    expect(t.asked).toBe('ann buying.choose')
    expect(t.player('ann').ward).toBe(false)
  })

  it('NEC-LOCALE-10 the ward is ready when the third Lot is acquired, however it is acquired', () => {
    const bought = at({ ann: { on: 23, owns: ['riverside-hospital', 'witchs-cross'] } })
    bought.dice(1, 3).go()
    expect(bought.player('ann').ward).toBe(false)
    bought.pick('buy', 'san-julian-university')
    expect(bought.player('ann').ward).toBe(true)

    const robbed = at({
      ann: { on: 0, holds: ['randolph-carter'], owns: ['riverside-hospital', 'witchs-cross'] },
      bob: { owns: ['san-julian-university'] },
    })
    robbed.dice(3, 4).dice(6, 6).go().pick('raise', 'randolph-carter')
    expect(robbed.player('ann').ward).toBe(true) // a single Lot to rob: taken unasked

    const forged = at({
      ann: { on: 23, holds: ['forged-deed'], owns: ['riverside-hospital', 'witchs-cross'] },
      bob: { owns: ['san-julian-university'] },
    })
    forged.dice(1, 3).go().pick('use', 'forged-deed')
    expect(forged.player('ann').ward).toBe(true)
  })

  it('NEC-LOCALE-10 used, it is spent and no longer offered', () => {
    const t = at({
      ann: { on: 9, sanity: 50, owns: masonsHill, ward: false },
      monsters: [['gug', 13]],
    })
    t.dice(1, 3).moveStep()
    expect(t.sanity('ann')).toBe(40)
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-LOCALE-11 a spent ward is ready again on entering Witch’s Cross', () => {
    const walked = (table: Table): NecScenario => at(table).dice(1, 4).go()
    const passed = walked({ ann: { on: 26, owns: masonsHill, ward: false } })
    expect(passed.player('ann')).toMatchObject({ space: 31, ward: true })
    const landed = walked({ ann: { on: 24, owns: masonsHill, ward: false } })
    expect(landed.player('ann')).toMatchObject({ space: 29, ward: true })
    const left = walked({
      ann: { on: 'witchs-cross', owns: masonsHill, ward: false },
      deck: ['rest-cure'],
    })
    expect(left.player('ann').ward).toBe(false) // starting there is not entering
    const short = at({ ann: { on: 24, owns: masonsHill, ward: false } })
      .dice(1, 2)
      .go()
    expect(short.player('ann')).toMatchObject({ space: 27, ward: false })
    const another = walked({
      ann: { on: 26, owns: ['irem'] },
      bob: { owns: masonsHill, ward: false },
    })
    expect(another.player('bob').ward).toBe(false) // it is the owner's own token that counts
    expect(another.player('ann').ward).toBe(false)
  })

  it('NEC-LOCALE-11 or on landing there by being placed; a ready ward does not double', () => {
    const placed = at({
      ann: { on: 9, holds: ['gilmans-set-square'], owns: masonsHill, ward: false },
    }).go()
    placed.pick('use', 'gilmans-set-square').pick('goTo', 'witchs-cross')
    expect(placed.player('ann').ward).toBe(true)

    const ready = at({
      ann: { on: 28, sanity: 50, owns: masonsHill },
      monsters: [
        ['gug', 31],
        ['hound-of-tindalos', 31],
      ],
    })
    ready.dice(1, 2).moveStep() // over Witch's Cross with the ward ready
    ready.pick('ward') // against the Gug; the Hound finds no second one
    expect(ready.sanity('ann')).toBe(38)
    expect(ready.asked).toBe('ann buying.choose')
    expect(ready.told('wardReady')).toEqual([])
  })

  it('NEC-LOCALE-12 in a Meet or a Lose window the ward cancels the whole of one loss', () => {
    const meet = annMeets('shoggoth', { sanity: 0, owns: masonsHill })
    expect(meet.asked).toBe('ann encounter.meet')
    meet.pick('ward')
    expect(meet.player('ann')).toMatchObject({ sanity: 0, standing: 'sane', ward: false })

    const lose = at({
      turn: 'bob',
      ann: { sanity: 3, owns: masonsHill },
      bob: { on: 9, holds: ['nightmare-sending'] },
    })
    lose.go().pick('use', 'nightmare-sending').pick('target', 'ann')
    expect(lose.asked).toBe('ann lose.window')
    lose.dice(1, 3).pick('ward')
    expect(lose.player('ann')).toMatchObject({ sanity: 3, standing: 'sane', ward: false })
  })

  it('NEC-LOCALE-12 a Monster’s extra effect still happens, and a Great Old One is no exception', () => {
    const t = annMeets('nightgaunt', { owns: masonsHill }).pick('ward')
    expect(t.player('ann')).toMatchObject({ sanity: 50, space: 20, ward: false })
    const oldOne = annMeets('cthulhu', { owns: masonsHill }).pick('ward')
    expect(oldOne.sanity('ann')).toBe(50)
  })

  it('NEC-LOCALE-13 the ward does not work against rent, research fees, prices or costs', () => {
    const owing = (space: string, dice: [number, number]): NecScenario =>
      at({ ann: { on: 9, sanity: 50, owns: masonsHill }, bob: { owns: [space] } })
        .dice(...dice)
        .go()
    for (const t of [owing('green-lane', [1, 3]), owing('unaussprechlichen-kulten', [2, 4])]) {
      expect(t.asked).toBe('ann buying.choose') // nothing was asked
      expect(t.player('ann')).toMatchObject({ sanity: 45, ward: true })
    }
    const price = at({ ann: { on: 9, sanity: 50, owns: masonsHill } })
      .dice(1, 3)
      .go()
    expect(price.offers('ward')).toBe(false)
    price.pick('buy', 'green-lane')
    expect(price.player('ann')).toMatchObject({ sanity: 36, ward: true })
    const cost = at({
      ann: { on: 9, sanity: 50, holds: ['pnakotic-manuscripts'], owns: masonsHill },
    })
    cost.go().pick('use', 'pnakotic-manuscripts')
    expect(cost.asked).toBe('ann look.order')
    expect(cost.player('ann')).toMatchObject({ sanity: 49, ward: true })
  })

  it('NEC-LOCALE-14 the ward is ready before a Monster on Witch’s Cross is encountered', () => {
    const walking = at({
      ann: { on: 24, sanity: 50, owns: masonsHill, ward: false },
      monsters: [['gug', 29]],
    })
    walking.dice(4, 6).moveStep()
    expect(walking.asked).toBe('ann encounter.meet')
    expect(walking.offered).toEqual(['suffer', 'ward'])
    expect(walking.pick('ward').sanity('ann')).toBe(50)

    const placed = at({
      ann: { on: 9, sanity: 50, holds: ['gilmans-set-square'], owns: masonsHill, ward: false },
      monsters: [['gug', 29]],
    }).moveStep()
    placed.pick('use', 'gilmans-set-square').pick('goTo', 'witchs-cross')
    expect(placed.offered).toEqual(['suffer', 'ward'])
  })

  it('NEC-LOCALE-15 the owner of the Lost Cities may shift a Gate roll by 1', () => {
    const rolled = (owns: string[], ...dice: number[]): NecScenario =>
      at({ ann: { on: 0, sanity: 0, owns }, bob: { owns: ['green-lane'] } })
        .dice(3, 4)
        .dice(...dice)
        .go()
    const up = rolled(lostCities, 3, 4)
    expect(up.offered).toEqual(['pass', 'raise lost-cities', 'lower lost-cities'])
    up.pick('raise', 'lost-cities') // to 8, once on a roll and for nothing
    expect(up.player('ann')).toMatchObject({ space: 20, sanity: 0 })
    const down = rolled(lostCities, 4, 5).pick('lower', 'lost-cities')
    expect(down.player('ann').space).toBe(20)
    const two = rolled(lostCities.slice(1), 4, 4)
    expect(two.asked).toBe('ann buying.choose')
  })

  it('NEC-LOCALE-15 only for the owner’s own roll', () => {
    const t = at({ ann: { on: 0 }, bob: { owns: lostCities } })
      .dice(3, 4, 4, 4)
      .go()
    expect(t.asked).toBe('ann buying.choose')
  })
})
