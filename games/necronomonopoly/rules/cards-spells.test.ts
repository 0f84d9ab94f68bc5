import { describe, expect, it } from 'vitest'
import { annMeets } from '../testing/ann-meets.ts'
import { at, seatOf } from '../testing/at.ts'

describe('Spells, card by card', () => {
  it('NEC-CARD-12 Elder Sign Banishes the Monster encountered', () => {
    const t = at({ ann: { on: 9, sanity: 50, holds: ['elder-sign'] }, bob: { owns: ['rlyeh'] } })
    t.state.box.deck.unshift(...t.state.box.deck.splice(t.deck.indexOf('nightgaunt'), 1))
    t.dice(1, 2).go().pick('use', 'elder-sign')
    expect(t.sanity('ann')).toBe(47) // the cost, and nothing for the Monster
    expect(t.player('ann').space).toBe(12) // nor its extra effect
    expect(t.monsters).toEqual([]) // it never enters the board
    expect(t.deck.slice(-2)).toEqual(['nightgaunt', 'elder-sign'])
    expect(t.holds('ann')).toEqual([])
  })

  it('NEC-CARD-12 it is refused against a Great Old One and with 2 Sanity', () => {
    const oldOne = at({
      ann: { on: 9, holds: ['elder-sign', 'old-school-friend'] },
      monsters: [['tsathoggua', 15]],
    })
    oldOne.dice(2, 1, 3).go()
    expect(oldOne.asked).toBe('ann encounter.meet')
    expect(oldOne.refusal('use', 'elder-sign')).toBe('is-old-one')
    const poor = at({
      ann: { on: 9, sanity: 2, holds: ['elder-sign', 'old-school-friend'] },
      monsters: [['ghoul', 15]],
    })
    expect(poor.dice(1, 1, 1, 3).go().refusal('use', 'elder-sign')).toBe('too-dear')
  })

  it('NEC-CARD-12 two Elder Signs are two cards', () => {
    const t = at({
      ann: { on: 9, holds: ['elder-sign', 'elder-sign'], owns: ['rlyeh'] },
      monsters: [
        ['ghoul', 15],
        ['ghast', 13],
        ['gug', 13],
      ],
    })
    t.go().dice(1, 1, 1, 3).pick('moveMonster', 'ghoul')
    t.pick('use', t.player('ann').held[0]).pick('use', t.player('ann').held[0])
    expect(t.monsters).toEqual([['ghoul', 13]])
    expect(t.holds('ann')).toEqual([])
    expect(t.sanity('ann')).toBe(150 - 3 - 3 - 6)
  })

  it('NEC-CARD-13 Words of Dismissal Banish any one Monster on the board', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['words-of-dismissal', 'laudanum'] },
      monsters: [
        ['ghoul', 15],
        ['cthulhu', 20],
        ['gug', 30],
      ],
    })
    t.go().pick('use', 'words-of-dismissal')
    expect(t.offered).toEqual(['targetMonster ghoul', 'targetMonster gug', 'withdraw'])
    expect(t.refusal('targetMonster', 'cthulhu')).toBe('is-old-one')
    t.pick('targetMonster', 'gug')
    expect(t.monsters.map(([key]) => key)).toEqual(['ghoul', 'cthulhu'])
    expect(t.bottom).toBe('gug')
    expect(t.sanity('ann')).toBe(43)
    expect(t.holds('ann')).toEqual(['words-of-dismissal', 'laudanum'])
    expect(t.refusal('use', 'words-of-dismissal')).toBe('used-already')
  })

  it('NEC-CARD-13 it is refused with 6 Sanity and with no Monster but a Great Old One', () => {
    const poor = at({
      ann: { sanity: 6, holds: ['words-of-dismissal', 'laudanum'] },
      monsters: [['gug', 30]],
    })
    expect(poor.go().refusal('use', 'words-of-dismissal')).toBe('too-dear')
    const oldOne = at({
      ann: { holds: ['words-of-dismissal', 'laudanum'] },
      monsters: [['cthulhu', 30]],
    })
    expect(oldOne.go().refusal('use', 'words-of-dismissal')).toBe('no-target')
  })

  it('NEC-CARD-14 Voorish Sign: the Monster has no effect and stays in play', () => {
    const t = annMeets('dimensional-shambler', { holds: ['voorish-sign'] })
    expect(t.asked).toBe('ann encounter.meet')
    t.pick('use', 'voorish-sign')
    expect(t.sanity('ann')).toBe(48)
    expect(t.player('ann').space).toBe(13) // neither loss nor extra effect
    expect(t.monsters).toContainEqual(['dimensional-shambler', 13])
    expect(t.holds('ann')).toEqual(['voorish-sign'])
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-CARD-14 once until the next turn, and not against a Great Old One', () => {
    const twice = at({
      ann: { on: 9, sanity: 50, holds: ['voorish-sign', 'old-school-friend'] },
      monsters: [
        ['ghast', 13],
        ['gug', 13],
      ],
    })
    twice.go()
    twice.dice(1, 1).dice(1, 1).pick('moveMonster', 'gug') // the Gug goes to 11, where Ann stops first
    twice.pick('use', 'voorish-sign')
    twice.dice(1, 1).pick('endBuying') // the further throw of the double ends on the Ghast
    expect(twice.asked).toBe('ann encounter.meet')
    expect(twice.refusal('use', 'voorish-sign')).toBe('used-already')

    const oldOne = annMeets('cthulhu', {
      holds: ['voorish-sign', 'old-school-friend', 'zadok-allen'],
    })
    expect(oldOne.refusal('use', 'voorish-sign')).toBe('is-old-one')
  })

  it('NEC-CARD-14 a Monster that is drawn still comes to the board', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['voorish-sign'] },
      bob: { owns: ['rlyeh'] },
      deck: ['gug'],
    })
    t.dice(1, 2).go().dice(2, 3).pick('use', 'voorish-sign')
    expect(t.sanity('ann')).toBe(48)
    expect(t.monsters).toEqual([['gug', 7]])
  })

  it('NEC-CARD-15 Dho-Hna Formula Banishes a Great Old One as well, from far away', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['dho-hna-formula'] },
      bob: { on: 9, owns: ['rlyeh'] },
      monsters: [
        ['cthulhu', 20],
        ['gug', 30],
      ],
    })
    t.go().pick('use', 'dho-hna-formula')
    expect(t.offered).toEqual(['targetMonster cthulhu', 'targetMonster gug', 'withdraw'])
    t.dice(1, 1, 1, 3).pick('targetMonster', 'cthulhu')
    expect(t.sanity('ann')).toBe(38)
    expect(t.monsters).toEqual([['gug', 28]])
    expect(t.deck.slice(-2)).toEqual(['cthulhu', 'dho-hna-formula'])
  })

  it('NEC-CARD-15 in an encounter it Banishes what is met, even if it was only just drawn', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['dho-hna-formula'] },
      bob: { owns: ['rlyeh'] },
      deck: ['cthulhu'],
    })
    t.dice(1, 2).go()
    expect(t.asked).toBe('ann encounter.meet')
    t.pick('use', 'dho-hna-formula')
    expect(t.offered).toEqual(['targetMonster cthulhu', 'withdraw'])
    t.pick('targetMonster', 'cthulhu')
    expect(t.sanity('ann')).toBe(38)
    expect(t.monsters).toEqual([])
    expect(t.deck.slice(-2)).toEqual(['cthulhu', 'dho-hna-formula'])
  })

  it('NEC-CARD-15 spent on another Monster it does not help in the encounter', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['dho-hna-formula'] },
      bob: { owns: ['rlyeh'] },
      monsters: [['zombie', 30]],
      deck: ['gug'],
    })
    t.go().dice(1).pick('pass').dice(1, 2).pick('pass')
    expect(t.asked).toBe('ann encounter.meet')
    t.pick('use', 'dho-hna-formula')
    t.dice(2, 3).pick('targetMonster', t.table.monsters[0]) // the Gug then takes its 10 and moves
    expect(t.sanity('ann')).toBe(50 - 12 - 10)
    expect(t.monsters).toEqual([['gug', 7]])
  })

  it('NEC-CARD-15 it is refused with 11 Sanity', () => {
    const t = at({
      ann: { sanity: 11, holds: ['dho-hna-formula', 'laudanum'] },
      monsters: [['gug', 30]],
    })
    expect(t.go().refusal('use', 'dho-hna-formula')).toBe('too-dear')
  })

  it('NEC-CARD-16 The Withering Word takes 1d6 from another Investigator', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['the-withering-word'] },
      bob: { sanity: 50, owns: ['rlyeh'] },
      cid: { sanity: 50 },
      dee: { cultist: true },
    })
    t.go().pick('use', 'the-withering-word')
    expect(t.offered).toEqual(['target bob', 'target cid', 'withdraw'])
    expect(t.refusal('target', 'dee')).toBe('no-target') // a Cultist is no Investigator
    t.dice(5).dice(1, 3).pick('target', 'cid')
    expect([t.sanity('ann'), t.sanity('bob'), t.sanity('cid')]).toEqual([47, 50, 45])
    expect(t.holds('ann')).toEqual(['the-withering-word'])
  })

  it('NEC-CARD-16 it can be deadly, and is refused with 2 Sanity', () => {
    const t = at({ ann: { holds: ['the-withering-word'] }, bob: { sanity: 4 } })
    t.go().pick('use', 'the-withering-word').dice(5).pick('target', 'bob')
    expect(t.outcome?.winners).toEqual([seatOf('ann')])
    const poor = at({ ann: { sanity: 2, holds: ['the-withering-word', 'laudanum'] } }).go()
    expect(poor.refusal('use', 'the-withering-word')).toBe('too-dear')
  })

  it('NEC-CARD-17 Nightmare Sending takes 10 and is gone', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['nightmare-sending'] },
      bob: { sanity: 50, owns: ['rlyeh'] },
      cid: { cultist: true },
    })
    t.go().pick('use', 'nightmare-sending')
    expect(t.offered).toEqual(['target bob', 'withdraw'])
    expect(t.refusal('target', 'cid')).toBe('no-target')
    t.dice(1, 3).pick('target', 'bob')
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([46, 40])
    expect(t.bottom).toBe('nightmare-sending')
  })

  it('NEC-CARD-16 NEC-CARD-17 an owner of the Book of Eibon loses nothing, and no die is thrown', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['nightmare-sending', 'the-withering-word'] },
      bob: { sanity: 50, owns: ['book-of-eibon'] },
    })
    t.go().pick('use', 'nightmare-sending').pick('target', 'bob')
    t.pick('use', 'the-withering-word').dice(1, 3).pick('target', 'bob')
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([43, 50])
  })

  it('NEC-CARD-18 Exchange of Minds swaps two tokens, and the caster then moves', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['exchange-of-minds'] },
      bob: { on: 24, sanity: 50, owns: ['akeley-farmhouse', 'whateley-farm'] },
      monsters: [['gug', 26]],
    })
    t.dice(1, 1).go() // the Gug comes to Bob's space, 24
    expect(t.sanity('bob')).toBe(40)
    t.pick('use', 'exchange-of-minds').dice(1, 2).pick('target', 'bob')
    expect(t.player('bob').space).toBe(9)
    expect(t.player('ann').space).toBe(27) // walked from 24
    expect(t.sanity('ann')).toBe(45) // neither the Gug nor Bob's rent: nobody has landed
    expect(t.sanity('bob')).toBe(40)
    expect(t.asked).toBe('ann buying.choose')
    expect(t.bottom).toBe('exchange-of-minds')
  })

  it('NEC-CARD-18 neither of the two may be an inmate, but a Cultist may be the target', () => {
    const t = at({
      ann: { on: 9, holds: ['exchange-of-minds'] },
      bob: { inmate: 0 },
      cid: { cultist: true, on: 30 },
    })
    t.go().pick('use', 'exchange-of-minds')
    expect(t.offered).toEqual(['target cid', 'withdraw'])
    expect(t.refusal('target', 'bob')).toBe('no-target')
    const inmate = at({ ann: { inmate: 0, holds: ['exchange-of-minds', 'pnakotic-manuscripts'] } })
    expect(inmate.go().refusal('use', 'exchange-of-minds')).toBe('minds-inside')
    const alone = at({
      ann: { on: 9, holds: ['exchange-of-minds', 'pnakotic-manuscripts'] },
      bob: { inmate: 0 },
    })
    expect(alone.go().refusal('use', 'exchange-of-minds')).toBe('no-target')
    const poor = at({ ann: { sanity: 4, holds: ['exchange-of-minds', 'pnakotic-manuscripts'] } })
    expect(poor.go().refusal('use', 'exchange-of-minds')).toBe('too-dear')
  })

  it('NEC-CARD-18 it is for one’s own Ready window and no other', () => {
    const t = at({ ann: { on: 9, owns: ['rlyeh'] }, bob: { holds: ['exchange-of-minds'] } })
    expect(t.dice(1, 3).go().asked).toBe('ann buying.choose')
  })

  it('NEC-CARD-19 Mesmerise makes another player skip the next Move step', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['mesmerise'], owns: ['rlyeh'] },
      bob: { on: 20 },
      cid: { on: 30, holds: ['pnakotic-manuscripts'] },
    })
    t.go().pick('use', 'mesmerise').dice(1, 3).pick('target', 'bob')
    expect(t.sanity('ann')).toBe(46)
    expect(t.holds('ann')).toEqual([])
    t.pick('endBuying') // Bob's turn is over without a throw and without a Buy step
    expect(t.asked).toBe('cid turn.ready')
    expect(t.player('bob').space).toBe(20)
    expect(t.told('skipsMove')).toEqual([{ seat: seatOf('bob') }])
  })

  it('NEC-CARD-19 at Dawn it strikes the active player’s step of this very turn; a Cultist too', () => {
    const t = at({
      ann: { on: 9 },
      bob: { holds: ['mesmerise', 'pnakotic-manuscripts'] },
    })
    t.go().pickAs('bob', 'use', 'mesmerise').pick('target', 'ann')
    expect(t.asked).toBe('bob turn.ready')
    expect(t.player('ann').space).toBe(9)

    const cultist = at({
      ann: { cultist: true, on: 9 },
      bob: { holds: ['mesmerise', 'pnakotic-manuscripts'] },
      cid: {},
    })
    cultist.go().pickAs('bob', 'use', 'mesmerise').pick('target', 'ann')
    expect(cultist.asked).toBe('bob turn.ready')
    const poor = at({ ann: { sanity: 3, holds: ['mesmerise', 'laudanum'] } }).go()
    expect(poor.refusal('use', 'mesmerise')).toBe('too-dear')
  })

  it('NEC-CARD-20 Bind the Thing: the named Monster moves a named total and no dice are thrown', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['bind-the-thing'] },
      bob: { on: 20, sanity: 50 },
      monsters: [['zombie', 32]],
    })
    t.go().pick('use', 'bind-the-thing')
    expect(t.offered).toEqual(['name 2..12', 'withdraw'])
    t.dice(1, 3).pick('name', 12) // more than its one die could show
    expect(t.monsters).toEqual([['zombie', 20]])
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([47, 45])
    expect(t.told('monsterThrow')).toEqual([])
    expect(t.holds('ann')).toEqual(['bind-the-thing'])
  })

  it('NEC-CARD-20 it binds no Great Old One, and is refused with 2 Sanity', () => {
    const oldOne = at({
      ann: { on: 9, holds: ['bind-the-thing'] },
      monsters: [['cthulhu', 32]],
    })
    oldOne.dice(1, 2, 1, 3).go() // thrown at once
    expect(oldOne.asked).toBe('ann buying.choose')
    expect(oldOne.monsters).toEqual([['cthulhu', 29]])
    const poor = at({
      ann: { on: 9, sanity: 2, holds: ['bind-the-thing'] },
      monsters: [['ghoul', 32]],
    })
    expect(poor.dice(1, 2, 1, 3).go().monsters).toEqual([['ghoul', 29]])
  })

  it('NEC-CARD-21 Cloud Memory: nothing is paid for this rent or fee', () => {
    for (const [space, dice] of [
      ['green-lane', [1, 3]],
      ['unaussprechlichen-kulten', [2, 4]],
    ] as const) {
      const t = at({
        ann: { on: 9, sanity: 4, holds: ['cloud-memory'], owns: ['rlyeh'] },
        bob: { sanity: 50, owns: [space] },
      })
      t.dice(...dice)
        .go()
        .pick('use', 'cloud-memory')
      expect([t.sanity('ann'), t.sanity('bob')]).toEqual([0, 50])
      expect(t.player('ann').standing).toBe('sane')
      expect(t.bottom).toBe('cloud-memory')
    }
  })

  it('NEC-CARD-21 it is no help against a toll, and cannot be paid for with 3 Sanity', () => {
    const toll = at({ ann: { on: 36, sanity: 50, holds: ['cloud-memory'] } })
      .dice(4, 6)
      .go()
    expect(toll.sanity('ann')).toBe(40)
    const poor = at({
      ann: { on: 9, sanity: 3, holds: ['cloud-memory'] },
      bob: { owns: ['green-lane'] },
    })
    expect(poor.dice(1, 3).go().outcome?.winners).toEqual([seatOf('bob')])
  })

  it('NEC-CARD-22 Warding Eye: a Spell that has its owner as target has no effect', () => {
    const t = at({
      ann: { on: 9, holds: ['mesmerise'], owns: ['rlyeh'] },
      bob: { sanity: 50, holds: ['warding-eye'] },
    })
    t.go().pick('use', 'mesmerise').pick('target', 'bob')
    expect(t.offered).toEqual(['allow', 'use warding-eye'])
    t.dice(1, 3).pick('use', 'warding-eye')
    expect(t.player('bob').skipsMove).toBe(false)
    expect(t.sanity('bob')).toBe(48)
    expect(t.holds('bob')).toEqual([])
    expect(t.deck.slice(-2)).toEqual(['warding-eye', 'mesmerise'])
  })

  it('NEC-CARD-22 it stops an Exchange of Minds; it does not stop a Spell at somebody else', () => {
    const swap = at({
      ann: { on: 9, holds: ['exchange-of-minds'], owns: ['rlyeh'] },
      bob: { on: 30, holds: ['warding-eye'] },
    })
    swap.go().pick('use', 'exchange-of-minds').pick('target', 'bob')
    swap.dice(1, 3).pick('use', 'warding-eye')
    expect(swap.player('bob').space).toBe(30)
    expect(swap.player('ann').space).toBe(13)

    const other = at({
      ann: { on: 9, holds: ['nightmare-sending'], owns: ['rlyeh'] },
      bob: { sanity: 50 },
      cid: { holds: ['warding-eye'] },
    })
    other.go().pick('use', 'nightmare-sending').dice(1, 3).pick('target', 'bob')
    expect(other.asked).toBe('ann buying.choose')
    expect(other.sanity('bob')).toBe(40)
  })

  it('NEC-CARD-22 with 1 Sanity it cannot be used', () => {
    const t = at({
      ann: { on: 9, holds: ['mesmerise'], owns: ['rlyeh'] },
      bob: { sanity: 1, holds: ['warding-eye'] },
    })
    t.go().pick('use', 'mesmerise').dice(1, 3).pick('target', 'bob')
    expect(t.player('bob').skipsMove).toBe(true)
    expect(t.holds('bob')).toEqual(['warding-eye'])
  })
})
