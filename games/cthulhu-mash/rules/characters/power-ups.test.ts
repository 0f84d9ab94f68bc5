import { describe, expect, it } from 'vitest'
import { at, type MashScenario } from '../../testing/at.ts'
import { doc, eye, one, two, withOptions } from '../../testing/one.ts'
import { actionsOf, baseHealth } from './numbers.ts'

const eyeAtStation = { is: 'private-eye', at: 'train-station R5C3' } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const
const tiles = ['train-station', 'mariners-ship'] as const

describe('Earning power-ups', () => {
  const kills = ['cultist-idol', 'cultist-idol', 'cultist-idol'] as const

  const six = [
    'pe-ranged',
    'pe-dead-shot',
    'pe-health',
    'pe-mentality',
    'pe-defence',
    'pe-action',
  ] as const

  it('CM-BOOST-3 CM-RULING-38 it needs as many as the card says, and costs no action', () => {
    const t = one({ is: 'private-eye', kills: ['cultist-idol', 'cultist-idol'] })
    expect(t.refusal('powerUp')).toBe('too-few-kills')
    const u = one({ is: 'psychotherapist', kills: ['cultist-idol', 'cultist-idol'] })
    u.pick('powerUp')
    expect(u.table.actions).toBeGreaterThanOrEqual(5)
    const kept = one({ is: 'private-eye', kills: ['cultist-idol', 'cultist-idol', 'mutilation'] })
    kept.pick('jump', 'R5C1')
    expect(kept.offers('powerUp')).toBe(true)
  })

  it('CM-BOOST-3 CM-BOOST-4 exactly so many generators of whatever kind buy one, and the rest is kept', () => {
    const t = two(
      { kills: ['cultist-idol', 'star-mound', 'whirlpool', 'web-cocoon'] },
      { powers: ['ae-melee'] },
    )
    const { actions } = t.table
    t.pick('powerUp')
    expect([t.hero('ann').kills.length, t.hero('ann').powers.length, t.table.actions]).toEqual([
      1,
      1,
      actions,
    ])
    expect(t.refusal('powerUp')).toBe('too-few-kills')
  })

  it('CM-BOOST-4 types do not matter, and what is over is kept', () => {
    const t = one({
      is: 'private-eye',
      kills: ['cultist-idol', 'mutilation', 'whirlpool', 'star-mound'],
    })
    t.pick('powerUp')
    expect(t.hero('ann').kills).toHaveLength(1)
    expect(t.offers('powerUp')).toBe(false)
  })

  it('CM-BOOST-5 with an empty stack nothing is turned in', () => {
    const all = [
      'pe-ranged',
      'pe-dead-shot',
      'pe-health',
      'pe-mentality',
      'pe-defence',
      'pe-action',
      'pe-spot-hidden',
    ] as const
    const t = one({
      is: 'private-eye',
      powers: all,
      kills: ['cultist-idol', 'cultist-idol', 'cultist-idol'],
      objects: ['rlyeh-tablet'],
    })
    expect(t.refusal('powerUp')).toBe('no-power-ups')
    expect(t.offers('green', 'rlyeh-tablet')).toBe(false)
  })

  it('CM-BOOST-5 CM-BOOST-3 the last one can be bought too, also after the last action', () => {
    const t = two({ is: 'private-eye', kills, powers: six })
    t.pick('powerUp')
    expect(t.hero('ann').powers).toHaveLength(7)
    const late = two({ is: 'private-eye', kills, powers: six }, { actions: 1 })
    late.pick('walk', 'R3C2').pick('stop')
    expect(late.asked).toBe('ann actions.choose')
    expect(late.offers('powerUp')).toBe(true)
  })

  it('CM-BOOST-5 with an empty stack nobody is asked after the last action', () => {
    const t = two({ is: 'private-eye', kills, powers: [...six, 'pe-spot-hidden'] }, { actions: 1 })
    t.pick('walk', 'R3C2').pick('stop')
    expect(t.asked).toBe('bob actions.choose')
  })

  it('CM-BOOST-5 CM-OBJ-42 the power-up in the Crystal is not left in the stack', () => {
    const t = at({
      heroes: [
        {
          ...eye,
          kills: ['cultist-idol', 'cultist-idol', 'cultist-idol'],
          powers: [
            'pe-ranged',
            'pe-dead-shot',
            'pe-health',
            'pe-mentality',
            'pe-defence',
            'pe-action',
          ],
        },
        doc,
      ],
      tiles: ['cultist-temple'],
      crystal: 'pe-spot-hidden',
    })
    expect(t.refusal('powerUp')).toBe('no-power-ups')
  })

  it('CM-BOOST-6 several add up', () => {
    const t = one(
      {
        is: 'mariner-merchant',
        powers: ['mm-ranged'],
        objects: ['elder-thing-crystal', 'revolver-32'],
      },
      { crystal: 'pe-ranged', foes: [{ is: 'moon-beast', at: 'R3C3' }] },
    )
    t.dice(2).pick('attack', 'revolver-32 at moon-beast')
    expect(t.table.roll?.bonus).toBe(3)
  })

  it('CM-BOOST-6 several add up', () => {
    const t = two({ powers: ['ae-health', 'ae-mentality'] })
    expect(t.hero('ann')).toMatchObject({ health: 6, mentality: 6 })
  })

  it('CM-OBJ-42 CM-BOOST-7 the crystal is filled by its first carrier, works for the next, raises bases only, and binds some to their own', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R3C1' },
        { is: 'arctic-explorer', at: 'R4C1' },
      ],
      tiles: ['cultist-temple'],
      piles: [{ at: 'R3C1', open: ['elder-thing-crystal'] }],
      powers: ['pe-action', 'ae-health'],
    })
    t.pick('pickUp', 'elder-thing-crystal')
    expect(t.table.crystal).toBe(19)
    expect(t.hero('ann').powers).toEqual([])
    expect(t.table.actions).toBe(3)
    t.pick('give', 'elder-thing-crystal to bob').pick('accept')
    expect(t.table.crystal).toBe(19)
    expect(actionsOf(t.state, t.hero('ann'))).toBe(4)
    expect(actionsOf(t.state, t.hero('bob'))).toBe(5)
    t.pick('stop').pick('endTurn')
    expect(t.table.actions).toBe(5)
    const health = one(
      { is: 'private-eye', objects: ['elder-thing-crystal'], health: 4 },
      { crystal: 'mm-health' },
    )
    expect(health.hero('ann').health).toBe(4)
    expect(baseHealth(health.state, health.hero('ann'))).toBe(5)
    const bound = one(
      { is: 'private-eye', objects: ['elder-thing-crystal'], mentality: 0 },
      { crystal: 'ae-stamina', foes: [{ is: 'star-mound', at: 'R4C1', health: 1 }] },
    )
    bound.dice(5).pick('attack', 'hands at star-mound')
    expect(bound.asked).toBe('ann actions.choose')
  })

  it('CM-BOOST-7 an action that is drawn in the turn of another is not added to theirs', () => {
    const t = at({
      heroes: [doc, { ...eye, objects: ['rlyeh-tablet'] }],
      tiles: ['cultist-temple'],
      powers: ['pe-action'],
    })
    const { actions } = t.table
    t.interject('bob', 'green', 'rlyeh-tablet')
    expect(t.hero('bob').powers).toHaveLength(1)
    expect(t.table.actions).toBe(actions)
  })

  it('CM-OPT-10 power-up-restores: drawing one brings health and mentality to their bases', () => {
    const drawn = (powerUpRestores: boolean): MashScenario =>
      withOptions(
        { powerUpRestores },
        { health: 1, mentality: 0, kills: ['cultist-idol', 'cultist-idol', 'cultist-idol'] },
        {},
        { powers: ['pe-health'] },
      ).pick('powerUp')
    expect(drawn(true).hero('ann')).toMatchObject({ health: 5, mentality: 4 })
    expect(drawn(false).hero('ann')).toMatchObject({ health: 2, mentality: 0 })
  })

  it('CM-RULING-70 destroyed generators buy power-ups by the number of the card', () => {
    const kills = ['cultist-idol', 'guard-cell', 'whirlpool', 'mutilation'] as const
    const t = at({ heroes: [{ ...eyeAtStation, kills }, mariner], tiles }).pick('powerUp')
    expect(t.hero('ann').kills).toHaveLength(1)
    expect(t.table.generatorDiscards).toHaveLength(3)
  })
})
