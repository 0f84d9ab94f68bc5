import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'

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

describe('Generators', () => {
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

  it('CM-GENER-4 CM-GENER-5 CM-GENER-6 thrown again on an obstacle, in red and where somebody stands; walls and gates are fine', () => {
    const t = entering('cultist-temple', { generators: ['cultist-idol', 'guard-cell'] })
    // R5C2 is an obstacle, R4C3 an altar, ann stands on the gate R4C6; R2C6 is free, R3C1 is a gate.
    t.dice(3, 5, 2, 4, 3, 4, 6, 3, 2, 3, 1).pick('gate').pick('turnTile', 0)
    expect(t.space('ann')).toBe('R4C6')
    // A wall runs below R3C2.
    expect(t.where('cultist-idol')).toBe('cultist-temple R3C2')
    expect(t.where('guard-cell')).toBe('cultist-temple R3C1')
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

  it('CM-GENER-9 CM-RULING-66 discards fill an empty stack; without any, no more are placed', () => {
    const t = entering('cultist-temple')
    const all = t.state.box.generators.splice(0)
    t.state.table.generatorsLeft = 0
    t.state.table.generatorDiscards = all.slice(0, 1)
    t.state.table.heroes[1]?.kills.push(...all.slice(1))
    t.dice(3, 6, 1).pick('gate').pick('turnTile', 0)
    expect(t.told('reshuffles')).toEqual([{ stack: 'generators' }])
    expect(t.table.foes.filter(({ piece }) => piece >= 48)).toHaveLength(1)
  })

  it('CM-GENER-10 it stops characters and lines of sight, and does not move', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R3C1', objects: ['revolver-32'] },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      foes: [
        { is: 'whirlpool', at: 'R3C2' },
        { is: 'cultist', at: 'R3C4' },
      ],
    })
    expect(t.offers('step', 'R3C2')).toBe(false)
    expect(t.offers('attack', 'revolver-32 at cultist')).toBe(false)
    t.pick('endTurn').pickAs('bob', 'rouse', 'whirlpool')
    expect(t.offered).toEqual(['foeStrike ann', 'rest'])
  })

  it('CM-GENER-11 CM-GENER-12 CM-GENER-13 destroyed, it goes to who did it, and leaves objects unseen', () => {
    const t = at({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C1' },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      foes: [{ is: 'whirlpool', at: 'R3C2', health: 1 }],
      objects: ['herbs', 'pitchfork', 'bicycle'],
    })
    t.dice(4, 5).pick('attack', 'hands at whirlpool')
    expect(t.foes('whirlpool')).toEqual([])
    expect(t.hero('ann').kills).toHaveLength(1)
    expect(t.lying('R3C2')).toEqual({ open: [], unseen: 3, tissue: 0 })
  })

  it('CM-GENER-14 CM-RULING-67 CM-ORDER-4 if its destroyer died with it, it is discarded and leaves nothing', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R3C2', objects: ['dynamite-bundle'], health: 2 },
        { is: 'psychotherapist', at: 'mariners-ship R1C6' },
      ],
      tiles: ['base-camp', 'mariners-ship', 'train-station'],
      foes: [{ is: 'guard-cell', at: 'R4C3' }],
    })
    t.untilTurnEnds().dice(6).pick('aim', 'dynamite-bundle at R4C3 0')
    expect(t.hero('ann').life).toBe('respawns')
    expect(t.hero('ann').kills).toEqual([])
    expect(t.table.generatorDiscards).toHaveLength(1)
    expect(t.lying('R4C3').unseen).toBe(0)
  })

  it('CM-GENER-16 CM-RULING-46 what a controlled monster destroys is credited to who controls it', () => {
    const t = at({
      heroes: [
        { is: 'arctic-explorer', at: 'R1C2', objects: ['rlyeh-seashell'] },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      foes: [
        { is: 'deep-one', at: 'R3C2' },
        { is: 'star-mound', at: 'R3C3', health: 1 },
      ],
    })
    t.pick('charm', 'deep-one').dice(5).pick('foeStrike', 'star-mound')
    expect(t.hero('ann').kills).toHaveLength(1)
    expect(t.lying('R3C3').unseen).toBe(1)
  })

  it('CM-GENER-4 CM-OBJ-53 no generator stands on Shoggoth Tissue', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R1C6' },
        { is: 'psychotherapist', at: 'R1C1' },
      ],
      tiles: [{ is: 'cultist-temple', isPopulated: false }],
      piles: [{ at: 'R6C1', tissue: 1 }],
      generators: ['star-mound'],
    })
    // One generator; its first space is rolled again.
    t.dice(1, 6, 1, 6, 2).runOnly('populate', { place: 0, by: 0, left: -1 })
    expect(t.space('star-mound')).toBe('R6C2')
  })
})
