import { FastChance } from '@eldertable/kernel'
import { observationOf } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { at, engine } from '../testing/at.ts'
import { planning } from './planning.ts'

/** Far more picks than a match has in which nobody goes round in circles. */
const MOST_PICKS = 1000

describe('a bot that plans its turn', () => {
  it('collects what a page beside it still costs', () => {
    const ann = { on: 'P1', fear: 1, rage: 1, mat: 'scientist' } as const
    const towns = { P1: { page: 'F05', greed: 1 } } as const
    const t = at({ ann, bob: { on: 'P3' }, towns }).actions()
    expect(t.choiceOf(planning)).toBe('collect')
  })

  it('does not walk into certain madness', () => {
    const full = { fear: 2, rage: 2, greed: 2, chaos: 2, brain: 3 }
    const shamblers = ['fear', 'rage', 'greed'] as const
    const towns = { P2: { shamblers }, P5: { shamblers } }
    const t = at({ ann: { on: 'P1', ...full }, bob: { on: 'P4' }, towns }).actions()
    expect(['move P2', 'move P5']).not.toContain(t.choiceOf(planning))
  })

  it('comes to the end of a match of four, in which a Courier could hand things to and fro for ever', () => {
    const dice = new FastChance('four dice')
    const chance = new FastChance('four bots')
    const state = engine.start(4, { greatOldOne: 'cthulhu' }, dice)
    for (let picks = 0; picks < MOST_PICKS && state.table.outcome === null; picks++) {
      const observation = observationOf(engine, state)
      engine.apply(state, planning(observation, chance), dice)
    }
    expect(state.table.outcome).not.toBeNull()
  })
})
