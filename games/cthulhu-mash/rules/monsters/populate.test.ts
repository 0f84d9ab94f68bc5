import { ScriptedChance } from '@eldertable/kernel'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { at, before, type MashScenario, type Position } from '../../testing/at.ts'
import { dieThrown } from '../../testing/die-thrown.ts'
import { byGate } from '../../testing/facing-gates.ts'
import { one, two } from '../../testing/one.ts'

/** The Psychotherapist goes through the west gate of the Train Station onto a tile that nobody has seen. */
const entering = (
  tile: 'cultist-temple' | 'ice-cave' | 'leng-plateau',
  more: Position = {},
): MashScenario =>
  at({
    heroes: [
      { is: 'psychotherapist', at: 'R3C1' },
      { is: 'private-eye', at: 'R1C6' },
    ],
    tiles: ['train-station', { is: tile, isHidden: true }],
    ...more,
  })

const eye = { is: 'private-eye', at: 'train-station R5C3' } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const

describe('Populating a tile', () => {
  it('CM-GENER-1 CM-GENER-3 CM-GENER-8 CM-RULING-7 populating: the number, row before column, all generators before any monster', () => {
    const t = entering('cultist-temple', { generators: ['cultist-idol', 'guard-cell'] })
    t.dice(3, 6, 1, 3, 4).pick('gate').pick('turnTile', 0)
    expect(t.told('populates')).toMatchObject([{ die: 3, count: 2 }])
    expect(t.where('cultist-idol')).toBe('cultist-temple R6C1')
    expect(t.where('guard-cell')).toBe('cultist-temple R3C4')
    expect(t.asked).toBe('bob spawn.place')
    expect(t.foes('cultist')).toEqual([])
  })

  it('CM-GENER-2 the ceiling gate is not counted: a d6 for three gates', () => {
    const t = entering('ice-cave', { generators: ['cultist-idol'] })
    t.dice(2, 3, 4).pick('gate')
    expect(t.told('populates')).toMatchObject([{ die: 2, count: 1 }])
    expect(t.table.roll).toMatchObject({ faces: 6 })
  })

  it('CM-GENER-3 CM-GENER-4 black is the row and white the column; improper spaces are rolled again', () => {
    const t = byGate(
      { is: 'mine-lab', isHidden: true },
      {},
      { generators: ['star-mound', 'web-cocoon'] },
    )
    t.pick('gate')
    // Two generators: an obstacle (R6C3), a red outline (R6C5), then R6C6; the second on the first, then R5C1.
    t.dice(4, 6, 3, 6, 5, 6, 6, 6, 6, 5, 1).pick('turnTile', 0)
    expect([t.where('star-mound'), t.where('web-cocoon')]).toEqual([
      'mine-lab R6C6',
      'mine-lab R5C1',
    ])
  })

  it('CM-RULING-5 CM-GENER-3 CM-TERM-3 dice name rows and columns of the tile’s own frame, however it lies', () => {
    for (const turned of [0, 1, 2, 3]) {
      const t = before({
        heroes: [
          { ...eye, at: 'train-station R1C6', isNew: true },
          { ...mariner, at: 'mariners-ship R1C6' },
        ],
        tiles: [{ is: 'train-station', turned, isPopulated: false }, 'mariners-ship'],
        generators: ['guard-cell'],
        from: 'turn',
      })
      t.dice(1, 2, 4).go()
      expect(t.space('guard-cell')).toBe('R2C4')
    }
  })

  it('CM-GENER-4 CM-GENER-5 CM-GENER-6 thrown again on an obstacle, in red and where somebody stands; walls and gates are fine', () => {
    const t = entering('cultist-temple', { generators: ['cultist-idol', 'guard-cell'] })
    // R5C2 is an obstacle, R4C3 an altar, ann stands on the gate R4C6; R2C6 is free, R3C1 is a gate.
    t.dice(3, 5, 2, 4, 3, 4, 6, 3, 2, 3, 1).pick('gate').pick('turnTile', 0)
    expect(t.space('ann')).toBe('R4C6')
    // A wall runs below R3C2.
    expect(t.where('cultist-idol')).toBe('cultist-temple R3C2')
    expect(t.where('guard-cell')).toBe('cultist-temple R3C1')
  })

  it('CM-GENER-4 no generator is put where somebody stands', () => {
    const t = one(
      { is: 'psychotherapist', at: 'R3C1' },
      {
        tiles: ['train-station', { is: 'cultist-temple', isHidden: true }],
        generators: ['star-mound'],
        settings: { monsterControl: 'automatic' },
      },
      { at: 'R1C6' },
    )
    // She arrives on R4C6, so the first roll is thrown again.
    t.dice(1, 4, 6, 6, 1).pick('gate').pick('turnTile', 0)
    expect([t.space('ann'), t.space('star-mound')]).toEqual(['R4C6', 'R6C1'])
  })

  it('CM-RULING-21 CM-GENER-5 a generator may stand beside a wall, and its monster comes out on its own side', () => {
    const t = before({
      heroes: [
        { ...eye, at: 'train-station R1C6', isNew: true },
        { ...mariner, at: 'mariners-ship R1C6' },
      ],
      tiles: [{ is: 'train-station', isPopulated: false }, 'mariners-ship'],
      generators: ['guard-cell'],
      from: 'turn',
    })
    // R1C3 is an obstacle, so the dice are thrown again; R2C1 has walls to the north and east.
    t.dice(1, 1, 3, 2, 1).go()
    expect(t.space('guard-cell')).toBe('R2C1')
    expect(t.asked).toBe('bob spawn.place')
    expect(t.offered).toEqual(['place R1C2', 'place R1C1'])
  })

  it('CM-GENER-6 a web without a red outline is a place for one', () => {
    const t = entering('leng-plateau', { generators: ['cultist-idol'] })
    t.dice(1, 5, 1).pick('gate').pick('turnTile', 0)
    expect(t.where('cultist-idol')).toBe('leng-plateau R5C1')
    expect(t.foe('cultist-idol').holds).toEqual([])
  })

  it('CM-GENER-7 without a proper space it goes back to the stack', () => {
    const obstacles = ['R6C4', 'R6C5', 'R5C1', 'R5C5', 'R2C6']
    const reds = ['R5C2', 'R5C6']
    const open = [1, 2, 3, 4, 5, 6]
      .flatMap((row) => [1, 2, 3, 4, 5, 6].map((column) => `R${row}C${column}`))
      .filter((space) => ![...obstacles, ...reds, 'R1C6'].includes(space))
    const kinds = ['cultist', 'deep-one', 'elder-thing', 'gnoph-keh', 'mi-go'] as const
    const t = at({
      heroes: [
        { is: 'psychotherapist', at: 'R1C6' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: [{ is: 'base-camp', isPopulated: false }, 'train-station'],
      foes: open.map((space, index) => ({ is: kinds[index % 5] ?? 'cultist', at: space })),
    })
    t.dice(4).runOnly('populate', { place: 0, by: 0, left: -1 })
    expect(t.told('populates')).toMatchObject([{ count: 2 }])
    expect(t.told('places')).toEqual([])
    expect(t.table.generatorsLeft).toBe(48)
  })

  it('CM-OPT-8 misplaced-generators: a roll that names an improper space destroys the generator', () => {
    const position = {
      heroes: [{ is: 'private-eye', at: 'train-station R1C6', isNew: true }] as const,
      tiles: [{ is: 'train-station', isPopulated: false }] as const,
      generators: ['cultist-idol', 'guard-cell'] as const,
      from: 'turn',
    } as const
    // Two generators; the first is rolled onto the train, the second onto open ground.
    const done = before({ ...position, settings: { misplacedGenerators: true } })
    done.dice(4, 4, 3, 1, 1).go()
    expect(done.told('misplaced')).toHaveLength(1)
    expect(done.foes('cultist-idol')).toHaveLength(0)
    expect(done.table.generatorDiscards).toHaveLength(1)
    expect(done.where('guard-cell')).toBe('train-station R1C1')
    expect(done.table.piles).toEqual([])
  })
})

describe('Which die is thrown', () => {
  it('CM-GENER-3 CM-TERM-13 two d6 name the space of a generator', () => {
    const t = two(
      {},
      { tiles: [{ is: 'cultist-temple', isPopulated: false }], generators: ['star-mound'] },
    )
    const listening = vi.spyOn(ScriptedChance.prototype, 'die')
    onTestFinished(() => listening.mockRestore())
    t.dice(1, 6, 1).runOnly('populate', { place: 0, by: 0, left: -1 })
    expect(t.space('star-mound')).toBe('R6C1')
    expect(listening.mock.calls.slice(-2)).toEqual([[6], [6]])
  })

  it('CM-GENER-1 CM-GENER-3 a d6 or d8 by the gates, then a d6 for the row and a d6 for the column', () => {
    const entering = (is: 'mine-lab' | 'leng-plateau', ...dice: number[]): string => {
      const t = one(
        { is: 'psychotherapist', at: 'R3C1' },
        { tiles: ['train-station', { is, isHidden: true }], generators: ['cultist-idol'] },
        { at: 'R1C6' },
      )
      return dieThrown(() =>
        t
          .dice(...dice)
          .pick('gate')
          .pick('turnTile', 0),
      )
    }
    expect(entering('mine-lab')).toBe('d6')
    expect(entering('leng-plateau')).toBe('d8')
  })
})
