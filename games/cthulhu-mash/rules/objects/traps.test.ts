import { describe, expect, it } from 'vitest'
import { type MashScenario, type Position } from '../../testing/at.ts'
import { one } from '../../testing/one.ts'

type Slugs = NonNullable<NonNullable<Position['piles']>[number]['unseen']>

const START = 'R3C1'

/** The Private Eye stands on a face-down pile, the top named first. */
const upon = (unseen: Slugs, more: Position = {}): MashScenario =>
  one(
    { is: 'private-eye', objects: ['herbs', 'sword-cane', 'net'] },
    { piles: [{ at: START, unseen }], ...more },
  )

describe('White objects', () => {
  it('CM-OBJ-49 CM-ITEM-22 the Book of Void rolls a d10 for each object, and each 1 discards it', () => {
    const t = upon(['book-of-void'])
    t.dice(1, 2, 10).pick('pickTop')
    expect(t.carries('ann')).toEqual(['sword-cane', 'net'])
    expect(t.table.objectDiscards).toHaveLength(2)
    expect(t.lying(START)).toEqual({ open: [], unseen: 0, tissue: 0 })
  })

  it('CM-OBJ-50 CM-ITEM-24 a cowpie ends move and actions, and the rest of the pile stays', () => {
    const t = upon(['cowpie', 'bolos'], { foes: [{ is: 'cultist', at: 'R6C6' }] })
    t.pick('pickTop')
    expect(t.asked).toBe('bob monsterStep.choose')
    expect(t.lying(START).unseen).toBe(1)
    expect(t.table.objectDiscards).toHaveLength(1)
  })

  it('CM-OBJ-50 on the last action a cowpie ends the move and nothing else', () => {
    const heroes: Position['heroes'] = [
      { is: 'private-eye', at: START, objects: ['temporal-clock'] },
      { is: 'psychotherapist', at: 'R1C6' },
    ]
    // With an action left the rest of the turn is gone, and with it the moment for the Clock.
    expect(upon(['cowpie', 'bolos'], { heroes, actions: 2 }).pick('pickTop').asked).toBe(
      'bob actions.choose',
    )
    const t = upon(['cowpie', 'bolos'], { heroes, actions: 1 }).pick('pickTop')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.table.actions).toBe(0)
    t.pick('green', 'temporal-clock')
    expect(t.table.actions).toBe(4)
    expect(t.offers('pickTop')).toBe(true)
  })

  it('CM-OBJ-51 CM-AREA-14 the earthquake clears the tile and shakes everybody on it until they hold', () => {
    const t = upon(['mi-go-earthquake', 'bolos'], {
      heroes: [
        { is: 'private-eye', at: START, objects: ['sword-cane'] },
        { is: 'psychotherapist', at: 'R1C6' },
        { is: 'arctic-explorer', at: 'leng-plateau R1C1' },
      ],
      tiles: ['cultist-temple', 'leng-plateau'],
      piles: [
        { at: START, unseen: ['mi-go-earthquake', 'bolos'] },
        { at: 'R6C6', open: ['pitchfork'], tissue: 1 },
        { at: 'leng-plateau R1C2', open: ['handcuffs'] },
      ],
      foes: [
        { is: 'cultist-idol', at: 'R6C1' },
        { is: 'moon-beast', at: 'R6C3' },
        { is: 'moon-beast', at: 'leng-plateau R3C3' },
      ],
    })
    // ann: 10, 5, then 4 holds her; bob 1; the Moon-Beast dies of two; the Idol holds on 4 = its defence.
    t.dice(10, 5, 4, 1, 9, 5, 4).pick('pickTop')
    expect(t.hero('ann').health).toBe(2)
    expect(t.hero('bob').health).toBe(3)
    expect(t.foes('moon-beast')).toHaveLength(1)
    expect(t.foe('cultist-idol').health).toBe(2)
    expect(t.hero('ann').powers).toEqual([])
    expect(t.carries('ann')).toEqual(['sword-cane'])
    expect(t.lying('cultist-temple R6C6')).toEqual({ open: [], unseen: 0, tissue: 1 })
    expect(t.lying('cultist-temple R3C1').unseen).toBe(0)
    expect(t.lying('leng-plateau R1C2').open).toEqual(['handcuffs'])
    expect(t.told('quakes')).toHaveLength(7)
  })

  it('CM-OBJ-51 a generator that falls in it gives nobody anything', () => {
    const t = upon(['mi-go-earthquake'], { foes: [{ is: 'web-cocoon', at: 'R6C1', health: 1 }] })
    t.dice(1, 1, 4).pick('pickTop')
    expect(t.foes('web-cocoon')).toEqual([])
    expect(t.hero('ann').kills).toEqual([])
    expect(t.lying('R6C1').unseen).toBe(0)
  })

  it('CM-OBJ-52 CM-GATE-20 the picture gate takes its finder to a random space of a random tile, which counts as entered', () => {
    const t = upon(['picture-gate'], {
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
    const t = upon(['picture-gate'], {
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
    const t = upon(['picture-gate'])
    t.draws(0).dice(1, 6, 6, 6).pick('pickTop')
    expect(t.where('ann')).toBe('cultist-temple R6C6')
  })

  it('CM-OBJ-53 CM-OBJ-56 CM-ITEM-22 tissue hurts its finder and stays as a hazard for whoever comes', () => {
    const t = upon(['shoggoth-tissue', 'shoggoth-tissue'])
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
    const t = upon(['shoggoth-tissue', 'shoggoth-tissue', 'shoggoth-tissue'], {
      piles: [
        { at: 'R6C6', tissue: 2 },
        { at: START, unseen: ['shoggoth-tissue'] },
      ],
    })
    t.pick('pickTop')
    expect(t.hero('ann').health).toBe(2)
  })

  it('CM-OBJ-54 CM-HOLD-10 a snare holds its finder with 1-2, where it stands', () => {
    const t = upon(['snare', 'bolos'])
    t.pick('pickTop')
    expect(t.hero('ann').holds).toMatchObject([{ kind: 'snare', escape: 2 }])
    expect(t.table.actions).toBe(3)
    expect(t.offers('walk')).toBe(false)
    t.dice(2).pick('breakFree', 'snare')
    expect(t.hero('ann').holds).toEqual([])
    expect(t.space('ann')).toBe(START)
  })
})
