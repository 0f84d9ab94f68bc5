import { describe, expect, it } from 'vitest'
import { at, type MashScenario } from '../../testing/at.ts'
import { docAndEyeInCamp } from '../../testing/in-camp.ts'
import { attached, stepInTemple } from '../../testing/monster-steps.ts'
import { marinerInStation } from '../../testing/on-tile.ts'
import { caster, two, withOptions } from '../../testing/one.ts'

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

  it('CM-FOE-16 CM-FOE-17 a hit does no damage but attaches it, and it goes wherever its victim goes', () => {
    const t = stepInTemple([{ is: 'star-vampire', at: 'R3C2' }])
    t.pick('rouse', 'star-vampire').dice(5).pick('foeStrike', 'ann')
    expect([t.hero('ann').health, t.foe('star-vampire').victim, t.space('star-vampire')]).toEqual([
      3,
      0,
      'R3C1',
    ])
    const moving = attached()
    moving.pick('walk', 'R5C1').pick('stop')
    expect(moving.space('star-vampire')).toBe('R5C1')
  })

  it('CM-FOE-16 CM-SPELL-9 a vampire that is made to strike a monster clings to nobody', () => {
    const t = caster(['mental-suggestion'], {
      foes: [
        { is: 'star-vampire', at: 'R3C4' },
        { is: 'cultist', at: 'R3C5' },
      ],
    })
    t.dice(8).pick('attack', 'mental-suggestion at star-vampire')
    t.dice(6).pick('foeStrike', 'cultist')
    expect(t.told('hits')).toHaveLength(2)
    expect(t.foe('star-vampire')).toMatchObject({ victim: -1 })
    expect([t.space('star-vampire'), t.foe('cultist').health]).toEqual(['R3C4', 1])
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

  it('CM-PUSH-12 CM-FOE-17 somebody pushed takes along the vampire that clings to it', () => {
    const t = marinerInStation({ foes: [{ is: 'star-vampire', at: 'R3C6', on: 1 }] })
    t.dice(8).pick('push', 'bob').pick('pushTo', 'R4C6')
    expect([t.space('bob'), t.space('star-vampire')]).toEqual(['R4C6', 'R4C6'])
    expect(t.foe('star-vampire').victim).toBe(1)
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

  it('CM-FOE-18 each of its actions drains 1 health without a roll', () => {
    const t = attached({}, { from: 'monsters' })
    t.pick('rouse', 'star-vampire').pick('drain').pick('drain')
    expect(t.hero('ann').health).toBe(1)
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

  it('CM-FOE-20 CM-MELEE-3 anybody who could attack the victim can attack it', () => {
    const t = attached(
      {},
      {
        heroes: [
          { is: 'psychotherapist', at: 'R3C1' },
          { is: 'arctic-explorer', at: 'R4C1' },
        ],
        turn: 1,
      },
    )
    t.dice(4).pick('attack', 'hands at star-vampire')
    expect(t.foes('star-vampire')).toEqual([])
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

  it('CM-FOE-21 several may be attached to one victim', () => {
    const t = attached(
      {},
      {
        foes: [
          { is: 'star-vampire', at: 'R3C1', on: 0 },
          { is: 'star-vampire', at: 'R3C1', on: 0 },
        ],
        from: 'monsters',
      },
    )
    t.pick('rouse', 'star-vampire#1').pick('drain').pick('rest')
    t.pick('rouse', 'star-vampire#2').pick('drain')
    expect(t.hero('ann').health).toBe(1)
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

  it('CM-OPT-24 vampire-drain: with victim-actions each action of the victim costs a point, and none of the vampire’s', () => {
    const drained = (vampireDrain: string): MashScenario =>
      withOptions(
        { vampireDrain },
        {},
        { at: 'R1C6' },
        {
          foes: [{ is: 'star-vampire', at: 'R3C1', on: 0 }],
        },
      )
    const t = drained('victim-actions').pick('walk', 'R3C2').pick('stop')
    expect(t.hero('ann').health).toBe(3)
    t.pick('endTurn').pick('rouse', 'star-vampire')
    expect(t.offers('drain')).toBe(false)
    const usual = drained('vampire-actions').pick('walk', 'R3C2').pick('stop')
    expect(usual.hero('ann').health).toBe(4)
    usual.pick('endTurn').pick('rouse', 'star-vampire').pick('drain')
    expect(usual.hero('ann').health).toBe(3)
  })

  it('CM-OPT-24 with victim-actions nothing is drained by what is no action, nor by what monsters do', () => {
    const t = two(
      { is: 'psychotherapist', objects: ['cock-fighter'] },
      {
        settings: { vampireDrain: 'victim-actions', monsterControl: 'left-player' },
        foes: [
          { is: 'star-vampire', at: 'R3C1', on: 0 },
          { is: 'cultist', at: 'R3C2' },
        ],
      },
    )
    t.dice(1).pick('attack', 'cock at star-vampire')
    expect(t.hero('ann').health).toBe(3)
    t.pick('endTurn').pick('rouse', 'cultist').dice(1).pick('foeStrike', 'ann')
    expect(t.hero('ann').health).toBe(3)
  })
})
