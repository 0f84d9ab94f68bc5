import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { dieThrown } from '../../testing/die-thrown.ts'
import { byGate } from '../../testing/facing-gates.ts'
import { sideBySide, two } from '../../testing/one.ts'
import { shufflesIn } from '../../testing/shuffled.ts'

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

  it('CM-GENER-9 the discarded generators become the stack, shuffled, and are no discards any more', () => {
    const t = two({}, { tiles: ['cultist-temple', { is: 'moon-base', isPopulated: false }] })
    t.table.generatorDiscards.push(...t.state.box.generators.splice(0))
    t.table.generatorsLeft = 0
    const isShuffled = shufflesIn(t)
    t.dice(1, 5, 3).run('populate', { place: 1, by: 0, left: -1 })
    expect(isShuffled('generators')).toBe(true)
    expect([t.table.generatorDiscards, t.table.generatorsLeft]).toEqual([[], 47])
    expect(t.table.foes).toHaveLength(1)
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

  it('CM-GENER-12 CM-GENER-13 CM-ITEM-3 whoever destroys one keeps it, and its objects lie face down there', () => {
    const t = byGate(
      'train-station',
      { at: 'R3C1' },
      { foes: [{ is: 'cultist-idol', at: 'R3C2', health: 1 }] },
    )
    t.dice(4, 5).pick('attack', 'hands at cultist-idol')
    expect([t.hero('ann').kills.length, t.lying('R3C2')]).toEqual([
      1,
      { open: [], unseen: 3, tissue: 0 },
    ])
  })

  it('CM-ITEM-1 CM-ITEM-3 CM-GENER-13 a broken generator leaves objects unseen, under those already there', () => {
    const t = sideBySide(
      { mentality: 0 },
      {},
      {
        foes: [{ is: 'cultist-idol', at: 'R3C2', health: 1 }],
        piles: [{ at: 'R3C2', open: ['bolos'], unseen: ['snare'] }],
        objects: ['net', 'pitchfork'],
      },
    )
    t.dice(4, 3).pick('attack', 'hands at cultist-idol')
    expect(t.lying('R3C2')).toEqual({ open: ['bolos'], unseen: 3, tissue: 0 })
    t.pick('walk', 'R3C2').pick('pickTop')
    expect(t.hero('ann').holds).toMatchObject([{ kind: 'snare' }])
    t.dice(1).pick('breakFree', 'snare').pick('pickTop')
    expect(t.carries('ann')).toEqual(['net'])
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
})

describe('Which die is thrown', () => {
  it('CM-GENER-13 CM-RULING-1 objects by the spawning number: none, a d6, a d6, a d8', () => {
    const left = (is: 'star-mound' | 'web-cocoon' | 'whirlpool' | 'cultist-idol'): string => {
      const t = two({}, { foes: [{ is, at: 'R3C2', health: 1 }] })
      return dieThrown(() => t.dice(8).pick('attack', `hands at ${is}`))
    }
    expect(left('star-mound')).toBe('no die')
    expect(left('web-cocoon')).toBe('d6')
    expect(left('whirlpool')).toBe('d6')
    expect(left('cultist-idol')).toBe('d8')
  })
})
