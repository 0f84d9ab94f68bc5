import { describe, expect, it } from 'vitest'
import { at, type Position } from '../../testing/at.ts'
import { caster } from '../../testing/one.ts'
import { defenceOf } from '../characters/numbers.ts'

describe('Spells that attack', () => {
  it('CM-SPELL-1 CM-CAST-4 bind enemy: the monster sits out its next step against the caster, and only a monster', () => {
    const foes: Position['foes'] = [
      { is: 'moon-beast', at: 'R4C1' },
      { is: 'cultist', at: 'R3C3' },
      { is: 'cultist-idol', at: 'R6C1' },
    ]
    const t = caster(['bind-enemy'], { foes })
    expect(t.offers('attack', 'bind-enemy at cultist-idol')).toBe(false)
    t.dice(3).pick('attack', 'bind-enemy at moon-beast')
    expect(t.foe('moon-beast').boundBy).toBe(-1)
    t.dice(4).pick('attack', 'bind-enemy at moon-beast')
    expect(t.foe('moon-beast')).toMatchObject({ boundBy: 0, health: 2 })
    expect(t.hero('ann').mentality).toBe(3)
    expect(t.table.actions).toBe(3)
    t.pick('endTurn')
    expect(t.offers('rouse', 'moon-beast')).toBe(false)
    expect(t.offers('rouse', 'cultist')).toBe(true)
    expect(t.foe('moon-beast').boundBy).toBe(-1)
  })

  it('CM-SPELL-1 an attack or a push of the caster ends the binding at once', () => {
    const bound: Position = { foes: [{ is: 'moon-beast', at: 'R4C1', boundBy: 0 }] }
    const t = caster(['bind-enemy'], bound).dice(1).pick('attack', 'hands at moon-beast')
    expect(t.foe('moon-beast').boundBy).toBe(-1)
    const pushed = caster(['bind-enemy'], bound).dice(1).pick('push', 'moon-beast')
    expect(pushed.foe('moon-beast').boundBy).toBe(-1)
    const other = caster(['bind-enemy'], {
      foes: [{ is: 'moon-beast', at: 'R2C6', boundBy: 0 }],
      turn: 1,
    })
    other.dice(1).pick('attack', 'hands at moon-beast')
    expect(other.foe('moon-beast').boundBy).toBe(0)
  })

  it('CM-SPELL-5 freezing wrack holds with 1-2, near with the melee die and far with the ranged one', () => {
    const t = caster(['freezing-wrack'], {
      foes: [
        { is: 'moon-beast', at: 'R4C1' },
        { is: 'moon-beast', at: 'R3C3' },
      ],
    })
    t.dice(4).pick('attack', 'freezing-wrack at moon-beast#1')
    expect(t.table.roll?.faces).toBe(6)
    t.dice(4).pick('attack', 'freezing-wrack at moon-beast#2')
    expect(t.table.roll?.faces).toBe(8)
    for (const copy of [1, 2])
      expect(t.foe('moon-beast', copy)).toMatchObject({
        health: 2,
        holds: [{ kind: 'freezing-wrack', escape: 2 }],
      })
  })

  it('CM-SPELL-6 CM-GENER-16 the grasp holds with 1-3, and each failed escape costs 1 health, to the caster’s credit', () => {
    const t = at({
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', spells: ['grasp-of-cthulhu'] },
        { is: 'arctic-explorer', at: 'R4C1', health: 2, mentality: 4 },
        { is: 'private-eye', at: 'R6C6' },
      ],
      tiles: ['cultist-temple'],
      actions: 1,
      powers: ['pt-health'],
    })
    t.dice(6).pick('attack', 'grasp-of-cthulhu at bob')
    expect(t.hero('bob')).toMatchObject({
      health: 2,
      holds: [{ kind: 'grasp-of-cthulhu', escape: 3, by: 0 }],
    })
    t.dice(4).pick('breakFree', 'grasp-of-cthulhu')
    expect(t.hero('bob')).toMatchObject({ health: 1, mentality: 4 })
    t.dice(5).pick('breakFree', 'grasp-of-cthulhu')
    expect(t.hero('bob').life).toBe('out')
    expect(t.hero('ann').powers).toHaveLength(1)
  })

  it('CM-SPELL-9 mental suggestion makes a monster take one action at once, its own kind not spared; a held one cannot', () => {
    const foes: Position['foes'] = [
      { is: 'mi-go', at: 'R3C4' },
      { is: 'mi-go', at: 'R6C4' },
      { is: 'moon-beast', at: 'R4C1', holds: [{ kind: 'net', escape: 2 }] },
    ]
    const t = caster(['mental-suggestion'], { foes })
    expect(t.offers('attack', 'mental-suggestion at moon-beast')).toBe(false)
    t.dice(4).pick('attack', 'mental-suggestion at mi-go#1')
    expect(t.asked).toBe('ann control.choose')
    expect(t.offers('foeShoot', 'ann')).toBe(true)
    expect(t.offers('charge')).toBe(false)
    t.dice(4).pick('foeShoot', 'mi-go#2')
    expect(t.foes('mi-go')).toHaveLength(1)
    t.dice(4).pick('attack', 'mental-suggestion at mi-go').pick('foeWalk', 'R3C6')
    expect(t.space('mi-go')).toBe('R3C6')
    t.dice(1).pick('attack', 'mental-suggestion at mi-go')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.hero('ann').mentality).toBe(2)
  })

  it('CM-SPELL-11 CM-CAST-10 reach steals with a d8, and pays for a miss as well', () => {
    const loaded: Position = {
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', spells: ['reach'] },
        { is: 'private-eye', at: 'R3C4', objects: ['net', 'herbs'] },
      ],
    }
    const t = caster(['reach'], loaded).dice(3).pick('attack', 'reach at bob')
    expect(t.hero('ann').mentality).toBe(4)
    t.dice(4).pick('attack', 'reach at bob')
    expect(t.table.roll).toMatchObject({ faces: 8, bonus: 0 })
    expect(t.asked).toBe('ann stealing.choose')
    t.pick('steal', 'herbs')
    expect(t.carries('ann')).toEqual(['herbs'])
    expect(t.carries('bob')).toEqual(['net'])
    expect(t.hero('bob').health).toBe(4)
  })

  it('CM-SPELL-11 reach fetches what lies in sight without a roll; traps act on the caster, and room is needed', () => {
    const piles: Position['piles'] = [
      { at: 'R3C4', open: ['net', 'bolos'], unseen: ['shoggoth-tissue'] },
      { at: 'R1C4', open: ['pitchfork'] },
    ]
    const t = caster(['reach'], { piles })
    expect(t.offers('fetch', 'pitchfork')).toBe(false)
    t.pick('fetch', 'bolos')
    expect(t.carries('ann')).toEqual(['bolos'])
    t.pick('fetchTop', 'R3C4')
    expect(t.hero('ann')).toMatchObject({ health: 2, mentality: 3 })
    expect(t.lying('R3C1').tissue).toBe(1)
    const objects = [
      'herbs',
      'herbs',
      'herbs',
      'cultist-wine',
      'cultist-wine',
      'cultist-wine',
      'sword-cane',
      'handcuffs',
    ] as const
    const full = caster(['reach'], { piles }, { objects })
    expect(full.offers('fetch')).toBe(false)
    expect(full.offers('fetchTop')).toBe(false)
  })

  it('CM-SPELL-13 CM-AREA-12 CM-AREA-16 the sound wave strikes everybody in one of eight lines with one d6', () => {
    const t = caster(['sound-wave'], {
      foes: [
        { is: 'moon-beast', at: 'R3C2' },
        { is: 'elder-thing', at: 'R3C4' },
        { is: 'moon-beast', at: 'R3C6' },
        { is: 'moon-beast', at: 'R4C1' },
      ],
    })
    const east = t.offered.filter((one) => one.startsWith('aim sound-wave'))
    const wounds = east.map((option) => {
      const u = caster(['sound-wave'], {
        foes: [
          { is: 'moon-beast', at: 'R3C2' },
          { is: 'elder-thing', at: 'R3C4' },
          { is: 'moon-beast', at: 'R3C6' },
          { is: 'moon-beast', at: 'R4C1' },
        ],
      })
      u.dice(4).pick('aim', option.slice(4))
      expect(u.foe('elder-thing').health).toBe(2)
      expect(u.table.roll).toMatchObject({ faces: 6, bonus: 0 })
      return u
        .foes('moon-beast')
        .map(({ health }) => health)
        .join('')
    })
    expect(wounds.toSorted((a, b) => a.localeCompare(b))).toEqual(['112', '221'])
  })

  it('CM-SPELL-14 CM-CAST-7 the razor: d8 both ways, +1 near, 2 damage, no payment, once a turn, gone at its end', () => {
    const t = caster(['spectral-razor'], {
      foes: [
        { is: 'star-mound', at: 'R4C1' },
        { is: 'gnoph-keh', at: 'R3C4' },
      ],
    })
    t.pick('cast', 'spectral-razor')
    expect(t.refusal('cast', 'spectral-razor')).toBe('once-a-turn')
    t.dice(4).pick('attack', 'spectral-razor at star-mound')
    expect(t.table.roll).toMatchObject({ faces: 8, bonus: 1 })
    expect(t.foe('star-mound').health).toBe(1)
    t.dice(4).pick('attack', 'spectral-razor at gnoph-keh')
    expect(t.table.roll).toMatchObject({ faces: 8, bonus: 0 })
    expect(t.foe('gnoph-keh').health).toBe(2)
    t.dice(5).pick('attack', 'spectral-razor at gnoph-keh')
    expect(t.foes('gnoph-keh')).toEqual([])
    expect(t.hero('ann').mentality).toBe(4)
    t.untilTurnEnds().pick('endTurn')
    expect(t.hero('ann').hasRazor).toBe(false)
  })

  it('CM-SPELL-15 steal life: d6, 1 damage, and 1 health beyond the base if it is lost', () => {
    const t = caster(['steal-life'], {
      foes: [
        { is: 'star-mound', at: 'R4C1' },
        { is: 'moon-beast', at: 'R3C4' },
      ],
    })
    t.dice(5).pick('attack', 'steal-life at star-mound')
    expect(t.table.roll?.faces).toBe(6)
    expect(t.hero('ann')).toMatchObject({ health: 4, surplus: 1, mentality: 4 })
    t.dice(4).pick('attack', 'steal-life at moon-beast')
    expect(t.hero('ann').health).toBe(5)
    t.dice(3).pick('attack', 'steal-life at moon-beast')
    expect(t.hero('ann').health).toBe(5)
    const warded = caster(['steal-life'], {
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', spells: ['steal-life'] },
        { is: 'private-eye', at: 'R4C1', hasWard: true },
      ],
    })
    expect(defenceOf(warded.state, 1)).toBe(5)
    warded.dice(5).pick('attack', 'steal-life at bob')
    expect(warded.hero('ann').health).toBe(3)
    expect(warded.hero('bob')).toMatchObject({ health: 4, hasWard: false })
  })

  it('CM-SPELL-1 CM-PHASE-6 what one caster has bound acts in the step against another, and stays bound', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R3C1' },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
      tiles: ['cultist-temple', 'train-station', 'medical-school'],
      foes: [{ is: 'cultist', at: 'R3C2', boundBy: 1 }],
      from: 'monsters',
    })
    expect(t.asked).toBe('bob monsterStep.choose')
    expect(t.offers('rouse', 'cultist')).toBe(true)
    expect(t.foe('cultist').boundBy).toBe(1)
  })

  it('CM-SPELL-1 CM-SPELL-5 CM-SPELL-6 CM-SPELL-9 what holds or leads is aimed at no generator, and what binds or leads at no character', () => {
    const foes = [
      { is: 'cultist', at: 'R4C4' },
      { is: 'cultist-idol', at: 'R6C6' },
    ] as const
    const aimedAt = (
      spell:
        | 'bind-enemy'
        | 'freezing-wrack'
        | 'grasp-of-cthulhu'
        | 'mental-suggestion'
        | 'steal-life',
    ) => {
      const t = caster([spell], { foes }, { at: 'R4C6' })
      return ['cultist', 'cultist-idol', 'bob'].map((who) =>
        t.offers('attack', `${spell} at ${who}`),
      )
    }
    expect(aimedAt('bind-enemy')).toEqual([true, false, false])
    expect(aimedAt('mental-suggestion')).toEqual([true, false, false])
    expect(aimedAt('freezing-wrack')).toEqual([true, false, true])
    expect(aimedAt('grasp-of-cthulhu')).toEqual([true, false, true])
    expect(aimedAt('steal-life')).toEqual([true, true, true])
  })

  it('CM-SPELL-9 CM-FOE-19 a vampire is led only if there is a space beside its victim', () => {
    const led = (...more: NonNullable<Position['foes']>): boolean =>
      caster(
        ['mental-suggestion'],
        { foes: [{ is: 'star-vampire', at: 'R1C1', on: 1 }, ...more] },
        { at: 'R2C2' },
        { at: 'R1C1' },
      ).offers('attack', 'mental-suggestion at star-vampire')
    expect(led()).toBe(true)
    expect(led({ is: 'cultist', at: 'R1C2' })).toBe(true)
    expect(led({ is: 'cultist', at: 'R1C2' }, { is: 'cultist', at: 'R2C1' })).toBe(false)
  })

  it('CM-SPELL-15 only Steal Life gives the caster what it takes', () => {
    const after = (spell: 'steal-life' | 'spectral-razor'): number => {
      const t = caster([spell], { foes: [{ is: 'moon-beast', at: 'R3C2' }] }, { health: 2 })
      if (spell === 'spectral-razor') t.pick('cast', spell)
      return t.dice(6).pick('attack', `${spell} at moon-beast`).hero('ann').health
    }
    expect([after('steal-life'), after('spectral-razor')]).toEqual([3, 2])
  })
})
