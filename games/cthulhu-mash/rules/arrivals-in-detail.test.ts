import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario, type Position } from '../testing/at.ts'
import { doc, one, two } from '../testing/one.ts'

describe('Arriving in detail', () => {
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
