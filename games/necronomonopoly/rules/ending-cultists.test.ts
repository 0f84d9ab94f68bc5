import { describe, expect, it } from 'vitest'
import { at, type NecScenario, type Position } from '../testing/at.ts'
import { cultistsWon } from '../testing/cultists-won.ts'
import { tomes } from '../testing/property.ts'

const threeTomes = tomes.slice(0, 3)

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
    const won = toMiGo({ owns: tomes }).dice(1, 2).pick('walk')
    // The owner of the Necronomicon would be asked for a Spell, but the game is over before that.
    expect(won.outcome).toEqual(cultistsWon('bob', 'cid'))
  })

  it('NEC-END-3 three Tomes are not enough, nor a Tome in sane hands', () => {
    const three = toMiGo({ owns: threeTomes }).dice(1, 2).pick('walk')
    expect(three.outcome).toBeNull()
    expect(three.player('bob').space).toBe(0)
    const sane = toMiGo({ owns: threeTomes }, { ann: { owns: ['necronomicon'] } })
    expect(sane.dice(1, 2).pick('walk').outcome).toBeNull()
  })

  it('NEC-END-3 a Cultist without a Tome brings none to Mi-Go', () => {
    const t = toMiGo({}, { cid: { owns: tomes } })
      .dice(1, 2)
      .pick('walk')
    expect(t.outcome).toBeNull()
    expect(t.player('bob').space).toBe(0)
    // An Investigator with Tomes brings none either.
    const ann = at({ ann: { on: 38, owns: tomes }, bob: { cultist: true }, cid: {} })
    ann.dice(1, 2).moveStep().pick('none')
    expect(ann.outcome).toBeNull()
    expect(ann.player('ann').space).toBe(1)
  })

  it('NEC-END-4 passing over Mi-Go counts', () => {
    const t = toMiGo({ on: 2, owns: tomes }).dice(1, 3).pick('walk')
    expect(t.outcome).toEqual(cultistsWon('bob', 'cid'))
  })

  it('NEC-END-4 being put on Mi-Go by a Gate counts', () => {
    const t = toMiGo({ on: 10, owns: tomes }).dice(1, 2).dice(1, 1).pick('walk')
    expect(t.outcome).toEqual(cultistsWon('bob', 'cid'))
  })

  it('NEC-END-4 being put on Mi-Go by a Spell counts, whoever casts it', () => {
    const own = toMiGo({ on: 25, owns: tomes, holds: ['exchange-of-minds'] }, { ann: { on: 0 } })
    own.pick('use', 'exchange-of-minds').pick('target', 'ann')
    expect(own.outcome).toEqual(cultistsWon('bob', 'cid'))
    const others = at({
      ann: { on: 0, holds: ['exchange-of-minds'] },
      bob: { cultist: true, on: 25, owns: tomes },
      cid: {},
    })
    others.go().pick('use', 'exchange-of-minds').pick('target', 'bob')
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
    t.go().dice(1, 2).pick('walk')
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
    t.go().dice(1, 2).pick('walk')
    expect(t.outcome).toEqual(cultistsWon('ann', 'bob', 'cid'))
  })

  it('NEC-END-6 winning ends the game in the middle of whatever is going on', () => {
    const t = toMiGo({ on: 2, owns: tomes }, { ann: { on: 38 } })
      .dice(1, 3)
      .pick('walk')
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
    expect(t.asked).toBe('bob buying.choose')
  })
})
