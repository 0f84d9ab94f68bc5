import { pickOf } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { at, type Position, type TecScenario } from '../testing/at.ts'
import { V } from '../verbs.ts'
import { oddsOf } from './odds.ts'

const odds = (t: TecScenario, verb: number, argument = 0): number | null =>
  oddsOf(t.state.table, t.engine.decision(t.state), { pick: pickOf(verb, argument) })

const facing: Position = {
  ann: { on: 'P3', rage: 1, pages: ['R01', 'R02'] },
  bob: {},
  phase: 2,
  oldOne: 'P3',
}

describe('how likely a roll is to succeed', () => {
  it('TEC-SEAL-6 two dice of 0, 1 and 2 make a sum of 2 or more six times in nine, of 4 once', () => {
    const t = at(facing).actions()
    expect(odds(t, V.seal, 2)).toBeCloseTo(6 / 9)
    expect(odds(t, V.seal, 3)).toBeCloseTo(1 / 9)
  })

  it('TEC-DELIR-6 is the same for one who could roll again', () => {
    const t = at({ ...facing, ann: { ...facing.ann, brain: 2 } }).actions()
    expect(odds(t, V.seal, 2)).toBeCloseTo(6 / 9)
  })

  it('TEC-DELIR-4 of a die that is rolled again is that of this die alone', () => {
    const t = at({ ...facing, ann: { ...facing.ann, brain: 1 } }).actions()
    t.rolls(0, 1).pick('seal', 2)
    expect(odds(t, V.reroll, 0)).toBeCloseTo(2 / 3) // 1 + 1 or 1 + 2
    expect(odds(t, V.reroll, 1)).toBeCloseTo(1 / 3) // 0 + 2
    expect(odds(t, V.keepDice)).toBeNull()
  })

  it('TEC-BANISH-7 a Banish succeeds if one of the Shamblers can be paid for', () => {
    const towns = { P1: { shamblers: ['rage', 'fear'] } } as const
    expect(odds(at({ ann: { on: 'P1' }, bob: {}, towns }).actions(), V.banish)).toBeCloseTo(1 / 9)
    const rich = at({ ann: { on: 'P1', fear: 1 }, bob: {}, towns }).actions()
    expect(odds(rich, V.banish)).toBeCloseTo(4 / 9)
  })

  it('is not said where no die is rolled, nor of what is not offered', () => {
    const t = at({ ann: { on: 'P1' }, bob: {}, oldOne: 'P5' }).actions()
    expect(odds(t, V.move, 1)).toBeNull()
    expect(odds(t, V.endTurn)).toBeNull()
    expect(odds(t, V.seal, 2)).toBeNull()
    expect(oddsOf(t.state.table, null, null)).toBeNull()
  })

  it('TEC-ASSIST-21 is not said of an Assistant that would roll more dice by itself', () => {
    const ash = { on: 'P1', brain: 1 } as const
    const towns = { P1: { shamblers: ['rage', 'rage', 'rage'] } } as const
    const t = at({ ann: { on: 'P1', chaos: 1 }, ash, towns, turn: 'ann' }).actions()
    expect(odds(t, V.extraBanish, t.numberOf('ash'))).toBeNull()
  })
})
