import { describe, expect, it } from 'vitest'
import { P1 } from '../testing/town-numbers.ts'
import { at, kindOf, type Position, type TecScenario } from '../testing/at.ts'
import { shamblerAt } from '../verbs.ts'

const twoRed = { P1: { shamblers: ['rage', 'rage'] } } as const

/** Ann has rolled for the two Shamblers of P1. */
const rolled = (position: Position, one: 0 | 1 | 2, other: 0 | 1 | 2): TecScenario =>
  at({ ann: { on: 'P1' }, bob: {}, towns: twoRed, ...position })
    .actions()
    .rolls(one, other)
    .pick('banish')

describe('Which of two Shamblers of one colour', () => {
  it.each([
    [0, [-1, 1, -1]],
    [1, [1, -1, -1]],
  ])(
    'TEC-BANISH-4 TEC-BANISH-10 the one on space %i goes, and its space stays empty',
    (space, left) => {
      const t = rolled({}, 0, 0)
      t.pick('banishShambler', shamblerAt(P1, space))
      expect(t.town('P1').shamblers).toEqual(left)
      expect(t.told('banishes')).toMatchObject([{ town: P1, space, colour: 1 }])
    },
  )

  it('TEC-BANISH-4 both cost the same: with nothing to pay neither can be chosen', () => {
    expect(rolled({ ann: { on: 'P1', rage: 1 } }, 2, 0).told('banishFails')).toHaveLength(1)
  })

  it('TEC-BANISH-4 both are refused if only the third can be paid', () => {
    const towns = { P1: { shamblers: ['rage', 'fear', 'rage'] } } as const
    const t = at({ ann: { on: 'P1', fear: 1 }, bob: {}, towns })
      .actions()
      .rolls(1, 0, 0)
      .pick('banish')
    expect(t.offered).toEqual(['banishShambler P1 fear', 'decline'])
    expect(t.refusals).toEqual([
      'banishShambler P1 rage#1: too-dear',
      'banishShambler P1 rage#2: too-dear',
    ])
  })

  it('TEC-BANISH-4 an empty space is neither offered nor refused', () => {
    const towns = { P1: { shamblers: ['rage', null, 'rage'] } } as const
    const t = rolled({ towns }, 0, 0)
    expect(t.offered).toEqual(['banishShambler P1 rage#1', 'banishShambler P1 rage#2', 'decline'])
    expect(t.refusals).toEqual([])
  })

  it.each([
    [0, 'rage'],
    [1, 'fear'],
  ] as const)(
    'TEC-ASSIST-19 it matters: once a Fear Shambler is on space %i, an Assistant prefers %s',
    (gone, next) => {
      const t = at({ ann: { on: 'P1', chaos: 1 }, ash: { on: 'P1' }, towns: twoRed, turn: 'ann' })
      t.actions().rolls(0, 0).pick('banish').pick('banishShambler', shamblerAt(P1, gone))
      t.town('P1').shamblers[gone] = kindOf('fear')
      t.table.lairShamblers[kindOf('fear')]! -= 1
      t.rolls(0, 0).pick('extraBanish', t.numberOf('ash'))
      expect(t.told('banishes')[1]).toMatchObject({ space: 1, colour: kindOf(next) })
    },
  )
})
