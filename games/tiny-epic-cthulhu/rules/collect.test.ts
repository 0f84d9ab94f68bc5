import { describe, expect, it } from 'vitest'
import { P1 } from '../testing/town-numbers.ts'
import { at, type Position, type TecScenario } from '../testing/at.ts'

const ann = { on: 'P1', mat: 'veteran' } as const

const collecting = (position: Position): TecScenario =>
  at({ ann, bob: { on: 'P1' }, ...position })
    .actions()
    .pick('collect')

const hauls = (...all: string[]): string[] => [...all.map((haul) => `take ${haul}`), 'back']

describe('Collect', () => {
  it('TEC-COLLECT-1 from the tracks of one’s own card to the tracks of one’s mat', () => {
    const t = collecting({ towns: { P1: { fear: 1, rage: 2 }, P2: { greed: 3 } } })
    t.pick('take', '1 rage')
    expect(t.held('ann')).toEqual([0, 1, 0, 0])
    expect(t.town('P1').madness).toEqual([1, 1, 0])
    expect(t.town('P2').madness).toEqual([0, 0, 3])
    expect(t.held('bob')).toEqual([0, 0, 0, 0])
    expect(t.told('collects')).toEqual([{ character: 0, town: P1, taken: [0, 1, 0] }])
    expect(t.table.actions).toBe(2)
  })

  it('TEC-COLLECT-2 one tentacle of any colour without Greed', () => {
    const t = collecting({
      bob: { on: 'P1', greed: 2 },
      towns: { P1: { fear: 2, rage: 1, greed: 1 } },
    })
    expect(t.offered).toEqual(hauls('1 fear', '1 rage', '1 greed'))
  })

  it('TEC-COLLECT-3 up to two in any mix with 1 Greed', () => {
    const t = collecting({ ann: { ...ann, greed: 1 }, towns: { P1: { fear: 2, greed: 2 } } })
    expect(t.offered).toEqual(hauls('2 fear', '1 fear + 1 greed', '1 fear', '1 greed'))
    t.pick('take', '1 fear + 1 greed')
    expect(t.held('ann')).toEqual([1, 0, 2, 0])
  })

  it('TEC-COLLECT-4 up to three in any mix with 2 Greed', () => {
    const t = collecting({ ann: { ...ann, greed: 2 }, towns: { P1: { fear: 3, rage: 3 } } })
    expect(t.offered).toEqual(
      hauls(
        '2 fear + 1 rage',
        '1 fear + 2 rage',
        '2 fear',
        '1 fear + 1 rage',
        '2 rage',
        '1 fear',
        '1 rage',
      ),
    )
    t.pick('take', '2 fear + 1 rage')
    expect(t.held('ann')).toEqual([2, 1, 2, 0])
    expect(t.town('P1').madness).toEqual([1, 2, 0])
  })

  it('TEC-COLLECT-5 nothing for which there is no space, so no track is accursed', () => {
    const t = at({
      ann: { ...ann, fear: 2, rage: 1, greed: 2 },
      bob: { on: 'P1' },
      towns: { P1: { fear: 3, rage: 3, greed: 3 } },
    }).actions()
    t.pick('collect') // the only haul that fits is made without asking
    expect(t.held('ann')).toEqual([2, 2, 2, 0])
    expect(t.town('P1').madness).toEqual([3, 2, 3])
    expect(t.refusal('collect')).toBe('no-space')
    expect(t.character('ann').brain).toBe(0)
  })

  it('TEC-COLLECT-6 at least one must be taken, so there must be one', () => {
    const t = at({ ann, bob: { on: 'P1' }, towns: { P2: { fear: 1 } } }).actions()
    expect(t.refusal('collect')).toBe('nothing-here')
    t.pick('move', 'P2')
    expect(t.offers('collect')).toBe(true)
    const asked = collecting({ ann: { ...ann, greed: 1 }, towns: { P1: { fear: 1, rage: 1 } } })
    expect(asked.offers('take', 'nothing')).toBe(false)
  })

  it('TEC-COLLECT-7 TEC-ACTION-14 Greed taken now does not raise its own limit', () => {
    const t = collecting({ towns: { P1: { greed: 2 }, P2: { greed: 1, fear: 2 } } })
    expect(t.held('ann')).toEqual([0, 0, 1, 0])
    expect(t.asked).toBe('ann stepTwo.choose')
    t.pick('move', 'P2').pick('collect')
    expect(t.offers('take', '2 fear')).toBe(true)
  })

  it('TEC-CHOICE-6 how many of each colour is asked, if there is a choice', () => {
    const t = collecting({ towns: { P1: { fear: 1, rage: 1 } } })
    expect(t.asked).toBe('ann collect.choose')
    expect(collecting({ towns: { P1: { fear: 3 } } }).held('ann')).toEqual([1, 0, 0, 0])
  })
})
