import { describe, expect, it } from 'vitest'
import type { CardKey } from '../pieces/cards.ts'
import { at } from '../testing/at.ts'

describe('Banishing', () => {
  it('NEC-BANISH-1 a Banished Monster goes to the bottom of the deck', () => {
    const t = at({
      ann: { on: 10, holds: ['words-of-dismissal'] },
      monsters: [
        ['hound-of-tindalos', 30],
        ['gug', 31],
        ['ghast', 31],
      ],
    })
    t.go().pick('use', 'words-of-dismissal').pick('targetMonster', 'hound-of-tindalos')
    expect(t.asked).toBe('ann monsterStep.name')
    expect(t.offered).toEqual(['moveMonster gug', 'moveMonster ghast'])
    expect(t.bottom).toBe('hound-of-tindalos')
  })

  it('NEC-BANISH-1 and may come out of it again', () => {
    const t = at({
      ann: { on: 4, holds: ['words-of-dismissal'] },
      monsters: [['hound-of-tindalos', 30]],
    })
    t.go().dice(1, 2, 3, 3) // row 6 of the Hither Gate
    t.pick('use', 'words-of-dismissal').pick('targetMonster', 'hound-of-tindalos')
    t.dice(1, 1, 1).pick('choose', 'hound-of-tindalos')
    expect(t.monsters).toEqual([['hound-of-tindalos', 37]])
  })

  it('NEC-BANISH-2 who Banishes the Monster met pays for that and suffers neither loss nor extra effect', () => {
    const t = at({
      ann: { on: 10, holds: ['elder-sign'] },
      bob: {},
      monsters: [['nightgaunt', 14]],
    })
    t.dice(1, 3).moveStep().pick('use', 'elder-sign')
    expect(t.sanity('ann')).toBe(150 - 3)
    expect(t.player('ann').space).toBe(14)
    expect(t.monsters).toEqual([])
    expect(t.deck.slice(-2)).toEqual(['nightgaunt', 'elder-sign'])
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-BANISH-2 and may not without the Sanity to pay', () => {
    const t = at({
      ann: { on: 10, sanity: 2, holds: ['elder-sign', 'powder-of-ibn-ghazi'] },
      bob: {},
      monsters: [['nightgaunt', 14]],
    })
    t.dice(1, 3).moveStep()
    expect(t.refusal('use', 'elder-sign')).toBe('too-dear')
    expect(t.offers('use', 'powder-of-ibn-ghazi')).toBe(true)
  })

  it.each<CardKey>(['elder-sign', 'powder-of-ibn-ghazi'])(
    'NEC-BANISH-3 %s does not Banish a Great Old One',
    (card) => {
      const t = at({
        ann: { on: 10, holds: [card, 'laudanum'] },
        monsters: [['tsathoggua', 14]],
      })
      t.dice(1, 3).moveStep().pick('pass')
      expect(t.asked).toBe('ann encounter.meet')
      expect(t.refusal('use', card)).toBe('is-old-one')
    },
  )

  it('NEC-BANISH-3 nor do the Words of Dismissal; the Dho-Hna Formula, which says so, does', () => {
    const t = at({
      ann: { on: 10, holds: ['words-of-dismissal', 'dho-hna-formula'] },
      monsters: [
        ['tsathoggua', 30],
        ['gug', 31],
      ],
    })
    t.go().pick('use', 'words-of-dismissal')
    expect(t.refusal('targetMonster', 'tsathoggua')).toBe('is-old-one')
    expect(t.offers('targetMonster', 'gug')).toBe(true)
    t.pick('withdraw').pick('use', 'dho-hna-formula').pick('targetMonster', 'tsathoggua')
    expect(t.monsters).toEqual([['gug', 31]])
    expect(t.sanity('ann')).toBe(150 - 12)
    // with nothing but a Great Old One on the board there is nothing for the Words to be said to
    const alone = at({
      ann: { holds: ['words-of-dismissal', 'the-king-in-yellow'] },
      monsters: [['tsathoggua', 30]],
    })
    expect(alone.go().refusal('use', 'words-of-dismissal')).toBe('no-target')
  })

  it('NEC-BANISH-4 a Monster Banished when it is drawn never enters the board', () => {
    const t = at({
      ann: { on: 7, owns: ['rlyeh'], holds: ['powder-of-ibn-ghazi'] },
      bob: { on: 9 },
      deck: ['gug'],
    })
    t.dice(2, 3).go().pick('use', 'powder-of-ibn-ghazi')
    expect(t.sanity('ann')).toBe(150)
    expect(t.told('enters')).toEqual([])
    expect(t.deck.slice(-2)).toEqual(['gug', 'powder-of-ibn-ghazi'])
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-BANISH-4 nor by the Dho-Hna Formula, also aimed at another Monster', () => {
    const position = {
      ann: { on: 7, owns: ['rlyeh'], holds: ['dho-hna-formula'] },
      bob: { on: 30 },
      deck: ['gug'],
      monsters: [['ghast', 35]],
    } as const
    const t = at(position)
    t.dice(2, 3).moveStep().pick('pass')
    t.pick('use', 'dho-hna-formula').pick('targetMonster', 'gug')
    expect(t.monsters).toEqual([['ghast', 35]])
    expect(t.sanity('ann')).toBe(150 - 12)
    const other = at(position)
    other.dice(2, 3).moveStep().pick('pass')
    other.dice(1, 1).pick('use', 'dho-hna-formula').pick('targetMonster', 'ghast')
    expect(other.monsters).toEqual([['gug', 10]])
    expect(other.sanity('ann')).toBe(150 - 12 - 10)
  })

  it('NEC-BANISH-5 those after the one who Banishes it do not meet an arriving Monster', () => {
    const t = at({
      ann: { on: 15 },
      bob: { on: 15, holds: ['powder-of-ibn-ghazi'] },
      cid: { on: 15, owns: ['rlyeh'] },
      monsters: [['gug', 20]],
    })
    t.dice(2, 3, 1, 2).go().pickAs('bob', 'use', 'powder-of-ibn-ghazi')
    expect(t.meetings).toEqual(['ann gug', 'bob gug'])
    expect([t.sanity('ann'), t.sanity('bob'), t.sanity('cid')]).toEqual([140, 150, 150])
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-BANISH-6 the steps lost by stopping stay lost', () => {
    const t = at({ ann: { on: 10, holds: ['elder-sign'] }, monsters: [['gug', 14]] })
    t.dice(3, 6).moveStep().pick('use', 'elder-sign')
    expect(t.player('ann').space).toBe(14)
    expect(t.offers('buy', 'strange-high-house')).toBe(true)
  })
})
