import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { docAndEyeInCamp } from '../../testing/in-camp.ts'

describe('Star Vampires', () => {
  it('CM-FOE-16 CM-FOE-17 CM-FOE-18 CM-RULING-29 a hit attaches it without harm, and each further action drains', () => {
    const t = docAndEyeInCamp({ foes: [{ is: 'star-vampire', at: 'R3C4' }], from: 'monsters' })
    t.pickAs('bob', 'rouse', 'star-vampire').dice(5).pick('foeStrike', 'ann')
    expect(t.foe('star-vampire').victim).toBe(0)
    expect(t.space('star-vampire')).toBe('R3C3')
    expect(t.hero('ann').health).toBe(3)
    expect(t.offered).toEqual(['drain', 'rest'])
    t.untilTurnEnds().pick('drain')
    expect(t.hero('ann').health).toBe(2)
  })

  it('CM-FOE-17 it goes where its victim goes, and the icons do nothing to it', () => {
    const t = at({
      heroes: [
        { is: 'psychotherapist', at: 'R3C1' },
        { is: 'private-eye', at: 'R1C6' },
      ],
      tiles: ['train-station', { is: 'base-camp', turned: 2 }],
      foes: [{ is: 'star-vampire', at: 'R3C1', on: 0 }],
    })
    t.pick('gate')
    expect(t.where('star-vampire')).toBe('base-camp R3C1')
  })

  it('CM-FOE-18 in the step of another it does nothing', () => {
    const t = docAndEyeInCamp({
      turn: 1,
      foes: [{ is: 'star-vampire', at: 'R3C3', on: 0 }],
      from: 'monsters',
    })
    t.pickAs('ann', 'rouse', 'star-vampire')
    expect(t.hero('ann').health).toBe(3)
    expect(t.told('drains')).toEqual([])
  })

  it('CM-FOE-19 CM-HOLD-16 in handcuffs it only tries to get out of them', () => {
    const t = docAndEyeInCamp({
      foes: [
        {
          is: 'star-vampire',
          at: 'R3C3',
          on: 0,
          holds: [{ kind: 'handcuffs', escape: 1 }],
        },
      ],
      from: 'monsters',
    })
    t.pickAs('bob', 'rouse', 'star-vampire')
    expect(t.offered).toEqual(['foeBreak handcuffs', 'rest'])
  })

  it('CM-FOE-19 CM-DEATH-18 it stays on the space of a dead victim; one that is controlled is put beside it', () => {
    const t = docAndEyeInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C3', health: 1 },
        { is: 'private-eye', at: 'R3C5' },
      ],
      foes: [{ is: 'star-vampire', at: 'R3C3', on: 0 }],
      from: 'monsters',
    })
    t.untilTurnEnds().pickAs('bob', 'rouse', 'star-vampire').pick('drain')
    expect(t.hero('ann').life).toBe('respawns')
    expect(t.space('star-vampire')).toBe('R3C3')
    expect(t.foe('star-vampire').victim).toBe(-1)
    const led = docAndEyeInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C3' },
        { is: 'private-eye', at: 'R3C5', spells: ['mental-suggestion'] },
      ],
      turn: 1,
      foes: [{ is: 'star-vampire', at: 'R3C3', on: 0 }],
    })
    led.dice(10).pick('attack', 'mental-suggestion at star-vampire')
    expect(led.asked).toBe('bob control.detach')
    led.pick('pushTo', 'R3C4')
    expect(led.foe('star-vampire').victim).toBe(-1)
    expect(led.asked).toBe('bob control.choose')
  })

  it('CM-FOE-20 CM-RULING-30 others attack it or its victim, and an area reaches both', () => {
    const t = docAndEyeInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C3' },
        { is: 'arctic-explorer', at: 'R3C5', objects: ['revolver-32', 'dynamite-bundle'] },
      ],
      turn: 1,
      foes: [{ is: 'star-vampire', at: 'R3C3', on: 0 }],
    })
    expect(t.offers('attack', 'revolver-32 at star-vampire')).toBe(true)
    expect(t.offers('attack', 'revolver-32 at ann')).toBe(true)
    t.dice(5).pick('aim', 'dynamite-bundle at R3C3 0')
    expect(t.foes('star-vampire')).toEqual([])
    expect(t.hero('ann').life).toBe('out')
  })

  it('CM-FOE-21 several cling to one victim', () => {
    const t = docAndEyeInCamp({
      foes: [
        { is: 'star-vampire', at: 'R3C3', on: 0 },
        { is: 'star-vampire', at: 'R3C4' },
      ],
      from: 'monsters',
    })
    t.pickAs('bob', 'rouse', 'star-vampire#2').dice(6).pick('foeStrike', 'ann')
    expect(t.table.foes.map(({ victim }) => victim)).toEqual([0, 0])
  })

  it('CM-FOE-22 with no free space round it cannot be thrown off', () => {
    const t = at({
      heroes: [
        { is: 'psychotherapist', at: 'R1C1' },
        { is: 'private-eye', at: 'R1C2' },
      ],
      tiles: ['train-station', 'base-camp'],
      foes: [
        { is: 'star-vampire', at: 'R1C1', on: 0 },
        { is: 'cultist', at: 'R2C1' },
        { is: 'deep-one', at: 'R2C2' },
      ],
    })
    expect(t.refusal('push', 'star-vampire')).toBe('nowhere-to-push')
  })

  it('CM-FOE-25 a dead end is the end of both', () => {
    const t = at({
      heroes: [
        { is: 'mariner-merchant', at: 'R5C3' },
        { is: 'private-eye', at: 'R6C3', objects: ['herbs'] },
        { is: 'psychotherapist', at: 'R1C1' },
      ],
      tiles: ['train-station', 'base-camp'],
      foes: [{ is: 'star-vampire', at: 'R6C3', on: 1 }],
    })
    t.dice(8).pick('push', 'bob').pick('pushGate', 'train-station R6C3')
    expect(t.hero('bob').life).toBe('out')
    expect(t.foes('star-vampire')).toEqual([])
    expect(t.table.objectDiscards).toHaveLength(1)
  })
})
