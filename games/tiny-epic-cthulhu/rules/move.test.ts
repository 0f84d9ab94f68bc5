import { describe, expect, it } from 'vitest'
import { FACE_DOWN, NO_PAGE } from '../state.ts'
import { P1, P2, P3, P4, P5 } from '../testing/town-numbers.ts'
import { at, type Position, type TecScenario } from '../testing/at.ts'

/** Ann on P1, with a mat whose ability is not among the options. */
const ann = { on: 'P1', mat: 'veteran' } as const
const bob = { on: 'P4' }

const moves = (t: TecScenario): string[] =>
  t.offered.filter((option) => option.startsWith('move')).map((option) => option.slice(5))

const towns = (...positions: number[]): string[] => positions.map((town) => `P${town + 1}`)

const reach = (position: Position): string[] => moves(at({ ann, bob, ...position }).actions())

describe('Move', () => {
  it('TEC-MOVE-1 without Fear to a neighbour, no nearer and no farther', () => {
    const t = at({ ann, bob, phase: 2 }).actions()
    expect(moves(t)).toEqual(towns(P2, P5))
    expect(t.refusal('move', 'P1')).toBe('here-already')
    expect(t.refusal('move', 'P3')).toBe('too-far')
    expect(t.refusal('move', 'P4')).toBe('too-far')
    t.pick('move', 'P5')
    expect(t.character('ann').town).toBe(P5)
    expect(t.character('bob').town).toBe(P4)
    expect(t.told('moves')).toEqual([{ character: 0, from: P1, to: P5, by: 'move' }])
    expect(t.table.actions).toBe(2)
  })

  it('TEC-MOVE-1 Fear of others, Rage and Greed give no distance', () => {
    expect(
      reach({ ann: { ...ann, rage: 2, greed: 2 }, bob: { on: 'P1', fear: 2 }, phase: 2 }),
    ).toEqual(towns(P2, P5))
  })

  it('TEC-MOVE-2 with 1 Fear, 1 or 2 Town Cards in one direction', () => {
    expect(reach({ ann: { ...ann, fear: 1 }, phase: 2 })).toEqual(towns(P2, P3, P4, P5))
    // The other way round P4 would be three away.
    expect(reach({ ann: { ...ann, fear: 1 }, oldOne: 'P5' })).toEqual(towns(P2, P3))
  })

  it('TEC-MOVE-3 with 2 Fear, 1, 2 or 3 Town Cards in one direction', () => {
    expect(reach({ ann: { ...ann, fear: 2 }, oldOne: 'P5' })).toEqual(towns(P2, P3, P4))
    expect(reach({ ann: { ...ann, fear: 2 }, oldOne: 'P2' })).toEqual(towns(P3, P4, P5))
  })

  it('TEC-MOVE-4 in Phase One nobody stops on or passes the Great Old One’s card', () => {
    const t = at({ ann: { ...ann, fear: 1 }, bob, oldOne: 'P2' }).actions()
    expect(t.refusal('move', 'P2')).toBe('old-one-bars')
    expect(t.refusal('move', 'P3')).toBe('old-one-bars')
    expect(moves(t)).toEqual(towns(P4, P5))
    const far = at({ ann, bob, oldOne: 'P3' }).actions()
    expect(far.refusal('move', 'P3')).toBe('too-far')
  })

  it('TEC-MOVE-5 in Phase Two the card may be passed and stopped on', () => {
    const two: Position = { ann: { ...ann, fear: 1 }, bob, oldOne: 'P2', phase: 2 }
    expect(at(two).actions().pick('move', 'P2').character('ann').town).toBe(P2)
    expect(at(two).actions().pick('move', 'P3').character('ann').town).toBe(P3)
  })

  it('TEC-MOVE-6 what is left of the distance is lost', () => {
    const t = at({ ann: { ...ann, fear: 2 }, bob, oldOne: 'P5' })
      .actions()
      .pick('move', 'P2')
    expect(t.asked).toBe('ann stepTwo.choose')
    expect(t.table.actions).toBe(2)
    t.pick('move', 'P3')
    expect(t.table.actions).toBe(1)
  })

  it('TEC-MOVE-7 a face-down Page Card is turned up where the Move ends', () => {
    const t = at({ ann, bob }).actions().pick('move', 'P2')
    expect(t.town('P2').page).toBeGreaterThanOrEqual(0)
    expect(t.told('reveals')).toEqual([{ town: P2, card: t.town('P2').page }])
    for (const town of [P1, P3, P4, P5]) expect(t.town(town).page).toBe(FACE_DOWN)
  })

  it('TEC-MOVE-7 nothing is turned where it lies face up already or none lies', () => {
    const t = at({ ann, bob, towns: { P2: { page: 'R05' }, P5: { page: 'none' } } }).actions()
    t.pick('move', 'P2').pick('move', 'P1').pick('move', 'P5')
    expect(t.told('reveals').map(({ town }) => town)).toEqual([P1])
    expect(t.town('P5').page).toBe(NO_PAGE)
  })

  it('TEC-MOVE-8 example 5: two Shamblers, two tentacles, one at a time, after the reveal', () => {
    const t = at({ ann, bob, towns: { P2: { shamblers: ['fear', null, 'greed'] } } }).actions()
    t.tentacles('rage', 'greed').pick('move', 'P2')
    const keys = t.events.map(({ key }) => key)
    expect(keys).toEqual(['moves', 'reveals', 'drawing', 'haunts', 'haunts'])
    expect(t.held('ann')).toEqual([0, 1, 1, 0])
    expect(t.held('bob')).toEqual([0, 0, 0, 0])
    expect(t.town('P2').shamblers).toEqual([0, -1, 2])
  })

  it('TEC-MOVE-8 no Shambler, no draw', () => {
    const t = at({ ann, bob, towns: { P1: { shamblers: ['fear'] }, P3: { shamblers: ['fear'] } } })
    t.actions().pick('move', 'P2')
    expect(t.told('drawing')).toEqual([])
  })

  it('TEC-MOVE-9 Madness goes on the own track, Chaos on the own Chaos Track', () => {
    const t = at({
      ann,
      bob,
      towns: { P2: { shamblers: ['fear', 'fear'] } },
      bag: { fear: 1, chaos: 1, eldritch: 3 },
    })
    t.actions().tentacles('fear', 'chaos').pick('move', 'P2')
    expect(t.held('ann')).toEqual([1, 0, 0, 1])
    expect(t.town('P2').madness).toEqual([0, 0, 0])
  })

  it('TEC-MOVE-9 either track may become accursed', () => {
    const t = at({
      ann: { ...ann, rage: 2, chaos: 2 },
      bob: { on: 'P2', rage: 2 },
      towns: { P2: { shamblers: ['fear', 'fear'] } },
      bag: { rage: 1, chaos: 1, eldritch: 3 },
    })
    const supply = t.table.supply[3] ?? 0
    t.actions().tentacles('rage', 'chaos').pick('move', 'P2')
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    expect(t.table.lair).toEqual([0, 3, 0])
    expect(t.table.supply[3]).toBe(supply + 3)
    expect(t.character('ann').brain).toBe(2)
    expect(t.held('bob')).toEqual([0, 2, 0, 0])
    expect(t.character('bob').brain).toBe(0)
  })

  it('TEC-MOVE-10 Eldritch goes on the Energy Track, which may become accursed', () => {
    const t = at({ ann, bob, energy: 1, towns: { P2: { shamblers: ['fear', 'fear'] } } }).actions()
    t.tentacles('eldritch', 'eldritch').pick('move', 'P2')
    expect(t.table.energy).toBe(0)
    expect(t.table.strength).toBe(1)
    expect(t.told('energyAccursed')).toHaveLength(1)
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
  })

  it('TEC-MOVE-11 cards on the way cause no draw and turn no page', () => {
    const t = at({
      ann: { ...ann, fear: 1 },
      bob,
      oldOne: 'P5',
      towns: { P2: { shamblers: ['fear', 'rage', 'greed'] } },
    })
    t.actions().pick('move', 'P3')
    expect(t.told('drawing')).toEqual([])
    expect(t.town('P2').page).toBe(FACE_DOWN)
    expect(t.told('reveals').map(({ town }) => town)).toEqual([P3])
  })

  it('TEC-MOVE-12 any number may stand on one card', () => {
    const t = at({ ann, bob: { on: 'P2' }, cid: { on: 'P2' }, dee: { on: 'P2' } }).actions()
    t.pick('move', 'P2')
    expect(t.table.characters.map(({ town }) => town)).toEqual([P2, P2, P2, P2])
  })

  it('TEC-CHOICE-5 only the destination is asked, each once, even if two ways lead there', () => {
    const t = at({ ann: { ...ann, fear: 2 }, bob, phase: 2 }).actions()
    expect(moves(t)).toEqual(towns(P2, P3, P4, P5))
    t.pick('move', 'P3')
    expect(t.asked).toBe('ann stepTwo.choose')
  })
})
