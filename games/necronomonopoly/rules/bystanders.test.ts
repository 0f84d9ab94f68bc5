import { describe, expect, it } from 'vitest'
import { at, seatOf, type NecScenario } from '../testing/at.ts'
import { careful, cid } from '../testing/cultist-cid.ts'
import { masonsHill } from '../testing/property.ts'

/** Somebody with a Lot: there is something to trade then, so every Investigator's turn stops at the Buy step. */
const landlord = { owns: ['rlyeh'] }
const innsmouth = ['gilman-house', 'marsh-refinery', 'devil-reef']
const kingsport = ['old-mans-cottage', 'green-lane', 'strange-high-house']

describe('What something costs, and whom', () => {
  it('NEC-TOME-3 nobody owes a fee for a Tome of their own, however poor', () => {
    const t = at({ ann: { on: 2, sanity: 1, owns: ['cultes-de-goules'] }, bob: landlord })
    t.moveStepWith(1, 2)
    expect(t.asked).toBe('ann buying.choose')
    expect(t.player('ann')).toMatchObject({ standing: 'sane', sanity: 1, space: 5 })
    expect(t.told('pays')).toEqual([])
  })

  it('NEC-TOME-7 the fee for a Cultist’s Tome is told as the Keeper’s', () => {
    const t = at({
      ann: { on: 2, sanity: 50 },
      bob: landlord,
      cid: { cultist: true, on: 30, owns: ['cultes-de-goules'] },
    })
    t.moveStepWith(1, 2)
    expect(t.told('pays')).toEqual([{ seat: 0, to: -1, amount: 5, space: 5 }])
    expect([t.sanity('ann'), t.sanity('cid')]).toEqual([45, 0])
  })

  it('NEC-SANITY-7 who goes insane has neither lost nor paid', () => {
    const t = at({ ann: { on: 20, sanity: 30, ...careful }, bob: { owns: masonsHill }, cid: {} })
    t.untilTurnEnds().land('ann', 'riverside-hospital')
    expect(t.told('insane')).toMatchObject([
      { seat: 0, rest: 30, to: 1, asked: { for: 'due', amount: 80 } },
    ])
    expect(t.told('pays')).toEqual([])
    const toll = at({ ann: { on: 38, sanity: 9 }, bob: {}, cid: {} })
      .untilTurnEnds()
      .walk('ann', 3)
    expect(toll.told('insane')).toHaveLength(1)
    expect(toll.told('loses')).toEqual([])
  })

  it('NEC-BANISH-1 banishing brings its Banisher nothing without De Vermis Mysteriis', () => {
    const ann = { on: 9, sanity: 50, ...landlord }
    const gains = (...more: 'de-vermis-mysteriis'[]): unknown[] => {
      const t = at({ ann: { ...ann, holds: ['elder-sign', ...more] }, monsters: [['gug', 13]] })
      return t.moveStepWith(1, 3).pick('use', 'elder-sign').told('gains')
    }
    expect(gains()).toEqual([])
    expect(gains('de-vermis-mysteriis')).toEqual([{ seat: 0, amount: 3 }])
  })

  it('NEC-LOCALE-10 a ward that is spent is refused, and with another locale there is none to speak of', () => {
    const at25 = (owns: string[], ward?: boolean): NecScenario => {
      const holds = ['laudanum' as const]
      const t = at({ ann: { sanity: 50, owns, holds, ...(ward === undefined ? {} : { ward }) } })
      return t.run('lose', { seat: 0, amount: 5, cause: 'card', rule: 'NEC-CARD-61' })
    }
    expect(at25(masonsHill, false).refusals).toEqual(['ward: ward-spent'])
    expect(at25(masonsHill).offered).toContain('ward')
    expect(at25(innsmouth).refusals).toEqual([])
  })

  it('NEC-LOCALE-10 the ward stays when a Lot of another locale is given away', () => {
    const t = at({ ann: { on: 9, owns: [...masonsHill, 'rlyeh'] }, bob: {} }).moveStepWith(1, 3)
    t.pick('trade').pick('partner', 'bob').pick('give', 'rlyeh').pick('takeSanity', 5)
    t.pick('propose').pickAs('bob', 'accept')
    expect(t.player('ann').ward).toBe(true)
    t.pick('trade').pick('partner', 'bob').pick('give', 'witchs-cross').pick('takeSanity', 5)
    t.pick('propose').pickAs('bob', 'accept')
    expect(t.player('ann').ward).toBe(false)
  })

  it('NEC-LOCALE-1 a Tome completes no locale', () => {
    const t = at({ ann: { on: 2 }, bob: landlord }).moveStepWith(1, 2)
    expect(t.pick('buy', 'cultes-de-goules').told('locale')).toEqual([])
    const lot = at({ ann: { on: 1, owns: innsmouth.slice(0, 2) }, bob: landlord })
    expect(lot.moveStepWith(1, 2).pick('buy', 'devil-reef').told('locale')).toHaveLength(1)
  })

  it('NEC-LOCALE-5 who has less than 2 Sanity is not asked about throwing again', () => {
    const ann = { on: 9, owns: kingsport, holds: ['laudanum' as const] }
    const poor = at({ ann: { ...ann, sanity: 1 } })
      .untilTurnEnds()
      .moveStep()
    poor.dice(1, 3).pick('pass')
    expect(poor.asked).toBe('ann buying.choose')
    const t = at({ ann: { ...ann, sanity: 2 } })
      .untilTurnEnds()
      .moveStep()
    t.dice(1, 3).pick('pass')
    expect(t.offered).toEqual(['keepThrow', 'throwAgain'])
  })

  it('NEC-LOCALE-3 the owner of Innsmouth who is placed on Devil Reef lands there with 5 Sanity more', () => {
    const t = at({ ann: { on: 4, sanity: 50, owns: innsmouth }, bob: landlord })
    t.dice(1, 2).dice(4, 6).moveStep() // the Hither Gate, row 10
    t.pick('goTo', 'devil-reef')
    expect(t.sanity('ann')).toBe(55)
    expect(t.told('reefGift')).toEqual([{ seat: 0, amount: 5 }])
  })
})

describe('Who is asked, and for what', () => {
  it('NEC-WINDOW-14 nobody is asked about a Monster that costs nothing and does nothing', () => {
    const ann = { on: 9, holds: ['antarctic-soapstone', 'elder-sign'] as const }
    const t = at({ ann: { ...ann, owns: ['rlyeh'] }, monsters: [['rat-thing', 13]] })
    t.moveStepWith(1, 3)
    expect(t.asked).toBe('ann encounter.meet') // a loss of 1 is left
    const none = at({
      ann: { ...ann, on: 16, owns: ['rlyeh'] },
      monsters: [['rat-thing', 'moment-of-silence']],
      settings: { silence: true },
    })
    none.moveStepWith(1, 3)
    expect(none.meetings).toEqual(['ann rat-thing'])
    expect(none.asked).toBe('ann buying.choose')
  })

  it('NEC-WINDOW-15 with the loss avoided and no extra effect nothing is left to respond to', () => {
    const holds = ['elder-sign', 'old-school-friend'] as const
    const t = at({ ann: { on: 9, holds, ...landlord }, monsters: [['gug', 13]] })
    t.moveStepWith(1, 3).pick('sacrifice')
    expect(t.asked).toBe('ann buying.choose')
    const extra = at({ ann: { on: 9, holds, ...landlord }, monsters: [['nightgaunt', 13]] })
    extra.moveStepWith(1, 3).pick('sacrifice')
    expect(extra.asked).toBe('ann encounter.meet')
  })

  it('NEC-CHOICE-11 for who cannot bear Cthulhu and does not answer, two Allies are enough', () => {
    const meet = (...holds: ('herbert-west' | 'zadok-allen' | 'laudanum')[]): string => {
      const t = at({ ann: { on: 9, sanity: 29, holds, ...landlord }, monsters: [['cthulhu', 13]] })
      t.dice(1, 3).moveStep()
      if (t.asked === 'ann turn.ready') t.pick('pass') // for the Laudanum
      return t.defaultPick
    }
    expect(meet('herbert-west', 'zadok-allen')).toBe('sacrifice herbert-west')
    expect(meet('herbert-west', 'laudanum')).toBe('suffer')
  })

  it('NEC-CARD-19 nobody aims at themselves or at who has left, and is not told that they cannot', () => {
    const t = at({ ann: { holds: ['mesmerise'] }, bob: {}, cid: {}, dee: {} })
    t.go().interject('dee', 'leave').pick('use', 'mesmerise')
    expect(t.offered).toEqual(['target bob', 'target cid', 'withdraw'])
    expect(t.refusals).toEqual([])
  })

  it('NEC-ARTIFACT-17 what is aimed at is told by its kind', () => {
    const told = (t: NecScenario): unknown => t.told('uses')[0]
    const seat = at({ ann: { holds: ['mesmerise', 'laudanum'] } })
    seat.go().pick('use', 'mesmerise')
    expect(told(seat.pick('target', 'bob'))).toMatchObject({ kind: 'seat', target: seatOf('bob') })
    const monster = at({
      ann: { holds: ['words-of-dismissal', 'laudanum'] },
      monsters: [['gug', 30]],
    }).go()
    monster.pick('use', 'words-of-dismissal')
    expect(monster.offered).toEqual(['targetMonster gug', 'withdraw'])
    monster.pick('targetMonster', 'gug')
    expect(told(monster)).toMatchObject({ kind: 'card', target: monster.card('gug') })
    const none = at({ ann: { holds: ['pnakotic-manuscripts'] } }).go()
    expect(told(none.pick('use', 'pnakotic-manuscripts'))).toMatchObject({ kind: 'none' })
    const space = at({ ann: { holds: ['gilmans-set-square'], ...landlord } }).go()
    space.pick('use', 'gilmans-set-square')
    expect(told(space.dice(3, 5).pick('goTo', 'hither-gate'))).toMatchObject({
      kind: 'space',
      target: 7,
    })
  })

  it('NEC-CARD-30 a Lot of the first seat can be forged too', () => {
    const t = at({
      turn: 'bob',
      ann: { owns: ['green-lane'] },
      bob: { on: 9, sanity: 50, holds: ['forged-deed'] },
    })
    t.moveStepWith(1, 3)
    expect(t.pick('use', 'forged-deed').owns('bob')).toEqual(['green-lane'])
  })

  it('NEC-BUY-2 whoever landed may still buy though another was placed elsewhere', () => {
    const t = at({ ann: { on: 9 }, bob: { on: 30, owns: ['rlyeh'] } }).moveStepWith(1, 3)
    t.run('nearest', { seat: 1, spaces: [7], lands: false, rule: 'NEC-CARD-45' })
    expect(t.player('bob').space).toBe(7)
    expect(t.table.landed).toBe(13)
  })

  it('NEC-TOME-16 a Spell is taken from any other player or the deck, never from oneself', () => {
    const spellsOf = (t: NecScenario): string[] =>
      t.offered.filter((one) => one.startsWith('choose'))
    const t = at({
      turn: 'bob',
      ann: { holds: ['mesmerise'] },
      bob: { on: 38, owns: ['necronomicon'], holds: ['warding-eye'] },
    })
    t.moveStepWith(1, 2)
    expect(spellsOf(t)).toContain('choose mesmerise')
    expect(spellsOf(t)).not.toContain('choose warding-eye')
    t.pick('choose', 'mesmerise')
    expect(t.told('takesSpell')).toEqual([{ seat: 1, card: t.card('mesmerise'), from: 0 }])
    const deck = at({ ann: { on: 38, owns: ['necronomicon'] } }).moveStepWith(1, 2)
    deck.pick('choose', 'cloud-memory')
    expect(deck.told('takesSpell')).toMatchObject([{ from: -1 }])
  })

  it('NEC-LOCALE-6 the last card of the deck is drawn without a choice', () => {
    const owns = ['witch-house', 'meadow-hill', 'miskatonic-university']
    const t = at({
      ann: { on: 9, owns },
      deck: ['rest-cure'],
      wholeDeck: true,
      impossible: true,
    })
    t.moveStepWith(1, 2)
    expect(t.told('looksAtTwo')).toEqual([])
    expect(t.sanity('ann')).toBe(158)
  })

  it('NEC-CHOICE-18 the default is the Lot that lies clockwise, whoever owns it', () => {
    const t = at({ ann: { on: 0 }, bob: { owns: ['sentinel-hill'] } })
    t.dice(3, 4).dice(1, 2).moveStep() // row 3: Osborn's Store and Sentinel Hill are both next to the Gate
    expect(t.offered).toEqual(['goTo sentinel-hill', 'goTo osborns-store'])
    expect(t.defaultPick).toBe('goTo sentinel-hill')
  })

  it('NEC-ROW-10 only Deep Ones are enlisted from the board', () => {
    const t = at({
      ann: { on: 0 },
      bob: landlord,
      monsters: [
        ['gug', 30],
        ['deep-one', 31],
      ],
    })
    t.dice(3, 4).dice(4, 6).moveStep()
    while (t.asked !== 'ann gate.enlist' && t.offers('goTo')) t.takeDefault()
    expect(t.offered.some((one) => one.includes('gug'))).toBe(false)
    expect(t.offered.some((one) => one.includes('deep-one'))).toBe(true)
  })
})

describe('What is told, and counted', () => {
  it('NEC-CULTIST-12 a Cultist without friends loses none', () => {
    const t = cid({ on: 15 }, { bob: { on: 12, sanity: 50 } }).go()
    t.dice(1, 2).dice(4).pick('walk')
    expect(t.sanity('bob')).toBe(46)
    expect(t.told('friendsLeave')).toEqual([])
  })

  it('NEC-CULTIST-10 no die is thrown for a victim who has left in the meantime', () => {
    const t = cid(
      { on: 15 },
      { ann: { on: 12, sanity: 50, holds: ['laudanum'] }, bob: { on: 12, sanity: 50 }, dee: {} },
    )
    t.untilTurnEnds().go().pickAs('ann', 'pass') // at dawn
    t.dice(1, 2).dice(4).pick('walk')
    expect(t.asked).toBe('ann lose.window')
    t.interject('bob', 'leave').pick('suffer')
    expect(t.told('attacks').map(({ victim }) => victim)).toEqual([0])
  })

  it('NEC-MEET-9 a Monster that was banished from the space in the meantime is not met', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['dho-hna-formula'], ...landlord },
      monsters: [
        ['zombie', 13],
        ['gug', 13],
      ],
    }).moveStep()
    t.dice(1, 3).pick('pass')
    t.pick('use', 'dho-hna-formula')
    expect(t.offered).toEqual(['targetMonster zombie', 'targetMonster gug', 'withdraw'])
    t.pick('targetMonster', 'gug')
    expect(t.meetings).toEqual(['ann zombie'])
    expect(t.sanity('ann')).toBe(50 - 12 - 5)
  })

  it('NEC-CARD-65 a Monster that was banished while another moved does not move', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['dho-hna-formula'], ...landlord },
      bob: { on: 30 },
      deck: ['the-stars-wheel'],
      monsters: [
        ['zombie', 15],
        ['shoggoth', 20],
      ],
    }).moveStep()
    t.dice(1, 2).dice(3).pick('pass') // to the Mythos space on 12, and the Zombie after her
    expect(t.asked).toBe('ann encounter.meet')
    t.pick('use', 'dho-hna-formula').pick('targetMonster', 'shoggoth')
    expect(t.told('monsterMoves').map(({ card }) => card)).toEqual([t.card('zombie')])
  })

  it('NEC-CARD-7 it is told where the Cats send a Monster', () => {
    const t = at({
      ann: { on: 9, ...landlord },
      bob: { on: 20, holds: ['the-cats-of-ulthar'] },
      monsters: [['zombie', 23]],
    })
    t.dice(3).dice(1, 3).go()
    expect(t.told('catsTurnAway')).toEqual([{ seat: 1, card: t.card('zombie'), to: 19 }])
    expect(t.monsters).toEqual([['zombie', 19]])
  })

  it('NEC-TURN-1 turns are counted', () => {
    const t = at({ ann: { on: 9 }, bob: landlord })
    const before = t.table.turn
    t.dice(1, 3).go()
    expect(t.table.turn).toBe(before + 1)
  })

  it('NEC-END-10 a tie at the limit of rounds is told as one', () => {
    const at20 = (bob: number): string[] => {
      const t = at({
        turn: 'bob',
        ann: { sanity: 100 },
        bob: { on: 9, sanity: bob, owns: ['rlyeh'] },
        round: 30,
        settings: { roundLimit: 30 },
      })
      t.moveStepWith(1, 3).pick('endBuying')
      return t.rulesCited
    }
    expect(at20(100)).toContain('NEC-END-10')
    expect(at20(99)).not.toContain('NEC-END-10')
  })
})
