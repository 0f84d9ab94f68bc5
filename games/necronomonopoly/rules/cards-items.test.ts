import { describe, expect, it } from 'vitest'
import { spaces } from '../pieces/spaces.ts'
import type { CardKey } from '../pieces/cards.ts'
import { annMeets } from '../testing/ann-meets.ts'
import { at, seatOf, type NecScenario, type Position } from '../testing/at.ts'

describe('Items, card by card', () => {
  it('NEC-CARD-23 Get Out of Arkham Asylum! puts another inmate on Just Visiting', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['get-out-of-arkham-asylum'] },
      bob: { inmate: 1, sanity: 50, holds: ['warding-eye'] },
      cid: { on: 10 },
    })
    t.go().pick('use', 'get-out-of-arkham-asylum')
    expect(t.offered).toEqual(['target bob', 'withdraw'])
    expect(t.refusal('target', 'cid')).toBe('no-target') // only visiting
    t.dice(1, 3).pick('target', 'bob') // no Spell: no Counter window
    expect(t.player('bob')).toMatchObject({ throws: -1, space: 10, sanity: 50 })
    expect(t.sanity('ann')).toBe(50)
    expect(t.bottom).toBe('get-out-of-arkham-asylum')
    t.dice(1, 3).pick('endBuying') // Bob walks like anybody else, and gains nothing
    expect(t.player('bob').space).toBe(14)
    expect(t.sanity('bob')).toBe(50)
  })

  it('NEC-CARD-23 an inmate cannot use it alone inside, but can use it on a fellow inmate', () => {
    const alone = at({ ann: { inmate: 0, holds: ['get-out-of-arkham-asylum', 'laudanum'] } }).go()
    expect(alone.refusal('use', 'get-out-of-arkham-asylum')).toBe('no-target')
    const two = at({ ann: { inmate: 0, holds: ['get-out-of-arkham-asylum'] }, bob: { inmate: 0 } })
    two.go().pick('use', 'get-out-of-arkham-asylum')
    expect(two.offered).toEqual(['target bob', 'withdraw'])
  })

  it('NEC-CARD-24 The Silver Key shifts a Gate roll by 1 for 2 Sanity', () => {
    const t = at({ ann: { on: 0, sanity: 50, holds: ['the-silver-key'] }, bob: { owns: ['irem'] } })
    t.dice(3, 4, 4, 5).go().pick('lower', 'the-silver-key') // from 9 to 8
    expect(t.player('ann').space).toBe(20)
    expect(t.sanity('ann')).toBe(48)
    expect(t.holds('ann')).toEqual(['the-silver-key'])
  })

  it('NEC-CARD-24 once until the next turn, whether on this roll or the next', () => {
    const t = at({
      ann: { on: 0, sanity: 50, holds: ['the-silver-key', 'randolph-carter'] },
      bob: { owns: ['irem'] },
    })
    t.dice(3, 4, 5, 5).go()
    t.pick('raise', 'the-silver-key') // from 10 to 11
    expect(t.refusal('raise', 'the-silver-key')).toBe('shift-used')
    t.dice(4, 4).pick('pass') // the other Gate, and another roll
    expect(t.asked).toBe('ann gate.shift')
    expect(t.refusal('raise', 'the-silver-key')).toBe('used-already')
    expect(t.offers('raise', 'randolph-carter')).toBe(true)
    const poor = at({ ann: { on: 0, sanity: 1, holds: ['the-silver-key', 'randolph-carter'] } })
    expect(poor.dice(3, 4, 4, 4).go().refusal('lower', 'the-silver-key')).toBe('too-dear')
  })

  it('NEC-CARD-24 neither the Book of Eibon nor Armitage makes it cheaper: it is no Spell', () => {
    const t = at({
      ann: {
        on: 0,
        sanity: 50,
        holds: ['the-silver-key', 'professor-armitage'],
        owns: ['book-of-eibon'],
      },
    })
    t.dice(3, 4, 4, 5).go().pick('lower', 'the-silver-key')
    expect(t.sanity('ann')).toBe(48)
  })

  it('NEC-CARD-25 Powder of Ibn-Ghazi Banishes the Monster encountered for nothing', () => {
    const t = annMeets('moon-beast', { sanity: 0, holds: ['powder-of-ibn-ghazi'], owns: ['irem'] })
    t.pick('use', 'powder-of-ibn-ghazi')
    expect(t.sanity('ann')).toBe(0)
    expect(t.player('ann').standing).toBe('sane')
    expect(t.monsters).toEqual([['zombie', 37]])
    expect(t.deck.slice(-2)).toEqual(['moon-beast', 'powder-of-ibn-ghazi'])
  })

  it('NEC-CARD-25 it is refused against a Great Old One', () => {
    const t = annMeets('tsathoggua', { holds: ['powder-of-ibn-ghazi', 'old-school-friend'] })
    expect(t.refusal('use', 'powder-of-ibn-ghazi')).toBe('is-old-one')
  })

  it('NEC-CARD-26 with the Antarctic Soapstone every Monster costs 2 less, a Great Old One does not', () => {
    const loss = (monster: CardKey): number =>
      50 - annMeets(monster, { holds: ['antarctic-soapstone'] }).sanity('ann')
    expect(loss('rat-thing')).toBe(1)
    expect(loss('gug')).toBe(8)
    expect(loss('tsathoggua')).toBe(12)
  })

  it('NEC-CARD-26 it does nothing against tolls and attacks', () => {
    const toll = at({
      ann: { on: 36, sanity: 50, holds: ['antarctic-soapstone'] },
      bob: { owns: ['irem'] },
    })
    expect(toll.dice(4, 6).go().sanity('ann')).toBe(40)
    const attack = at({
      turn: 'cid',
      ann: { on: 9, sanity: 50, holds: ['antarctic-soapstone'], owns: ['irem'] },
      bob: {},
      cid: { cultist: true, on: 14, friends: ['gug'] },
    })
    attack.go().dice(1, 4, 6).dice(4, 6).pick('walk')
    expect(attack.sanity('ann')).toBe(34)
  })

  it('NEC-CARD-27 Gilman’s Set-Square: placed on any space but a corner, and landed there', () => {
    const t = at({
      ann: { on: 36, sanity: 50, holds: ['gilmans-set-square'] },
      bob: { sanity: 50, owns: ['osborns-store'] },
      monsters: [['ghast', 39]],
    })
    t.dice(1, 1).go().pick('use', 'gilmans-set-square')
    const open = spaces.filter(({ kind }) => kind !== 'corner').map(({ key }) => `goTo ${key}`)
    expect(open).toHaveLength(36)
    expect(t.offered).toEqual([...open, 'withdraw'])
    t.pick('goTo', 'osborns-store') // over the Ghast on 37 and Mi-Go without meeting either
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([43, 53])
    expect(t.told('throws')).toEqual([])
    expect(t.bottom).toBe('gilmans-set-square')
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-CARD-27 what stands on the chosen space is met, and a Lot there can be bought', () => {
    const t = at({
      ann: { on: 36, sanity: 50, holds: ['gilmans-set-square'] },
      monsters: [['ghast', 15]],
    })
    t.dice(1, 1).go().pick('use', 'gilmans-set-square').pick('goTo', 'green-lane')
    expect(t.sanity('ann')).toBe(50 - 4 - 8)
    t.pick('buy', 'green-lane')
    expect(t.owns('ann')).toEqual(['green-lane'])
  })

  it('NEC-CARD-27 not for an inmate, and not with 3 Sanity', () => {
    const holds: CardKey[] = ['gilmans-set-square', 'pnakotic-manuscripts']
    expect(
      at({ ann: { inmate: 0, holds } })
        .go()
        .refusal('use', holds[0]),
    ).toBe('square-inside')
    expect(
      at({ ann: { on: 9, sanity: 3, holds } })
        .go()
        .refusal('use', holds[0]),
    ).toBe('too-dear')
  })

  it('NEC-CARD-28 Laudanum gives 10 Sanity in any window that it names', () => {
    const ann: Position = { sanity: 4, holds: ['laudanum'] }
    const dawn = at({ ann: { ...ann, on: 9 }, bob: { owns: ['rlyeh'] } })
    dawn.go().dice(1, 3).pick('use', 'laudanum')
    expect(dawn.sanity('ann')).toBe(14)

    const meet = at({ ann: { ...ann, on: 9 }, bob: { owns: ['rlyeh'] }, monsters: [['gug', 16]] })
    meet.go().dice(1, 2).pick('pass').dice(1, 3).pick('pass')
    expect(meet.asked).toBe('ann encounter.meet')
    expect(meet.pick('use', 'laudanum').sanity('ann')).toBe(4) // 14, less 10

    const lose = at({ ann: { ...ann, on: 36 }, bob: { owns: ['rlyeh'] } })
    lose.go().pick('pass').dice(4, 6).pick('pass')
    expect(lose.asked).toBe('ann lose.window')
    expect(lose.pick('use', 'laudanum').sanity('ann')).toBe(4)

    const owe = at({ ann: { ...ann, on: 9 }, bob: { owns: ['green-lane'] } })
    owe.go().pick('pass').dice(1, 3).pick('pass')
    expect(owe.asked).toBe('ann owe.window')
    expect(owe.pick('use', 'laudanum').sanity('ann')).toBe(9)

    for (const t of [dawn, meet, lose, owe]) {
      expect(t.bottom).toBe('laudanum')
      expect(t.holds('ann')).toEqual([])
    }
  })

  it('NEC-CARD-28 a Cultist has no use for it', () => {
    const t = at({
      ann: { cultist: true, on: 20, holds: ['laudanum', 'pnakotic-manuscripts'] },
      bob: {},
      cid: {},
    }).go()
    expect(t.asked).toBe('ann turn.ready') // not asked at Dawn
    expect(t.refusal('use', 'laudanum')).toBe('own-sanity-only')
  })

  it('NEC-CARD-29 Commitment Papers send their owner to the Asylum', () => {
    const t = at({
      ann: { on: 36, sanity: 50, holds: ['commitment-papers'] },
      bob: { holds: ['pnakotic-manuscripts'] },
    })
    t.go().pick('use', 'commitment-papers')
    expect(t.player('ann')).toMatchObject({ space: 10, throws: 0, sanity: 50 })
    expect(t.bottom).toBe('commitment-papers')
    expect(t.asked).toBe('bob turn.ready') // her turn is over
  })

  it('NEC-CARD-29 in the Buy step they take away the further throw of a double', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['commitment-papers'] },
      bob: { holds: ['pnakotic-manuscripts'] },
    })
    t.go().dice(2, 2).pick('pass')
    expect(t.asked).toBe('ann buying.choose')
    t.pick('use', 'commitment-papers')
    expect(t.player('ann')).toMatchObject({ space: 10, throws: 0 })
    expect(t.asked).toBe('bob turn.ready')
  })

  it('NEC-CARD-29 an inmate may not use them', () => {
    const t = at({ ann: { inmate: 0, holds: ['commitment-papers', 'pnakotic-manuscripts'] } }).go()
    expect(t.refusal('use', 'commitment-papers')).toBe('committed-already')
  })

  it('NEC-CARD-30 Forged Deed: pay the owner the cost of the Lot landed on and take it', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['forged-deed'], owns: ['strange-high-house'] },
      bob: { sanity: 50, owns: ['green-lane'] },
    })
    t.dice(1, 3).go()
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([45, 55]) // the rent comes first
    t.pick('use', 'forged-deed')
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([31, 69])
    expect(t.owns('ann')).toEqual(['green-lane', 'strange-high-house'])
    expect(t.owns('bob')).toEqual([])
    expect(t.bottom).toBe('forged-deed')
  })

  it('NEC-CARD-30 not without its cost: 14 is enough for Green Lane, 13 is not', () => {
    const after = (sanity: number): NecScenario =>
      at({
        ann: { on: 9, sanity, holds: ['forged-deed'], owns: ['rlyeh'] },
        bob: { owns: ['green-lane'] },
      })
        .dice(1, 3)
        .go()
    expect(after(18).refusal('use', 'forged-deed')).toBe('deed-too-dear')
    expect(after(19).pick('use', 'forged-deed').owns('ann')).toEqual(['green-lane', 'rlyeh'])
  })

  it('NEC-CARD-30 not for a free Lot, for one’s own, for a Tome or without having landed', () => {
    const after = (dice: number[], owns: string[], theirs: string[]): NecScenario =>
      at({ ann: { on: 9, holds: ['forged-deed'], owns }, bob: { owns: theirs } })
        .dice(...dice)
        .go()
    expect(after([1, 3], ['rlyeh'], []).refusal('use', 'forged-deed')).toBe('no-target')
    expect(after([1, 3], ['green-lane'], []).refusal('use', 'forged-deed')).toBe('no-target')
    const tome = after([2, 4], [], ['unaussprechlichen-kulten'])
    expect(tome.refusal('use', 'forged-deed')).toBe('no-target')

    const inmate = at({ ann: { inmate: 0, holds: ['forged-deed'] }, bob: { owns: ['green-lane'] } })
    inmate.dice(1, 3).go()
    expect(inmate.asked).toBe('ann buying.choose')
    expect(inmate.refusal('use', 'forged-deed')).toBe('no-target')
    expect(inmate.table.landed).toBe(-1)
    expect(inmate.table.active).toBe(seatOf('ann'))
  })
})
