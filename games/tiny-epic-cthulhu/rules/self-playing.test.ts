import { FastChance, pickOf } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { engine } from '../testing/at.ts'
import { V } from '../verbs.ts'

const settings = { assistants: 'selfPlaying', characters: 'random' }

describe('The seat that watches a game without players', () => {
  it('TEC-VARIANT-14 TEC-CHOICE-16 has one option after each turn and no other question, to the end', () => {
    for (const greatOldOne of ['nyarlathotep', 'cthulhu']) {
      const chance = new FastChance(greatOldOne)
      const state = engine.start(1, { ...settings, greatOldOne }, chance)
      let turns = 0
      for (; state.table.outcome === null; turns++) {
        expect(engine.decision(state)).toMatchObject({ seat: 0, key: 'assistantTurn.watch' })
        expect(engine.menu(state).options).toMatchObject([{ verb: 'nextSpin' }])
        expect(state.table.turn).toBe(turns + 1)
        engine.apply(state, pickOf(V.nextSpin), chance)
      }
      expect(turns).toBeGreaterThan(2)
      const { ending, winners } = state.table.outcome
      expect(winners).toEqual(ending === 'sealed' ? [0] : [])
    }
  })

  it('TEC-VARIANT-14 nobody else is asked, and nothing but the next spin is accepted', () => {
    const chance = new FastChance('refused')
    const state = engine.start(1, settings, chance)
    const before = JSON.stringify(state)
    expect(engine.play(state, 1, pickOf(V.nextSpin), chance)).toBe('not-your-decision')
    expect(engine.play(state, 0, pickOf(V.endTurn), chance)).toBe('not-offered')
    expect(JSON.stringify(state)).toBe(before)
    expect(engine.defaultPick(state)).toBe(pickOf(V.nextSpin))
  })
})
