import { describe, expect, it } from 'vitest'
import type { Position } from '../../testing/at.ts'
import { dieThrown } from '../../testing/die-thrown.ts'
import { eyeOnPile, onPile } from '../../testing/on-pile.ts'
import { two } from '../../testing/one.ts'

const START = 'R3C1'

describe('White objects act on whoever picks them up', () => {
  it('CM-OBJ-49 CM-ITEM-22 the Book of Void rolls a d10 for each object, and each 1 discards it', () => {
    const t = eyeOnPile(['book-of-void'])
    t.dice(1, 2, 10).pick('pickTop')
    expect(t.carries('ann')).toEqual(['sword-cane', 'net'])
    expect(t.table.objectDiscards).toHaveLength(2)
    expect(t.lying(START)).toEqual({ open: [], unseen: 0, tissue: 0 })
  })

  it('CM-OBJ-49 the Book of Void rolls a d10 for each object carried, and each 1 loses it', () => {
    const t = onPile(['book-of-void'], { objects: ['pitchfork', 'herbs', 'net'] })
    t.dice(2, 1, 10).pick('pickTop')
    expect(t.carries('ann')).toEqual(['pitchfork', 'net'])
    expect(t.table.objectDiscards).toHaveLength(2)
  })

  it('CM-OBJ-50 CM-ITEM-24 a cowpie ends move and actions, and the rest of the pile stays', () => {
    const t = eyeOnPile(['cowpie', 'bolos'], { foes: [{ is: 'cultist', at: 'R6C6' }] })
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
    expect(eyeOnPile(['cowpie', 'bolos'], { heroes, actions: 2 }).pick('pickTop').asked).toBe(
      'bob actions.choose',
    )
    const t = eyeOnPile(['cowpie', 'bolos'], { heroes, actions: 1 }).pick('pickTop')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.table.actions).toBe(0)
    t.pick('green', 'temporal-clock')
    expect(t.table.actions).toBe(4)
    expect(t.offers('pickTop')).toBe(true)
  })

  it('CM-OBJ-50 a Cowpie ends the move and all actions of the turn', () => {
    const t = onPile(['cowpie', 'herbs'], {}, { foes: [{ is: 'cultist', at: 'R1C6' }] })
    t.pick('pickTop')
    expect(t.asked).toBe('bob monsterStep.choose')
    expect(t.lying('R3C1')).toMatchObject({ unseen: 1 })
  })

  it('CM-OBJ-51 CM-AREA-14 the earthquake clears the tile and shakes everybody on it until they hold', () => {
    const t = eyeOnPile(['mi-go-earthquake', 'bolos'], {
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
    const t = eyeOnPile(['mi-go-earthquake'], {
      foes: [{ is: 'web-cocoon', at: 'R6C1', health: 1 }],
    })
    t.dice(1, 1, 4).pick('pickTop')
    expect(t.foes('web-cocoon')).toEqual([])
    expect(t.hero('ann').kills).toEqual([])
    expect(t.lying('R6C1').unseen).toBe(0)
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

  it('CM-OBJ-51 CM-REACT-13 a ward takes the first shock of an earthquake', () => {
    const t = two({ hasWard: true }, { piles: [{ at: 'R3C1', unseen: ['mi-go-earthquake'] }] })
    t.dice(10, 1, 1).pick('pickTop')
    expect(t.hero('ann')).toMatchObject({ health: 5, hasWard: false })
  })

  it('CM-OBJ-54 CM-HOLD-10 a snare holds its finder with 1-2, where it stands', () => {
    const t = eyeOnPile(['snare', 'bolos'])
    t.pick('pickTop')
    expect(t.hero('ann').holds).toMatchObject([{ kind: 'snare', escape: 2 }])
    expect(t.table.actions).toBe(3)
    expect(t.offers('walk')).toBe(false)
    t.dice(2).pick('breakFree', 'snare')
    expect(t.hero('ann').holds).toEqual([])
    expect(t.space('ann')).toBe(START)
  })

  it('CM-OBJ-54 a Snare holds its finder, escape 2', () => {
    const t = onPile(['snare'])
    t.pick('pickTop')
    expect(t.hero('ann').holds).toMatchObject([{ kind: 'snare', escape: 2 }])
    expect(t.table.objectDiscards).toHaveLength(1)
    t.dice(2).pick('breakFree', 'snare')
    expect([t.hero('ann').holds, t.space('ann')]).toEqual([[], 'R3C1'])
  })
})

describe('Which die is thrown', () => {
  it('CM-OBJ-49 CM-OBJ-51 CM-OBJ-52 traps: a d10 for each object, a d10 for each piece, two d6 for the space', () => {
    const upon = (...unseen: ('book-of-void' | 'mi-go-earthquake' | 'picture-gate')[]) =>
      two({ objects: ['net', 'herbs'] }, { piles: [{ at: 'R3C1', unseen }] })
    expect(dieThrown(() => upon('book-of-void').pick('pickTop'))).toBe('d10')
    expect(dieThrown(() => upon('book-of-void').dice(2).pick('pickTop'))).toBe('d10')
    expect(dieThrown(() => upon('mi-go-earthquake').pick('pickTop'))).toBe('d10')
    expect(dieThrown(() => upon('picture-gate').draws(0).pick('pickTop'))).toBe('d6')
    expect(dieThrown(() => upon('picture-gate').draws(0).dice(1).pick('pickTop'))).toBe('d6')
  })
})
