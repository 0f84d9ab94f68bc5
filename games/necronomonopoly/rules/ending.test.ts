import { describe, expect, it } from 'vitest'
import { faults } from '../faults.ts'
import { at, seatOf, type Name, type NecScenario, type Position } from '../testing/at.ts'

const tomes = ['cultes-de-goules', 'unaussprechlichen-kulten', 'book-of-eibon', 'necronomicon']
const threeTomes = tomes.slice(0, 3)
const kingsport = ['old-mans-cottage', 'green-lane', 'strange-high-house']
const arkham = ['witch-house', 'meadow-hill', 'miskatonic-university']

/** Two Monsters out of everybody's way, so that the next Monster step is a question at which a test can end. */
const farAway = [['gug', 38] as const, ['zombie', 39] as const]

const leave = (t: NecScenario, name: Name): NecScenario => t.interject(seatOf(name), 'leave')

const cultistsWon = (...winners: Name[]): object => ({
  ending: 'cultists',
  winners: winners.map(seatOf),
})

describe('Ending: the last sane player', () => {
  it('NEC-END-1 the last sane player wins the moment the others are not', () => {
    const t = at({ ann: { on: 10, sanity: 5 }, bob: { owns: ['strange-high-house'] } })
    t.dice(1, 3).go()
    expect(t.outcome).toEqual({ ending: 'last-sane', winners: [1] })
    expect(t.sanity('bob')).toBe(155)
    expect(t.question).toBeNull()
    // There and then: her token is not even put on space 10.
    expect(t.player('ann').space).toBe(14)
  })

  it('NEC-END-1 with two sane players the game goes on', () => {
    const t = at({
      ann: { on: 10, sanity: 5 },
      bob: { on: 20, owns: ['strange-high-house'] },
      cid: {},
      dee: { cultist: true },
    })
    t.dice(1, 3).dice(1, 2).go()
    expect(t.player('ann').standing).toBe('cultist')
    expect(t.outcome).toBeNull()
    expect(t.question).toBe('bob buying.choose')
  })

  it('NEC-END-2 one effect never drives the last two mad together', () => {
    const dream = (turn: Name): NecScenario =>
      at({
        turn,
        ann: { on: 36, sanity: 4 },
        bob: { on: 36, sanity: 4 },
        cid: { cultist: true },
        deck: ['dreams-of-the-drowned-city'],
      })
        .dice(1, 2)
        .go()
    const ann = dream('ann')
    expect(ann.outcome).toEqual({ ending: 'last-sane', winners: [1] })
    expect(ann.player('bob')).toMatchObject({ sanity: 4, standing: 'sane' })
    const bob = dream('bob')
    expect(bob.outcome).toEqual({ ending: 'last-sane', winners: [0] })
    expect(bob.player('ann')).toMatchObject({ sanity: 4, standing: 'sane' })
  })
})

describe('Ending: the Cultists', () => {
  /** Cultist Bob walks from 3 to Mi-Go while Ann and Dee are sane. */
  const toMiGo = (bob: Position, others: { ann?: Position; cid?: Position } = {}): NecScenario =>
    at({
      turn: 'bob',
      ann: { on: 20, ...others.ann },
      bob: { cultist: true, on: 3, ...bob },
      cid: { cultist: true, on: 25, ...others.cid },
      dee: { on: 20 },
    }).moveStep()

  it('NEC-END-3 Cultists win with all four Tomes and one of their owners on Mi-Go', () => {
    const won = toMiGo({ owns: tomes }).dice(1, 2).choose('walk')
    // The owner of the Necronomicon would be asked for a Spell, but the game is over before that.
    expect(won.outcome).toEqual(cultistsWon('bob', 'cid'))
  })

  it('NEC-END-3 three Tomes are not enough, nor a Tome in sane hands', () => {
    const three = toMiGo({ owns: threeTomes }).dice(1, 2).choose('walk')
    expect(three.outcome).toBeNull()
    expect(three.player('bob').space).toBe(0)
    const sane = toMiGo({ owns: threeTomes }, { ann: { owns: ['necronomicon'] } })
    expect(sane.dice(1, 2).choose('walk').outcome).toBeNull()
  })

  it('NEC-END-3 a Cultist without a Tome brings none to Mi-Go', () => {
    const t = toMiGo({}, { cid: { owns: tomes } })
      .dice(1, 2)
      .choose('walk')
    expect(t.outcome).toBeNull()
    expect(t.player('bob').space).toBe(0)
    // An Investigator with Tomes brings none either.
    const ann = at({ ann: { on: 38, owns: tomes }, bob: { cultist: true }, cid: {} })
    ann.dice(1, 2).moveStep().choose('none')
    expect(ann.outcome).toBeNull()
    expect(ann.player('ann').space).toBe(1)
  })

  it('NEC-END-4 passing over Mi-Go counts', () => {
    const t = toMiGo({ on: 2, owns: tomes }).dice(1, 3).choose('walk')
    expect(t.outcome).toEqual(cultistsWon('bob', 'cid'))
  })

  it('NEC-END-4 being put on Mi-Go by a Gate counts', () => {
    const t = toMiGo({ on: 10, owns: tomes }).dice(1, 2).dice(1, 1).choose('walk')
    expect(t.outcome).toEqual(cultistsWon('bob', 'cid'))
  })

  it('NEC-END-4 being put on Mi-Go by a Spell counts, whoever casts it', () => {
    const own = toMiGo({ on: 25, owns: tomes, holds: ['exchange-of-minds'] }, { ann: { on: 0 } })
    own.choose('use', 'exchange-of-minds').choose('target', 'ann')
    expect(own.outcome).toEqual(cultistsWon('bob', 'cid'))
    const others = at({
      ann: { on: 0, holds: ['exchange-of-minds'] },
      bob: { cultist: true, on: 25, owns: tomes },
      cid: {},
    })
    others.go().choose('use', 'exchange-of-minds').choose('target', 'bob')
    expect(others.outcome).toEqual(cultistsWon('bob'))
  })

  it('NEC-END-4 standing there counts when another Cultist finds the last Tome', () => {
    const t = at({
      turn: 'cid',
      ann: {},
      bob: { cultist: true, on: 0, owns: threeTomes },
      cid: { cultist: true, on: 38 },
      dee: {},
    })
    t.go().dice(1, 2).choose('walk')
    expect(t.outcome).toEqual(cultistsWon('bob', 'cid'))
  })

  it('NEC-END-4 standing there counts when the owner of the last Tome goes insane', () => {
    const t = at({
      turn: 'cid',
      ann: { owns: ['strange-high-house'] },
      bob: { cultist: true, on: 0, owns: threeTomes },
      cid: { on: 10, sanity: 5, owns: ['necronomicon'] },
      dee: {},
    })
    t.dice(1, 3).go()
    expect(t.outcome).toEqual(cultistsWon('bob', 'cid'))
  })

  it('NEC-END-5 the Tomes may be spread, and every Cultist shares the win', () => {
    const t = at({
      turn: 'bob',
      ann: { cultist: true, on: 25, owns: tomes.slice(1) },
      bob: { cultist: true, on: 3, owns: tomes.slice(0, 1) },
      cid: { cultist: true, on: 25 },
      dee: {},
      eve: {},
    })
    t.go().dice(1, 2).choose('walk')
    expect(t.outcome).toEqual(cultistsWon('ann', 'bob', 'cid'))
  })

  it('NEC-END-6 winning ends the game in the middle of whatever is going on', () => {
    const t = toMiGo({ on: 2, owns: tomes }, { ann: { on: 38 } })
      .dice(1, 3)
      .choose('walk')
    // Bob never comes to Ann, on whose space his walk would have ended.
    expect(t.player('bob').space).toBe(0)
    expect(t.sanity('ann')).toBe(150)
    expect(t.told('lands')).toEqual([])
    expect(t.attempt(1, 'stay')).toBe('match-over')
    expect(t.attempt(0, 'leave')).toBe('match-over')
  })

  it('NEC-END-7 if one insanity brings about both wins, the last sane player has it', () => {
    const t = at({
      turn: 'cid',
      ann: { owns: ['strange-high-house'] },
      bob: { cultist: true, on: 0, owns: threeTomes },
      cid: { on: 10, sanity: 5, owns: ['necronomicon'] },
    })
    t.dice(1, 3).go()
    expect(t.outcome).toEqual({ ending: 'last-sane', winners: [0] })
  })

  it('NEC-END-8 who goes insane on Mi-Go does not bring Tomes there', () => {
    const t = at({
      ann: { on: 38, sanity: 9, owns: threeTomes },
      bob: { on: 20 },
      cid: {},
      dee: { cultist: true, on: 25, owns: ['necronomicon'] },
    })
    t.dice(1, 2).dice(1, 2).moveStep()
    expect(t.player('ann')).toMatchObject({ standing: 'cultist', space: 10 })
    expect(t.owns('ann')).toEqual(threeTomes)
    expect(t.outcome).toBeNull()
    expect(t.question).toBe('bob buying.choose')
  })
})

describe('Ending: the round limit', () => {
  /** The last turn of the last round is Bob's, who walks to A Moment of Silence. */
  const atTheLimit = (
    ann: Position,
    bob: Position,
    cid: Position = { cultist: true },
  ): NecScenario =>
    at({
      settings: { roundLimit: 20 },
      round: 20,
      first: 'cid',
      turn: 'bob',
      ann,
      bob: { on: 13, ...bob },
      cid,
    })
      .dice(3, 4)
      .go()

  /** Ends Bob's Buy step if he has one. */
  const winnersOf = (t: NecScenario): readonly number[] | undefined => {
    if (t.question === 'bob buying.choose') t.choose('endBuying')
    expect(t.outcome?.ending).toBe('round-limit')
    return t.outcome?.winners
  }

  it('NEC-END-9 at the limit the sane player with the most Sanity wins', () => {
    expect(winnersOf(atTheLimit({ sanity: 90 }, { sanity: 91 }))).toEqual([1])
    expect(winnersOf(atTheLimit({ sanity: 91 }, { sanity: 90 }))).toEqual([0])
    // Cultists are out of it, whatever they own.
    const cid = { cultist: true, owns: tomes }
    expect(winnersOf(atTheLimit({ sanity: 1 }, { sanity: 0 }, cid))).toEqual([0])
  })

  it('NEC-END-9 the last turn of the round is still played', () => {
    const t = at({
      settings: { roundLimit: 20 },
      round: 20,
      turn: 'bob',
      ann: { sanity: 90 },
      bob: { sanity: 95, on: 13 },
    })
    t.player('bob').space = 22
    t.dice(1, 3).go()
    expect(t.outcome).toBeNull()
    t.choose('buy', 'riverside-hospital').choose('endBuying')
    expect(t.outcome).toEqual({ ending: 'round-limit', winners: [0] })
  })

  it('NEC-END-10 a tie goes to more Tomes, then more Lots, then dearer Lots, then the earlier place', () => {
    const tie = (ann: string[], bob: string[]): readonly number[] | undefined =>
      winnersOf(atTheLimit({ owns: ann }, { owns: bob }))
    const lots = ['gilman-house', 'marsh-refinery']
    expect(tie(lots, ['necronomicon'])).toEqual([1])
    expect(tie(['necronomicon'], lots)).toEqual([0])
    expect(tie(['necronomicon'], ['cultes-de-goules', 'book-of-eibon'])).toEqual([1])
    expect(tie(['rlyeh'], lots)).toEqual([1])
    expect(tie(lots, ['rlyeh'])).toEqual([0])
    expect(tie(['gilman-house'], ['devil-reef'])).toEqual([1])
    expect(tie(['devil-reef'], ['gilman-house'])).toEqual([0])
    // The same Tomes, Lots and costs: Cid began, so Cid comes before Ann and Ann before Bob.
    expect(tie(['gilman-house'], ['marsh-refinery'])).toEqual([0])
    expect(winnersOf(atTheLimit({}, {}, {}))).toEqual([2])
  })
})

describe('Ending: leaving the game', () => {
  it('NEC-END-11 who leaves gives everything back and is off the board', () => {
    const t = at({
      turn: 'bob',
      ann: {
        on: 14,
        sanity: 77,
        owns: ['irem', 'necronomicon'],
        holds: ['herbert-west', 'elder-sign'],
        skipsMove: true,
      },
      bob: { on: 20, sanity: 50 },
      cid: {},
    })
    t.dice(1, 2).go()
    leave(t, 'ann')
    expect(t.player('ann')).toMatchObject({ standing: 'left', sanity: 0, space: -1 })
    expect(t.owns('ann')).toEqual([])
    expect(t.holds('ann')).toEqual([])
    expect(t.deck.slice(-2)).toEqual(['herbert-west', 'elder-sign'])
    expect(t.table.owners.every((owner) => owner === -1)).toBe(true)
    // Nobody gets any of it, and Bob's turn goes on.
    expect([t.sanity('bob'), t.sanity('cid')]).toEqual([50, 150])
    expect(t.question).toBe('bob buying.choose')
    expect(faults(t.state)).toEqual([])
  })

  it('NEC-END-11 a Cultist who leaves gives back friends and Tomes', () => {
    const t = at({
      ann: { on: 20 },
      bob: { cultist: true, owns: ['necronomicon'], friends: ['gug'], holds: ['laudanum'] },
      cid: {},
    })
    t.dice(1, 2).go()
    leave(t, 'bob')
    expect(t.owns('bob')).toEqual([])
    expect(t.friends('bob')).toEqual([])
    expect(t.deck.slice(-2)).toEqual(['laudanum', 'gug'])
    expect(t.outcome).toBeNull()
    expect(faults(t.state)).toEqual([])
  })

  it('NEC-END-11 an inmate who leaves is an inmate no longer', () => {
    const t = at({ ann: { on: 20 }, bob: { inmate: 1 }, cid: {} })
    t.dice(1, 2).go()
    leave(t, 'bob')
    expect(t.player('bob')).toMatchObject({ standing: 'left', space: -1, throws: -1 })
    expect(faults(t.state)).toEqual([])
  })

  it('NEC-END-11 a turn of his own ends at once and later ones are skipped', () => {
    const t = at({ ann: { on: 10 }, bob: { on: 20 }, cid: { on: 20 } })
    // A double and a Lot for sale: neither the Buy step nor the further throw is left.
    t.dice(2, 2).go()
    t.dice(1, 2)
    leave(t, 'ann')
    expect(t.question).toBe('bob buying.choose')
    t.dice(1, 3).choose('endBuying')
    expect(t.question).toBe('cid buying.choose')
    t.dice(1, 3).choose('endBuying')
    expect(t.told('turn').map(({ seat }) => seat)).toEqual([0, 1, 2, 1])
  })

  it('NEC-END-11 anybody may leave at any moment, but only once', () => {
    const t = at({ ann: { on: 10 }, bob: { on: 20 }, cid: {}, dee: {} })
    t.dice(1, 2).go()
    for (const seat of [0, 1, 2, 3]) expect(t.anytime(seat).offers('leave')).toBe(true)
    leave(t, 'cid')
    expect(t.anytime(2).offers('leave')).toBe(false)
    expect(t.attempt(2, 'leave')).toBe('not-your-decision')
    expect(t.question).toBe('ann buying.choose')
  })

  it('NEC-END-11 a card just drawn goes to the bottom with the rest', () => {
    const t = at({ ann: { on: 14 }, bob: { on: 20 }, cid: {}, deck: ['elder-sign'] })
    t.dice(1, 2).go()
    expect(t.question).toBe('ann draw.keep')
    leave(t.dice(1, 2), 'ann')
    expect(t.bottom).toBe('elder-sign')
    expect(t.table.drawn).toBe(-1)
    expect(t.question).toBe('bob buying.choose')
  })

  it('NEC-END-11 a Monster drawn by somebody who leaves does not enter the board', () => {
    const t = at({
      ann: { on: 14, holds: ['old-school-friend'] },
      bob: { on: 20 },
      cid: {},
      deck: ['gug'],
    })
    t.dice(1, 2).go()
    expect(t.question).toBe('ann encounter.meet')
    leave(t.dice(1, 2), 'ann')
    expect(t.monsters).toEqual([])
    expect(t.deck.slice(-2).toSorted()).toEqual(['gug', 'old-school-friend'])
  })

  it('NEC-END-11 what was being asked of him is not done any more', () => {
    const isOver = (t: NecScenario, question: string): void => {
      expect(t.question).toBe(question)
      const before = t.monsters
      leave(t, 'ann')
      expect(t.table.active).toBe(1)
      expect(t.question).toBe('bob monsterStep.name')
      expect(t.monsters).toEqual(before)
      expect(t.player('ann')).toMatchObject({ standing: 'left', space: -1, held: [] })
      expect(faults(t.state)).toEqual([])
    }
    const table = { cid: {}, monsters: farAway }
    // Which Monster to move, and how.
    isOver(at(table).go(), 'ann monsterStep.name')
    const bind = at({ ...table, ann: { holds: ['bind-the-thing'] } }).go()
    isOver(bind.choose('moveMonster', 'gug'), 'ann monsterStep.command')
    // Before the throw and after it; a Cultist's walk.
    const ready = at({ ...table, ann: { holds: ['pnakotic-manuscripts'] } })
    isOver(ready.moveStep(), 'ann turn.ready')
    const rethrow = at({ ...table, ann: { on: 20, owns: kingsport } })
    isOver(rethrow.dice(1, 2).moveStep(), 'ann turn.rethrow')
    const roam = at({ ...table, ann: { cultist: true, on: 20 } })
    isOver(roam.moveStep(), 'ann turn.roam')
    // Where a Gate leads, which Monster it calls and which it sends away.
    isOver(at(table).dice(1, 2).land('ann', 'hither-gate'), 'ann gate.destination')
    isOver(at(table).dice(3, 3).land('ann', 'hither-gate'), 'ann gate.conjure')
    isOver(at(table).dice(6, 6).land('ann', 'hither-gate'), 'ann gate.remove')
    isOver(
      at({ ...table, ann: { holds: ['randolph-carter'] }, bob: { owns: ['irem', 'rlyeh'] } })
        .dice(6, 6)
        .land('ann', 'hither-gate')
        .choose('raise', 'randolph-carter'),
      'ann gate.rob',
    )
    // Which card to draw, which to put on top, which to take.
    isOver(at({ ...table, ann: { owns: arkham } }).land('ann', 'mythos-1'), 'ann draw.arkham')
  })

  it('NEC-END-11 looking at the deck, searching it and discarding end with the leaving', () => {
    const isOver = (t: NecScenario, question: string): void => {
      expect(t.question).toBe(question)
      leave(t.dice(1, 2), 'ann')
      expect(t.question).toBe('bob buying.choose')
      expect(t.player('ann')).toMatchObject({ standing: 'left', space: -1, held: [] })
      expect(faults(t.state)).toEqual([])
    }
    const table = { bob: { on: 20 }, cid: {} }
    const look = at({ ...table, ann: { holds: ['pnakotic-manuscripts'] } }).go()
    isOver(look.choose('use', 'pnakotic-manuscripts'), 'ann look.order')
    expect(look.state.hands[0]).toEqual({ looking: [], draft: null })
    const search = at({ ...table, ann: { holds: ['seven-cryptical-books-of-hsan'] } }).go()
    isOver(search.choose('use', 'seven-cryptical-books-of-hsan'), 'ann search.choose')
    const raid = at({
      ...table,
      ann: { on: 36, holds: ['elder-sign', 'elder-sign'] },
      deck: ['raid-on-the-lodge'],
    })
    isOver(raid.dice(1, 2).go(), 'ann discardOne.choose')
  })

  it('NEC-END-11 so does an encounter, and no Monster carries him off', () => {
    const isOver = (t: NecScenario, question: string): void => {
      expect(t.question).toBe(question)
      leave(t, 'ann')
      expect(t.question).toBe('bob monsterStep.name')
      expect(t.player('ann')).toMatchObject({ standing: 'left', space: -1, held: [] })
      expect(faults(t.state)).toEqual([])
    }
    const friends = ['old-school-friend', 'old-school-friend'] as const
    const monsters = [['cthulhu', 14] as const, ['dimensional-shambler', 20] as const]
    const allies = at({ cid: {}, ann: { on: 14, holds: [...friends, 'herbert-west'] }, monsters })
    isOver(
      allies.meet('ann', 'cthulhu').choose('sacrifice', 'herbert-west'),
      'ann encounter.second',
    )
    const carried = at({ cid: {}, ann: { on: 20 }, monsters }).meet('ann', 'dimensional-shambler')
    isOver(carried, 'ann nearest.choose')
  })

  it('NEC-END-11 a Spell or a trade that waits for another’s answer comes to nothing', () => {
    const spell = at({
      ann: { on: 14, holds: ['exchange-of-minds'] },
      bob: { on: 20, holds: ['warding-eye'] },
      cid: {},
    })
    spell.go().choose('use', 'exchange-of-minds').choose('target', 'bob')
    expect(spell.question).toBe('bob use.counter')
    leave(spell.dice(1, 2), 'ann')
    expect(spell.player('bob').space).toBe(23)
    expect(spell.holds('bob')).toEqual(['warding-eye'])
    expect(spell.question).toBe('bob buying.choose')
    const trade = at({ ann: { on: 10, owns: ['irem'] }, bob: { on: 20 }, cid: {} })
    trade.dice(1, 2).go().choose('trade').choose('partner', 'bob')
    trade.choose('give', 'irem').choose('takeSanity', 5).choose('propose')
    trade.chooseAs('bob', 'counter').choose('giveSanity', 1)
    leave(trade.dice(1, 2), 'ann')
    expect(trade.question).toBe('bob buying.choose')
    expect(trade.owns('bob')).toEqual([])
    expect(trade.sanity('bob')).toBe(150)
    expect([trade.table.deal, trade.state.hands[1]?.draft]).toEqual([null, null])
  })

  it('NEC-END-11 what strikes several players still strikes the others', () => {
    const t = at({
      ann: { on: 36, holds: ['elder-sign', 'voorish-sign'] },
      bob: { on: 20, holds: ['cloud-memory'] },
      cid: {},
      deck: ['raid-on-the-lodge'],
    })
    t.dice(1, 2).go()
    expect(t.question).toBe('ann discardOne.choose')
    leave(t.dice(1, 2), 'ann')
    expect(t.holds('bob')).toEqual([])
    expect(t.bottom).toBe('cloud-memory')
  })

  it('NEC-END-12 if a leaving leaves one sane player, that player wins', () => {
    const t = at({ ann: { on: 10 }, bob: { sanity: 0 }, cid: { cultist: true, owns: tomes } })
    t.dice(1, 2).go()
    leave(t, 'ann')
    expect(t.outcome).toEqual({ ending: 'last-sane', winners: [1] })
  })

  it('NEC-END-12 with two sane players left the game goes on, whoever leaves', () => {
    const t = at({ ann: { on: 10 }, bob: {}, cid: { cultist: true }, dee: {} })
    t.dice(1, 2).go()
    leave(t, 'cid')
    expect(t.outcome).toBeNull()
    leave(t, 'dee')
    expect(t.outcome).toBeNull()
    leave(t, 'bob')
    expect(t.outcome).toEqual({ ending: 'last-sane', winners: [0] })
  })

  it('NEC-END-12 who has left wins nothing with the Cultists', () => {
    const t = at({
      ann: { on: 20 },
      bob: { cultist: true, on: 3, owns: tomes },
      cid: { cultist: true },
      dee: { on: 20 },
    })
    t.dice(1, 2).go()
    leave(t, 'cid')
    t.choose('endBuying').choose('pass').dice(1, 2).choose('walk')
    expect(t.outcome).toEqual(cultistsWon('bob'))
  })
})
