import { describe, expect, it } from 'vitest'
import { OPEN } from '../state.ts'
import { P1 } from '../testing/town-numbers.ts'
import { at, kindOf, type CharacterPosition, type Position } from '../testing/at.ts'

type Face = 0 | 1 | 2

const bob: CharacterPosition = { on: 'P1', mat: 'medium' }
/** Ann on the Great Old One's card with three Rage runes and one Rage Tentacle. */
const ann: CharacterPosition = { on: 'P1', mat: 'priest', rage: 1, pages: ['R01', 'R02', 'R03'] }
const table: Position = { ann, bob, phase: 2, oldOne: 'P1' }

/** The locations of Nyarlathotep from left to right: Fear 2 and 3, Rage 2 and 4, Greed 2 and 3. */
const [FEAR_TWO, , RAGE_TWO, RAGE_FOUR, GREED_TWO] = [0, 1, 2, 3, 4] as const

const sealing = (portal: number, faces: Face[], position: Position = {}) =>
  at({ ...table, ...position })
    .actions()
    .rolls(...faces)
    .pick('seal', portal)

describe('Seal', () => {
  it('TEC-SEAL-1 six locations, two of each colour, each open until it is sealed', () => {
    const all = { ...ann, fear: 1, greed: 1, pages: ['R01', 'F01', 'G01'] }
    const t = at({ ...table, ann: all, portals: { 1: 'fear', 4: 'chaos' } }).actions()
    expect(t.table.portals).toEqual([OPEN, 0, OPEN, OPEN, 3, OPEN])
    const offered = t.offered.filter((option) => option.startsWith('seal'))
    expect(offered).toEqual(['seal fear 2', 'seal rage 2', 'seal rage 4', 'seal greed 3'])
    expect(t.refusal('seal', 1)).toBe('sealed-already')
    expect(t.refusal('seal', 4)).toBe('sealed-already')
  })

  it('TEC-SEAL-2 only in Phase Two, and only on the Great Old One’s card', () => {
    expect(
      at({ ...table, phase: 1, oldOne: 'P3' })
        .actions()
        .refusal('seal', RAGE_TWO),
    ).toBe('phase-one')
    const t = at({ ...table, oldOne: 'P2' }).actions()
    expect(t.refusal('seal', RAGE_TWO)).toBe('not-with-old-one')
    t.pick('move', 'P2')
    expect(t.offers('seal', RAGE_TWO)).toBe(true)
  })

  it('TEC-SEAL-3 needs a Madness Tentacle of the colour or a Chaos Tentacle', () => {
    const without = { ...ann, rage: 0, fear: 2, greed: 2 }
    const t = at({ ...table, ann: without, bob: { ...bob, rage: 2, chaos: 2 } }).actions()
    expect(t.refusal('seal', RAGE_TWO)).toBe('no-tentacle')
    const chaos = at({ ...table, ann: { ...without, chaos: 1 } }).actions()
    expect(chaos.offers('seal', RAGE_TWO)).toBe(true)
  })

  it('TEC-SEAL-4 needs a rune of the colour', () => {
    const t = at({ ...table, ann: { ...ann, fear: 1, chaos: 2 }, bob: { ...bob, pages: ['F01'] } })
    t.actions()
    expect(t.refusal('seal', FEAR_TWO)).toBe('no-rune')
    expect(t.offers('seal', RAGE_FOUR)).toBe(true)
  })

  it.each<[number, string[]]>([
    [1, ['R01', 'F01']],
    [2, ['R01', 'R02', 'F01']],
    [3, ['R01', 'R02', 'R03']],
    [3, ['R01', 'R02', 'R03', 'R04', 'R05']],
  ])('TEC-SEAL-5 example 11: %i dice for the runes %j', (dice, pages) => {
    const faces = Array.from({ length: dice }, () => 0 as const)
    const t = sealing(RAGE_TWO, faces, { ann: { ...ann, pages } })
    expect(t.told('rolls')).toEqual([{ character: 0, dice: faces, for: 'seal' }])
  })

  it('TEC-SEAL-6 example 12 TEC-SEAL-7: 1, 2 and 2 seal the Rage location with a 4', () => {
    const t = sealing(RAGE_FOUR, [1, 2, 2])
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    expect(t.table.portals[RAGE_FOUR]).toBe(kindOf('rage'))
    expect(t.told('seals')).toEqual([
      { character: 0, from: 0, portal: RAGE_FOUR, kind: kindOf('rage'), sum: 5 },
    ])
    expect(t.table.discard[1]).toBe(0)
  })

  it('TEC-SEAL-6 the sum may equal the number, and not fall short of it', () => {
    expect(sealing(RAGE_FOUR, [1, 1, 2]).told('seals')).toHaveLength(1)
    expect(sealing(RAGE_FOUR, [1, 1, 1]).told('sealFails')).toEqual([
      { character: 0, portal: RAGE_FOUR, sum: 3 },
    ])
  })

  it('TEC-SEAL-7 one tentacle moves to the location and stays there', () => {
    const t = sealing(RAGE_TWO, [2, 2, 2], { ann: { ...ann, rage: 2 }, energy: 2 })
    expect(t.held('ann')).toEqual([0, 1, 0, 0])
    // Bob's spin empties the Discard Mat into the Bag, not the location.
    t.spin(6).tentacles('eldritch', 'fear', 'fear').pick('endTurn')
    expect(t.told('energyAccursed')).toHaveLength(1)
    expect(t.table.portals[RAGE_TWO]).toBe(kindOf('rage'))
  })

  it('TEC-SEAL-8 a failure costs no tentacle, only the action', () => {
    const t = sealing(RAGE_FOUR, [0, 0, 0], { ann: { ...ann, chaos: 1 } })
    expect(t.held('ann')).toEqual([0, 1, 0, 1])
    expect(t.table.portals).toEqual([OPEN, OPEN, OPEN, OPEN, OPEN, OPEN])
    expect(t.table.actions).toBe(2)
  })

  it('TEC-SEAL-9 another action tries the same location again, or another', () => {
    const t = sealing(RAGE_FOUR, [0, 0, 0], { ann: { ...ann, rage: 2 } })
    t.rolls(0, 0, 1).pick('seal', RAGE_FOUR)
    t.rolls(2, 0, 0).pick('seal', RAGE_TWO)
    expect(t.table.actions).toBe(0)
    expect(t.table.portals[RAGE_TWO]).toBe(kindOf('rage'))
    expect(t.table.portals[RAGE_FOUR]).toBe(OPEN)
  })

  it('TEC-SEAL-10 in any order', () => {
    const t = sealing(GREED_TWO, [2], { ann: { ...ann, fear: 1, greed: 1, pages: ['G01', 'F01'] } })
    t.rolls(2).pick('seal', FEAR_TWO)
    expect(t.table.portals).toEqual([0, OPEN, OPEN, OPEN, 2, OPEN])
  })

  it('TEC-CHOICE-12 the location is chosen before the roll', () => {
    const t = at(table).actions()
    expect(t.offered.filter((option) => option.startsWith('seal'))).toEqual([
      'seal rage 2',
      'seal rage 4',
    ])
    t.rolls(2, 2, 2).pick('seal', RAGE_TWO)
    expect(t.table.portals[RAGE_FOUR]).toBe(OPEN)
  })

  it('TEC-CHOICE-13 after a success the tentacle is chosen, if there is a choice', () => {
    const t = sealing(RAGE_TWO, [2, 0, 0], { ann: { ...ann, chaos: 2 } })
    expect(t.asked).toBe('ann seal.place')
    expect(t.offered).toEqual(['place 1 rage', 'place 1 chaos'])
    const supply = t.table.supply[3]
    t.pick('place', '1 chaos')
    expect(t.held('ann')).toEqual([0, 1, 0, 1])
    expect(t.table.portals[RAGE_TWO]).toBe(kindOf('chaos'))
    expect(t.table.supply[3]).toBe(supply)
    expect(t.character('ann').town).toBe(P1)
  })
})
