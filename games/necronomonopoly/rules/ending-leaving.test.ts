import { describe, expect, it } from 'vitest'
import { faults } from '../faults.ts'
import { at, type Name, type NecScenario } from '../testing/at.ts'
import { cultistsWon } from '../testing/cultists-won.ts'
import { arkham, kingsport, tomes } from '../testing/property.ts'

/** Two Monsters out of everybody's way, so that the next Monster step is a question at which a test can end. */
const farAway = [['gug', 38] as const, ['zombie', 39] as const]

const leave = (t: NecScenario, name: Name): NecScenario => t.interject(name, 'leave')

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
    expect(t.asked).toBe('bob buying.choose')
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
    expect(t.asked).toBe('bob buying.choose')
    t.dice(1, 3).pick('endBuying')
    expect(t.asked).toBe('cid buying.choose')
    t.dice(1, 3).pick('endBuying')
    expect(t.told('turn').map(({ seat }) => seat)).toEqual([0, 1, 2, 1])
  })

  it('NEC-END-11 anybody may leave at any moment, but only once', () => {
    const t = at({ ann: { on: 10 }, bob: { on: 20 }, cid: {}, dee: {} })
    t.dice(1, 2).go()
    for (const seat of [0, 1, 2, 3]) expect(t.anytime(seat).offers('leave')).toBe(true)
    leave(t, 'cid')
    expect(t.anytime(2).offers('leave')).toBe(false)
    expect(t.attempt(2, 'leave')).toBe('not-your-decision')
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-END-11 a card just drawn goes to the bottom with the rest', () => {
    const t = at({ ann: { on: 14 }, bob: { on: 20 }, cid: {}, deck: ['elder-sign'] })
    t.dice(1, 2).go()
    expect(t.asked).toBe('ann draw.keep')
    leave(t.dice(1, 2), 'ann')
    expect(t.bottom).toBe('elder-sign')
    expect(t.table.drawn).toBe(-1)
    expect(t.asked).toBe('bob buying.choose')
  })

  it('NEC-END-11 a Monster drawn by somebody who leaves does not enter the board', () => {
    const t = at({
      ann: { on: 14, holds: ['old-school-friend'] },
      bob: { on: 20 },
      cid: {},
      deck: ['gug'],
    })
    t.dice(1, 2).go()
    expect(t.asked).toBe('ann encounter.meet')
    leave(t.dice(1, 2), 'ann')
    expect(t.monsters).toEqual([])
    expect(t.deck.slice(-2).toSorted()).toEqual(['gug', 'old-school-friend'])
  })

  it('NEC-END-11 what was being asked of him is not done any more', () => {
    const isOver = (t: NecScenario, question: string): void => {
      expect(t.asked).toBe(question)
      const before = t.monsters
      leave(t, 'ann')
      expect(t.table.active).toBe(1)
      expect(t.asked).toBe('bob monsterStep.name')
      expect(t.monsters).toEqual(before)
      expect(t.player('ann')).toMatchObject({ standing: 'left', space: -1, held: [] })
      expect(faults(t.state)).toEqual([])
    }
    const table = { cid: {}, monsters: farAway }
    // Which Monster to move, and how.
    isOver(at(table).go(), 'ann monsterStep.name')
    const bind = at({ ...table, ann: { holds: ['bind-the-thing'] } }).go()
    isOver(bind.pick('moveMonster', 'gug'), 'ann monsterStep.command')
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
        .pick('raise', 'randolph-carter'),
      'ann gate.rob',
    )
    // Which card to draw, which to put on top, which to take.
    isOver(at({ ...table, ann: { owns: arkham } }).land('ann', 'mythos-1'), 'ann draw.arkham')
  })

  it('NEC-END-11 looking at the deck, searching it and discarding end with the leaving', () => {
    const isOver = (t: NecScenario, question: string): void => {
      expect(t.asked).toBe(question)
      leave(t.dice(1, 2), 'ann')
      expect(t.asked).toBe('bob buying.choose')
      expect(t.player('ann')).toMatchObject({ standing: 'left', space: -1, held: [] })
      expect(faults(t.state)).toEqual([])
    }
    const table = { bob: { on: 20 }, cid: {} }
    const look = at({ ...table, ann: { holds: ['pnakotic-manuscripts'] } }).go()
    isOver(look.pick('use', 'pnakotic-manuscripts'), 'ann look.order')
    expect(look.state.hands[0]).toEqual({ looking: [], draft: null })
    const search = at({ ...table, ann: { holds: ['seven-cryptical-books-of-hsan'] } }).go()
    isOver(search.pick('use', 'seven-cryptical-books-of-hsan'), 'ann search.choose')
    const raid = at({
      ...table,
      ann: { on: 36, holds: ['elder-sign', 'elder-sign'] },
      deck: ['raid-on-the-lodge'],
    })
    isOver(raid.dice(1, 2).go(), 'ann discardOne.choose')
  })

  it('NEC-END-11 so does an encounter, and no Monster carries him off', () => {
    const isOver = (t: NecScenario, question: string): void => {
      expect(t.asked).toBe(question)
      leave(t, 'ann')
      expect(t.asked).toBe('bob monsterStep.name')
      expect(t.player('ann')).toMatchObject({ standing: 'left', space: -1, held: [] })
      expect(faults(t.state)).toEqual([])
    }
    const friends = ['old-school-friend', 'old-school-friend'] as const
    const monsters = [['cthulhu', 14] as const, ['dimensional-shambler', 20] as const]
    const allies = at({ cid: {}, ann: { on: 14, holds: [...friends, 'herbert-west'] }, monsters })
    isOver(allies.meet('ann', 'cthulhu').pick('sacrifice', 'herbert-west'), 'ann encounter.second')
    const carried = at({ cid: {}, ann: { on: 20 }, monsters }).meet('ann', 'dimensional-shambler')
    isOver(carried, 'ann nearest.choose')
  })

  it('NEC-END-11 a Spell or a trade that waits for another’s answer comes to nothing', () => {
    const spell = at({
      ann: { on: 14, holds: ['exchange-of-minds'] },
      bob: { on: 20, holds: ['warding-eye'] },
      cid: {},
    })
    spell.go().pick('use', 'exchange-of-minds').pick('target', 'bob')
    expect(spell.asked).toBe('bob use.counter')
    leave(spell.dice(1, 2), 'ann')
    expect(spell.player('bob').space).toBe(23)
    expect(spell.holds('bob')).toEqual(['warding-eye'])
    expect(spell.asked).toBe('bob buying.choose')
    const trade = at({ ann: { on: 10, owns: ['irem'] }, bob: { on: 20 }, cid: {} })
    trade.dice(1, 2).go().pick('trade').pick('partner', 'bob')
    trade.pick('give', 'irem').pick('takeSanity', 5).pick('propose')
    trade.pickAs('bob', 'counter').pick('giveSanity', 1)
    leave(trade.dice(1, 2), 'ann')
    expect(trade.asked).toBe('bob buying.choose')
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
    expect(t.asked).toBe('ann discardOne.choose')
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
    t.pick('endBuying').pick('pass').dice(1, 2).pick('walk')
    expect(t.outcome).toEqual(cultistsWon('bob'))
  })
})
