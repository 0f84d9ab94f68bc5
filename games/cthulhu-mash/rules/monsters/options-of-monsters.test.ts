import { settingsOf } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { switches } from '../../switches.ts'
import { at, before } from '../../testing/at.ts'

describe('Options of monsters', () => {
  it('CM-OPT-7 CM-AUTO-20 monsters-heal: a wounded monster on a restoring space heals instead of moving on', () => {
    const position = {
      heroes: [{ is: 'private-eye', at: 'innsmouth-dock R6C6' }] as const,
      tiles: ['innsmouth-dock'] as const,
      foes: [{ is: 'moon-beast', at: 'R1C1', health: 1 }] as const,
      from: 'monsters',
    } as const
    const t = before({ ...position, settings: { monstersHeal: true } })
      .untilTurnEnds()
      .go()
    expect(t.foe('moon-beast').health).toBe(2)
    // It had two actions: once it was whole, the other one went into walking.
    expect(t.space('moon-beast')).not.toBe('R1C1')
    const plain = before(position).untilTurnEnds().go()
    expect(plain.foe('moon-beast').health).toBe(1)
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

  it('CM-OPT-12 monsters-attack-spawn: they may go for the spawning space with what does damage', () => {
    const position = {
      heroes: [
        { is: 'arctic-explorer', at: 'base-camp R6C1' },
        { is: 'private-eye', at: 'train-station R3C1' },
      ] as const,
      tiles: ['train-station', 'base-camp'] as const,
      foes: [
        { is: 'cultist', at: 'train-station R1C5' },
        { is: 'leng-spider', at: 'train-station R6C6' },
      ] as const,
      turn: 1,
    } as const
    const t = at({
      ...position,
      settings: { monstersAttackSpawn: true, monsterControl: 'left-player' },
    })
    t.pick('endTurn').pick('rouse', 'cultist')
    t.dice(5).pick('foeStrike', 'home of bob')
    expect(t.hero('bob').homeHealth).toBe(2)
    t.dice(4).pick('foeStrike', 'home of bob')
    expect(t.hero('bob').homeHealth).toBe(2)
    // A web does no damage, so it is no attack on a space.
    t.pick('rouse', 'leng-spider')
    expect(t.offers('foeShoot', 'home of bob')).toBe(false)
    const plain = at({ ...position, settings: { monsterControl: 'left-player' } })
    plain.pick('endTurn').pick('rouse', 'cultist')
    expect(plain.offers('foeStrike', 'home of bob')).toBe(false)
  })

  it('CM-OPT-13 CM-AUTO-3 monsters-attack-anyone: whoever is nearest on the tile, not only the current character', () => {
    const position = {
      heroes: [
        { is: 'arctic-explorer', at: 'R1C1' },
        { is: 'private-eye', at: 'R6C5', health: 2 },
      ] as const,
      tiles: ['cultist-temple', 'train-station', 'base-camp'] as const,
      foes: [{ is: 'moon-beast', at: 'R6C6' }] as const,
    } as const
    const t = at({
      ...position,
      settings: { monstersAttackAnyone: true, monsterControl: 'automatic' },
    })
    t.untilTurnEnds().dice(6, 1).pick('endTurn')
    expect(t.hero('bob').health).toBe(1)
    expect(t.hero('ann').health).toBe(5)
    const plain = at({ ...position, settings: { monsterControl: 'automatic' } })
    plain.untilTurnEnds().pick('endTurn')
    expect(plain.hero('bob').health).toBe(2)
  })

  it('CM-OPT-13 it is off for everybody, together too, unless they want it', () => {
    const isOn = (seats: number, settings: Record<string, unknown>): unknown =>
      settingsOf(switches, settings, seats)['monstersAttackAnyone']
    for (const victory of ['cooperative', 'death-match', 'capture-the-flag', 'roll'])
      for (const seats of victory === 'cooperative' ? [1, 2, 3, 4] : [2, 3, 4]) {
        expect(isOn(seats, { victory })).toBe(false)
        expect(isOn(seats, { victory, monstersAttackAnyone: true })).toBe(true)
      }
  })

  it('CM-OPT-13 CM-COOP-8 CM-PHASE-2 together a monster strikes only the current character, and whoever is nearest if they want it so', () => {
    const struck = (settings: Record<string, unknown>, ...dice: number[]): number[] => {
      const t = before({
        settings: { victory: 'cooperative', ...settings },
        heroes: [
          { is: 'arctic-explorer', at: 'R1C1' },
          { is: 'private-eye', at: 'R6C5' },
        ],
        tiles: ['cultist-temple'],
        foes: [{ is: 'moon-beast', at: 'R6C6' }],
        from: 'monsters',
      })
      t.untilTurnEnds()
        .dice(...dice)
        .go()
      return t.told('attacks').flatMap(({ targets }) => targets)
    }
    // She is too far away for a blow.
    expect(struck({})).toEqual([])
    expect(struck({ monstersAttackAnyone: true }, 1, 1)).toEqual([1, 1])
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
})
