import { describe, expect, it } from 'vitest'
import { cardTable, type CardKey } from '../pieces/cards.ts'
import { annMeets } from '../testing/ann-meets.ts'
import { at, engine, seatOf } from '../testing/at.ts'

describe('Books, card by card', () => {
  it('NEC-CARD-31 The King in Yellow takes 2d6 from another Investigator', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['the-king-in-yellow'] },
      bob: { sanity: 50, owns: ['rlyeh'] },
      cid: { cultist: true },
    })
    t.go().pick('use', 'the-king-in-yellow')
    expect(t.offered).toEqual(['target bob', 'withdraw'])
    expect(t.refusal('target', 'cid')).toBe('no-target')
    t.dice(4, 5).dice(1, 3).pick('target', 'bob')
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([50, 41])
    expect(t.bottom).toBe('the-king-in-yellow')
  })

  it('NEC-CARD-31 it is no Spell: Warding Eye and the Book of Eibon do not help', () => {
    const t = at({
      ann: { on: 9, holds: ['the-king-in-yellow'] },
      bob: { sanity: 50, holds: ['warding-eye'], owns: ['book-of-eibon'] },
    })
    t.go().pick('use', 'the-king-in-yellow').dice(6, 6).dice(1, 3).pick('target', 'bob')
    expect(t.asked).toBe('ann buying.choose') // Bob was not asked
    expect(t.sanity('bob')).toBe(38)
    expect(t.holds('bob')).toEqual(['warding-eye'])
  })

  it('NEC-CARD-32 Pnakotic Manuscripts: the top three cards go back in any order', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['pnakotic-manuscripts'] },
      bob: { owns: ['rlyeh'] },
      deck: ['ghoul', 'rest-cure', 'gug', 'zombie'],
    })
    t.go().pick('use', 'pnakotic-manuscripts')
    expect(t.sanity('ann')).toBe(49)
    expect(t.offered).toEqual(['choose ghoul', 'choose rest-cure', 'choose gug'])
    t.pick('choose', 'gug')
    expect(t.offered).toEqual(['choose ghoul', 'choose rest-cure'])
    t.dice(1, 3).pick('choose', 'rest-cure')
    expect(t.deck.slice(0, 4)).toEqual(['gug', 'rest-cure', 'ghoul', 'zombie'])
    expect(t.holds('ann')).toEqual(['pnakotic-manuscripts'])
  })

  it('NEC-CARD-32 nobody else sees the cards or the order', () => {
    const t = at({
      ann: { holds: ['pnakotic-manuscripts'] },
      deck: ['ghoul', 'rest-cure', 'gug'],
    })
    t.go().pick('use', 'pnakotic-manuscripts')
    expect(t.heard('ann')).toContain('looksAtThree')
    expect(t.heard('bob')).not.toContain('looksAtThree')
    expect(engine.view(t.state, seatOf('ann')).hand).toMatchObject({
      looking: t.state.box.deck.slice(0, 3),
    })
    expect(engine.view(t.state, seatOf('bob')).hand).toMatchObject({ looking: [] })
    expect(engine.view(t.state, seatOf('bob')).menu).toBeNull()
    t.pick('choose', 'gug').dice(1, 2).pick('choose', 'ghoul')
    expect(engine.view(t.state, seatOf('ann')).hand).toMatchObject({ looking: [] })
  })

  it('NEC-CARD-32 once until the next turn, in one’s own Ready window, for 1 Sanity', () => {
    const t = at({ ann: { on: 9, holds: ['pnakotic-manuscripts', 'commitment-papers'] } })
    t.go().pick('use', 'pnakotic-manuscripts').takeDefault().takeDefault()
    expect(t.asked).toBe('ann turn.ready')
    expect(t.refusal('use', 'pnakotic-manuscripts')).toBe('used-already')
    const poor = at({ ann: { sanity: 0, holds: ['pnakotic-manuscripts', 'commitment-papers'] } })
    expect(poor.go().refusal('use', 'pnakotic-manuscripts')).toBe('too-dear')
  })

  it('NEC-CARD-32 with two cards left both are looked at', () => {
    const t = at({
      ann: { on: 9, holds: ['pnakotic-manuscripts'], owns: ['rlyeh'] },
      deck: ['ghoul', 'gug'],
      wholeDeck: true,
      impossible: true,
    })
    t.go().pick('use', 'pnakotic-manuscripts').dice(1, 3).pick('choose', 'gug')
    expect(t.deck).toEqual(['gug', 'ghoul'])
  })

  it('NEC-CARD-33 Azathoth and Other Horrors halves the loss to a Great Old One, and to no other', () => {
    const loss = (monster: CardKey): number =>
      50 - annMeets(monster, { holds: ['azathoth-and-other-horrors'] }).sanity('ann')
    expect(loss('cthulhu')).toBe(15)
    expect(loss('nyarlathotep')).toBe(9)
    expect(loss('gug')).toBe(10)
    const another = at({
      ann: { on: 9, sanity: 50 },
      bob: { holds: ['azathoth-and-other-horrors'], owns: ['rlyeh'] },
      monsters: [['tsathoggua', 15]],
    })
    expect(another.dice(2, 1, 3).go().sanity('ann')).toBe(38)
  })

  it('NEC-CARD-34 Seven Cryptical Books of Hsan: any one Spell of the deck', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['seven-cryptical-books-of-hsan'] },
      bob: { holds: ['warding-eye'] },
    })
    t.go().pick('use', 'seven-cryptical-books-of-hsan')
    expect(t.sanity('ann')).toBe(47)
    const spells = cardTable.filter(({ type, key }) => type === 'spell' && key !== 'warding-eye')
    expect(t.offered).toEqual(spells.map(({ key }) => `choose ${key}`)) // not the one that Bob has
    t.dice(1, 3).pick('choose', 'cloud-memory')
    expect(t.holds('ann')).toEqual(['cloud-memory'])
    expect(t.sanity('ann')).toBe(47)
    expect(t.deck).not.toContain('cloud-memory')
    expect(t.bottom).toBe('seven-cryptical-books-of-hsan')
  })

  it('NEC-CARD-34 a Spell found in the Ready window can be used in it', () => {
    const t = at({ ann: { on: 9, sanity: 50, holds: ['seven-cryptical-books-of-hsan'] } })
    t.go().pick('use', 'seven-cryptical-books-of-hsan').pick('choose', 'mesmerise')
    expect(t.asked).toBe('ann turn.ready')
    expect(t.offers('use', 'mesmerise')).toBe(true)
  })

  it('NEC-CARD-34 it is refused with 2 Sanity and with no Spell in the deck', () => {
    const holds: CardKey[] = ['seven-cryptical-books-of-hsan', 'commitment-papers']
    const poor = at({ ann: { sanity: 2, holds } }).go()
    expect(poor.refusal('use', 'seven-cryptical-books-of-hsan')).toBe('too-dear')
    const spells = cardTable.filter(({ type }) => type === 'spell').map(({ key }) => key)
    const none = at({ ann: { holds }, bob: { holds: [...spells, 'elder-sign'] } })
    none.go()
    while (none.asked !== 'ann turn.ready') none.takeDefault()
    expect(none.refusal('use', 'seven-cryptical-books-of-hsan')).toBe('no-target')
  })

  it('NEC-CARD-35 De Vermis Mysteriis gives 3 for each Monster or Great Old One Banished', () => {
    const met = annMeets('gug', { holds: ['elder-sign', 'de-vermis-mysteriis'] })
    expect(met.pick('use', 'elder-sign').sanity('ann')).toBe(50 - 3 + 3)

    const far = at({
      ann: { on: 9, sanity: 50, holds: ['de-vermis-mysteriis', 'dho-hna-formula'] },
      bob: { sanity: 50, owns: ['rlyeh'] },
      monsters: [['cthulhu', 30]],
    })
    far.go().pick('use', 'dho-hna-formula').dice(1, 3).pick('targetMonster', 'cthulhu')
    expect([far.sanity('ann'), far.sanity('bob')]).toEqual([41, 50])
  })

  it('NEC-CARD-35 not for what others Banish, and not for a Monster that merely leaves', () => {
    const another = at({
      turn: 'bob',
      ann: { sanity: 50, holds: ['de-vermis-mysteriis'] },
      bob: { on: 9, holds: ['words-of-dismissal'] },
      monsters: [['gug', 30]],
    })
    another.go().pick('use', 'words-of-dismissal').dice(1, 3).pick('targetMonster', 'gug')
    expect(another.sanity('ann')).toBe(50)

    const left = at({
      ann: { on: 0, sanity: 50, holds: ['de-vermis-mysteriis'] },
      bob: { owns: ['rlyeh'] },
      monsters: [['gug', 30]],
    })
    left.dice(1, 1).dice(3, 4, 6, 6).go() // row 12 of the Hither Gate removes the Gug
    expect(left.monsters).toEqual([])
    expect(left.sanity('ann')).toBe(45)
  })
})
