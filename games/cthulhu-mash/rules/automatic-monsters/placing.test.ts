import { describe, expect, it } from 'vitest'
import { at, before } from '../../testing/at.ts'
import { decidedInStep, policyInCamp } from '../../testing/by-policy.ts'
import { doc, eye } from '../../testing/one.ts'

describe('Where the policy places, and which way it goes', () => {
  it('CM-AUTO-17 of two ways alike it walks the one that turns north first', () => {
    const t = policyInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R4C4' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      foes: [{ is: 'cultist', at: 'R2C2' }],
    }).dice(2)
    decidedInStep(t)
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

  it('CM-AUTO-18 where the current character is not, monsters are placed for whoever has come', () => {
    const t = at({
      settings: { monsterControl: 'automatic' },
      heroes: [
        { ...eye, at: 'train-station R6C3' },
        { ...doc, at: 'university-library R4C6' },
      ],
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'university-library', turned: 2 },
      ],
      foes: [{ is: 'cultist-idol', at: 'train-station R5C5' }],
    })
    t.pick('gate')
    expect(t.where('bob')).toBe('train-station R6C3')
    expect(t.where('cultist')).toBe('train-station R6C4')
  })

  it('CM-AUTO-18 of two spaces to shoot from, a spawned monster comes to the nearer row', () => {
    const t = before({
      settings: { monsterControl: 'automatic' },
      heroes: [
        { is: 'psychotherapist', at: 'R6C6' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['cultist-temple', 'train-station', 'medical-school'],
      foes: [{ is: 'mi-go-gate', at: 'R3C6' }],
      from: 'turn',
    })
    t.dice(1).go()
    expect(t.space('mi-go')).toBe('R4C6')
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
})
