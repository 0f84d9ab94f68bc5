import { expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { attackAhead, chanceToFell } from './attack.ts'
import { stepAhead, withinSteps } from './move.ts'
import { chanceThat, facesLike, outcomesOf, outcomesOfReroll, resultOf } from './outcomes.ts'
import { spaceCalled } from '../position.ts'

const faces = [1, 2, 3, 4, 5, 6]

it('the chance to fell an enemy is what the real rules give over all throws', () => {
  const begin = () => at({ ann: { is: 'elizabeth', on: '5A-a' }, foes: { '5A-a': ['cultist'] } })
  const t = begin()
  const foe = t.state.table.enemies.findIndex(({ space }) => space >= 0)
  const { fells, standard, bonus, away, unnerves } = attackAhead(t.state, 0, foe)
  expect({ standard, bonus, away }).toEqual({ standard: 3, bonus: 0, away: 0 })
  let [kills, frights] = [0, 0]
  for (const a of faces)
    for (const b of faces)
      for (const c of faces) {
        const one = begin().dice(a, b, c).pick('attack', 'cultist').pick('keepDice')
        if (one.told('kills').length > 0) kills++
        if (one.told('sanity').length > 0) frights++
      }
  expect(fells).toBeCloseTo(kills / 216)
  expect(unnerves).toBeCloseTo(frights / 216)
})

it('a reroll has the chances of the six faces, with everything that skills count', () => {
  const t = at({
    ann: { is: 'kid', on: '5A-a', levels: { 'arcane-mastery': 1 } },
    foes: { '5A-a': ['cultist'] },
  })
    .rolls('B S E')
    .pick('attack', 'cultist')
  const { state } = t
  const roll = state.table.roll
  if (roll === null) throw new Error('nothing was thrown')
  const foe = roll.targets[0] ?? -1
  // One elder sign counts: it falls as the dice lie.
  expect(resultOf(state, roll)).toEqual({ successes: 2, tentacles: 0 })
  // Thrown again, the success must come once more, or be counted in vain: only one sign counts at level 1.
  expect(chanceToFell(state, foe, outcomesOfReroll(state, roll, 1))).toBeCloseTo(3 / 6)
  expect(chanceToFell(state, foe, outcomesOfReroll(state, roll, 0))).toBeCloseTo(1)
  const frightens = chanceThat(outcomesOfReroll(state, roll, 0), ({ tentacles }) => tentacles > 0)
  expect(frightens).toBeCloseTo(2 / 6)
})

it('chances of a throw add up, and alike faces are one', () => {
  const { state } = at({ ann: { is: 'ian', on: '5A-a' } })
  const roll = {
    hero: 0,
    kind: 'check' as const,
    isNear: true,
    targets: [],
    foe: -1,
    free: {},
    successes: 0,
    tentacles: 0,
  }
  const outcomes = outcomesOf(state, roll, { standard: 3, bonus: 2 })
  expect(chanceThat(outcomes, () => true)).toBeCloseTo(1)
  expect(chanceThat(outcomes, ({ successes }) => successes === 0)).toBeCloseTo(1 / 32)
  expect(facesLike(0).map(({ ways }) => ways)).toEqual([1, 2, 1, 1, 1])
  expect(facesLike(7).map(({ ways }) => ways)).toEqual([2, 2, 1, 1])
})

it('a step says who follows and what burns, as the real step does', () => {
  const t = at({
    ann: { is: 'ian', on: '5A-a' },
    foes: { '5A-a': ['cultist', 'cultist'], '5A-b': ['cultist'] },
    fire: { '5A-a': 1 },
  })
  const to = spaceCalled(t.state, '5A-b')
  const ahead = stepAhead(t.state, 0, to)
  expect(ahead).toMatchObject({ burns: 1, fire: 0 })
  expect(ahead.wait).toHaveLength(1)
  t.pick('move', '5A-b')
  expect(t.told('comes').map(({ foe }) => foe)).toEqual(ahead.follow)
  expect(t.hero('ann').fire).toBe(ahead.burns)
})

it('everything within so many steps is known, but not where one stands', () => {
  const { state } = at({ ann: { is: 'ian', on: '5A-a' } })
  const here = spaceCalled(state, '5A-a')
  const near = withinSteps(state, 0, 1)
  expect(near.has(here)).toBe(false)
  expect([...near.values()].every((steps) => steps === 1)).toBe(true)
  expect(withinSteps(state, 0, 3).size).toBeGreaterThan(near.size)
})
