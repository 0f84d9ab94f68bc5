import { describe, expect, it } from 'vitest'
import { positions } from '../position.ts'
import { at } from '../testing/at.ts'
import { turnsToSeal } from './readiness.ts'
import { weights } from './weights.ts'

const rageIsOpen = { 0: 'fear', 1: 'fear', 4: 'greed', 5: 'greed' } as const

/** The turns to seal two Rage locations for Ann on the first card, with Page Cards beside some of the cards. */
function turnsWith(pages: Record<string, string>, of: readonly string[] = []): number {
  const ann = { on: 'P1', fear: 1, rage: 1, greed: 1, pages: [...of] }
  const towns = Object.fromEntries(
    positions.map((town, card) => [town, { page: pages[town] ?? `F0${card + 1}` }]),
  )
  const { state } = at({ ann, bob: { on: 'P3' }, phase: 2, portals: rageIsOpen, towns })
  return turnsToSeal(state.table, weights)
}

describe('the turns to seal what is open', () => {
  it('are fewer with every rune of the colour, and no fewer with those of another', () => {
    const none = turnsWith({})
    expect(turnsWith({}, ['R01'])).toBeLessThan(none)
    expect(turnsWith({}, ['R01', 'R02'])).toBeLessThan(turnsWith({}, ['R01']))
    expect(turnsWith({}, ['G01'])).toBe(none)
  })

  it('are fewer if a page with the missing rune lies open, the nearer the fewer', () => {
    const here = turnsWith({ P1: 'R05' })
    const far = turnsWith({ P3: 'R05' })
    expect(here).toBeLessThan(far)
    expect(far).toBeLessThan(turnsWith({}))
    expect(turnsWith({ P1: 'G05' })).toBe(turnsWith({}))
  })

  it('are none when all are sealed', () => {
    const portals = { ...rageIsOpen, 2: 'rage', 3: 'rage' } as const
    expect(
      turnsToSeal(
        at({ ann: {}, bob: {}, phase: 2, portals, impossible: ['nobody has won'] }).state.table,
        weights,
      ),
    ).toBe(0)
  })
})
