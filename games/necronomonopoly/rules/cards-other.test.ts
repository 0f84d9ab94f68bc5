import { describe, expect, it } from 'vitest'
import { cardAt, deckCards, type CardKey } from '../pieces/cards.ts'
import { at, seatOf, type NecScenario, type Table } from '../testing/at.ts'
import { rulebook } from '../testing/rulebook.ts'

const masonsHill = ['riverside-hospital', 'san-julian-university', 'witchs-cross']

/** Somebody with a Lot: there is something to trade then, so every Investigator's turn stops at the Buy step. */
const landlord = { owns: ['rlyeh'] }

/** Ann, on 7, is about to throw 2 and 3, land on the Mythos space 12 and draw the card. */
function about(card: CardKey, table: Table = {}): NecScenario {
  const t = at({ bob: landlord, ...table, ann: { on: 7, ...table.ann }, deck: [card] })
  return t.dice(2, 3)
}

const purses = (t: NecScenario): number[] => t.state.table.players.map(({ sanity }) => sanity)

describe('Other cards', () => {
  it('are in the deck as often as the rulebook says', () => {
    const rows = rulebook.recordsUnder('Other cards (12 cards)')
    for (const row of rows) {
      const copies = deckCards.filter(({ id, type }) => id === row['Id'] && type === 'other')
      expect([row['Id'], copies.length]).toEqual([row['Id'], Number(row['Copies'])])
    }
    expect(deckCards.filter(({ type }) => type === 'other')).toHaveLength(12)
  })

  it('NEC-CARD-58 Go to Arkham Asylum: an inmate at once, and the turn is over', () => {
    const t = at({
      ann: { on: 38, ...landlord },
      bob: { holds: ['commitment-papers'] },
      deck: ['go-to-arkham-asylum'],
    })
    t.dice(2, 2).go() // a double, over Mi-Go to the Mythos space 2
    expect(t.player('ann')).toMatchObject({ space: 10, throws: 0, sanity: 140 })
    expect(t.asked).toBe('bob turn.ready')
    expect(t.bottom).toBe('go-to-arkham-asylum')
  })

  it('NEC-CARD-59 A Bequest from Uncle Theobald: 15 gained', () => {
    expect(purses(about('a-bequest-from-uncle-theobald').go())).toEqual([165, 150])
  })

  it('NEC-CARD-60 Rest Cure: 8 gained', () => {
    expect(purses(about('rest-cure').go())).toEqual([158, 150])
  })

  it('NEC-CARD-61 Dreams of the Drowned City: every Investigator loses 5, in turn order', () => {
    const t = at({
      turn: 'bob',
      ann: { inmate: 0, ...landlord },
      bob: { on: 7 },
      cid: { cultist: true },
      dee: {},
      deck: ['dreams-of-the-drowned-city'],
    })
    t.dice(2, 3).go()
    expect(t.told('loses').map(({ seat }) => seat)).toEqual([1, 3, 0])
    expect(purses(t)).toEqual([145, 145, 0, 145])
  })

  it('NEC-CARD-61 Dreams of the Drowned City: each may answer for themselves', () => {
    const t = about('dreams-of-the-drowned-city', { bob: { owns: masonsHill }, cid: {} }).go()
    expect(t.asked).toBe('bob lose.window')
    expect(t.sanity('cid')).toBe(150) // whose turn to lose has not come
    t.pick('ward')
    expect(purses(t)).toEqual([145, 150, 145])
    expect(t.player('bob').ward).toBe(false)
  })

  it('NEC-CARD-62 Carried to Yuggoth: a walk to Mi-Go, with its toll', () => {
    const t = about('carried-to-yuggoth').go()
    expect(t.player('ann')).toMatchObject({ space: 0, sanity: 140 })
    expect(t.told('walks').at(-1)).toMatchObject({ from: 12, steps: 28 })
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-CARD-62 Carried to Yuggoth: a Monster on the way stops it', () => {
    const t = about('carried-to-yuggoth', { monsters: [['gug', 26]] }).moveStep()
    expect(t.player('ann')).toMatchObject({ space: 26, sanity: 140 })
    expect(t.offers('buy', 'riverside-hospital')).toBe(true)
  })

  it('NEC-CARD-63 Book Burning: every player with a Book discards one, in turn order', () => {
    const t = at({
      turn: 'bob',
      ann: { owns: ['book-of-eibon'], holds: ['azathoth-and-other-horrors', 'cloud-memory'] },
      bob: { on: 7, holds: ['the-silver-key'] },
      cid: { cultist: true, holds: ['seven-cryptical-books-of-hsan', 'de-vermis-mysteriis'] },
      deck: ['book-burning'],
    })
    t.dice(2, 3).go()
    expect(t.asked).toBe('cid discardOne.choose')
    expect(t.offered).toEqual([
      'discard seven-cryptical-books-of-hsan',
      'discard de-vermis-mysteriis',
    ])
    expect(t.holds('ann')).toHaveLength(2) // Cid comes first
    t.pick('discard', 'de-vermis-mysteriis')
    expect(t.holds('cid')).toEqual(['seven-cryptical-books-of-hsan'])
    expect(t.holds('ann')).toEqual(['cloud-memory'])
    expect(t.owns('ann')).toEqual(['book-of-eibon'])
    expect(t.holds('bob')).toEqual(['the-silver-key'])
    expect(t.deck.slice(-3)).toEqual([
      'book-burning',
      'de-vermis-mysteriis',
      'azathoth-and-other-horrors',
    ])
  })

  it('NEC-CARD-64 Raid on the Lodge: every player with a Spell discards one, in turn order', () => {
    const t = about('raid-on-the-lodge', {
      ann: { holds: ['cloud-memory', 'de-vermis-mysteriis'] },
      bob: { holds: ['the-silver-key'] },
      cid: { cultist: true, holds: ['warding-eye', 'voorish-sign'] },
    })
    t.go()
    expect(t.holds('ann')).toEqual(['de-vermis-mysteriis'])
    expect(t.asked).toBe('cid discardOne.choose')
    t.dice(1, 2).pick('discard', 'voorish-sign') // and Bob moves
    expect(t.holds('cid')).toEqual(['warding-eye'])
    expect(t.holds('bob')).toEqual(['the-silver-key'])
  })

  it('NEC-CARD-65 The Stars Wheel: every Monster moves once by its dice, the one longest on the board first', () => {
    const t = about('the-stars-wheel', {
      bob: { on: 25, ...landlord, holds: ['the-cats-of-ulthar'] },
      monsters: [
        ['gug', 30],
        ['cthulhu', 38],
        ['zombie', 20],
        ['ghast', 5],
      ],
    })
    t.dice(2, 3) // the Gug comes to Bob, and the Cats do nothing, for this is no Monster step
    t.moveStep()
    expect(t.asked).toBe('bob encounter.meet')
    t.dice(1, 3, 6, 3, 4).pick('suffer')
    const moved = t.told('monsterThrow').map(({ card }) => cardAt(card).key)
    expect(moved).toEqual(['gug', 'cthulhu', 'zombie', 'ghast'])
    expect(t.monsters).toEqual([
      ['gug', 25],
      ['cthulhu', 34],
      ['zombie', 14],
    ])
    expect(t.bottom).toBe('ghast')
    expect(purses(t)).toEqual([150, 140])
  })

  it('NEC-CARD-66 The Last Trolley: a walk to Witch’s Cross, where rent is due', () => {
    const t = about('the-last-trolley', { bob: { owns: ['witchs-cross'] } }).go()
    expect(t.player('ann')).toMatchObject({ space: 29, sanity: 138 })
    expect(t.sanity('bob')).toBe(162)
  })

  it('NEC-CARD-66 The Last Trolley: from beyond it the walk leads over Mi-Go', () => {
    const t = at({ ann: { on: 27 }, bob: landlord, deck: ['the-last-trolley'] })
    t.dice(2, 3).go()
    expect(t.player('ann')).toMatchObject({ space: 29, sanity: 140 })
    expect(t.offers('buy', 'witchs-cross')).toBe(true)
  })

  it('NEC-CARD-67 Thin Place: placed on the nearest Gate, to land there', () => {
    const t = about('thin-place').dice(4, 4).go() // row 8
    expect(t.told('gateRoll')).toMatchObject([{ seat: seatOf('ann'), total: 8 }])
    expect(t.player('ann')).toMatchObject({ space: 20, sanity: 150 })
    const far = at({ ann: { on: 19 }, bob: landlord, deck: ['thin-place'] })
    far.dice(1, 2, 1, 2).go() // row 3 leads from the Farther Gate to the Nameless City
    expect(far.player('ann').space).toBe(31)
  })

  it('NEC-CARD-67 Thin Place: Monsters at the Gate come first', () => {
    const t = about('thin-place', { monsters: [['nightgaunt', 7]] }).moveStep()
    expect(t.told('gateRoll')).toEqual([])
    expect(t.player('ann')).toMatchObject({ space: 20, sanity: 146 })
  })

  it('NEC-CARD-68 Reservoir Levy: 2 for each of one’s own Lots', () => {
    const owns = ['gilman-house', 'irem', 'witchs-cross', 'necronomicon']
    const t = about('reservoir-levy', { ann: { owns } }).go()
    expect(purses(t)).toEqual([144, 150])
    const none = about('reservoir-levy').go()
    expect(purses(none)).toEqual([150, 150])
  })
})
