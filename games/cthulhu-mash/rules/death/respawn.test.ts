import { describe, expect, it } from 'vitest'
import { before, type MashScenario, type Position } from '../../testing/at.ts'
import { doc } from '../../testing/one.ts'

describe('Respawning', () => {
  it('CM-DEATH-8 CM-DEATH-9 back on the spawning space with the printed numbers, and generators there spawn', () => {
    const t = before({
      heroes: [
        { is: 'private-eye', life: 'respawns', mentality: 0 },
        { is: 'arctic-explorer', at: 'base-camp R1C1' },
      ],
      tiles: ['train-station', 'base-camp'],
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
      from: 'turn',
    }).go()
    expect(t.hero('ann')).toMatchObject({ life: 'alive', health: 4, mentality: 4, holds: [] })
    expect(t.where('ann')).toBe('train-station R1C6')
    expect(t.asked).toBe('bob spawn.place')
    t.pick('place', 'R5C1')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.table.actions).toBe(4)
    expect(t.told('spawnRoll')).toEqual([])
  })

  it('CM-DEATH-8 CM-DEATH-9 CM-TURN-2 a respawn brings full health and mentality on the own spawning space', () => {
    const t = before({
      tiles: ['cultist-temple', 'base-camp', 'train-station'],
      heroes: [
        { is: 'arctic-explorer', life: 'respawns' },
        { is: 'private-eye', at: 'R6C6' },
      ],
      from: 'turn',
    }).go()
    expect([t.where('ann'), t.hero('ann').health, t.hero('ann').mentality]).toEqual([
      'base-camp R1C6',
      5,
      4,
    ])
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-DEATH-10 CM-RULING-53 whoever stands there moves aside: a character by its player, a monster by the controller, off harm', () => {
    const respawning = (who: Position): MashScenario =>
      before({
        heroes: [
          { is: 'mariner-merchant', life: 'respawns' },
          { is: 'arctic-explorer', at: 'R6C2' },
          { is: 'private-eye', at: 'R5C2' },
        ],
        tiles: ['mariners-ship', 'base-camp', 'train-station'],
        from: 'turn',
        ...who,
      }).go()
    // Above it are the tentacles, which hold: a monster goes there only if there is nothing else.
    const beast = respawning({ foes: [{ is: 'moon-beast', at: 'R1C6' }] })
    expect(beast.space('moon-beast')).toBe('R1C5')
    const person = respawning({
      heroes: [
        { is: 'mariner-merchant', life: 'respawns' },
        { is: 'arctic-explorer', at: 'R6C2' },
        { is: 'private-eye', at: 'R1C6' },
      ],
    })
    expect(person.asked).toBe('cid makeRoom.aside')
    expect(person.offered).toEqual(['moveAside R2C6', 'moveAside R1C5'])
    person.pick('moveAside', 'R2C6')
    expect(person.hero('cid')).toMatchObject({ health: 3, holds: [{ kind: 'space' }] })
    expect(person.space('ann')).toBe('R1C6')
  })

  it('CM-DEATH-10 whoever stands on the spawning space moves aside', () => {
    const t = before({
      tiles: ['cultist-temple', 'base-camp', 'train-station'],
      heroes: [
        { is: 'arctic-explorer', life: 'respawns' },
        { is: 'private-eye', at: 'base-camp R1C6' },
      ],
      from: 'turn',
    }).go()
    // R2C6 is an obstacle, so there is one way only.
    expect([t.where('ann'), t.where('bob')]).toEqual(['base-camp R1C6', 'base-camp R1C5'])
  })

  it('CM-DEATH-10 a monster is put where it is held only if nothing else is free', () => {
    const respawned = (...foes: NonNullable<Position['foes']>): MashScenario =>
      before({
        settings: { monsterControl: 'automatic' },
        heroes: [
          { is: 'mariner-merchant', life: 'respawns', facing: 2 },
          { ...doc, at: 'medical-school R1C1' },
        ],
        tiles: ['mariners-ship', 'medical-school'],
        foes: [{ is: 'cultist', at: 'R1C6' }, ...foes],
        from: 'turn',
      })
    const t = respawned().go()
    expect([t.space('cultist'), t.hero('ann').facing]).toEqual(['R1C5', 0])
    const crowded = respawned({ is: 'moon-beast', at: 'R1C5' }).go()
    expect(crowded.foes('cultist')).toEqual([])
    expect(crowded.space('ann')).toBe('R1C6')
  })

  it('CM-DEATH-10 CM-PROMPT-6 a character makes room where it likes, also with automatic monsters', () => {
    const t = before({
      settings: { monsterControl: 'automatic' },
      heroes: [
        { is: 'private-eye', life: 'respawns' },
        { ...doc, at: 'train-station R1C6' },
      ],
      tiles: ['train-station', 'medical-school'],
      from: 'turn',
    }).go()
    expect(t.asked).toBe('bob makeRoom.aside')
    expect(t.offered.toSorted()).toEqual(['moveAside R1C5', 'moveAside R2C6'])
  })

  it('CM-DEATH-10 CM-PROMPT-6 the controller says where a monster makes room', () => {
    const t = before({
      heroes: [
        { is: 'private-eye', life: 'respawns' },
        { ...doc, at: 'base-camp R1C1' },
      ],
      tiles: ['train-station', 'base-camp'],
      foes: [{ is: 'cultist', at: 'R1C6' }],
      from: 'turn',
    }).go()
    expect(t.asked).toBe('bob makeRoom.aside')
    expect(t.offered.toSorted()).toEqual(['moveAside R1C5', 'moveAside R2C6'])
    t.pick('moveAside', 'R1C5')
    expect([t.space('cultist'), t.space('ann')]).toEqual(['R1C5', 'R1C6'])
  })

  it('CM-DEATH-11 CM-RULING-53 without room it is destroyed, as by a hazard', () => {
    const t = before({
      heroes: [
        { is: 'arctic-explorer', life: 'respawns' },
        { is: 'mariner-merchant', at: 'mariners-ship R1C6' },
        { is: 'private-eye', at: 'R1C6', objects: ['herbs'] },
      ],
      tiles: ['base-camp', 'mariners-ship', 'train-station'],
      foes: [{ is: 'cultist', at: 'R1C5' }],
      from: 'turn',
    })
    // Whoever struck it before has no part in this.
    t.hero('cid').blame = 0
    t.go()
    // R2C6 is an obstacle, and the cultist is on R1C5.
    expect(t.hero('cid').life).toBe('respawns')
    expect(t.told('dies')).toEqual([{ seat: 2, by: -1 }])
    expect(t.space('ann')).toBe('R1C6')
  })
})
