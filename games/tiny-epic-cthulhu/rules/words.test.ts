import { FastChance, copy, type Settings } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { kinds, nextColour } from '../pieces/colours.ts'
import { clockwiseOf, counterClockwiseOf, distance } from '../pieces/towns.ts'
import { resample } from '../resample.ts'
import { at, engine, newMatch } from '../testing/at.ts'
import { portalColour } from '../pieces/old-ones.ts'
import { charactersWithinOne, runesOf } from './pieces.ts'

describe('Terms', () => {
  it('TEC-TERM-1 Fear, Rage, Greed, and after Greed Fear again', () => {
    expect(kinds.slice(0, 3)).toEqual(['fear', 'rage', 'greed'])
    expect([0, 1, 2].map(nextColour)).toEqual([1, 2, 0])
  })

  it('TEC-TERM-2 Shamblers, runes, portals and powers have those colours; Chaos and Eldritch are none of them', () => {
    expect(kinds.slice(3)).toEqual(['chaos', 'eldritch'])
    expect([0, 1, 2, 3, 4, 5].map(portalColour)).toEqual([0, 0, 1, 1, 2, 2])
    const { table } = newMatchBegun().state
    expect(table.lairShamblers).toHaveLength(3)
    expect(table.lair).toHaveLength(3)
  })

  it('TEC-TERM-3 the five towns form a ring', () => {
    expect([0, 1, 2, 3, 4].map(clockwiseOf)).toEqual([1, 2, 3, 4, 0])
    expect([0, 1, 2, 3, 4].map(counterClockwiseOf)).toEqual([4, 0, 1, 2, 3])
    expect([0, 1, 2, 3, 4].map((town) => distance(0, town))).toEqual([0, 1, 2, 2, 1])
  })

  it('TEC-TERM-4 within one is the card itself and its two neighbours', () => {
    const t = at({
      oldOne: 'P1',
      ann: { on: 'P1' },
      bob: { on: 'P5' },
      cid: { on: 'P2' },
      dee: { on: 'P3' },
    })
    expect(charactersWithinOne(t.state)).toEqual([0, 1, 2])
  })

  it('TEC-TERM-5 Assistants are characters, and the active character is the one whose turn it is', () => {
    const t = at({ ann: {}, ash: {}, turn: 'ash' })
    expect(t.table.characters.map(({ isAssistant }) => isAssistant)).toEqual([false, true])
    expect(t.table.active).toBe(t.numberOf('ash'))
  })

  it('TEC-TERM-6 TEC-TERM-7 spent Madness goes to the Discard Mat, spent Chaos to the supply', () => {
    const t = at({ ann: { on: 'P1', fear: 1, chaos: 1 }, bob: {}, towns: { P1: { page: 'F01' } } })
    const chaos = t.table.supply[3] ?? 0
    t.actions().pick('translate')
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    expect(t.table.discard).toEqual([1, 0, 0, 0, 0])
    expect(t.table.supply[3]).toBe(chaos + 1)
  })

  it('TEC-TERM-8 runes are counted by the colour of the Page Cards beside a mat', () => {
    const t = at({ ann: { pages: ['F01', 'R02', 'F10'] } })
    expect([0, 1, 2].map((colour) => runesOf(t.character('ann'), colour))).toEqual([2, 1, 0])
  })

  it('TEC-TERM-9 the Bag is open; the Page deck and face-down pages are not', () => {
    const { state } = newMatchBegun()
    const view = JSON.stringify(engine.view(state, 0))
    const other = copy(state)
    resample(other, 0, new FastChance('other'))
    expect(other.box.deck).not.toEqual(state.box.deck)
    expect(other.box.faceDown).not.toEqual(state.box.faceDown)
    expect(JSON.stringify(engine.view(other, 0))).toBe(view)
    expect(JSON.parse(view)).toHaveProperty('table.bag')
  })

  it('TEC-TERM-9 cards that were seen going under the deck stay there', () => {
    const t = at({ ann: {}, bob: {} })
    const { box } = t.state
    box.buried = 2
    const bottom = box.deck.slice(-2)
    for (const seed of ['a', 'b', 'c']) resample(t.state, 0, new FastChance(seed))
    expect(box.deck.slice(-2)).toEqual(bottom)
  })

  it('TEC-TERM-10 the supply holds Chaos and Eldritch only', () => {
    expect(newMatchBegun().table.supply).toEqual([0, 0, 0, 3, 5])
  })
})

/** A match of two with fixed towns at its first decision; one spin, draw or card is as good as another. */
function newMatchBegun(settings: Settings = {}) {
  const t = newMatch(2, { townLayout: 'fixedA', characters: 'random', ...settings })
  engine.advance(t.state, new FastChance('begun'))
  return t
}
