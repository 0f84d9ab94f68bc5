import { describe, expect, it } from 'vitest'
import { at, before } from '../../testing/at.ts'

const eye = { is: 'private-eye', at: 'train-station R5C3' } as const
const doc = { is: 'psychotherapist', at: 'medical-school R1C1' } as const
const tiles = ['train-station', 'medical-school'] as const

describe('The turn', () => {
  it('CM-TURN-1 CM-TURN-5 CM-TURN-6 CM-TURN-8 CM-SETUP-26 CM-TERM-9 rolls, actions, monsters, end, then the next player', () => {
    const t = before({
      heroes: [eye, doc, { is: 'arctic-explorer', at: 'medical-school R6C1' }],
      tiles,
      foes: [
        { is: 'cultist-idol', at: 'R1C1' },
        { is: 'guard-cell', at: 'R1C4' },
      ],
      from: 'turn',
    })
    // In the order of their creation numbers: 4 is within 1-4, 3 is not within 1-2.
    t.dice(4, 3).go()
    expect(t.asked).toBe('bob spawn.place')
    t.pick('place', 'R2C1')
    expect(t.told('spawnRoll').map(({ die, spawns }) => [die, spawns])).toEqual([
      [4, true],
      [3, false],
    ])
    expect(t.asked).toBe('ann actions.choose')
    expect(t.table.active).toBe(0)
    t.pick('walk', 'R5C4').pick('stop').pick('endTurn')
    expect(t.asked).toBe('bob monsterStep.choose')
    t.pick('endStep')
    expect(t.told('turn')).toEqual([{ seat: 0 }, { seat: 1 }])
    expect(t.asked).toBe('bob actions.choose')
  })

  it('CM-TURN-2 CM-RULING-53 CM-PROMPT-6 who waits to respawn comes back first, and no rolls are made', () => {
    const t = before({
      heroes: [
        { ...eye, life: 'respawns' },
        { ...doc, at: 'train-station R1C6' },
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
      heroes: [{ ...eye, life: 'respawns' }, doc],
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

  const fresh = { ...eye, at: 'train-station R1C6', isNew: true } as const

  it('CM-TURN-3 CM-SETUP-27 on the first turn the start tile is populated, all spawn, and nothing is rolled', () => {
    const t = before({
      heroes: [fresh, doc],
      tiles: [{ is: 'train-station', isPopulated: false }, 'medical-school'],
      generators: ['cultist-idol'],
      from: 'turn',
    })
    t.dice(3, 5, 1).go().pick('place', 'R6C1')
    expect(t.told('populates')).toMatchObject([{ die: 3, count: 1 }])
    expect(t.told('spawnRoll')).toEqual([])
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-TURN-4 CM-RULING-10 a start tile that somebody has entered before is not populated again, but spawns', () => {
    const t = before({
      heroes: [fresh, doc],
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
      heroes: [{ ...fresh, at: 'medical-school R1C6' }, doc],
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
      heroes: [{ ...fresh, life: 'respawns' }, doc],
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

  it('CM-TURN-7 CM-STAT-7 actions that are not used are lost', () => {
    const t = at({ heroes: [eye, doc], tiles })
    expect(t.table.actions).toBe(4)
    t.pick('endTurn').pick('endTurn')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.table.actions).toBe(4)
  })

  it('CM-TURN-9 CM-RULING-35 monsters on other tiles do nothing, even beside somebody', () => {
    const t = at({
      heroes: [eye, doc],
      tiles,
      foes: [
        { is: 'cultist', at: 'medical-school R1C2' },
        { is: 'moon-beast', at: 'R6C1' },
      ],
      from: 'monsters',
    })
    expect(t.offered).toEqual(['rouse moon-beast', 'endStep'])
  })

  it('CM-TURN-12 CM-PROMPT-8 CM-RULING-37 who loses a turn skips only its actions, once', () => {
    const t = before({
      heroes: [{ ...eye, losesTurn: true }, doc],
      tiles,
      foes: [
        { is: 'guard-cell', at: 'R1C1' },
        { is: 'cultist', at: 'R6C1' },
      ],
      from: 'turn',
    })
    t.dice(6).go()
    expect(t.told('spawnRoll')).toHaveLength(1)
    expect(t.asked).toBe('bob monsterStep.choose')
    t.pick('endStep').dice(6).pick('endTurn')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-TURN-13 CM-RULING-37 a monster that loses a turn skips one monster step', () => {
    const t = at({
      heroes: [eye, doc],
      tiles,
      foes: [
        { is: 'cultist', at: 'R6C1', losesStep: true },
        { is: 'moon-beast', at: 'R1C1' },
      ],
      from: 'monsters',
    })
    expect(t.offered).toEqual(['rouse moon-beast', 'endStep'])
    t.pick('endStep').pick('endTurn').pick('endTurn')
    expect(t.offered).toEqual(['rouse cultist', 'rouse moon-beast', 'endStep'])
  })

  it('CM-TURN-14 CM-RULING-35 who dies in its actions has no monster step', () => {
    const t = at({
      heroes: [{ ...eye, at: 'cultist-temple R3C2', health: 1 }, doc],
      tiles: ['train-station', 'medical-school', 'cultist-temple'],
      foes: [{ is: 'cultist', at: 'cultist-temple R1C1' }],
    })
    t.pick('walk', 'R3C1').pick('walk', 'R2C1').pick('step', 'R2C2')
    expect(t.told('monsters')).toEqual([])
    expect(t.hero('ann').life).toBe('respawns')
    expect(t.asked).toBe('bob actions.choose')
  })

  it('CM-TURN-15 CM-TERM-10 CM-RULING-36 the dead for good take no turns and control nothing, who respawns does both', () => {
    const t = at({
      heroes: [
        eye,
        { is: 'arctic-explorer', life: 'out' },
        { ...doc, life: 'respawns' },
        { is: 'mariner-merchant', at: 'medical-school R6C1' },
      ],
      tiles,
      foes: [{ is: 'cultist', at: 'R1C1' }],
      from: 'monsters',
    })
    expect(t.asked).toBe('cid monsterStep.choose')
    t.pick('endStep')
    expect(t.asked).toBe('cid actions.choose')
    expect(t.hero('cid').life).toBe('alive')
  })

  it('CM-TURN-10 CM-TURN-11 a spell for one turn works in the monster step and is over after the end step', () => {
    const t = at({
      heroes: [
        { ...doc, at: 'R5C3', isFlying: true },
        { ...eye, at: 'medical-school R1C1' },
      ],
      tiles,
      foes: [{ is: 'cultist', at: 'R1C1' }],
    })
    t.pick('endTurn')
    expect(t.hero('ann').isFlying).toBe(true)
    t.pick('endStep')
    expect(t.hero('ann').isFlying).toBe(false)
  })
})
