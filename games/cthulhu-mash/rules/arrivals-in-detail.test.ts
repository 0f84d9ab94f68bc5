import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario, type Position } from '../testing/at.ts'
import { doc, one, two } from '../testing/one.ts'

describe('Arriving in detail', () => {
  it('CM-TERM-20 CM-SPAWN-4 who comes to another gate of its own tile has not entered it', () => {
    const t = two(
      { is: 'psychotherapist', at: 'R3C1', spells: ['create-gate'] },
      { foes: [{ is: 'cultist-idol', at: 'R6C1' }] },
    )
    t.pick('cast', 'create-gate').pick('goTo', 'cultist-temple R6C3')
    expect(t.space('ann')).toBe('R6C3')
    expect(t.foes('cultist')).toEqual([])
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

  it('CM-HOME-9 one point of a spawning space is enough to come back to', () => {
    const died = (homeHealth: number): string => {
      const t = one(
        { is: 'private-eye', at: 'R2C1', health: 1, homeHealth },
        { tiles: ['cultist-temple', 'train-station'] },
      )
      return t.pick('step', 'R2C2').hero('ann').life
    }
    expect([died(1), died(0)]).toEqual(['respawns', 'out'])
  })
})

describe('Spawning spaces in detail', () => {
  it('CM-HOME-10 CM-HOME-7 who waits to respawn is out when the last point is gone, not before', () => {
    const struck = (homeHealth: number): string => {
      const t = at({
        heroes: [
          { is: 'arctic-explorer', at: 'train-station R1C5' },
          { is: 'private-eye', life: 'respawns', homeHealth },
          { ...doc, at: 'train-station R6C1' },
        ],
        tiles: ['train-station', 'base-camp', 'medical-school'],
      })
      return t.dice(5).pick('attack', 'hands at home of bob').hero('bob').life
    }
    expect([struck(3), struck(2), struck(1)]).toEqual(['respawns', 'respawns', 'out'])
  })
})

describe('The dead and their vampires in detail', () => {
  it('CM-FOE-19 a vampire that finds no space is destroyed', () => {
    const t = two(
      { is: 'psychotherapist', at: 'R1C1', health: 1, mentality: 0 },
      {
        tiles: ['cultist-temple', 'medical-school'],
        foes: [
          { is: 'star-vampire', at: 'R1C1', on: 0 },
          { is: 'star-vampire', at: 'R1C1', on: 0 },
          { is: 'cultist-idol', at: 'R2C1' },
          { is: 'cultist', at: 'R1C2' },
          { is: 'mi-go', at: 'R2C2' },
        ],
        from: 'monsters',
      },
    )
    t.untilTurnEnds().pick('rouse', 'star-vampire#1').pick('drain')
    expect(t.foes('star-vampire')).toHaveLength(1)
    expect(t.space('star-vampire')).toBe('R1C1')
  })

  it('CM-FOE-14 CM-FOE-15 CM-RULING-34 a charge whose end a vampire has taken leaves by the nearest way', () => {
    const t = two(
      { is: 'psychotherapist', at: 'R3C3', health: 1, mentality: 0 },
      {
        tiles: ['cultist-temple', 'medical-school'],
        foes: [
          { is: 'star-vampire', at: 'R3C3', on: 0 },
          { is: 'star-vampire', at: 'R3C3', on: 0 },
          { is: 'gnoph-keh', at: 'R3C6' },
        ],
        from: 'monsters',
      },
    )
    t.untilTurnEnds().pick('rouse', 'gnoph-keh').dice(8).pick('charge', 'ann e to R4C3')
    expect([t.space('star-vampire', 1), t.space('star-vampire', 2)]).toEqual(['R3C3', 'R4C3'])
    expect(t.space('gnoph-keh')).toBe('R3C2')
  })

  it('CM-DEATH-18 a lost turn is not waiting for whoever comes back', () => {
    const t = one(
      { is: 'private-eye', at: 'R2C1', health: 1 },
      { tiles: ['cultist-temple', 'train-station'] },
    )
    t.hero('ann').losesTurn = true
    t.pick('step', 'R2C2')
    expect(t.hero('ann').losesTurn).toBe(false)
  })
})

describe('Answers in detail', () => {
  it('CM-REACT-24 CM-PROMPT-30 the Private Eye herself is asked, whoever sits first', () => {
    const t = one(
      { is: 'psychotherapist' },
      { turn: 1 },
      { is: 'private-eye', holds: [{ kind: 'net', escape: 2 }] },
    )
    t.dice(3).pickAs('bob', 'breakFree', 'net')
    expect(t.asked).toBe('bob escape.slip')
    t.pickAs('bob', 'slip')
    expect(t.hero('bob')).toMatchObject({ mentality: 3, holds: [] })
  })

  it('CM-ITEM-20 CM-STAT-12 a remedy must restore something that is wanting', () => {
    const t = two({ mentality: 1, objects: ['first-aid-kit', 'herbs'] })
    expect(t.refusal('green', 'first-aid-kit')).toBe('nothing-to-restore')
    expect(t.offers('green', 'herbs')).toBe(true)
    const hurt = two({ health: 1, objects: ['first-aid-kit', 'herbs'] })
    expect(hurt.refusal('green', 'herbs')).toBe('nothing-to-restore')
    expect(hurt.offers('green', 'first-aid-kit')).toBe(true)
  })

  it('CM-OPT-11 a space that restores both is of use while either is wanting', () => {
    const offered = (ann: object): boolean =>
      two({ at: 'base-camp R1C6', ...ann }, { settings: { spawnRestoresBoth: true } }).offers(
        'refresh',
        'spawn',
      )
    expect([offered({ health: 1 }), offered({ mentality: 1 }), offered({})]).toEqual([
      true,
      true,
      false,
    ])
  })
})
