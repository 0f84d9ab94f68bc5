import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario, type Position } from '../../testing/at.ts'

/** The monster step of the Psychotherapist (defence 5), by the policy, with the dice still to be thrown. */
const step = (more: Position = {}): MashScenario =>
  before({
    heroes: [
      { is: 'psychotherapist', at: 'R3C3' },
      { is: 'private-eye', at: 'train-station R1C6' },
    ],
    tiles: ['base-camp', 'train-station'],
    from: 'monsters',
    ...more,
    settings: { monsterControl: 'automatic', bootSparesMonsters: true, ...more.settings },
  })

/** Plays the step and says by which rules the policy decided. */
const decided = (t: MashScenario): string[] => {
  return t.untilTurnEnds().go().decided
}

describe('Automatic monsters', () => {
  it('CM-AUTO-1 CM-AUTO-2 CM-AUTO-8 nobody is asked, dice are thrown as usual, at the current character', () => {
    const t = step({
      heroes: [
        { is: 'psychotherapist', at: 'R3C3' },
        { is: 'private-eye', at: 'R3C6', health: 1 },
      ],
      foes: [{ is: 'cultist', at: 'R3C5' }],
    }).dice(5)
    expect(decided(t)).toEqual(['CM-AUTO-14', 'CM-AUTO-13'])
    expect(t.space('cultist')).toBe('R3C4')
    expect(t.hero('ann').health).toBe(2)
    expect(t.hero('bob').health).toBe(1)
  })

  it('CM-AUTO-3 with monsters-attack-anyone the nearest, then the weakest', () => {
    const t = step({
      settings: { monstersAttackAnyone: true },
      heroes: [
        { is: 'psychotherapist', at: 'R3C3' },
        { is: 'private-eye', at: 'R3C5', health: 1 },
        { is: 'arctic-explorer', at: 'R1C1', health: 1 },
      ],
      foes: [{ is: 'moon-beast', at: 'R3C4' }],
    }).dice(2, 2)
    decided(t)
    expect(t.told('attacks').map(({ targets }) => targets)).toEqual([[1], [1]])
  })

  it('CM-AUTO-3 of equals whoever comes first in turn order from the current player', () => {
    const struck = (turn: number): number[] => {
      const t = step({
        settings: { monstersAttackAnyone: true },
        heroes: [
          { is: 'mariner-merchant', at: 'R3C3', health: 2 },
          { is: 'private-eye', at: 'R3C5', health: 2 },
          { is: 'arctic-explorer', at: 'R6C6' },
        ],
        foes: [{ is: 'moon-beast', at: 'R3C4' }],
        turn,
      }).dice(2, 2)
      decided(t)
      return t.told('attacks').flatMap(({ targets }) => targets)
    }
    expect(struck(0)).toEqual([0, 0])
    expect(struck(1)).toEqual([1, 1])
    // In the turn of the third the first is next.
    expect(struck(2)).toEqual([0, 0])
  })

  it('CM-AUTO-3 CM-AUTO-9 a vampire drains whom it clings to, though the current character is nearer death', () => {
    const t = step({
      settings: { monstersAttackAnyone: true },
      heroes: [
        { is: 'psychotherapist', at: 'R3C3', health: 1 },
        { is: 'private-eye', at: 'R3C4' },
      ],
      foes: [{ is: 'star-vampire', at: 'R3C4', on: 1 }],
    })
    decided(t)
    expect([t.hero('ann').health, t.hero('bob').health]).toEqual([1, 2])
  })

  it('CM-AUTO-4 CM-AUTO-5 CM-AUTO-6 CM-AUTO-14 CM-AUTO-16 it goes to the cheapest space from which it can attack, never through harm', () => {
    const t = step({
      heroes: [
        { is: 'psychotherapist', at: 'R2C3' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['innsmouth-dock', 'train-station'],
      foes: [{ is: 'moon-beast', at: 'R3C1' }],
    }).dice(2)
    decided(t)
    // Water lies to both sides of her: only from above or below.
    expect(t.space('moon-beast')).toBe('R3C3')
  })

  it('CM-AUTO-6 out of reach, it comes as near as it can', () => {
    const t = step({
      heroes: [
        { is: 'psychotherapist', at: 'R1C1' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      foes: [
        { is: 'moon-beast', at: 'R4C4' },
        { is: 'guard-cell', at: 'R2C1' },
        { is: 'web-cocoon', at: 'R1C2' },
      ],
    })
    decided(t)
    // Both spaces beside her are taken: two away is the nearest, the lower row first.
    expect(t.space('moon-beast')).toBe('R1C3')
  })

  it('CM-AUTO-7 the nearest acts first, then the older; a generator that cannot attack is left out', () => {
    const t = step({
      foes: [
        { is: 'cultist', at: 'R3C6' },
        { is: 'moon-beast', at: 'R3C4' },
        { is: 'whirlpool', at: 'R1C1' },
      ],
    }).dice(2, 2, 2)
    decided(t)
    expect(t.told('decides').map(({ who }) => who)).toEqual([8 + 36, 8 + 36, 8, 8])
  })

  it('CM-AUTO-8 the log says why a monster does what it does', () => {
    const t = step({ foes: [{ is: 'cultist', at: 'R3C6' }] }).dice(2)
    decided(t)
    expect(t.told('decides').map(({ why }) => why)).toEqual(['CM-AUTO-14', 'CM-AUTO-13'])
  })

  it('CM-AUTO-7 a Whirlpool on a web attacks all the same', () => {
    const t = step({
      heroes: [
        { is: 'psychotherapist', at: 'R4C1' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['leng-plateau', 'train-station'],
      foes: [{ is: 'whirlpool', at: 'R5C1' }],
    }).dice(5)
    expect(decided(t)).toEqual(['CM-AUTO-13'])
    expect(t.hero('ann').health).toBe(2)
  })

  it('CM-AUTO-9 an attached vampire drains, one on somebody else is finished', () => {
    const t = step({
      heroes: [
        { is: 'psychotherapist', at: 'R3C3' },
        { is: 'private-eye', at: 'R1C1' },
      ],
      foes: [
        { is: 'star-vampire', at: 'R3C3', on: 0 },
        { is: 'star-vampire', at: 'R1C1', on: 1 },
      ],
    })
    expect(decided(t)).toEqual(['CM-AUTO-9', 'CM-AUTO-9'])
    expect([t.hero('ann').health, t.hero('bob').health]).toEqual([1, 4])
  })

  it('CM-AUTO-10 held, it tries the easiest hold first, and leaves a pit towards its target', () => {
    const t = step({
      heroes: [
        { is: 'psychotherapist', at: 'R2C5' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      foes: [
        {
          is: 'moon-beast',
          at: 'R5C6',
          holds: [
            { kind: 'bolos', escape: 1 },
            { kind: 'space', escape: 2 },
          ],
        },
      ],
    }).dice(2, 6)
    expect(decided(t)).toEqual(['CM-AUTO-10', 'CM-AUTO-10'])
    expect(t.told('tries').map(({ kind }) => kind)).toEqual(['space', 'bolos'])
    expect(t.space('moon-beast')).toBe('R4C6')
  })

  it('CM-AUTO-11 CM-AUTO-13 a spider webs first, then comes for the bite', () => {
    const t = step({ foes: [{ is: 'leng-spider', at: 'R3C5' }] }).dice(5)
    expect(decided(t)).toEqual(['CM-AUTO-11', 'CM-AUTO-14'])
    expect(t.hero('ann').holds).toHaveLength(1)
    expect(t.space('leng-spider')).toBe('R3C4')
  })

  it('CM-AUTO-12 it charges by the cheapest way, and strikes when it stands beside', () => {
    const t = step({ foes: [{ is: 'gnoph-keh', at: 'R3C1' }] }).dice(2, 2)
    expect(decided(t)).toEqual(['CM-AUTO-12', 'CM-AUTO-13'])
    // Three points whichever way it leaves: the lowest space.
    expect(t.space('gnoph-keh')).toBe('R2C3')
  })

  it('CM-AUTO-12 beside its target it does not charge', () => {
    const t = step({ foes: [{ is: 'gnoph-keh', at: 'R3C2' }] }).dice(2, 2)
    expect(decided(t)).toEqual(['CM-AUTO-13', 'CM-AUTO-13'])
    expect(t.space('gnoph-keh')).toBe('R3C2')
  })

  it('CM-AUTO-13 of a blow and a shot the better one; alike, the blow', () => {
    const t = step({ foes: [{ is: 'elder-thing', at: 'R3C4' }] }).dice(2)
    decided(t)
    expect(t.table.roll?.faces).toBe(8)
    const far = step({ foes: [{ is: 'mi-go', at: 'R3C5' }] }).dice(2)
    expect(decided(far)).toEqual(['CM-AUTO-13'])
    expect(far.space('mi-go')).toBe('R3C5')
  })

  it('CM-AUTO-15 with nothing to do it is finished', () => {
    const t = step({
      heroes: [
        { is: 'psychotherapist', at: 'R1C1' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      foes: [
        { is: 'moon-beast', at: 'R2C2' },
        { is: 'guard-cell', at: 'R2C1' },
        { is: 'web-cocoon', at: 'R1C2' },
      ],
    })
    expect(decided(t)).toEqual([])
    expect(t.space('moon-beast')).toBe('R2C2')
  })

  it('CM-AUTO-17 of two ways alike it walks the one that turns north first', () => {
    const t = step({
      heroes: [
        { is: 'psychotherapist', at: 'R4C4' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      foes: [{ is: 'cultist', at: 'R2C2' }],
    }).dice(2)
    decided(t)
    expect(t.told('steps').map(({ spot }) => t.spotName(spot).split(' ')[1])).toEqual([
      'R3C2',
      'R3C3',
      'R3C4',
    ])
  })

  it('CM-AUTO-18 a spawned monster comes as near to its target as it can', () => {
    const t = at({
      settings: { monsterControl: 'automatic' },
      heroes: [
        { is: 'psychotherapist', at: 'R3C1' },
        { is: 'private-eye', at: 'R1C6' },
      ],
      tiles: ['train-station', { is: 'base-camp', turned: 2 }],
      foes: [{ is: 'cultist-idol', at: 'base-camp R4C2' }],
    })
    t.pick('gate')
    // She comes to R3C1: R3C2 and R4C1 are beside her, and the lower row goes first.
    expect(t.where('cultist')).toBe('base-camp R3C2')
  })

  it('CM-AUTO-18 the shorter way counts before the shorter distance', () => {
    const t = before({
      settings: { monsterControl: 'automatic' },
      heroes: [
        { is: 'psychotherapist', at: 'R4C3' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['mariners-ship', 'train-station'],
      foes: [{ is: 'cultist-idol', at: 'R2C3' }],
      from: 'turn',
    })
    t.dice(1).go()
    // R3C3 is nearer as the bird flies, but the ladder begins at R3C2.
    expect(t.space('cultist')).toBe('R3C2')
  })

  it('CM-AUTO-19 CM-DEATH-10 whoever stands on a spawning space goes to the first free side', () => {
    const t = before({
      settings: { monsterControl: 'automatic' },
      heroes: [
        { is: 'private-eye', life: 'respawns' },
        { is: 'psychotherapist', at: 'R6C1' },
      ],
      tiles: ['train-station', 'base-camp'],
      foes: [{ is: 'cultist', at: 'R1C6' }],
      from: 'turn',
    })
    t.go()
    expect(t.where('ann')).toBe('train-station R1C6')
    expect(t.where('cultist')).toBe('train-station R2C6')
  })

  it('CM-AUTO-20 hurt, on a restoring space and without a target it heals', () => {
    const t = step({
      settings: { monstersHeal: true },
      heroes: [
        { is: 'psychotherapist', at: 'R6C6' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['innsmouth-dock', 'train-station'],
      foes: [{ is: 'moon-beast', at: 'R1C1', health: 1 }],
    })
    expect(decided(t)).toEqual(['CM-AUTO-20', 'CM-AUTO-14'])
    expect(t.foe('moon-beast').health).toBe(2)
  })

  it('CM-AUTO-21 with nothing else to do it attacks a spawning space', () => {
    const t = step({
      settings: { monstersAttackSpawn: true },
      heroes: [
        { is: 'arctic-explorer', at: 'R6C6' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      foes: [
        { is: 'whirlpool', at: 'R1C5' },
        { is: 'whirlpool', at: 'R1C1' },
      ],
    }).dice(5)
    expect(decided(t)).toEqual(['CM-AUTO-21'])
    expect(t.hero('ann').homeHealth).toBe(2)
  })

  it('CM-AUTO-22 CM-AUTO-23 it picks up what lies where its move ends, the longest lying first', () => {
    const t = step({
      settings: { monstersUseObjects: true },
      foes: [{ is: 'moon-beast', at: 'R3C6' }],
      piles: [{ at: 'R3C4', open: ['pitchfork', 'herbs', 'buccaneer-blade'] }],
    }).dice(5)
    expect(decided(t)).toEqual(['CM-AUTO-14', 'CM-AUTO-13'])
    expect(t.lying('R3C4').open).toEqual(['buccaneer-blade'])
    expect(t.hero('ann').health).toBe(1)
  })

  it('CM-AUTO-18 a monster that spawns on the tile of the current character comes near to that one, whoever made it spawn', () => {
    const t = at({
      settings: { monsterControl: 'automatic' },
      heroes: [
        { is: 'mariner-merchant', at: 'train-station R5C3' },
        { is: 'psychotherapist', at: 'train-station R6C3' },
        { is: 'private-eye', at: 'university-library R4C6' },
      ],
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'university-library', turned: 2 },
      ],
      foes: [{ is: 'cultist-idol', at: 'train-station R5C1' }],
    })
    t.dice(8).pick('push', 'bob').pick('pushGate', 'train-station R6C3')
    expect([t.where('bob'), t.where('cid')]).toEqual([
      'university-library R4C6',
      'train-station R6C3',
    ])
    expect(t.where('cultist')).toBe('train-station R5C2')
  })
})
