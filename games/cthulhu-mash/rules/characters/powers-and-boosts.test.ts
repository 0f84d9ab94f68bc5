import { describe, expect, it } from 'vitest'
import { SPELL_SLUGS } from '../../pieces/spells.ts'
import { at, before, type MashScenario, type Position } from '../../testing/at.ts'
import { one, type HeroAt } from '../../testing/one.ts'
import { actionsOf, baseHealth } from './numbers.ts'

describe('Power-ups of one character', () => {
  it('CM-POWER-14 boarding party: pushes +2, and one space more to jump', () => {
    const t = one(
      { is: 'mariner-merchant', powers: ['mm-boarding-party'] },
      { foes: [{ is: 'moon-beast', at: 'R4C1' }] },
    )
    expect(t.offers('jump', 'R3C5')).toBe(true)
    expect(one({ is: 'mariner-merchant' }).offers('jump', 'R3C5')).toBe(false)
    t.dice(2).pick('push', 'moon-beast').pick('pushTo', 'R5C1')
    expect(t.space('moon-beast')).toBe('R5C1')
  })

  it('CM-POWER-16 CM-POWER-31 one more damage for single shots of revolver, spear and vial alone', () => {
    const shot = (weapon: 'revolver-32' | 'magic-spear' | 'acid-vial', to = 'R3C3'): number => {
      const t = one(
        { is: 'private-eye', powers: ['pe-dead-shot'], objects: [weapon] },
        { foes: [{ is: 'star-mound', at: to }] },
      )
      t.dice(5).pick('attack', `${weapon} at star-mound`)
      return t.told('loses')[0]?.points ?? 0
    }
    expect(shot('revolver-32')).toBe(2)
    expect(shot('magic-spear')).toBe(2)
    expect(shot('acid-vial')).toBe(3)
    expect(shot('magic-spear', 'R4C1')).toBe(1)
    const area = one(
      {
        is: 'private-eye',
        powers: ['pe-dead-shot'],
        objects: ['tommy-gun', 'electric-gun', 'mist-projector', 'bolos'],
        spells: ['steal-life'],
      },
      {
        foes: [
          { is: 'star-mound', at: 'R3C3' },
          { is: 'moon-beast', at: 'R6C1' },
        ],
      },
    )
    area.dice(5).pick('attack', 'electric-gun at star-mound')
    area.dice(5).pick('aim', 'tommy-gun at R3C3 1')
    expect(area.foe('star-mound').health).toBe(1)
    area.dice(4).pick('attack', 'bolos at moon-beast')
    expect(area.foe('moon-beast').health).toBe(2)
    const mist = one(
      {
        is: 'private-eye',
        powers: ['pe-dead-shot'],
        objects: ['mist-projector'],
        spells: ['steal-life'],
      },
      { foes: [{ is: 'star-mound', at: 'R3C3' }] },
    )
    mist.dice(5).pick('aim', 'mist-projector at R3C1 1')
    expect(mist.foe('star-mound').health).toBe(2)
    mist.dice(5).pick('attack', 'steal-life at star-mound')
    expect(mist.foe('star-mound').health).toBe(1)
  })

  it('CM-POWER-21 CM-CHAR-18 CM-HERO-10 CM-REACT-25 CM-RULING-42 searching costs 1 mentality, with Keen Eye nothing, once a draw', () => {
    const broken = (powers: HeroAt['powers'], mentality: number): MashScenario =>
      one(
        { is: 'private-eye', mentality, ...(powers && { powers }) },
        { foes: [{ is: 'star-mound', at: 'R4C1', health: 1 }] },
      )
        .dice(5)
        .pick('attack', 'hands at star-mound')
    const t = broken([], 1)
    expect(t.asked).toBe('ann loot.search')
    t.pick('search')
    expect(t.hero('ann').mentality).toBe(0)
    expect(t.lying('R4C1').unseen).toBe(2)
    expect(t.asked).toBe('ann actions.choose')
    expect(broken([], 0).lying('R4C1').unseen).toBe(1)
    expect(broken([], 1).pick('decline').lying('R4C1').unseen).toBe(1)
    const keen = broken(['pe-spot-hidden'], 0).pick('search')
    expect(keen.lying('R4C1').unseen).toBe(2)
    expect(keen.hero('ann').mentality).toBe(0)
  })

  it('CM-POWER-27 CM-CHAR-19 a strong dose does 1 damage as well and holds with 1-2', () => {
    const sting = (powers: NonNullable<HeroAt['powers']>): MashScenario =>
      one({ is: 'psychotherapist', powers }, { foes: [{ is: 'moon-beast', at: 'R4C1' }] })
        .dice(4)
        .pick('attack', 'syringe at moon-beast')
    expect(sting(['pt-strong-dose']).foe('moon-beast')).toMatchObject({
      health: 1,
      holds: [{ kind: 'sedative', escape: 2 }],
    })
    expect(sting([]).foe('moon-beast')).toMatchObject({
      health: 2,
      holds: [{ kind: 'sedative', escape: 3 }],
    })
  })

  it('CM-POWER-28 CM-POWER-33 insight teaches a spell that is kept through death; with an empty stack none', () => {
    const position: Position = {
      heroes: [
        {
          is: 'psychotherapist',
          at: 'R3C1',
          health: 1,
          kills: ['cultist-idol', 'cultist-idol'],
          home: 'medical-school',
        },
        { is: 'private-eye', at: 'R1C6' },
      ],
      tiles: ['cultist-temple', 'medical-school'],
      powers: ['pt-insight'],
      spells: ['fly'],
      piles: [{ at: 'R3C1', unseen: ['shoggoth-tissue'] }],
    }
    const t = at(position).pick('powerUp')
    expect(t.hero('ann').spells).toEqual([3])
    expect(t.offers('cast', 'fly')).toBe(true)
    t.pick('pickTop')
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', powers: [], spells: [3] })
    const none = at({
      ...position,
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', kills: ['cultist-idol', 'cultist-idol'] },
        { is: 'private-eye', at: 'R1C6', spells: SPELL_SLUGS },
      ],
      spells: [],
    }).pick('powerUp')
    expect(none.hero('ann')).toMatchObject({ powers: [27], spells: [] })
  })
})

describe('Earning power-ups', () => {
  it('CM-BOOST-1 CM-POWER-29 CM-DEATH-7 drawn from the own stack, at work until death', () => {
    const t = one(
      { is: 'private-eye', health: 1, kills: ['cultist-idol', 'whirlpool', 'star-mound'] },
      {
        powers: ['ae-health', 'pe-health'],
        piles: [{ at: 'R3C1', tissue: 0, unseen: ['shoggoth-tissue', 'shoggoth-tissue'] }],
      },
    )
    t.pick('powerUp')
    expect(t.hero('ann')).toMatchObject({ powers: [16], health: 2, kills: [] })
    expect(t.table.generatorDiscards).toHaveLength(3)
    expect(t.state.box.powers[2]).toHaveLength(6)
    t.pick('pickTop').pick('pickTop')
    expect(t.hero('ann').powers).toEqual([])
    expect(t.state.box.powers[2]).toHaveLength(7)
  })

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

  it('CM-BOOST-2 CM-DEATH-15 killing a character draws one', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R3C1' },
        { is: 'arctic-explorer', at: 'R4C1', health: 1, mentality: 0 },
        { is: 'mariner-merchant', at: 'R6C6' },
      ],
      tiles: ['cultist-temple'],
      powers: ['pe-action'],
    })
    t.dice(6).pick('attack', 'hands at bob')
    expect(t.hero('bob').life).toBe('out')
    expect(t.hero('ann').powers).toEqual([19])
    expect(t.table.actions).toBe(4)
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

  it('CM-OBJ-42 CM-POWER-28 CM-OPT-10 whoever fills the crystal has drawn: insight teaches, and the option restores', () => {
    const t = before({
      settings: { powerUpRestores: true },
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', health: 1, mentality: 1 },
        { is: 'arctic-explorer', at: 'R4C1', health: 1 },
      ],
      tiles: ['cultist-temple'],
      piles: [{ at: 'R3C1', open: ['elder-thing-crystal'] }],
      powers: ['pt-insight'],
      spells: ['fly'],
    }).go()
    t.pick('pickUp', 'elder-thing-crystal')
    expect(t.hero('ann')).toMatchObject({ spells: [3], health: 3, mentality: 5 })
    expect(t.hero('bob').health).toBe(1)
  })
})
