import { describe, expect, it } from 'vitest'
import { MAD } from '../pieces/mats.ts'
import { P1 } from '../testing/town-numbers.ts'
import { at, type CharacterPosition } from '../testing/at.ts'
import { shamblerAt } from '../verbs.ts'

const ann: CharacterPosition = { on: 'P1', mat: 'priest' }
const two = { P1: { shamblers: ['rage', 'fear'] } } as const

function rolling(brain: number, one: 0 | 1 | 2, other: 0 | 1 | 2) {
  const t = at({ ann: { ...ann, brain }, bob: { on: 'P1', brain: 3 }, towns: two }).actions()
  return t.rolls(one, other).pick('banish')
}

describe('Delirium and rerolls', () => {
  it.each([
    [0, 1, null],
    [1, 2, null],
    [2, 3, null],
    [3, MAD, 'playerMad'],
  ])('TEC-DELIR-1 above space %i is %i; above 3 there is madness only', (brain, next, ending) => {
    const t = at({
      ann: { ...ann, brain, fear: 2 },
      bob: { on: 'P1' },
      towns: { P2: { shamblers: ['rage'] } },
    })
    t.actions().tentacles('fear').pick('move', 'P2')
    expect(t.character('ann').brain).toBe(next)
    expect(t.outcome?.ending ?? null).toBe(ending)
  })

  it.each(['fear', 'rage', 'greed', 'chaos'] as const)(
    'TEC-DELIR-2 an accursed %s Track moves that character’s Brain Token up one space',
    (kind) => {
      const t = at({
        ann: { ...ann, brain: 1, [kind]: 2 },
        bob: { on: 'P2', [kind]: 2 },
        towns: { P2: { shamblers: ['fear'] } },
        bag: { fear: 1, rage: 1, greed: 1, chaos: 1, eldritch: 3 },
      })
      t.actions().tentacles(kind).pick('move', 'P2')
      expect(t.character('ann').brain).toBe(2)
      expect(t.told('delirium')).toEqual([{ character: 0, brain: 2 }])
      expect(t.character('bob').brain).toBe(0)
    },
  )

  it.each([0, 1, 2, 3])('TEC-DELIR-3 on space %i there are that many rerolls', (brain) => {
    const t = rolling(brain, 2, 2)
    for (let i = 0; i < brain; i++) {
      expect(t.asked).toBe('ann rerolls.choose')
      t.rolls(2).pick('reroll', 0)
    }
    expect(t.asked).toBe('ann stepTwo.choose')
    expect(t.told('rerolls')).toHaveLength(brain)
  })

  it('TEC-DELIR-3 they serve to seal as well', () => {
    const t = at({
      ann: { ...ann, brain: 1, fear: 1, pages: ['F01'] },
      bob: { on: 'P1' },
      phase: 2,
      oldOne: 'P1',
    }).actions()
    t.rolls(1).pick('seal', 0)
    expect(t.asked).toBe('ann rerolls.choose')
    t.rolls(2).pick('reroll', 0)
    expect(t.told('seals')).toHaveLength(1)
  })

  it('TEC-DELIR-4 one die is rolled again, and the new result stands', () => {
    const t = rolling(1, 1, 0)
    t.rolls(2).pick('reroll', 1)
    expect(t.table.dice).toEqual([1, 2])
    expect(t.told('rerolls')).toEqual([{ character: 0, die: 1, face: 2 }])
    expect(t.told('banishFails')).toEqual([{ character: 0, cost: 2 }])
  })

  it('TEC-DELIR-5 one after another, each result seen first, the same die allowed again', () => {
    const t = rolling(3, 2, 0)
    t.rolls(1).pick('reroll', 0)
    expect(t.table.dice).toEqual([1, 0])
    expect(t.offered).toEqual(['reroll 0', 'reroll 1', 'keepDice'])
    t.rolls(0).pick('reroll', 0)
    expect(t.table.dice).toEqual([0, 0])
    t.pick('keepDice')
    expect(t.asked).toBe('ann banish.choose')
  })

  it('TEC-DELIR-6 they are optional and there again for the next roll', () => {
    const t = rolling(1, 2, 2)
    expect(t.defaultPick).toBe('keepDice')
    t.pick('keepDice')
    expect(t.table.dice).toEqual([2, 2])
    t.rolls(2, 2).pick('banish')
    expect(t.asked).toBe('ann rerolls.choose')
    t.rolls(2).pick('reroll', 0)
    t.rolls(2, 2).pick('banish')
    expect(t.asked).toBe('ann rerolls.choose')
  })

  it('TEC-DELIR-7 nothing moves a Brain Token below the bottom space', () => {
    const t = at({
      ann: { ...ann, brain: 1, chaos: 2 },
      bob: { on: 'P1', brain: 0 },
      towns: { P1: { site: 'chapel' } },
    }).actions()
    t.pick('townAction') // nobody but Ann can be calmed, so nobody else is offered
    expect(t.character('ann').brain).toBe(0)
    expect(t.refusal('ability')).toBe('ability-no-effect')
    expect(t.table.characters.map(({ brain }) => brain)).toEqual([0, 0])
  })

  it('TEC-CHOICE-8 after every roll while rerolls are left: a named die, or keep them', () => {
    const t = rolling(2, 0, 0)
    expect(t.offered).toEqual(['reroll 0', 'reroll 1', 'keepDice'])
    t.pick('keepDice').pick('banishShambler', shamblerAt(P1, 0))
    expect(t.told('rerolls')).toEqual([])
  })
})
