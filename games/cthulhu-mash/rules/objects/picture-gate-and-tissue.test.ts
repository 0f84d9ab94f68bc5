import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { eyeOnPile, onPile } from '../../testing/on-pile.ts'
import { two } from '../../testing/one.ts'

const START = 'R3C1'

describe('The Picture Gate', () => {
  it('CM-OBJ-52 CM-GATE-20 the picture gate takes its finder to a random space of a random tile, which counts as entered', () => {
    const t = eyeOnPile(['picture-gate'], {
      tiles: ['cultist-temple', { is: 'leng-plateau', isHidden: true }],
      generators: ['cultist-idol'],
    })
    t.draws(1).pick('pickTop')
    expect(t.asked).toBe('ann reveal.rotate')
    // row 5, column 3; then one generator, on R1C2, and its Cultist.
    t.dice(5, 3, 1, 1, 2).pick('turnTile', 2)
    expect(t.where('ann')).toBe('leng-plateau R5C3')
    expect(t.where('cultist-idol')).toBe('leng-plateau R1C2')
    t.pickAs('bob', 'place', 'R1C1')
    expect(t.foes('cultist')).toHaveLength(1)
    expect(t.asked).toBe('ann actions.choose')
    expect(t.table.actions).toBe(3)
  })

  it('CM-OBJ-52 CM-TERM-8 CM-DEATH-13 inside an obstacle the finder dies, its objects are discarded, and the tile stays empty', () => {
    const t = eyeOnPile(['picture-gate'], {
      heroes: [
        { is: 'private-eye', at: START, objects: ['herbs'], home: 'train-station' },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      tiles: ['cultist-temple', 'train-station', { is: 'leng-plateau', isHidden: true }],
      foes: [{ is: 'cultist', at: 'R6C6' }],
    })
    t.untilTurnEnds().draws(2).dice(4, 2).pick('pickTop').pick('turnTile', 0)
    expect(t.hero('ann').life).toBe('respawns')
    expect(t.table.objectDiscards).toHaveLength(2)
    expect(t.table.places[2]?.isPopulated).toBe(false)
  })

  it('CM-OBJ-52 a space with a piece is rolled again', () => {
    const t = eyeOnPile(['picture-gate'])
    t.draws(0).dice(1, 6, 6, 6).pick('pickTop')
    expect(t.where('ann')).toBe('cultist-temple R6C6')
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

  it('CM-OBJ-52 CM-DEATH-11 who is lost in a rock was killed by no one, whoever struck it before', () => {
    const t = two(
      { is: 'private-eye' },
      {
        tiles: ['cultist-temple', 'train-station', 'base-camp'],
        piles: [{ at: 'R3C1', unseen: ['picture-gate'] }],
      },
      { is: 'psychotherapist' },
    )
    t.hero('ann').blame = 1
    t.untilTurnEnds().draws(0).dice(2, 3).pick('pickTop')
    expect(t.hero('ann').life).toBe('respawns')
  })

  it('CM-OBJ-52 CM-DEATH-13 whom the picture puts inside an obstacle is dead, and its objects are discarded', () => {
    const t = two({ objects: ['net'] }, { piles: [{ at: 'R3C1', unseen: ['picture-gate'] }] })
    t.draws(0).dice(5, 2).pick('pickTop')
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', objects: [] })
    expect(t.table.objectDiscards).toHaveLength(2)
    expect(t.table.piles).toEqual([])
  })
})

describe('Shoggoth Tissue', () => {
  it('CM-OBJ-53 CM-OBJ-56 CM-ITEM-22 tissue hurts its finder and stays as a hazard for whoever comes', () => {
    const t = eyeOnPile(['shoggoth-tissue', 'shoggoth-tissue'])
    t.pick('pickTop')
    expect(t.hero('ann').health).toBe(3)
    expect(t.lying(START)).toEqual({ open: [], unseen: 1, tissue: 1 })
    expect(t.carries('ann')).toHaveLength(3)
    t.pick('pickTop')
    expect(t.hero('ann').health).toBe(2)
    expect(t.lying(START)).toEqual({ open: [], unseen: 0, tissue: 2 })
    t.pick('walk', 'R4C1').pick('stop')
    expect(t.offers('pickUp')).toBe(false)
    expect(t.refusal('walk', START)).toBe('dangerous')
    t.pick('step', START)
    expect(t.hero('ann').life).not.toBe('alive')
  })

  it('CM-OBJ-53 two of the four pieces do 2', () => {
    const t = eyeOnPile(['shoggoth-tissue', 'shoggoth-tissue', 'shoggoth-tissue'], {
      piles: [
        { at: 'R6C6', tissue: 2 },
        { at: START, unseen: ['shoggoth-tissue'] },
      ],
    })
    t.pick('pickTop')
    expect(t.hero('ann').health).toBe(2)
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
