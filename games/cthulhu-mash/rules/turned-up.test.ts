import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../testing/at.ts'

type Tile = Exclude<NonNullable<Position['tiles']>[number], string>

/** Ann goes north from the plateau to a hidden tile; what lies beside that is said. */
const goesUp = (
  is: Tile['is'],
  west: Partial<Tile> & Pick<Tile, 'is'>,
  east?: Partial<Tile> & Pick<Tile, 'is'>,
  more: Position = {},
): MashScenario =>
  at({
    heroes: [
      { is: 'private-eye', at: 'leng-plateau R6C3', home: 'none' },
      { is: 'psychotherapist', at: 'leng-plateau R1C1', home: 'none' },
    ],
    tiles: [
      { ...west, isStart: true, column: 0, row: 0 },
      { is, isHidden: true, isPopulated: false, column: 1, row: 0 },
      { is: 'leng-plateau', column: 1, row: 1 },
      ...(east === undefined ? [] : [{ ...east, isStart: true, column: 2, row: 0 }]),
    ],
    ...more,
  })

const ways = (t: MashScenario): number[] => t.offered.map((option) => Number(option.split(' ')[1]))

describe('How a tile lies that is turned up', () => {
  // The library has gates to n, e and s: unturned it has none to the west.
  it('CM-GATE-17 so that it meets the gate of a start tile beside it', () => {
    const t = goesUp('university-library', { is: 'train-station', turned: 1 })
    t.pick('gate')
    expect(t.asked).toBe('ann reveal.rotate')
    expect(ways(t)).toEqual([1, 2])
  })

  it('CM-GATE-17 a side of a start tile without a gate demands nothing', () => {
    const t = goesUp(
      'university-library',
      { is: 'train-station', turned: 3 },
      { is: 'medical-school', turned: 1 },
    )
    t.pick('gate')
    expect(ways(t)).toEqual([0, 1, 2])
  })

  it('CM-GATE-17 CM-COOP-4 nor does the entry gate of a shared start', () => {
    const t = goesUp('university-library', { is: 'train-station', turned: 1 }, undefined, {
      settings: { victory: 'cooperative' },
      entry: 1,
    })
    t.pick('gate')
    expect(ways(t)).toEqual([0, 1, 2])
  })

  it('CM-GATE-17 where one way alone meets all gates, nobody is asked', () => {
    // The cavern has gates to e, s and w.
    const t = goesUp(
      'coastal-cavern',
      { is: 'train-station', turned: 1 },
      { is: 'medical-school' },
      { generators: ['cultist-idol'] },
    )
    t.dice(1, 5, 1).pick('gate')
    expect(t.told('turns')).toMatchObject([{ rotation: 0 }])
    expect(t.where('ann')).toBe('coastal-cavern R1C4')
  })

  it('CM-GATE-20 CM-PLACE-9 the Ice Cave too lies as one likes if nobody came through a gate', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R3C3', home: 'none' },
        { is: 'psychotherapist', at: 'R1C1', home: 'none' },
      ],
      tiles: ['leng-plateau', { is: 'ice-cave', isHidden: true, isPopulated: false }],
      piles: [{ at: 'R3C3', unseen: ['picture-gate'] }],
    })
    t.draws(1).pick('pickTop')
    expect(t.asked).toBe('ann reveal.rotate')
    expect(ways(t)).toEqual([0, 1, 2, 3])
  })

  it('CM-PLACE-11 nobody climbs out of it to a tile that lies face down', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'ice-cave R4C4', home: 'none', isFlying: true },
        { is: 'psychotherapist', at: 'ice-cave R1C2', home: 'none' },
      ],
      tiles: [
        { is: 'leng-plateau', isHidden: true, column: 0, row: 0 },
        { is: 'ice-cave', column: 0, row: 1 },
      ],
    })
    t.pick('takeOff')
    expect(t.offers('climb')).toBe(false)
  })
})
