import { describe, expect, it } from 'vitest'
import { at, type Position } from '../testing/at.ts'
import { two, type HeroAt } from '../testing/one.ts'

type Unseen = NonNullable<NonNullable<Position['piles']>[number]['unseen']>

/** Ann on a pile of unseen objects. */
const onPile = (unseen: Unseen, hero: Partial<HeroAt> = {}, more: Position = {}) =>
  two(hero, {
    tiles: ['cultist-temple', 'family-farm', 'base-camp'],
    piles: [{ at: 'R3C1', unseen }],
    ...more,
  })

describe('white objects act on whoever picks them up', () => {
  it('CM-OBJ-49 the Book of Void rolls a d10 for each object carried, and each 1 loses it', () => {
    const t = onPile(['book-of-void'], { objects: ['pitchfork', 'herbs', 'net'] })
    t.dice(2, 1, 10).pick('pickTop')
    expect(t.carries('ann')).toEqual(['pitchfork', 'net'])
    expect(t.table.objectDiscards).toHaveLength(2)
  })

  it('CM-OBJ-50 a Cowpie ends the move and all actions of the turn', () => {
    const t = onPile(['cowpie', 'herbs'], {}, { foes: [{ is: 'cultist', at: 'R1C6' }] })
    t.pick('pickTop')
    expect(t.asked).toBe('bob monsterStep.choose')
    expect(t.lying('R3C1')).toMatchObject({ unseen: 1 })
  })

  it('CM-OBJ-51 an Earthquake discards all objects of the tile, and each piece rolls above its defence to be hurt', () => {
    const t = onPile(
      ['mi-go-earthquake', 'herbs'],
      {},
      {
        foes: [
          { is: 'moon-beast', at: 'R3C5' },
          { is: 'cultist', at: 'family-farm R3C3' },
          { is: 'cultist-idol', at: 'R6C1' },
        ],
      },
    )
    // Ann 5 and 4 against 4, Bob 4, the Moon-Beast 9 and 8 against 4 and is dead, the Idol 4 against 4.
    t.dice(5, 4, 4, 9, 8, 4).pick('pickTop')
    expect(t.lying('R3C1').unseen).toBe(0)
    expect(t.hero('ann').health).toBe(4)
    expect(t.hero('bob').health).toBe(4)
    expect([
      t.foes('moon-beast').length,
      t.foe('cultist').health,
      t.foe('cultist-idol').health,
    ]).toEqual([0, 1, 2])
  })

  it('CM-OBJ-52 a Picture Gate moves its finder to a random space of a random tile', () => {
    const t = onPile(['picture-gate'])
    t.draws(1).dice(3, 4).pick('pickTop')
    expect(t.where('ann')).toBe('family-farm R3C4')
    expect(t.table.objectDiscards).toHaveLength(1)
  })

  it('CM-OBJ-52 inside an obstacle the finder dies and all objects are gone', () => {
    const t = onPile(['picture-gate'], { objects: ['pitchfork'] })
    t.draws(1).dice(6, 4).pick('pickTop')
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', objects: [] })
    expect(t.lying('family-farm R6C4').open).toEqual([])
  })

  it('CM-OBJ-52 the space is rolled again only if a piece stands there', () => {
    const t = onPile(['picture-gate'])
    t.draws(0).dice(6, 6, 1, 1).pick('pickTop')
    expect(t.where('ann')).toBe('cultist-temple R1C1')
  })

  it('CM-OBJ-53 Shoggoth Tissue hurts its finder and stays as a hazard that nobody can pick up', () => {
    const t = onPile(['shoggoth-tissue'])
    t.pick('pickTop')
    expect(t.hero('ann').health).toBe(4)
    expect(t.lying('R3C1')).toEqual({ open: [], unseen: 0, tissue: 1 })
    expect([t.offers('pickTop'), t.offers('pickUp')]).toEqual([false, false])
    t.pick('walk', 'R3C2').pick('stop')
    expect(t.refusal('walk', 'R3C1')).toBe('dangerous')
    t.pick('step', 'R3C1')
    expect(t.hero('ann').health).toBe(3)
  })

  it('CM-OBJ-53 several on one space all act, whoever comes', () => {
    const t = at({
      tiles: ['cultist-temple'],
      heroes: [
        { is: 'arctic-explorer', at: 'R3C1' },
        { is: 'private-eye', at: 'R6C6' },
      ],
      piles: [{ at: 'R3C2', tissue: 2 }],
    })
    t.pick('step', 'R3C2')
    expect(t.hero('ann').health).toBe(3)
  })

  it('CM-OBJ-54 a Snare holds its finder, escape 2', () => {
    const t = onPile(['snare'])
    t.pick('pickTop')
    expect(t.hero('ann').holds).toMatchObject([{ kind: 'snare', escape: 2 }])
    expect(t.table.objectDiscards).toHaveLength(1)
    t.dice(2).pick('breakFree', 'snare')
    expect([t.hero('ann').holds, t.space('ann')]).toEqual([[], 'R3C1'])
  })

  it('CM-OBJ-56 an Earthquake leaves Tissue that has become a hazard', () => {
    const t = onPile(
      ['mi-go-earthquake'],
      {},
      {
        piles: [
          { at: 'R3C1', unseen: ['mi-go-earthquake'] },
          { at: 'R1C6', tissue: 1, open: ['herbs'] },
        ],
      },
    )
    t.dice(1, 1).pick('pickTop')
    expect(t.lying('R1C6')).toEqual({ open: [], unseen: 0, tissue: 1 })
  })
})
