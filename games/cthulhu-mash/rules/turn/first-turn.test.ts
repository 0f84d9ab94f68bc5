import { describe, expect, it } from 'vitest'
import { before } from '../../testing/at.ts'
import { doc } from '../../testing/one.ts'

const eye = { is: 'private-eye', at: 'train-station R5C3' } as const
const docAtSchool = { is: 'psychotherapist', at: 'medical-school R1C1' } as const
const tiles = ['train-station', 'medical-school'] as const

describe('Coming back, and the first turn', () => {
  const fresh = { ...eye, at: 'train-station R1C6', isNew: true } as const

  it('CM-TURN-2 CM-RULING-53 CM-PROMPT-6 who waits to respawn comes back first, and no rolls are made', () => {
    const t = before({
      heroes: [
        { ...eye, life: 'respawns' },
        { ...docAtSchool, at: 'train-station R1C6' },
      ],
      tiles,
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
      from: 'turn',
    }).go()
    // Whoever stands there is moved aside by its own player.
    expect(t.asked).toBe('bob makeRoom.aside')
    expect(t.offered).toEqual(['moveAside R2C6', 'moveAside R1C5'])
    t.pick('moveAside', 'R1C5').pickAs('bob', 'place', 'R5C1')
    expect(t.told('spawnRoll')).toEqual([])
    expect(t.where('ann')).toBe('train-station R1C6')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-TURN-2 CM-RULING-53 a generator for which there is no room beside the spawning space is lost, and nobody gets anything', () => {
    const t = before({
      heroes: [{ ...eye, life: 'respawns' }, docAtSchool],
      tiles,
      foes: [
        { is: 'guard-cell', at: 'R1C6' },
        { is: 'cultist', at: 'R1C5' },
        { is: 'cultist', at: 'R2C6' },
      ],
      from: 'turn',
    }).go()
    expect(t.foes('guard-cell')).toEqual([])
    expect(t.table.generatorDiscards).toHaveLength(1)
    expect(t.told('keeps')).toEqual([])
    expect(t.table.piles).toEqual([])
    expect(t.where('ann')).toBe('train-station R1C6')
  })

  it('CM-TURN-3 CM-SETUP-27 on the first turn the start tile is populated, all spawn, and nothing is rolled', () => {
    const t = before({
      heroes: [fresh, docAtSchool],
      tiles: [{ is: 'train-station', isPopulated: false }, 'medical-school'],
      generators: ['cultist-idol'],
      from: 'turn',
    })
    t.dice(3, 5, 1).go().pick('place', 'R6C1')
    expect(t.told('populates')).toMatchObject([{ die: 3, count: 1 }])
    expect(t.told('spawnRoll')).toEqual([])
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-TURN-3 CM-TURN-5 only the first turn makes them spawn of themselves; after it they are rolled for', () => {
    const t = before({
      settings: { monsterControl: 'automatic' },
      heroes: [
        { is: 'private-eye', at: 'train-station R1C6', isNew: true },
        { ...doc, at: 'base-camp R1C1' },
      ],
      tiles: ['train-station', 'base-camp'],
      foes: [{ is: 'star-mound', at: 'R6C1' }],
      from: 'turn',
    }).go()
    expect(t.foes('elder-thing')).toHaveLength(1)
    t.table.foes = t.table.foes.filter(({ piece }) => piece >= 48)
    t.pick('endTurn')
    // A 6 is beyond the spawning number of a Star Mound.
    t.dice(6).pickAs('bob', 'endTurn')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.foes('elder-thing')).toEqual([])
  })

  it('CM-TURN-4 CM-RULING-10 a start tile that somebody has entered before is not populated again, but spawns', () => {
    const t = before({
      heroes: [fresh, docAtSchool],
      tiles,
      foes: [{ is: 'cultist-idol', at: 'R5C1' }],
      from: 'turn',
    })
    t.go().pick('place', 'R6C1')
    expect(t.told('populates')).toEqual([])
    expect(t.told('spawns')).toHaveLength(1)
  })

  it('CM-TURN-16 who is elsewhere on its first turn populates home without spawning, and rolls are made where it stands', () => {
    const t = before({
      heroes: [{ ...fresh, at: 'medical-school R1C6' }, docAtSchool],
      tiles: [{ is: 'train-station', isPopulated: false }, 'medical-school'],
      foes: [{ is: 'guard-cell', at: 'medical-school R6C1' }],
      generators: ['cultist-idol'],
      from: 'turn',
    })
    t.dice(1, 5, 1, 6).go()
    expect(t.told('spawns')).toEqual([])
    expect(t.told('spawnRoll')).toMatchObject([{ die: 6, spawns: false }])
    expect(t.where('cultist-idol')).toBe('train-station R5C1')
  })

  it('CM-TURN-16 a first turn that begins with a respawn: back first, then populated, and they spawn once', () => {
    const t = before({
      heroes: [{ ...fresh, life: 'respawns' }, docAtSchool],
      tiles: [{ is: 'train-station', isPopulated: false }, 'medical-school'],
      generators: ['cultist-idol'],
      from: 'turn',
    })
    t.dice(1, 5, 1).go().pick('place', 'R6C1')
    expect(t.events.map(({ key }) => key)).toEqual([
      'turn',
      'respawns',
      'populates',
      'places',
      'spawns',
    ])
  })

  it('CM-TURN-16 who respawns in its first turn has its generators spawn once', () => {
    const t = before({
      settings: { monsterControl: 'automatic' },
      heroes: [
        { is: 'private-eye', life: 'respawns', isNew: true },
        { ...doc, at: 'base-camp R1C1' },
      ],
      tiles: ['train-station', 'base-camp'],
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
      from: 'turn',
    }).go()
    expect(t.asked).toBe('ann actions.choose')
    expect(t.foes('cultist')).toHaveLength(1)
  })
})
