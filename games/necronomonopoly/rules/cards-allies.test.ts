import { describe, expect, it } from 'vitest'
import { cardTable, type CardKey } from '../pieces/cards.ts'
import { annMeets } from '../testing/ann-meets.ts'
import { at, type Position } from '../testing/at.ts'
import { rulebook } from '../testing/rulebook.ts'

describe('Allies, card by card', () => {
  it('NEC-CARD-1 to NEC-CARD-11: copies, windows and costs are those of the rulebook', () => {
    const printed = rulebook.recordsUnder('Allies (12 cards)').map((row) => ({
      id: row['Id'],
      copies: Number(row['Copies']),
      when: ['–', 'always'].includes(row['When'] ?? '') ? [] : [row['When']?.toLowerCase()],
      cost: row['Cost'] === '–' ? 0 : Number(row['Cost']),
    }))
    const ours = cardTable.filter(({ type }) => type === 'ally')
    expect(ours.map(({ id, copies, when, cost }) => ({ id, copies, when, cost }))).toEqual(printed)
  })

  it('NEC-CARD-1 an Old School Friend has no power but to stand in for a loss', () => {
    const t = annMeets('gug', { holds: ['old-school-friend', 'old-school-friend'] })
    expect(t.asked).toBe('ann encounter.meet') // the first window in which she is asked
    expect(t.offered).toEqual([
      'suffer',
      'sacrifice old-school-friend#1',
      'sacrifice old-school-friend#2',
    ])
    t.pick('sacrifice', 'old-school-friend#1')
    expect(t.sanity('ann')).toBe(50)
    expect(t.holds('ann')).toEqual(['old-school-friend'])
  })

  it('NEC-CARD-2 Professor Armitage takes 2 off every Spell', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['professor-armitage', 'nightmare-sending'] },
      bob: { sanity: 50, owns: ['rlyeh'] },
    })
    t.go().pick('use', 'nightmare-sending').dice(1, 3).pick('target', 'bob')
    expect(t.sanity('ann')).toBe(48)
    expect(t.sanity('bob')).toBe(40)
  })

  it('NEC-CARD-2 no Spell costs less than nothing, and Items and Books cost as much as ever', () => {
    const spell = annMeets('gug', { holds: ['professor-armitage', 'voorish-sign'] })
    spell.pick('use', 'voorish-sign')
    expect(spell.sanity('ann')).toBe(50)

    const book = at({ ann: { sanity: 50, holds: ['professor-armitage', 'pnakotic-manuscripts'] } })
    book.go().pick('use', 'pnakotic-manuscripts')
    expect(book.sanity('ann')).toBe(49)
  })

  it('NEC-CARD-3 Randolph Carter shifts a Gate roll by 1 for nothing', () => {
    const t = at({ ann: { on: 0, sanity: 0, holds: ['randolph-carter'], owns: ['irem'] } })
    t.dice(3, 4, 3, 4).go()
    expect(t.asked).toBe('ann gate.shift')
    expect(t.offered).toEqual(['pass', 'raise randolph-carter', 'lower randolph-carter'])
    t.pick('raise', 'randolph-carter') // from 7 to 8; he cannot be asked twice
    expect(t.told('gateRow')).toEqual([{ seat: 0, row: 8 }])
    expect(t.player('ann').space).toBe(20)
    expect(t.holds('ann')).toEqual(['randolph-carter'])
  })

  it('NEC-CARD-3 he shifts each of several rolls, and only those of his Investigator', () => {
    const t = at({ ann: { on: 0, holds: ['randolph-carter'] }, bob: { owns: ['irem'] } })
    t.dice(3, 4, 5, 5).go()
    t.dice(4, 4).pick('raise', 'randolph-carter') // row 11, to the other Gate, which rolls 8
    expect(t.asked).toBe('ann gate.shift')
    expect(t.offers('lower', 'randolph-carter')).toBe(true)
    t.pick('pass')

    const another = at({ ann: { on: 0 }, bob: { owns: ['irem'], holds: ['randolph-carter'] } })
    expect(another.dice(3, 4, 4, 4).go().asked).toBe('ann buying.choose')
  })

  it('NEC-CARD-4 with Inspector Legrasse Monsters of the kind Cultist are ignored', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['inspector-legrasse'] },
      bob: { owns: ['rlyeh'] },
      monsters: [['robed-cultist', 15]],
    })
    t.dice(1, 1, 4, 5).go() // to 13; Ann walks over it to 18
    expect(t.player('ann').space).toBe(18)
    expect(t.sanity('ann')).toBe(50)
  })

  it('NEC-CARD-4 but neither a Tcho-Tcho nor the attack of a Cultist player', () => {
    const tcho = annMeets('tcho-tcho', { holds: ['inspector-legrasse'] })
    expect(tcho.asked).toBe('ann encounter.meet')
    tcho.pick('suffer')
    expect(tcho.sanity('ann')).toBe(43)

    const attack = at({
      turn: 'cid',
      ann: { on: 9, sanity: 50, holds: ['inspector-legrasse'], owns: ['irem'] },
      bob: {},
      cid: { cultist: true, on: 14, friends: ['robed-cultist', 'rat-thing'] },
    })
    attack.go().dice(1, 4, 6).dice(4, 6).pick('walk')
    expect(attack.sanity('ann')).toBe(50 - 6 - 3) // the friend of the kind Cultist adds nothing
  })

  it('NEC-CARD-5 Zadok Allen puts the drawn card on the bottom for another, which must be followed', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['zadok-allen'] },
      bob: { owns: ['rlyeh'] },
      deck: ['reservoir-levy', 'rest-cure'],
    })
    t.dice(1, 2).go().pick('use', 'zadok-allen')
    expect(t.sanity('ann')).toBe(50 - 3 + 8)
    expect(t.deck.slice(-2)).toEqual(['reservoir-levy', 'rest-cure'])
    expect(t.holds('ann')).toEqual(['zadok-allen'])
    expect(t.asked).toBe('ann buying.choose') // no window for the second card
  })

  it('NEC-CARD-5 once until the start of the next turn, and not with 2 Sanity', () => {
    const t = at({
      ann: { on: 10, sanity: 50, holds: ['zadok-allen', 'laudanum'] },
      bob: { on: 9, owns: ['rlyeh'] },
      deck: ['book-burning', 'raid-on-the-lodge', 'rest-cure'],
    })
    t.go().pick('pass').dice(1, 1).pick('pass').pick('use', 'zadok-allen')
    t.dice(2, 3).pick('endBuying') // a second Mythos space in the same turn: not asked
    expect(t.player('ann').space).toBe(17)
    expect(t.asked).toBe('ann buying.choose')
    expect(t.sanity('ann')).toBe(50 - 3 + 8)
    t.pick('endBuying').dice(1, 3).pick('pass').pick('endBuying') // Bob's turn
    t.pick('pass').dice(2, 3).pick('pass') // Ann's next turn, to the Mythos space on 22
    expect(t.asked).toBe('ann draw.window')
    expect(t.offers('use', 'zadok-allen')).toBe(true)

    const poor = at({
      ann: { on: 9, sanity: 2, holds: ['zadok-allen'] },
      bob: { owns: ['rlyeh'] },
      deck: ['rest-cure'],
    })
    expect(poor.dice(1, 2).go().asked).toBe('ann buying.choose')
  })

  it('NEC-CARD-6 Herbert West brings a discarded Ally back on 4, 5 or 6', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const t = annMeets('gug', { holds: ['old-school-friend', 'herbert-west'] })
      t.dice(die).pick('sacrifice', 'old-school-friend')
      const left: CardKey[] = die >= 4 ? ['old-school-friend', 'herbert-west'] : ['herbert-west']
      expect(t.holds('ann')).toEqual(left)
      expect(t.sanity('ann')).toBe(50) // the loss is avoided either way
    }
  })

  it('NEC-CARD-6 he does not bring himself back', () => {
    const t = annMeets('gug', { holds: ['old-school-friend', 'herbert-west'] })
    t.pick('sacrifice', 'herbert-west') // no die
    expect(t.holds('ann')).toEqual(['old-school-friend'])
    expect(t.bottom).toBe('herbert-west')
  })

  it('NEC-CARD-6 against Cthulhu he rolls for each of two, unless he is one of them', () => {
    const holds: CardKey[] = ['old-school-friend', 'zadok-allen', 'herbert-west']
    const both = annMeets('cthulhu', { holds })
    both.pick('sacrifice', 'old-school-friend').dice(3, 4).pick('sacrifice', 'zadok-allen')
    expect(both.holds('ann')).toEqual(['zadok-allen', 'herbert-west'])

    const himself = annMeets('cthulhu', { holds })
    himself.pick('sacrifice', 'old-school-friend').pick('sacrifice', 'herbert-west')
    expect(himself.holds('ann')).toEqual(['zadok-allen'])
    expect(himself.deck.slice(-2)).toEqual(['old-school-friend', 'herbert-west'])
  })

  it('NEC-CARD-6 another’s Herbert West is of no use', () => {
    const t = at({
      ann: { on: 9, holds: ['old-school-friend'] },
      bob: { owns: ['rlyeh'], holds: ['herbert-west'] },
      monsters: [['gug', 15]],
    })
    t.dice(1, 1, 1, 3).go().pick('sacrifice', 'old-school-friend')
    expect(t.holds('ann')).toEqual([])
  })

  it('NEC-CARD-7 the Cats of Ulthar turn a Monster away one space further', () => {
    const t = at({
      turn: 'bob',
      ann: { on: 13, sanity: 50, holds: ['the-cats-of-ulthar'] },
      bob: { on: 9, owns: ['rlyeh'] },
      cid: { on: 12, sanity: 50 },
      monsters: [['ghoul', 16]],
    })
    t.dice(1, 2).dice(6, 5).go() // 13 would be Ann's space; it ends on 12, with Cid
    expect(t.monsters).toEqual([['ghoul', 12]])
    expect(t.sanity('ann')).toBe(50)
    expect(t.sanity('cid')).toBe(44)
  })

  it('NEC-CARD-7 on Mi-Go the Monster passes and leaves the board', () => {
    const t = at({
      turn: 'bob',
      ann: { on: 0, sanity: 50, holds: ['the-cats-of-ulthar'] },
      bob: { on: 9, owns: ['rlyeh'] },
      cid: { on: 0, sanity: 50 },
      monsters: [['ghoul', 3]],
    })
    t.dice(1, 2).dice(4, 6).go()
    expect(t.monsters).toEqual([])
    expect([t.sanity('ann'), t.sanity('cid')]).toEqual([50, 50])
    expect(t.bottom).toBe('ghoul')
  })

  it('NEC-CARD-7 on space 1 it ends exactly on Mi-Go', () => {
    const t = at({
      turn: 'bob',
      ann: { on: 1, sanity: 50, holds: ['the-cats-of-ulthar'] },
      bob: { on: 9, owns: ['rlyeh'] },
      cid: { on: 0, sanity: 50 },
      monsters: [['ghoul', 4]],
    })
    t.dice(1, 2).dice(4, 6).go()
    expect(t.sanity('cid')).toBe(44)
    expect(t.monsters).toEqual([])
  })

  it('NEC-CARD-7 they do nothing in their owner’s own Monster step', () => {
    const t = at({
      ann: { on: 13, sanity: 50, holds: ['the-cats-of-ulthar'] },
      monsters: [['ghoul', 16]],
    })
    t.dice(1, 2).go()
    expect(t.asked).toBe('ann encounter.meet')
    expect(t.monsters).toEqual([['ghoul', 13]])
  })

  it('NEC-CARD-7 nor for an inmate, nor against a Great Old One, nor outside a Monster step', () => {
    const inmate = at({
      turn: 'bob',
      ann: { inmate: 0, holds: ['the-cats-of-ulthar'] },
      bob: { on: 20, owns: ['rlyeh'] },
      monsters: [['ghoul', 13]],
    })
    expect(inmate.dice(1, 2).dice(1, 2).go().monsters).toEqual([['ghoul', 10]])

    const oldOne = at({
      turn: 'bob',
      ann: { on: 13, sanity: 50, holds: ['the-cats-of-ulthar'] },
      monsters: [['tsathoggua', 16]],
    })
    expect(oldOne.dice(3).go().monsters).toEqual([['tsathoggua', 13]])
    expect(oldOne.asked).toBe('ann encounter.meet')

    const drawn = at({
      turn: 'bob',
      ann: { on: 9, sanity: 50, holds: ['the-cats-of-ulthar'] },
      bob: { on: 9 },
      deck: ['ghoul'],
    })
    drawn.dice(1, 2).dice(1, 2).go() // Bob draws the Ghoul, whose first move ends with Ann
    expect(drawn.monsters).toEqual([['ghoul', 9]])
    expect(drawn.asked).toBe('ann encounter.meet')
  })

  it('NEC-CARD-8 Richard Pickman: Ghouls are ignored, and each turn begins with a loss of 1', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['richard-pickman'] },
      bob: { owns: ['rlyeh'] },
      monsters: [['ghoul', 15]],
    })
    t.dice(1, 1, 4, 5).go() // over the Ghoul on 13
    expect(t.player('ann').space).toBe(18)
    expect(t.sanity('ann')).toBe(49)

    const ghast = annMeets('ghast', { holds: ['richard-pickman'] })
    expect(ghast.asked).toBe('ann encounter.meet') // Ghasts are not ignored
  })

  it('NEC-CARD-8 with no Sanity left he drives his Investigator insane', () => {
    const t = at({
      ann: { on: 9, sanity: 0, holds: ['richard-pickman'] },
      bob: { holds: ['commitment-papers'] },
      cid: {},
    }).go()
    expect(t.player('ann').standing).toBe('cultist')
    expect(t.asked).toBe('bob turn.ready')
    const one = at({ ann: { on: 9, sanity: 1, holds: ['richard-pickman'], owns: ['irem'] } })
    one.dice(1, 3).go()
    expect(one.player('ann').standing).toBe('sane')
    expect(one.sanity('ann')).toBe(0)
  })

  it('NEC-CARD-9 with Wilbur Whateley every rent is 3 higher, and a research fee is not', () => {
    const owner: Position = {
      sanity: 50,
      holds: ['wilbur-whateley'],
      owns: ['green-lane', 'unaussprechlichen-kulten'],
    }
    const rent = at({ ann: { on: 9, sanity: 50 }, bob: owner })
      .dice(1, 3)
      .go()
    expect([rent.sanity('ann'), rent.sanity('bob')]).toEqual([42, 58])
    const fee = at({ ann: { on: 9, sanity: 50 }, bob: owner })
      .dice(2, 4)
      .go()
    expect([fee.sanity('ann'), fee.sanity('bob')]).toEqual([45, 55])
    const payer = at({
      ann: { on: 9, sanity: 50, holds: ['wilbur-whateley'] },
      bob: { owns: ['green-lane'] },
    })
    expect(payer.dice(1, 3).go().sanity('ann')).toBe(45) // he does not raise the rents his friend pays
  })

  it('NEC-CARD-9 and the toll for entering Mi-Go on a walk is 3 higher', () => {
    const toll = (owns: string[]): number =>
      at({
        ann: { on: 36, sanity: 50, holds: ['wilbur-whateley'], owns },
        bob: { owns: ['witch-house'] },
      })
        .dice(4, 6)
        .go()
        .sanity('ann')
    expect(toll([])).toBe(37)
    expect(toll(['brattleboro-depot', 'round-hill', 'akeley-farmhouse'])).toBe(42)
    const gate = at({
      ann: { on: 0, sanity: 50, holds: ['wilbur-whateley'] },
      bob: { owns: ['irem'] },
    })
    expect(gate.dice(3, 4, 1, 1).go().sanity('ann')).toBe(45) // not when a Gate puts her there
  })

  it('NEC-CARD-10 Keziah Mason: placed on either Gate instead of throwing, and landed there', () => {
    const t = at({
      ann: { on: 36, sanity: 50, holds: ['keziah-mason'] },
      bob: { owns: ['rlyeh'] },
      monsters: [['ghast', 39]],
    })
    t.dice(1, 1).go() // the Ghast goes to 37, right before Ann
    expect(t.asked).toBe('ann turn.ready')
    t.pick('use', 'keziah-mason')
    expect(t.offered).toEqual(['goTo hither-gate', 'goTo farther-gate', 'withdraw'])
    t.dice(4, 4).pick('goTo', 'hither-gate') // the Gate is rolled at: row 8
    expect(t.told('gateRoll')).toHaveLength(1)
    expect(t.told('throws')).toEqual([])
    expect(t.player('ann').space).toBe(20)
    expect(t.sanity('ann')).toBe(46) // no toll, no Ghast
    expect(t.holds('ann')).toEqual(['keziah-mason'])
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-CARD-10 not for an inmate, not with 3 Sanity, and not before a further throw', () => {
    const inmate = at({ ann: { inmate: 0, holds: ['keziah-mason', 'pnakotic-manuscripts'] } }).go()
    expect(inmate.refusal('use', 'keziah-mason')).toBe('keziah-inside')
    const poor = at({ ann: { on: 9, sanity: 3, holds: ['keziah-mason', 'pnakotic-manuscripts'] } })
    expect(poor.go().refusal('use', 'keziah-mason')).toBe('power-too-dear')
    const double = at({ ann: { on: 9, holds: ['keziah-mason'] }, bob: { owns: ['rlyeh'] } })
    double.go().dice(2, 2).pick('pass').dice(1, 6).pick('endBuying')
    expect(double.player('ann').space).toBe(20)
    expect(double.asked).toBe('ann buying.choose')
  })

  it('NEC-CARD-11 with the Night Nurse an inmate gains 8 instead of 5', () => {
    const gain = (ann: Position): number =>
      at({ ann: { sanity: 50, ...ann }, bob: { owns: ['rlyeh'] } })
        .dice(4, 6)
        .go()
        .sanity('ann')
    expect(gain({ inmate: 0, holds: ['the-night-nurse'] })).toBe(58)
    expect(gain({ inmate: 0 })).toBe(55)
    expect(gain({ on: 10, holds: ['the-night-nurse'] })).toBe(50) // no inmate, only visiting
  })
})
