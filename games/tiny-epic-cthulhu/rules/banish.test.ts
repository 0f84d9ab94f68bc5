import { describe, expect, it } from 'vitest'
import { P1 } from '../testing/town-numbers.ts'
import { at, type CharacterPosition, type Position } from '../testing/at.ts'
import { shamblerAt } from '../verbs.ts'

type Face = 0 | 1 | 2

const ann: CharacterPosition = { on: 'P1', mat: 'priest' }
const bob: CharacterPosition = { on: 'P1', mat: 'medium' }

/** Ann rolls for the Shamblers of P1. */
function banishing(position: Position, ...faces: Face[]) {
  return at({ ann, bob, ...position })
    .actions()
    .rolls(...faces)
    .pick('banish')
}

const oneRed = { P1: { shamblers: ['rage'] } } as const
/** From the lowest space up: red, blue. */
const redAndBlue = { P1: { shamblers: ['rage', 'fear'] } } as const

const ways = (...all: string[]): string[] => [...all.map((way) => `pay ${way}`), 'back']

describe('Banish', () => {
  it('TEC-BANISH-1 needs a Shambler on one’s own card and removes one at most', () => {
    const t = at({ ann, bob, towns: { P2: { shamblers: ['rage'] } } }).actions()
    expect(t.refusal('banish')).toBe('no-shambler')
    const u = banishing({ towns: { P1: { shamblers: ['rage', 'rage'] }, P2: redAndBlue.P1 } }, 0, 0)
    u.pick('banishShambler', shamblerAt(P1, 1))
    expect(u.town('P1').shamblers).toEqual([1, -1, -1])
    expect(u.town('P2').shamblers).toEqual([1, 0, -1])
    expect(u.table.actions).toBe(2)
  })

  it('TEC-BANISH-2 one die for each Shambler on the card', () => {
    const three = banishing({ towns: { P1: { shamblers: ['rage', 'fear', 'fear'] } } }, 2, 2, 2)
    expect(three.told('rolls')).toEqual([{ character: 0, dice: [2, 2, 2], for: 'banish' }])
    const gap = banishing({ towns: { P1: { shamblers: [null, 'fear'] } } }, 2)
    expect(gap.table.dice).toEqual([2])
  })

  it('TEC-BANISH-3 example 6: two dice that show 1 cost 1, not 2', () => {
    const t = banishing({ ann: { ...ann, rage: 2 }, towns: redAndBlue }, 1, 1)
    t.pick('banishShambler', shamblerAt(P1, 0))
    expect(t.held('ann')).toEqual([0, 1, 0, 0])
    expect(t.town('P1').shamblers).toEqual([-1, 0, -1])
  })

  it.each<[Face, Face, number]>([
    [0, 0, 0],
    [0, 1, 1],
    [2, 1, 2],
    [1, 2, 2],
  ])('TEC-BANISH-3 dice of %i and %i cost %i', (one, other, cost) => {
    const t = banishing({ ann: { ...ann, rage: 2, fear: 2 }, towns: redAndBlue }, one, other)
    t.pick('banishShambler', shamblerAt(P1, 1))
    expect(t.held('ann')).toEqual([2 - cost, 2, 0, 0])
  })

  it('TEC-BANISH-4 the Shambler is chosen after the roll and the rerolls', () => {
    const t = banishing({ ann: { ...ann, brain: 1, rage: 1, fear: 1 }, towns: redAndBlue }, 2, 1)
    expect(t.asked).toBe('ann rerolls.choose')
    t.rolls(0).pick('reroll', 0)
    expect(t.asked).toBe('ann banish.choose')
    expect(t.offered).toEqual(['banishShambler P1 rage', 'banishShambler P1 fear', 'decline'])
    t.pick('banishShambler', shamblerAt(P1, 1))
    expect(t.told('banishes')).toEqual([
      { character: 0, town: P1, space: 1, colour: 0, discarded: 0 },
    ])
  })

  it('TEC-BANISH-5 example 7: two Chaos pay for a cost of 2 and go to the supply', () => {
    const t = banishing({ ann: { ...ann, chaos: 2 }, towns: oneRed }, 2)
    const [supply, discard] = [t.table.supply[3] ?? 0, t.table.discard[3] ?? 0]
    t.pick('banishShambler', shamblerAt(P1, 0))
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    expect(t.table.supply[3]).toBe(supply + 2)
    expect(t.table.discard[3]).toBe(discard)
    expect(t.town('P1').shamblers).toEqual([-1, -1, -1])
  })

  it('TEC-BANISH-5 example 8: 2 Rage, or 1 Rage and 1 Chaos, or 2 Chaos', () => {
    const rich = { ...ann, fear: 2, rage: 2, greed: 2, chaos: 2 }
    const t = banishing({ ann: rich, towns: redAndBlue }, 2, 1)
    t.pick('banishShambler', shamblerAt(P1, 0))
    expect(t.offered).toEqual(ways('2 rage', '1 rage + 1 chaos', '2 chaos'))
    t.pick('back').pick('banishShambler', shamblerAt(P1, 1))
    expect(t.offered).toEqual(ways('2 fear', '1 fear + 1 chaos', '2 chaos'))
    t.pick('pay', '1 fear + 1 chaos')
    expect(t.held('ann')).toEqual([1, 2, 2, 1])
    expect(t.table.discard[0]).toBe(1)
    expect(t.told('pays')).toEqual([{ character: 0, from: 0, spent: [1, 0, 0, 1], for: 'banish' }])
  })

  it('TEC-BANISH-6 a cost of 0 is free', () => {
    const t = banishing({ ann: { ...ann, rage: 1, chaos: 1 }, towns: oneRed }, 0)
    t.pick('banishShambler', shamblerAt(P1, 0))
    expect(t.held('ann')).toEqual([0, 1, 0, 1])
    expect(t.told('pays')).toEqual([])
    expect(t.town('P1').shamblers).toEqual([-1, -1, -1])
  })

  it('TEC-BANISH-7 who can pay for none banishes nothing and spends nothing', () => {
    const t = banishing(
      { ann: { ...ann, rage: 1, greed: 2 }, bob: { ...bob, rage: 2 }, towns: redAndBlue },
      2,
      0,
    )
    expect(t.asked).toBe('ann stepTwo.choose')
    expect(t.told('banishFails')).toEqual([{ character: 0, cost: 2 }])
    expect(t.held('ann')).toEqual([0, 1, 2, 0])
    expect(t.town('P1').shamblers).toEqual([1, 0, -1])
    expect(t.table.actions).toBe(2)
  })

  it('TEC-BANISH-7 only the Shamblers that can be paid for are offered', () => {
    const t = banishing({ ann: { ...ann, rage: 2 }, towns: redAndBlue }, 2, 0)
    expect(t.offers('banishShambler', shamblerAt(P1, 0))).toBe(true)
    expect(t.refusal('banishShambler', shamblerAt(P1, 1))).toBe('too-dear')
  })

  it('TEC-BANISH-8 a player may decline to pay', () => {
    const t = banishing({ ann: { ...ann, rage: 1 }, towns: oneRed, lair: { rage: 3 } }, 1)
    expect(t.defaultPick).toBe('decline')
    t.pick('decline')
    expect(t.told('banishDeclined')).toEqual([{ character: 0, cost: 1 }])
    expect(t.held('ann')).toEqual([0, 1, 0, 0])
    expect(t.town('P1').shamblers).toEqual([1, -1, -1])
    expect(t.table.lair).toEqual([0, 3, 0])
    expect(t.table.actions).toBe(2)
  })

  it('TEC-BANISH-9 the Shambler returns to its area of the Shambler Mat', () => {
    const t = banishing({ towns: redAndBlue }, 0, 0)
    expect(t.table.lairShamblers).toEqual([4, 4, 5])
    t.pick('banishShambler', shamblerAt(P1, 1))
    expect(t.table.lairShamblers).toEqual([5, 4, 5])
  })

  it('TEC-BANISH-10 the others do not shift, and the next spawn fills the gap', () => {
    const t = banishing({ towns: { P1: { shamblers: ['rage', 'fear', 'greed'] } } }, 0, 0, 0)
    t.pick('banishShambler', shamblerAt(P1, 0))
    expect(t.town('P1').shamblers).toEqual([-1, 0, 2])
    // Bob's spin stops at P3; the tentacle-pointer is at P1, first strip: Fear.
    t.spin(16).tentacles('fear', 'fear').pick('endTurn')
    expect(t.town('P1').shamblers).toEqual([0, 0, 2])
  })

  it('TEC-BANISH-11 example 9 TEC-ACTION-14: the Rage she pays with still counts for the bonus', () => {
    const t = banishing({ ann: { ...ann, rage: 1 }, towns: oneRed, lair: { rage: 3, fear: 3 } }, 1)
    const discard = t.table.discard[1] ?? 0
    t.pick('banishShambler', shamblerAt(P1, 0))
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    expect(t.table.lair).toEqual([3, 1, 0])
    expect(t.table.discard[1]).toBe(discard + 3)
  })

  it.each([0, 1, 2])('TEC-BANISH-11 with %i Rage, that many more than 1 are discarded', (rage) => {
    const t = banishing(
      {
        ann: { ...ann, rage },
        bob: { ...bob, rage: 2 },
        towns: { P1: { shamblers: ['fear'] } },
        lair: { fear: 5, rage: 5, greed: 5 },
      },
      0,
    )
    t.pick('banishShambler', shamblerAt(P1, 0))
    expect(t.table.lair).toEqual([4 - rage, 5, 5])
  })

  it('TEC-BANISH-12 all that there are, if there are fewer, and without asking', () => {
    const t = banishing({ ann: { ...ann, rage: 2 }, towns: oneRed, lair: { rage: 1, fear: 2 } }, 0)
    t.pick('banishShambler', shamblerAt(P1, 0))
    expect(t.table.lair).toEqual([2, 0, 0])
    expect(t.told('banishes')).toMatchObject([{ discarded: 1 }])
    expect(t.asked).toBe('ann stepTwo.choose')
  })

  it('TEC-BANISH-4 TEC-CHOICE-9 of two of one colour either may be chosen', () => {
    const t = banishing({ towns: { P1: { shamblers: ['rage', 'fear', 'rage'] } } }, 0, 0, 0)
    expect(t.offered).toEqual([
      'banishShambler P1 rage#1',
      'banishShambler P1 fear',
      'banishShambler P1 rage#2',
      'decline',
    ])
  })

  it('TEC-CHOICE-9 thinking again about the payment leads back to the Shamblers', () => {
    const t = banishing({ ann: { ...ann, rage: 1, chaos: 1 }, towns: oneRed }, 1)
    t.pick('banishShambler', shamblerAt(P1, 0)).pick('back')
    expect(t.asked).toBe('ann banish.choose')
    expect(t.held('ann')).toEqual([0, 1, 0, 1])
    t.pick('decline')
    expect(t.table.actions).toBe(2)
  })
})
