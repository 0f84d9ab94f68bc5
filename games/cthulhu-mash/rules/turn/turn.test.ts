import { describe, expect, it } from 'vitest'
import { at, before, type Position } from '../../testing/at.ts'
import { stepInCamp } from '../../testing/monster-steps.ts'
import { tilesWith } from '../../testing/on-tile.ts'
import { doc, flyer, two } from '../../testing/one.ts'

const eyeAtStation = { is: 'private-eye', at: 'train-station R5C3' } as const
const docAtSchool = { is: 'psychotherapist', at: 'medical-school R1C1' } as const
const tiles = ['train-station', 'medical-school'] as const
const eyeInCorner = { is: 'private-eye', at: 'train-station R6C6' } as const

describe('The turn', () => {
  it('CM-TURN-1 CM-TURN-5 CM-TURN-6 CM-TURN-8 CM-SETUP-26 CM-TERM-9 rolls, actions, monsters, end, then the next player', () => {
    const t = before({
      heroes: [eyeAtStation, docAtSchool, { is: 'arctic-explorer', at: 'medical-school R6C1' }],
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

  it('CM-SPAWN-2 CM-SPAWN-3 CM-TURN-5 at the start of a turn a d6 within the spawning number spawns, only on the own tile', () => {
    const position: Position = {
      tiles: ['cultist-temple', 'train-station'],
      heroes: [
        { is: 'psychotherapist', at: 'R3C1' },
        { is: 'private-eye', at: 'train-station R6C1' },
      ],
      foes: [
        { is: 'web-cocoon', at: 'R3C4' },
        { is: 'cultist-idol', at: 'train-station R1C1' },
      ],
      from: 'turn',
    }
    const t = before(position).dice(2).go()
    expect(t.asked).toBe('bob spawn.place')
    const quiet = before(position).dice(3).go()
    expect(quiet.asked).toBe('ann actions.choose')
  })

  it('CM-COOP-9 CM-TURN-5 from the second turn on generators are rolled for', () => {
    const t = before({
      settings: { victory: 'cooperative', monsterControl: 'automatic' },
      heroes: [{ is: 'private-eye', life: 'comes', health: 4, isNew: true }, doc],
      tiles: [{ is: 'train-station', isStart: true }],
      entry: 3,
      foes: [{ is: 'star-mound', at: 'R1C1' }],
      from: 'turn',
    })
    t.go()
    expect(t.foes('elder-thing')).toHaveLength(1)
    expect(t.hero('ann').isNew).toBe(false)
  })

  it('CM-TURN-7 CM-STAT-7 actions that are not used are lost', () => {
    const t = at({ heroes: [eyeAtStation, docAtSchool], tiles })
    expect(t.table.actions).toBe(4)
    t.pick('endTurn').pick('endTurn')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.table.actions).toBe(4)
  })

  it('CM-TURN-9 CM-RULING-35 monsters on other tiles do nothing, even beside somebody', () => {
    const t = at({
      heroes: [eyeAtStation, docAtSchool],
      tiles,
      foes: [
        { is: 'cultist', at: 'medical-school R1C2' },
        { is: 'moon-beast', at: 'R6C1' },
      ],
      from: 'monsters',
    })
    expect(t.offered).toEqual(['rouse moon-beast', 'endStep'])
  })

  it('CM-TURN-10 CM-TURN-11 a spell for one turn works in the monster step and is over after the end step', () => {
    const t = at({
      heroes: [
        { ...docAtSchool, at: 'R5C3', isFlying: true },
        { ...eyeAtStation, at: 'medical-school R1C1' },
      ],
      tiles,
      foes: [{ is: 'cultist', at: 'R1C1' }],
    })
    t.pick('endTurn')
    expect(t.hero('ann').isFlying).toBe(true)
    t.pick('endStep')
    expect(t.hero('ann').isFlying).toBe(false)
  })

  it('CM-FLY-7 CM-RULING-32 CM-TURN-10 CM-TURN-11 flight ends with the turn, and the space then acts', () => {
    const t = at({
      heroes: [{ ...flyer, at: 'ice-floats R6C2' }, eyeInCorner],
      tiles: tilesWith('ice-floats'),
    })
    t.pick('takeOff').pick('walk', 'R6C1').pick('stop')
    expect(t.hero('ann').life).toBe('alive')
    t.pick('endTurn')
    expect(t.told('swallowed')).toEqual([{ who: 0, spot: expect.any(Number) }])
    expect(t.hero('ann').life).toBe('out')
    expect(t.hero('bob').health).toBe(4)
  })

  it('CM-TURN-12 CM-PROMPT-8 CM-RULING-37 who loses a turn skips only its actions, once', () => {
    const t = before({
      heroes: [{ ...eyeAtStation, losesTurn: true }, docAtSchool],
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
      heroes: [eyeAtStation, docAtSchool],
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

  it('CM-TURN-13 CM-PHASE-6 a step is lost where the monster is, and a bond is used up for whoever made it', () => {
    const t = two(
      { is: 'psychotherapist' },
      {
        foes: [
          { is: 'moon-beast', at: 'cultist-temple R3C4', losesStep: true, boundBy: 1 },
          { is: 'cultist', at: 'train-station R3C4', losesStep: true },
        ],
        from: 'monsters',
      },
    )
    expect(t.foe('moon-beast')).toMatchObject({ losesStep: false, boundBy: 1 })
    expect(t.foe('cultist')).toMatchObject({ losesStep: true })
  })

  it('CM-TURN-14 CM-RULING-35 who dies in its actions has no monster step', () => {
    const t = at({
      heroes: [{ ...eyeAtStation, at: 'cultist-temple R3C2', health: 1 }, docAtSchool],
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
        eyeAtStation,
        { is: 'arctic-explorer', life: 'out' },
        { ...docAtSchool, life: 'respawns' },
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

  it('CM-RULING-69 what lasts a turn lasts through the monster step, and no longer', () => {
    const t = stepInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C3', isFlying: true },
        { is: 'private-eye', at: 'R1C6' },
      ],
      foes: [{ is: 'cultist', at: 'R3C5' }],
    })
    expect(t.asked).toBe('bob monsterStep.choose')
    expect(t.hero('ann').isFlying).toBe(true)
    t.untilTurnEnds().pick('endStep')
    expect(t.hero('ann').isFlying).toBe(false)
  })
})
