import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { stationAndLibrary } from '../../testing/facing-gates.ts'

const eye = { is: 'private-eye', at: 'train-station R6C3' } as const
const doc = { is: 'psychotherapist', at: 'medical-school R1C6' } as const
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
  it('CM-GATE-17 CM-RULING-12 a revealed tile also meets the gates of start tiles, if it can', () => {
    const tiles = (is: 'university-library' | 'mine-lab') =>
      [
        { is: 'train-station', turned: 1, isStart: true },
        { is, isHidden: true },
        { is: 'medical-school', column: 2, row: 0, turned: 0, isStart: true },
      ] as const
    // The school's w gate looks at the hidden tile from the east.
    const heroes = [eye, { ...doc, at: 'medical-school R1C6' }] as const
    const t = at({ heroes, tiles: tiles('university-library') }).pick('gate')
    // Gates n, e, s: only two turns put gates both west and east.
    expect(t.offered).toEqual(['turnTile 1', 'turnTile 3'])
    const u = at({ heroes, tiles: tiles('mine-lab') }).pick('gate')
    expect(u.offered).toEqual(['turnTile 0', 'turnTile 2'])
  })

  it('CM-GATE-17 CM-RULING-12 otherwise only the gate in use counts', () => {
    const t = at({
      heroes: [eye, doc],
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'mine-lab', isHidden: true, column: 1, row: 0 },
        // Its n gate looks south at row 1, its w gate north: nothing of it can be met by a straight passage.
        { is: 'medical-school', column: 1, row: 1, turned: 0 },
      ],
    }).pick('gate')
    expect(t.offered).toEqual(['turnTile 0', 'turnTile 2'])
  })

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

  it('CM-GATE-20 CM-RULING-12 a tile that a Picture Gate reveals may lie in any way', () => {
    const t = at({
      heroes: [{ ...eye, at: 'R6C2' }, doc],
      tiles: stationAndLibrary({ isHidden: true }),
      piles: [{ at: 'R6C2', unseen: ['picture-gate'] }],
    })
    t.draws(1).pick('pickTop')
    expect(t.asked).toBe('ann reveal.rotate')
    expect(t.offered).toEqual(['turnTile 0', 'turnTile 1', 'turnTile 2', 'turnTile 3'])
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

  it('CM-GATE-21 CM-RULING-81 CM-PROMPT-24 a scouted tile meets a gate of the own tile, if that has one there', () => {
    const scout = (turned: number) =>
      at({
        heroes: [{ ...eye, is: 'mariner-merchant', at: 'R2C2' }, doc],
        tiles: [
          { is: 'train-station', turned, isStart: false },
          ...stationAndLibrary({ isHidden: true }).slice(1),
        ],
      }).pick('scout', 'east')
    expect(scout(1).offered).toEqual(['turnTile 1', 'turnTile 2', 'turnTile 3'])
    // No gate of the station looks east now.
    const t = scout(0)
    expect(t.offered).toEqual(['turnTile 0', 'turnTile 1', 'turnTile 2', 'turnTile 3'])
    t.dice(1, 6, 6).pick('turnTile', 0)
    expect(t.told('spawns')).toEqual([])
    expect(t.where('ann')).toBe('train-station R2C2')
  })

  it('CM-GATE-21 CM-PLACE-9 a scouted Ice Cave turns its name side to the scout', () => {
    const t = at({
      heroes: [
        { is: 'mariner-merchant', at: 'family-farm R3C3' },
        { is: 'private-eye', at: 'family-farm R1C1' },
      ],
      tiles: [
        { is: 'family-farm', column: 0 },
        { is: 'ice-cave', isHidden: true, column: 1 },
      ],
      generators: ['star-mound'],
    })
    t.dice(1, 6, 2).pick('scout', 'east')
    expect(t.told('turns')).toMatchObject([{ rotation: 3 }])
  })
})
