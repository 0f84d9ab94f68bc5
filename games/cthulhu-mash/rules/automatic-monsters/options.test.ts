import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { byPolicy, decidedInStep, policyInCamp } from '../../testing/by-policy.ts'
import { doc, eye } from '../../testing/one.ts'
import { FOE_MELEE, FOE_RANGED } from '../attacks/means.ts'
import { meansAgainstHome } from './home-attack.ts'

describe('What options give the policy to do', () => {
  it('CM-AUTO-20 hurt, on a restoring space and without a target it heals', () => {
    const t = policyInCamp({
      settings: { monstersHeal: true },
      heroes: [
        { is: 'psychotherapist', at: 'R6C6' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['innsmouth-dock', 'train-station'],
      foes: [{ is: 'moon-beast', at: 'R1C1', health: 1 }],
    })
    expect(decidedInStep(t)).toEqual(['CM-AUTO-20', 'CM-AUTO-14'])
    expect(t.foe('moon-beast').health).toBe(2)
  })

  it('CM-AUTO-21 with nothing else to do it attacks a spawning space', () => {
    const t = policyInCamp({
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
    expect(decidedInStep(t)).toEqual(['CM-AUTO-21'])
    expect(t.hero('ann').homeHealth).toBe(2)
  })

  it('CM-AUTO-21 CM-OPT-12 a web is of no use against a spawning space', () => {
    const t = at({
      settings: { monstersAttackSpawn: true },
      heroes: [
        { ...eye, at: 'train-station R6C1' },
        { ...doc, at: 'train-station R6C2' },
      ],
      tiles: ['train-station'],
      foes: [
        { is: 'leng-spider', at: 'R3C6' },
        { is: 'cultist', at: 'R2C6' },
      ],
    })
    expect(meansAgainstHome(t.state, t.foe('leng-spider').piece)).toEqual([])
    expect(meansAgainstHome(t.state, t.foe('cultist').piece)).toEqual([FOE_MELEE])
  })

  it('CM-AUTO-21 CM-OPT-12 the corner of a tile on which nobody returns is nothing to attack', () => {
    const t = byPolicy(
      { settings: { monstersAttackSpawn: true }, foes: [{ is: 'whirlpool', at: 'R1C5' }] },
      { at: 'R6C1' },
    )
    expect(t.go().decided).toEqual([])
  })

  it('CM-AUTO-21 CM-OPT-12 a spawning space is struck from beside it, shot at from where it is seen, and from elsewhere neither', () => {
    const means = (space: string): number[] => {
      const t = at({
        settings: { monstersAttackSpawn: true },
        heroes: [
          { is: 'private-eye', at: 'train-station R5C1' },
          { is: 'psychotherapist', at: 'train-station R6C2' },
        ],
        tiles: ['train-station'],
        foes: [{ is: 'elder-thing', at: space }],
      })
      return meansAgainstHome(t.state, t.foe('elder-thing').piece)
    }
    expect([means('R1C5'), means('R1C1'), means('R6C1')]).toEqual([[FOE_MELEE], [FOE_RANGED], []])
  })

  it('CM-AUTO-22 CM-AUTO-23 it picks up what lies where its move ends, the longest lying first', () => {
    const t = policyInCamp({
      settings: { monstersUseObjects: true },
      foes: [{ is: 'moon-beast', at: 'R3C6' }],
      piles: [{ at: 'R3C4', open: ['pitchfork', 'herbs', 'buccaneer-blade'] }],
    }).dice(5)
    expect(decidedInStep(t)).toEqual(['CM-AUTO-14', 'CM-AUTO-13'])
    expect(t.lying('R3C4').open).toEqual(['buccaneer-blade'])
    expect(t.hero('ann').health).toBe(1)
  })
})
