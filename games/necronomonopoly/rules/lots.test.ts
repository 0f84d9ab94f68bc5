import { describe, expect, it } from 'vitest'
import { lotsOf, spaceAt, spaces } from '../pieces/spaces.ts'
import { at, seatOf, type NecScenario } from '../testing/at.ts'
import { rulebook } from '../testing/rulebook.ts'

const masonsHill = ['riverside-hospital', 'san-julian-university', 'witchs-cross']

describe('Lots', () => {
  it('NEC-LOT-1 an unowned Lot may be bought in the Buy step for its cost, paid to the Keeper', () => {
    const t = at({ ann: { on: 9, sanity: 50 }, bob: { sanity: 50 } })
      .dice(1, 3)
      .go()
    expect(t.asked).toBe('ann buying.choose')
    t.pick('buy', 'green-lane')
    expect(t.owns('ann')).toEqual(['green-lane'])
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([36, 50])
  })

  it('NEC-LOT-1 the cost of every Lot is that of the rulebook', () => {
    const rows = rulebook.recordsUnder('Lots and locales')
    expect(rows).toHaveLength(21)
    for (const row of rows) {
      const [space, cost] = [Number(row['No.']), Number(row['Cost'])]
      const t = at({ ann: { sanity: cost + 1 }, bob: { holds: ['commitment-papers'] } })
      t.player('ann').space = space
      t.table.landed = space
      t.run('buying', { seat: seatOf('ann') }).pick('buy', space)
      expect([row['Lot'], t.sanity('ann')]).toEqual([row['Lot'], 1])
    }
  })

  it('NEC-LOT-2 a Lot that costs more than the player has may not be bought', () => {
    const t = at({ ann: { on: 9, sanity: 13, owns: ['rlyeh'] } })
      .dice(1, 3)
      .go()
    expect(t.refusal('buy', 'green-lane')).toBe('lot-too-dear')
    expect(t.attempt('ann', 'buy', 13)).toBe('not-offered')
  })

  it('NEC-LOT-3 the last point may be spent, and the buyer stays sane with 0', () => {
    const t = at({ ann: { on: 9, sanity: 14, owns: ['rlyeh'] } })
      .dice(1, 3)
      .go()
    t.pick('buy', 'green-lane')
    expect(t.sanity('ann')).toBe(0)
    expect(t.player('ann').standing).toBe('sane')
    expect(t.owns('ann')).toEqual(['green-lane', 'rlyeh'])
  })

  it('NEC-LOT-4 NEC-LOT-5 worked example 1: rent with one Lot', () => {
    const t = at({
      turn: 'bob',
      ann: { sanity: 100, owns: ['riverside-hospital'] },
      bob: { sanity: 100, on: 20 },
    })
    t.dice(2, 4).go()
    expect(t.sanity('bob')).toBe(89)
    expect(t.sanity('ann')).toBe(111)
    expect(t.asked).toBe('bob buying.choose')
    expect(t.refusal('buy', 'riverside-hospital')).toBe('lot-owned')
  })

  it('NEC-LOT-5 worked example 2: rent with two Lots', () => {
    const t = at({
      turn: 'bob',
      ann: { sanity: 100, owns: masonsHill.slice(0, 2) },
      bob: { sanity: 100, on: 20 },
    })
    t.dice(2, 4).go()
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([133, 67])
  })

  it('NEC-LOT-5 worked example 3: rent with three Lots', () => {
    const t = at({
      turn: 'bob',
      ann: { sanity: 100, owns: masonsHill },
      bob: { sanity: 100, on: 20 },
    })
    t.dice(2, 4).go()
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([180, 20])
    expect(t.player('ann').ward).toBe(true)
  })

  it('NEC-LOT-4 nobody but the owner is paid, and nobody but the lander pays', () => {
    const t = at({
      ann: { on: 9, sanity: 50 },
      bob: { sanity: 50, owns: ['green-lane'] },
      cid: { on: 13, sanity: 50, owns: ['strange-high-house'] },
    })
    t.dice(1, 3).go()
    expect([t.sanity('ann'), t.sanity('bob'), t.sanity('cid')]).toEqual([45, 55, 50])
  })

  it('NEC-LOT-5 every rent is that of the rulebook, for an owner of one, two or three', () => {
    for (const row of rulebook.recordsUnder('Lots and locales')) {
      const space = Number(row['No.'])
      const { locale, key } = spaceAt(space)
      const others = lotsOf(locale ?? 'arkham').filter((lot) => lot !== space)
      const paid = [1, 2, 3].map((count) => {
        const owned = [space, ...others.slice(0, count - 1)].map((lot) => spaceAt(lot).key)
        const bob = { owns: owned, holds: ['commitment-papers'] as const }
        return 150 - at({ ann: {}, bob }).land('ann', key).sanity('ann')
      })
      const printed = ['Rent 1', 'Rent 2', 'Rent 3'].map((column) => Number(row[column]))
      expect([row['Lot'], ...paid]).toEqual([row['Lot'], ...printed])
    }
  })

  it('NEC-LOT-6 an Investigator who cannot pay the whole rent goes insane', () => {
    const landed = (sanity: number): NecScenario =>
      at({
        ann: { on: 9, sanity, owns: ['rlyeh'] },
        bob: { sanity: 50, owns: ['green-lane'], holds: ['commitment-papers'] },
        cid: {},
      })
        .dice(1, 3)
        .go()
    const short = landed(4)
    expect(short.player('ann').standing).toBe('cultist')
    expect(short.sanity('bob')).toBe(54) // the rest goes to whom it was owed
    const exact = landed(5)
    expect(exact.player('ann').standing).toBe('sane')
    expect(exact.sanity('ann')).toBe(0)
    expect(exact.asked).toBe('ann buying.choose')
  })

  it('NEC-LOT-7 passing over a Lot costs nothing, and neither does landing on one’s own', () => {
    const t = at({
      ann: { on: 9, sanity: 50, owns: ['strange-high-house'] },
      bob: { owns: ['old-mans-cottage', 'green-lane'] },
    })
    t.dice(1, 4).go() // over 11 and 13 to 14
    expect(t.sanity('ann')).toBe(50)
    expect(t.refusal('buy', 'strange-high-house')).toBe('lot-yours')
  })

  it('NEC-LOT-8 stopped on a Lot by a Monster: the rent is due after the encounter', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['old-school-friend', 'laudanum'] },
      bob: { sanity: 50, owns: ['green-lane'] },
      monsters: [['ghoul', 13]],
    }).moveStep()
    t.dice(5, 6).pick('pass')
    expect(t.asked).toBe('ann encounter.meet')
    expect(t.sanity('bob')).toBe(50)
    t.pick('suffer')
    expect(t.asked).toBe('ann owe.window')
    t.pick('pay')
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([39, 55])
  })

  it('NEC-LOT-8 and a free Lot may be bought there', () => {
    const t = at({
      ann: { on: 9, sanity: 50 },
      bob: { owns: ['rlyeh'] },
      monsters: [['ghoul', 13]],
    })
    t.dice(5, 6).moveStep().pick('buy', 'green-lane')
    expect(t.owns('ann')).toEqual(['green-lane'])
    expect(t.sanity('ann')).toBe(30)
  })

  it('NEC-LOT-9 rent is due even while the owner is an inmate', () => {
    const t = at({
      ann: { on: 9, sanity: 50 },
      bob: { inmate: 1, sanity: 50, owns: ['green-lane'] },
    })
    t.dice(1, 3).go()
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([45, 55])
  })

  it('NEC-LOT-10 NEC-LOT-11 Lots can be neither mortgaged nor sold to the Keeper nor built on', () => {
    const t = at({ ann: { on: 20, owns: masonsHill } })
      .dice(2, 4)
      .go() // on her own Lot of a whole locale
    expect(t.offered).toEqual(['trade', 'endBuying'])
    t.pick('trade')
    expect(t.offered).toEqual(['partner bob', 'withdraw']) // and the Keeper does not trade
  })

  it('NEC-LOT-11 rent rises with the Lots of that locale only, whatever else is owned', () => {
    const landed = (owns: string[]): number =>
      at({ ann: { on: 9, sanity: 50 }, bob: { owns } })
        .dice(1, 3)
        .go()
        .sanity('ann')
    expect(landed(['green-lane'])).toBe(45)
    const elsewhere = spaces.filter(({ kind, locale }) => kind === 'lot' && locale !== 'kingsport')
    expect(landed(['green-lane', ...elsewhere.map(({ key }) => key)])).toBe(45)
    expect(landed(['green-lane', 'cultes-de-goules', 'necronomicon'])).toBe(45)
  })

  it('NEC-LOT-12 a Lot nobody buys stays with the Keeper, and nobody else is asked', () => {
    const t = at({ ann: { on: 9 }, bob: { on: 9, owns: ['rlyeh'] } })
      .dice(1, 3)
      .go()
    t.dice(4, 6).pick('endBuying')
    expect(t.asked).toBe('bob buying.choose') // Bob's own turn, after his own throw, on 19
    expect(t.table.owners[13]).toBe(-1)
    expect(t.offers('buy', 'green-lane')).toBe(false)
  })

  it('NEC-LOT-13 Lots given up by a player who goes insane may be bought again', () => {
    const t = at({
      ann: { on: 9, sanity: 1, owns: ['strange-high-house'] },
      bob: { on: 9, sanity: 50, owns: ['green-lane'] },
      cid: {},
    })
    t.dice(1, 3).dice(1, 4).go() // Ann goes insane over the rent; Bob walks to her Lot
    expect(t.owns('ann')).toEqual([])
    expect(t.sanity('bob')).toBe(51) // no rent is due
    t.pick('buy', 'strange-high-house')
    expect(t.owns('bob')).toEqual(['green-lane', 'strange-high-house'])
  })

  it('NEC-LOT-14 Cultists pay no rent', () => {
    const t = at({
      ann: { cultist: true, on: 16 },
      bob: { sanity: 50, owns: ['green-lane'], holds: ['commitment-papers', 'cloud-memory'] },
      cid: {},
    }).go()
    t.dice(1, 2).pick('walk')
    expect(t.player('ann')).toMatchObject({ space: 13, standing: 'cultist', sanity: 0 })
    expect(t.sanity('bob')).toBe(50)
    expect(t.told('pays')).toEqual([])
  })
})
