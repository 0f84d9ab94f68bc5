import { describe, expect, it } from 'vitest'
import { annMeets } from '../testing/ann-meets.ts'
import { at, seatOf, type Position } from '../testing/at.ts'

describe('Allies', () => {
  it('NEC-ALLY-1 the rules on an Ally are followed for as long as it is kept', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['richard-pickman'], owns: ['rlyeh'] },
      bob: { on: 9, sanity: 50 },
    })
    t.dice(1, 3).go() // one point gone at the start of the turn
    expect(t.sanity('ann')).toBe(49)
    t.dice(4, 6).pick('endBuying') // Bob's turn: nothing happens to either
    expect(t.asked).toBe('bob buying.choose')
    t.dice(2, 4).pick('endBuying') // Ann's next turn
    expect(t.sanity('ann')).toBe(48)
    expect(t.sanity('bob')).toBe(50)
  })

  it('NEC-ALLY-1 they are followed no longer once it is gone', () => {
    const t = annMeets('gug', { sanity: 50, holds: ['richard-pickman'] })
    expect(t.sanity('ann')).toBe(49)
    t.pick('sacrifice', 'richard-pickman')
    t.dice(1, 4, 6).pick('endBuying') // Bob's turn, the Zombie moving on
    t.pick('moveMonster', t.table.monsters[0]).pick('endBuying')
    expect(t.asked).toBe('ann monsterStep.name')
    expect(t.sanity('ann')).toBe(49) // nothing lost at the start of this turn
  })

  it('NEC-ALLY-2 an Ally may be discarded instead of losing the Sanity', () => {
    const t = annMeets('gug', { sanity: 50, holds: ['old-school-friend', 'the-night-nurse'] })
    expect(t.asked).toBe('ann encounter.meet')
    expect(t.offered).toEqual([
      'suffer',
      'sacrifice old-school-friend',
      'sacrifice the-night-nurse',
    ])
    t.pick('sacrifice', 'the-night-nurse')
    expect(t.sanity('ann')).toBe(50)
    expect(t.holds('ann')).toEqual(['old-school-friend'])
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-ALLY-2 an Ally saves an Investigator who could not have met the loss', () => {
    const saved = annMeets('shoggoth', { sanity: 0, holds: ['old-school-friend'] })
    saved.pick('sacrifice', 'old-school-friend')
    expect(saved.player('ann').standing).toBe('sane')
    expect(saved.sanity('ann')).toBe(0)
    const lost = annMeets('shoggoth', { sanity: 15, holds: ['old-school-friend'] })
    expect(lost.pick('suffer').outcome?.winners).toEqual([seatOf('bob')])
  })

  it('NEC-ALLY-2 only the Investigator’s own Allies are of use', () => {
    const t = annMeets('gug', { sanity: 50 }, { holds: ['old-school-friend'] })
    expect(t.asked).toBe('ann buying.choose')
    expect(t.sanity('ann')).toBe(40)
    expect(t.holds('bob')).toEqual(['old-school-friend'])
  })

  it('NEC-ALLY-3 the discarded Ally goes to the bottom of the deck', () => {
    const t = annMeets('gug', { holds: ['old-school-friend'] })
    t.pick('sacrifice', 'old-school-friend')
    expect(t.bottom).toBe('old-school-friend')
    expect(t.deck.filter((key) => key === 'old-school-friend')).toHaveLength(2)
  })

  it('NEC-ALLY-4 the Monster’s extra effect still happens to the Investigator', () => {
    const t = annMeets('nightgaunt', { sanity: 50, holds: ['old-school-friend'] })
    t.pick('sacrifice', 'old-school-friend')
    expect(t.sanity('ann')).toBe(50)
    expect(t.player('ann').space).toBe(20)
  })

  it('NEC-ALLY-4 the Moon-Beast takes a second Ally after the first has stood in for the loss', () => {
    const t = annMeets('moon-beast', { sanity: 50, holds: ['old-school-friend', 'zadok-allen'] })
    t.pick('sacrifice', 'old-school-friend')
    expect(t.holds('ann')).toEqual([])
    expect(t.sanity('ann')).toBe(50)
    expect(t.deck.slice(-2)).toEqual(['old-school-friend', 'zadok-allen'])
  })

  it('NEC-ALLY-5 an Ally may be discarded in place of the loss from a Great Old One', () => {
    const t = annMeets('ghatanothoa', { sanity: 50, holds: ['old-school-friend'] })
    t.pick('sacrifice', 'old-school-friend')
    expect(t.sanity('ann')).toBe(50)
    expect(t.player('ann').skipsMove).toBe(true)
    expect(t.holds('ann')).toEqual([])
  })

  it('NEC-ALLY-6 an Ally does not help against a toll, rent, a fee, a Spell, a card or an attack', () => {
    const ann: Position = { sanity: 50, holds: ['old-school-friend'] }
    const toll = at({ ann: { ...ann, on: 36 }, bob: { owns: ['rlyeh'] } })
      .dice(4, 6)
      .go()
    expect(toll.sanity('ann')).toBe(40)
    const rent = at({ ann: { ...ann, on: 9 }, bob: { owns: ['green-lane'] } })
      .dice(1, 3)
      .go()
    expect(rent.sanity('ann')).toBe(45)
    const fee = at({ ann: { ...ann, on: 9 }, bob: { owns: ['unaussprechlichen-kulten'] } })
    expect(fee.dice(2, 4).go().sanity('ann')).toBe(45)
    const card = at({
      ann: { ...ann, on: 9 },
      bob: { owns: ['irem'] },
      deck: ['dreams-of-the-drowned-city'],
    })
    expect(card.dice(1, 2).go().sanity('ann')).toBe(45)
    const spell = at({
      turn: 'bob',
      ann,
      bob: { on: 9, holds: ['nightmare-sending'], owns: ['irem'] },
    })
    spell.go().pick('use', 'nightmare-sending').dice(1, 3).pick('target', 'ann')
    expect(spell.sanity('ann')).toBe(40)
    const attack = at({
      turn: 'cid',
      ann: { ...ann, on: 9, owns: ['irem'] },
      bob: {},
      cid: { cultist: true, on: 14 },
    })
    attack.go().dice(1, 4, 6).dice(4, 6).pick('walk') // the last two are Ann's, on her own turn
    expect(attack.sanity('ann')).toBe(44)
    for (const t of [toll, rent, fee, card, spell, attack]) {
      expect(t.asked).toMatch(/buying\.choose$/) // nobody was asked about the Ally
      expect(t.holds('ann')).toEqual(['old-school-friend'])
    }
  })

  it('NEC-ALLY-7 an Ally can neither be traded, even at an open table, nor put away at will', () => {
    for (const trade of ['standard', 'open']) {
      const t = at({
        ann: { on: 9, holds: ['old-school-friend'], owns: ['irem'] },
        settings: { trade },
      })
      t.dice(1, 3).go()
      expect(t.offered).toEqual(['buy green-lane', 'trade', 'endBuying'])
      t.pick('trade').pick('partner', 'bob')
      expect(t.refusal('give', 'old-school-friend')).toBe('not-tradable')
    }
  })

  it('NEC-ALLY-7 Book, Spell and Item thieves leave Allies alone; insanity does not', () => {
    const t = at({
      ann: { on: 10, sanity: 4, holds: ['old-school-friend'], owns: ['irem'] },
      bob: { owns: ['witch-house'], holds: ['commitment-papers'] },
      cid: {},
      deck: ['raid-on-the-lodge', 'book-burning'],
    })
    t.dice(1, 1).go() // Raid on the Lodge
    t.dice(2, 3).pick('endBuying') // Book Burning
    expect(t.holds('ann')).toEqual(['old-school-friend'])
    t.land('ann', 'witch-house') // cannot pay 7
    expect(t.player('ann').standing).toBe('cultist')
    expect(t.holds('ann')).toEqual([])
    expect(t.bottom).toBe('old-school-friend')
  })

  it('NEC-ALLY-8 a Deep One taken as an Ally can be discarded in an encounter and does nothing else', () => {
    const t = at({ ann: { on: 0 }, bob: { owns: ['rlyeh'] } })
    t.dice(3, 4, 4, 6).go() // row 10 of the Hither Gate
    t.pick('goTo', 'gilman-house')
    expect(t.holds('ann')).toEqual(['deep-one'])
    expect(t.asked).toBe('ann buying.choose')
    expect(t.offered.some((option) => option.startsWith('use'))).toBe(false)
    t.pick('trade').pick('partner', 'bob')
    expect(t.refusal('give', 'deep-one')).toBe('not-tradable')

    const met = annMeets('gug', { sanity: 50, holds: ['deep-one'] })
    met.pick('sacrifice', 'deep-one')
    expect(met.sanity('ann')).toBe(50)
    expect(met.bottom).toBe('deep-one')
  })

  it('NEC-ALLY-8 while it is an Ally it is no Monster', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['deep-one', 'words-of-dismissal'] },
      bob: { on: 20 },
      monsters: [['zombie', 38]],
    }).go()
    t.pick('use', 'words-of-dismissal')
    expect(t.offered).toEqual(['targetMonster zombie', 'withdraw'])
    t.pick('withdraw').dice(1).pick('pass') // the Zombie is moved without asking which
    expect(t.asked).toBe('ann turn.ready')
    expect(t.monsters).toEqual([['zombie', 37]])
  })

  it('NEC-ALLY-8 back in the deck it is a Monster card again', () => {
    const t = annMeets('gug', { on: 9, sanity: 50, holds: ['deep-one'] })
    t.pick('sacrifice', 'deep-one')
    t.state.box.deck.unshift(t.state.box.deck.pop() ?? -1)
    t.dice(1, 1).land('ann', 'mythos-3') // draws it, meets it and it comes to the board
    expect(t.sanity('ann')).toBe(44)
    expect(t.monsters).toContainEqual(['deep-one', 15])
    expect(t.holds('ann')).toEqual([])
  })
})
