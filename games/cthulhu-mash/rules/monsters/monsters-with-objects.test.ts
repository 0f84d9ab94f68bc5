import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { byPolicy } from '../../testing/by-policy.ts'
import { beastOnPile, useObjects } from '../../testing/on-pile.ts'
import { two } from '../../testing/one.ts'
import { meansOf } from '../automatic-monsters/worth.ts'

describe('What monsters ride on', () => {
  it('CM-OPT-9 CM-FLY-6 a movement object adds its points to those of a walker, of one of several, and not of a flier', () => {
    const goes = (is: 'moon-beast' | 'mi-go', objects: string[]): string[] => {
      const t = two(
        { is: 'psychotherapist', at: 'R6C1' },
        {
          settings: { ...useObjects, monsterControl: 'left-player' },
          tiles: ['leng-plateau', 'base-camp', 'train-station'],
          foes: [{ is, at: 'R1C1', objects } as never],
          from: 'monsters',
        },
      ).pick('rouse', is)
      return t.offered.filter((option) => option.startsWith('foeWalk'))
    }
    const reach = (is: 'moon-beast' | 'mi-go', ...objects: string[]): number =>
      goes(is, objects).length
    expect(reach('moon-beast', 'bicycle')).toBeGreaterThan(reach('moon-beast'))
    expect(reach('moon-beast', 'bicycle', 'dog-sled')).toBe(reach('moon-beast', 'bicycle'))
    expect(reach('mi-go', 'bicycle')).toBe(reach('mi-go'))
  })
})

describe('Monsters and traps', () => {
  it('CM-OPT-9 CM-OBJ-54 a snare holds it', () => {
    const t = beastOnPile(['snare']).pick('foePickTop')
    expect(t.foe('moon-beast').holds).toMatchObject([{ kind: 'snare', escape: 2 }])
    expect(t.table.objectDiscards).toHaveLength(1)
    expect(t.offered).toEqual(['foeBreak snare', 'rest'])
  })

  it('CM-OPT-9 CM-OBJ-53 tissue hurts or kills it and stays', () => {
    const t = beastOnPile(['shoggoth-tissue'], { health: 1 }).pick('foePickTop')
    expect(t.foes('moon-beast')).toEqual([])
    expect(t.lying('R3C4')).toMatchObject({ tissue: 1, open: [], unseen: 0 })
    expect(t.table.objectDiscards).toEqual([])
  })

  it('CM-OPT-9 CM-OBJ-49 the Book of Void takes what shows a 1', () => {
    const t = beastOnPile(['book-of-void'], { objects: ['net'] })
    t.dice(1).pick('foePickTop')
    expect(t.foe('moon-beast').objects).toEqual([])
    expect(t.table.objectDiscards).toHaveLength(2)
    const kept = beastOnPile(['book-of-void'], { objects: ['net'] })
    kept.dice(2).pick('foePickTop')
    expect(kept.foe('moon-beast').objects).toHaveLength(1)
  })

  it('CM-OPT-9 CM-OBJ-51 an earthquake shakes everybody on the tile, itself too', () => {
    const t = beastOnPile(['mi-go-earthquake', 'net'])
    // Ann, Bob, then the beast, which fails once.
    t.dice(1, 1, 10, 1).pick('foePickTop')
    expect(t.foe('moon-beast').health).toBe(1)
    expect(t.table.objectDiscards).toHaveLength(2)
    expect(t.table.piles).toEqual([])
  })

  it('CM-OPT-9 CM-GATE-12 a Picture Gate takes it nowhere', () => {
    const t = beastOnPile(['picture-gate']).pick('foePickTop')
    expect(t.space('moon-beast')).toBe('R3C4')
    expect(t.table.objectDiscards).toHaveLength(1)
  })
})

describe('What monsters take for their wounds', () => {
  it('CM-AUTO-22 CM-ITEM-20 the policy uses it first of all, and it costs no action', () => {
    const t = byPolicy({
      settings: { monstersUseObjects: true },
      foes: [{ is: 'moon-beast', at: 'R3C2', health: 1, objects: ['penicillin-vial'] }],
    })
    expect(t.dice(2, 2).go().decided).toEqual(['CM-AUTO-22', 'CM-AUTO-13', 'CM-AUTO-13'])
    expect(t.foe('moon-beast')).toMatchObject({ health: 2, objects: [] })
  })

  it('CM-OPT-9 CM-ITEM-20 a human controller has all actions left after it; whoever is held or whole uses none', () => {
    const roused = (foe: object): MashScenario =>
      two(
        { is: 'psychotherapist' },
        {
          settings: { monstersUseObjects: true, monsterControl: 'left-player' },
          foes: [{ is: 'moon-beast', at: 'R3C4', objects: ['penicillin-vial'], ...foe }],
          from: 'monsters',
        },
      ).pick('rouse', 'moon-beast')
    const t = roused({ health: 1 }).pick('foeGreen')
    expect(t.foe('moon-beast').health).toBe(2)
    expect(t.engine.decision(t.state)?.about).toMatchObject({ left: 2 })
    expect(roused({}).offers('foeGreen')).toBe(false)
    const net = { kind: 'net', escape: 2 } as const
    expect(roused({ health: 1, holds: [net] }).offers('foeGreen')).toBe(false)
  })
})

describe('Monsters with objects', () => {
  it('CM-OPT-9 monsters-use-objects: they pick up while they have room, heal and wield', () => {
    const t = at({
      settings: { monstersUseObjects: true, monsterControl: 'left-player' },
      heroes: [
        { is: 'arctic-explorer', at: 'cultist-temple R1C1' },
        { is: 'private-eye', at: 'mariners-ship R1C6' },
      ],
      tiles: ['cultist-temple', 'mariners-ship'],
      foes: [
        { is: 'cultist', at: 'R1C4', objects: ['pitchfork', 'winter-clothing'] },
        { is: 'moon-beast', at: 'R6C6', health: 1, objects: ['penicillin-vial'] },
      ],
      piles: [
        { at: 'R6C6', open: ['herbs'] },
        { at: 'R1C2', open: ['bolos'] },
      ],
    })
    t.pick('endTurn').pick('rouse', 'moon-beast')
    expect(t.offers('foePick', 'herbs')).toBe(true)
    t.pick('foeGreen', 'penicillin-vial')
    expect(t.foe('moon-beast').health).toBe(2)
    t.pick('rest').pick('rouse', 'cultist').pick('foeWalk', 'R1C2')
    // Encumbrance is the number of actions: with two objects a Cultist takes no third.
    expect(t.foe('cultist').objects).toHaveLength(2)
    expect(t.offers('foePick', 'bolos')).toBe(false)
    t.dice(6).pick('foeWield', 'pitchfork at ann')
    t.pickAs('ann', 'endure')
    expect(t.hero('ann').health).toBe(3)
  })

  it('CM-OPT-9 an armour in use makes the difference of a point, and what it carried lies where it died', () => {
    const t = at({
      settings: { monstersUseObjects: true },
      heroes: [{ is: 'arctic-explorer', at: 'R1C1' }],
      tiles: ['cultist-temple', { is: 'leng-plateau', isHidden: true }],
      foes: [{ is: 'cultist', at: 'R1C2', objects: ['winter-clothing'] }],
    })
    t.dice(3).pick('attack', 'hands at cultist')
    expect(t.foe('cultist').health).toBe(1)
    t.dice(4).pick('attack', 'hands at cultist')
    expect(t.foes('cultist')).toEqual([])
    expect(t.lying('R1C2').open).toEqual(['winter-clothing'])
  })

  it('CM-OPT-9 a shield in use makes the difference of a point too', () => {
    const struck = (...objects: ('cast-iron-skillet' | 'winter-clothing')[]): number[] =>
      [3, 4, 5].filter((die) => {
        const t = at({
          settings: { monstersUseObjects: true },
          heroes: [{ is: 'arctic-explorer', at: 'R1C1' }],
          tiles: ['cultist-temple', { is: 'leng-plateau', isHidden: true }],
          foes: [{ is: 'cultist', at: 'R1C2', objects }],
        })
        return t.dice(die).pick('attack', 'hands at cultist').foes('cultist').length === 0
      })
    expect(struck()).toEqual([3, 4, 5])
    expect(struck('cast-iron-skillet')).toEqual([4, 5])
    expect(struck('cast-iron-skillet', 'winter-clothing')).toEqual([5])
  })

  it('CM-OPT-9 CM-FIGHT-8 it shoots a weapon with its ranged die, and takes only what heals', () => {
    const t = two(
      { is: 'psychotherapist' },
      {
        settings: { monstersUseObjects: true, monsterControl: 'left-player' },
        foes: [{ is: 'elder-thing', at: 'R3C4', health: 1, objects: ['revolver-32', 'herbs'] }],
        from: 'monsters',
      },
    ).pick('rouse', 'elder-thing')
    expect(t.offers('foeGreen')).toBe(false)
    t.untilTurnEnds().dice(2).pick('foeWield', 'revolver-32 at ann')
    expect(t.table.roll?.faces).toBe(6)
  })

  it('CM-OPT-9 CM-FOE-2 a monster strikes with what is for striking, and shoots with what is for shooting if it has the die', () => {
    const t = two(
      {},
      {
        settings: { monstersUseObjects: true },
        foes: [
          { is: 'moon-beast', at: 'R3C4', objects: ['pitchfork', 'revolver-32'] },
          { is: 'mi-go', at: 'R6C1' },
          { is: 'whirlpool', at: 'R1C1' },
        ],
      },
    )
    const hows = (slug: string): boolean[] =>
      meansOf(t.state, t.foe(slug).piece).map(({ isMelee }) => isMelee)
    expect(hows('moon-beast')).toEqual([true, true])
    expect(hows('mi-go')).toEqual([true, false])
    expect(hows('whirlpool')).toEqual([true])
  })

  it('CM-OPT-9 CM-ITEM-15 a monster uses up what has one use, hit or miss, and no more than that', () => {
    const t = byPolicy(
      {
        settings: { monstersUseObjects: true },
        foes: [{ is: 'moon-beast', at: 'R3C2', objects: ['herbs', 'acid-vial'] }],
      },
      { health: 3 },
    )
    t.dice(6, 2).go()
    expect(t.hero('ann').health).toBe(1)
    expect(t.foe('moon-beast').objects).toHaveLength(1)
    expect(t.table.objectDiscards).toHaveLength(1)
  })

  it('CM-PLACE-6 CM-OPT-9 a monster that gets out of quicksand spills nothing', () => {
    const sunk = { kind: 'space', escape: 2, sinksIn: 2 } as const
    const position: Position = {
      settings: { monstersUseObjects: true, monsterControl: 'left-player' },
      tiles: ['abhoth-swamp', 'base-camp', 'train-station'],
      foes: [{ is: 'moon-beast', at: 'R5C2', holds: [sunk], objects: ['herbs'] }],
      from: 'monsters',
    }
    const t = two({ at: 'R1C2' }, position, { at: 'R1C6' })
    t.pick('rouse', 'moon-beast').dice(1).pick('foeBreak', 'space').pick('escapeTo', 'R6C2')
    expect(t.foe('moon-beast')).toMatchObject({ holds: [] })
    expect(t.foe('moon-beast').objects).toHaveLength(1)
  })
})
