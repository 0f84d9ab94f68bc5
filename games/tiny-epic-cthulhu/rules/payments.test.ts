import { FastChance } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { CHAOS } from '../pieces/colours.ts'
import { CHAOS_PLACE, codeOf, kindAt, partsOf, placesOf } from '../payment-code.ts'
import { at } from '../testing/at.ts'
import { costInColours, costOfSite, type Cost } from './costs.ts'
import { canPay, plainPayment, purseOf } from './payments.ts'
import { waysToTake } from './ways.ts'

/** Everything that can be taken from a purse, whatever it pays. */
function everyHandful(purse: readonly number[]): number[][] {
  let all: number[][] = [[]]
  for (const there of purse)
    all = all.flatMap((places) =>
      Array.from({ length: there + 1 }, (_, amount) => [...places, amount]),
    )
  return all
}

/** Whether a handful pays a cost, counted otherwise than by the rules: what is over by colour must be swaps. */
function pays(places: readonly number[], { count, most, swaps }: Cost): boolean {
  const spent = [0, 0, 0, 0]
  for (const [place, amount] of places.entries()) spent[kindAt(place)]! += amount
  const over = spent.map((amount, kind) => Math.max(0, amount - (most[kind] ?? 0)))
  const total = spent.reduce((sum, amount) => sum + amount, 0)
  return total === count && over[CHAOS] === 0 && over.reduce((a, b) => a + b, 0) <= swaps
}

const costs: Cost[] = [
  costInColours([0, 0, 0]),
  costInColours([2, 0, 0]),
  costInColours([2, 1, 1]),
  { ...costInColours([1, 2, 0]), swaps: 1 },
  { ...costInColours([1, 1, 2]), swaps: 1 },
  costOfSite({ kind: 'any', count: 1 }),
  costOfSite({ kind: 'different', count: 2, chaos: true }),
  costOfSite({ kind: 'different', count: 2, chaos: false }),
  costOfSite({ kind: 'chaos', count: 1 }),
]

describe('Payments', () => {
  it('TEC-TERM-6 TEC-TERM-7 Madness spent goes to the Discard Mat, Chaos to the supply', () => {
    const t = at({
      ann: { on: 'P1', fear: 1, chaos: 1 },
      bob: { on: 'P1', fear: 1, chaos: 1 },
      towns: { P1: { page: 'F01' } },
    }).actions()
    const { supply, discard } = structuredClone(t.table)
    t.pick('translate')
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    expect(t.held('bob')).toEqual([1, 0, 0, 1])
    expect(t.table.discard[0]).toBe((discard[0] ?? 0) + 1)
    expect(t.table.supply[CHAOS]).toBe((supply[CHAOS] ?? 0) + 1)
    expect(t.table.discard[CHAOS]).toBe(discard[CHAOS])
  })

  it('lists every way to pay, each once', () => {
    const chance = new FastChance('payments')
    for (let round = 0; round < 12; round++) {
      const sharers = round % 3
      const purse = Array.from({ length: CHAOS_PLACE + 1 }, (_, place) =>
        place === CHAOS_PLACE || place < 3 * (1 + sharers) ? chance.below(3) : 0,
      )
      const handfuls = everyHandful(purse)
      for (const cost of costs) {
        const ways = waysToTake(purse, [cost])
        const wanted = handfuls.filter((places) => pays(places, cost)).map(codeOf)
        expect(ways.toSorted((a, b) => a - b)).toEqual(wanted.toSorted((a, b) => a - b))
      }
    }
  })

  it('knows whether there is a way without listing them', () => {
    const chance = new FastChance('affordable')
    for (let round = 0; round < 60; round++) {
      const t = at({ ann: { on: 'P1' }, ash: { on: round % 2 } })
      t.character('ann').held = Array.from({ length: 4 }, () => chance.below(3))
      t.character('ash').held = Array.from({ length: 4 }, () => chance.below(2))
      for (const cost of costs) {
        const ways = waysToTake(purseOf(t.state, 0), [cost])
        expect(canPay(t.state, 0, cost)).toBe(ways.length > 0)
      }
      t.character('ann').held = [0, 0, 0, 0]
      t.character('ash').held = [0, 0, 0, 0]
    }
  })

  it('fits into the argument of a pick and can be read back', () => {
    const all = Array.from({ length: CHAOS_PLACE + 1 }, () => 2)
    expect(codeOf(all)).toBeLessThan(0x1_0000)
    expect(placesOf(codeOf(all))).toEqual(all)
  })

  it('names whose mat gives what, and leaves out those that give nothing', () => {
    const t = at({ ann: { on: 'P1' }, ash: { on: 'P1' }, bea: { on: 'P1' } })
    const code = codeOf([1, 0, 0, 0, 0, 0, 0, 0, 2, 1])
    expect(partsOf(t.table, 0, code)).toEqual([
      { from: 0, spent: [1, 0, 0, 1] },
      { from: 2, spent: [0, 0, 2, 0] },
    ])
  })

  it('an Assistant that cannot pay is a mistake', () => {
    const t = at({ ann: { on: 'P1' }, ash: { on: 'P1' } })
    expect(() => plainPayment(t.state, 1, costInColours([1, 0, 0]))).toThrow('cannot pay')
  })
})
