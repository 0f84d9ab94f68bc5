import { describe, expect, it } from 'vitest'
import { asVersion2 } from '../../earlier/version-2.ts'
import { at, before, type MashScenario, type Position } from '../../testing/at.ts'
import { doc, eye, withOptions } from '../../testing/one.ts'

type Tiles = NonNullable<Position['tiles']>

/** Ann on a space, Bob out of the way in the temple. */
const standing = (where: string, tiles: Tiles, more: Position = {}): MashScenario =>
  at({
    heroes: [
      { is: 'private-eye', at: where, home: 'none' },
      { is: 'psychotherapist', at: 'cultist-temple R6C6', home: 'none' },
    ],
    tiles,
    ...more,
    settings: { oneWayGates: true, ...more.settings },
  })

describe('One-way gates', () => {
  it('CM-OPT-4 CM-OPT-5 where no space of the side will do, the gate stays a dead end', () => {
    const tiles: Tiles = [
      { is: 'coastal-cavern', column: 0, row: 1 },
      { is: 'cultist-temple', column: 0, row: 0 },
    ]
    expect(standing('cultist-temple R1C4', tiles).refusal('gate')).toBe('dead-end')
  })

  it('CM-GATE-27 CM-OPT-4 a hidden tile may have one, so whoever lies behind it is not cut off', () => {
    // The ship has no gate towards the hidden tile above it, and those that it has lead nowhere but to the Mine Lab.
    const position = (oneWayGates: boolean): Position => ({
      settings: { oneWayGates },
      heroes: [
        { is: 'private-eye', at: 'train-station R1C6' },
        { is: 'mariner-merchant', at: 'mariners-ship R1C6' },
      ],
      tiles: [
        { is: 'train-station', turned: 1, column: 0, row: 0 },
        { is: 'leng-plateau', isHidden: true, column: 1, row: 0 },
        { is: 'mariners-ship', turned: 2, column: 1, row: 1 },
        { is: 'mine-lab', column: 1, row: 2 },
      ],
      from: 'end',
    })
    expect(at(position(true)).told('cutOff')).toEqual([])
    expect(at(position(false)).told('cutOff')).toHaveLength(1)
    // Before version 3 they were.
    const old = before(position(true))
    asVersion2(old.state)
    expect(old.go().told('cutOff')).toHaveLength(1)
  })

  it('CM-OPT-4 CM-OPT-5 one-way-gates: a gate against a blank side leads across, and pushed pieces pass', () => {
    const tiles: Position['tiles'] = [
      { is: 'cultist-temple', column: 0, row: 0 },
      { is: 'mine-lab', column: 0, row: 1 },
    ]
    const start = (oneWayGates: boolean): MashScenario =>
      withOptions({ oneWayGates }, { at: 'R1C4' }, { at: 'R1C5' }, { tiles })
    // The Mine Lab has no gate on its n side; straight across from column 4 lies its R6C4.
    const t = start(true)
    t.pick('gate')
    expect(t.where('ann')).toBe('mine-lab R6C4')
    expect(start(false).refusal('gate')).toBe('dead-end')
    const pushed = withOptions({ oneWayGates: true }, { at: 'R1C5' }, { at: 'R1C4' }, { tiles })
    pushed.dice(4).pick('push', 'bob').pick('pushGate')
    expect(pushed.where('bob')).toBe('mine-lab R6C4')
    // With the obstacle R6C3 straight across, the nearest border space is taken: west before east.
    const turned = withOptions(
      { oneWayGates: true },
      { at: 'R6C3' },
      { at: 'R1C5' },
      {
        tiles: [
          { is: 'cultist-temple', column: 0, row: 1 },
          { is: 'mine-lab', column: 0, row: 0, turned: 2 },
        ],
      },
    )
    turned.pick('gate')
    expect(turned.where('ann')).toBe('mine-lab R6C4')
  })

  it('CM-OPT-5 lead straight across to the east and to the west', () => {
    // Two in a row: round the edge the Moon Base, which has no gates there, lies on both sides of the temple.
    const tiles: Tiles = [
      { is: 'moon-base', column: 0 },
      { is: 'cultist-temple', column: 1 },
    ]
    const from = (space: string): string =>
      standing(`cultist-temple ${space}`, tiles).pick('gate').where('ann')
    expect([from('R4C6'), from('R3C1')]).toEqual(['moon-base R4C1', 'moon-base R3C6'])
  })

  it('CM-OPT-5 beside what hurts or stands in the way straight across: of two spaces the southern, the western', () => {
    const onto = (is: 'family-farm' | 'train-station', turned: number, space: string): string => {
      const tiles: Tiles = [
        { is, turned, column: 0 },
        { is: 'cultist-temple', column: 1 },
      ]
      return standing(`cultist-temple ${space}`, tiles).pick('gate').where('ann')
    }
    // The thresher R1C3 of the farm, whose s side looks east, then west.
    expect(onto('family-farm', 3, 'R3C1')).toBe('family-farm R1C2')
    expect(onto('family-farm', 1, 'R4C6')).toBe('family-farm R1C4')
    // The obstacle R1C3 of the station.
    expect(onto('train-station', 3, 'R3C1')).toBe('train-station R1C2')
  })

  it('CM-OPT-5 CM-GATE-15 whoever stands across switches places', () => {
    const tiles: Tiles = [
      { is: 'moon-base', column: 0 },
      { is: 'cultist-temple', column: 1 },
    ]
    const t = standing('cultist-temple R4C6', tiles, {
      foes: [{ is: 'cultist', at: 'moon-base R4C1' }],
    })
    t.pick('gate')
    expect([t.where('ann'), t.where('cultist')]).toEqual(['moon-base R4C1', 'cultist-temple R4C6'])
  })

  it('CM-OPT-5 a one-way gate ends beside a hazard straight across, to the west of it rather than to the east', () => {
    const t = at({
      settings: { oneWayGates: true },
      heroes: [
        { ...eye, at: 'cultist-temple R6C3' },
        { ...doc, at: 'cultist-temple R1C1' },
      ],
      tiles: [
        { is: 'family-farm', row: 0, column: 0 },
        { is: 'cultist-temple', row: 1, column: 0 },
      ],
    })
    // R1C3 of the farm is the thresher; R1C2 and R1C4 are as near.
    expect(t.pick('gate').where('ann')).toBe('family-farm R1C2')
  })
})
