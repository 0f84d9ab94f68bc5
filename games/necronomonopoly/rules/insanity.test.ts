import { describe, expect, it } from 'vitest'
import { at, seatOf, type Position, type Table } from '../testing/at.ts'

const masonsHill = ['riverside-hospital', 'san-julian-university', 'witchs-cross']

/** Somebody who is asked before moving, so that turns stop there. */
const careful: Position = { holds: ['commitment-papers'] }

/** Ann lands on Bob's Riverside Hospital, with a rent of 80, and cannot pay it. */
function bankruptcy(ann: Position, rest: Table = {}) {
  const bob = { owns: masonsHill, ...careful, ...rest.bob }
  return at({ cid: {}, ...rest, ann: { on: 20, sanity: 30, ...ann }, bob })
}

describe('Insanity', () => {
  it('NEC-INSANE-1 NEC-INSANE-2 who cannot meet a payment in full goes insane and the creditor gets the rest', () => {
    const t = bankruptcy({}).dice(2, 4).go()
    expect(t.player('ann')).toMatchObject({ standing: 'cultist', sanity: 0 })
    expect([t.sanity('bob'), t.sanity('cid')]).toEqual([180, 150])
    const rich = bankruptcy({ sanity: 80 }).dice(2, 4).go()
    expect(rich.player('ann')).toMatchObject({ standing: 'sane', sanity: 0 })
  })

  it('NEC-INSANE-1 NEC-INSANE-2 or a loss, and then nobody gets it', () => {
    const t = at({ ann: { on: 38, sanity: 9 }, bob: careful, cid: {} })
    t.dice(1, 4).go()
    expect(t.player('ann')).toMatchObject({ standing: 'cultist', sanity: 0 })
    expect([t.sanity('bob'), t.sanity('cid')]).toEqual([150, 150])
  })

  it('NEC-INSANE-2 the rest of a fee owed for the Tome of a Cultist goes to the Keeper', () => {
    const t = at({
      ann: { on: 20, sanity: 4 },
      bob: careful,
      cid: {},
      dee: { cultist: true, owns: ['book-of-eibon'] },
    })
    t.dice(2, 3).go()
    expect(t.player('ann').standing).toBe('cultist')
    expect([t.sanity('bob'), t.sanity('cid'), t.sanity('dee')]).toEqual([150, 150, 0])
  })

  it('NEC-INSANE-3 NEC-INSANE-5 Lots go back unowned and Tomes are kept', () => {
    const owns = ['marsh-refinery', 'rlyeh', 'necronomicon']
    const t = bankruptcy({ owns }, { cid: { owns: ['irem'] } })
      .dice(2, 4)
      .go()
    expect(t.owns('ann')).toEqual(['necronomicon'])
    expect(t.owns('bob')).toEqual(masonsHill)
    expect(t.owns('cid')).toEqual(['irem'])
    // and are to be had again by who lands on them
    t.dice(1, 2).pickAs('bob', 'pass')
    expect(t.offers('buy', 'marsh-refinery')).toBe(true)
  })

  it('NEC-INSANE-4 Artifacts and Allies go to the bottom of the deck in the order in which they were got', () => {
    const t = bankruptcy({
      holds: ['the-silver-key', 'elder-sign', 'randolph-carter', 'pnakotic-manuscripts'],
    })
    t.dice(2, 4).go().pick('pass')
    expect(t.holds('ann')).toEqual([])
    expect(t.deck.slice(-4)).toEqual([
      'the-silver-key',
      'elder-sign',
      'randolph-carter',
      'pnakotic-manuscripts',
    ])
    expect(t.holds('bob')).toEqual(['commitment-papers'])
  })

  it('NEC-INSANE-6 with one sane player left the game ends there', () => {
    const t = at({
      ann: { on: 20, sanity: 30 },
      bob: { owns: masonsHill },
      cid: { cultist: true },
    })
    t.dice(2, 4).go()
    expect(t.outcome).toEqual({ ending: 'last-sane', winners: [seatOf('bob')] })
    expect(t.player('ann').space).toBe(26) // before she is carried off
    expect(t.asked).toBeNull()
  })

  it('NEC-INSANE-7 otherwise the token is put on space 10, and is not held there', () => {
    const t = bankruptcy({}).dice(2, 4).go()
    expect(t.player('ann')).toMatchObject({ space: 10, throws: -1 })
    expect(t.told('loses')).toEqual([]) // nor was Mi-Go passed
  })

  it('NEC-INSANE-8 that is a Cultist’s coming to the Asylum: inmates are struck', () => {
    const t = bankruptcy({}, { cid: { inmate: 1 } })
      .dice(2, 4, 5)
      .go()
    expect(t.told('strikesInmate')).toEqual([
      { seat: seatOf('ann'), victim: seatOf('cid'), die: 5 },
    ])
    expect(t.sanity('cid')).toBe(145)
  })

  it('NEC-INSANE-8 but not by one who was an inmate already', () => {
    const t = at({
      turn: 'bob',
      ann: { inmate: 1, sanity: 3 },
      bob: { holds: ['nightmare-sending'] },
      cid: { inmate: 1 },
    })
    t.go().pick('use', 'nightmare-sending').dice(1, 2).pick('target', 'ann')
    expect(t.player('ann')).toMatchObject({ standing: 'cultist', space: 10, throws: -1 })
    expect(t.told('strikesInmate')).toEqual([])
    expect(t.sanity('cid')).toBe(150)
  })

  it('NEC-INSANE-9 a player’s own turn ends with it, whatever was thrown', () => {
    const t = bankruptcy({}).dice(3, 3).go()
    expect(t.player('ann').standing).toBe('cultist')
    expect(t.asked).toBe('bob turn.ready')
    // also in the Monster step
    const early = at({ ann: { on: 15, sanity: 5 }, bob: careful, cid: {}, monsters: [['gug', 20]] })
    early.dice(2, 3, 1, 1).go()
    expect(early.player('ann').standing).toBe('cultist')
    expect(early.asked).toBe('bob turn.ready')
  })

  it('NEC-INSANE-10 the turn of another player goes on', () => {
    const t = at({
      ann: { on: 10, ...careful },
      bob: { on: 15, sanity: 5 },
      cid: {},
      monsters: [['gug', 20]],
    })
    t.dice(2, 3).go()
    expect(t.player('bob').standing).toBe('cultist')
    expect(t.asked).toBe('ann turn.ready')
  })

  it('NEC-INSANE-11 NEC-INSANE-12 an order to skip the Move step is cancelled, and the next turn is a Cultist’s', () => {
    const t = at({
      ann: { on: 10 },
      bob: { on: 15, sanity: 5, skipsMove: true },
      cid: { owns: ['gilman-house'] },
      monsters: [['gug', 20]],
    })
    t.dice(2, 3, 1, 3).go().pick('endBuying')
    // a Cultist need not move the Gug
    expect(t.asked).toBe('bob monsterStep.name')
    expect(t.offers('leaveMonsters')).toBe(true)
    t.pick('leaveMonsters')
    expect(t.asked).toBe('bob turn.roam')
    t.dice(2, 4).dice(1, 1, 1, 2).pick('walk')
    expect(t.player('bob')).toMatchObject({ standing: 'cultist', space: 4 })
    expect(t.asked).toBe('cid buying.choose')
  })

  it('NEC-INSANE-12 for good: nothing makes a Cultist sane again', () => {
    const t = at({
      turn: 'cid',
      ann: careful,
      bob: {},
      cid: { on: 14, cultist: true },
      deck: ['a-bequest-from-uncle-theobald'],
    })
    t.go().dice(1, 1).pick('walk')
    expect(t.told('draws')).toHaveLength(1)
    expect(t.player('cid')).toMatchObject({ standing: 'cultist', sanity: 0 })
  })

  it('NEC-INSANE-13 an effect that strikes several goes on to the others', () => {
    const t = at({
      ann: { on: 7, sanity: 4 },
      bob: careful,
      cid: {},
      deck: ['dreams-of-the-drowned-city'],
    })
    t.dice(2, 3).go()
    expect(t.player('ann').standing).toBe('cultist')
    expect([t.sanity('bob'), t.sanity('cid')]).toEqual([145, 145])
  })

  it('NEC-INSANE-13 unless the game has ended', () => {
    const t = at({
      ann: { on: 7, sanity: 4 },
      bob: { sanity: 3 },
      deck: ['dreams-of-the-drowned-city'],
    })
    t.dice(2, 3).go()
    expect(t.outcome).toEqual({ ending: 'last-sane', winners: [seatOf('bob')] })
    expect(t.player('bob')).toMatchObject({ standing: 'sane', sanity: 3 })
  })
})
