import { describe, expect, it } from 'vitest'
import { at, type MashScenario } from '../../testing/at.ts'
import { besideHome } from '../../testing/death.ts'
import { caster, casterAndExplorer, one, two } from '../../testing/one.ts'
import { defenceOf } from '../characters/numbers.ts'

describe('Spells that attack', () => {
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

  it('CM-HOME-3 CM-SPELL-5 CM-SPELL-6 a spell that holds is aimed at no spawning space', () => {
    const spells = ['bind-enemy', 'grasp-of-cthulhu', 'freezing-wrack'] as const
    const heroes = [
      { is: 'arctic-explorer', at: 'R1C4', spells: [...spells] },
      { is: 'private-eye', at: 'R3C4' },
    ] as const
    const t = besideHome({ heroes: [...heroes] })
    const aimedAt = (target: string): boolean[] =>
      spells.map((spell) => t.offers('attack', `${spell} at ${target}`))
    expect(aimedAt('home of bob')).toEqual([false, false, false])
    expect(aimedAt('bob')).toContain(true)
  })

  it.each([
    ['CM-SPELL-5', 'freezing-wrack', 2],
    ['CM-SPELL-6', 'grasp-of-cthulhu', 3],
  ] as const)(
    '%s %s holds a monster or character, escape %i, without damage',
    (_, spell, escape) => {
      const t = casterAndExplorer([spell], {
        foes: [
          { is: 'moon-beast', at: 'R3C4' },
          { is: 'guard-cell', at: 'R3C6' },
        ],
      })
      expect(t.offers('attack', `${spell} at guard-cell`)).toBe(false)
      t.dice(4).pick('attack', `${spell} at moon-beast`)
      expect(t.foe('moon-beast')).toMatchObject({ health: 2, holds: [{ kind: spell, escape }] })
    },
  )

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

  it('CM-SPELL-6 each failed escape from the Grasp costs 1 health, credited to the caster', () => {
    const t = casterAndExplorer(['grasp-of-cthulhu'], {
      foes: [{ is: 'moon-beast', at: 'R3C4', health: 1 }],
    })
    t.dice(4).pick('attack', 'grasp-of-cthulhu at moon-beast')
    t.pick('endTurn').pick('rouse', 'moon-beast').dice(4).pick('foeBreak', 'grasp-of-cthulhu')
    expect(t.foes('moon-beast')).toEqual([])
    expect(t.told('falls')).toMatchObject([{ by: 0 }])
  })

  it('CM-SPELL-6 the grasp takes 1 point of a monster that fails to break it', () => {
    const t = two(
      {},
      {
        foes: [
          {
            is: 'elder-thing',
            at: 'R3C4',
            holds: [{ kind: 'grasp-of-cthulhu', escape: 1, by: 1 }],
          },
        ],
        from: 'monsters',
      },
    ).pick('rouse', 'elder-thing')
    t.untilTurnEnds().dice(6).pick('foeBreak', 'grasp-of-cthulhu')
    expect(t.foe('elder-thing').health).toBe(1)
  })

  it('CM-SPELL-6 CM-DEATH-1 whom the grasp drains of the last point is dead', () => {
    const hold = { kind: 'grasp-of-cthulhu', escape: 1, by: 1 } as const
    const t = two(
      { is: 'arctic-explorer', health: 1, mentality: 0, holds: [hold] },
      { tiles: ['cultist-temple', 'base-camp'] },
    )
    t.dice(6).pick('breakFree', 'grasp-of-cthulhu')
    // It was the spell of another character (CM-DEATH-4).
    expect(t.hero('ann').life).toBe('out')
    const u = two(
      {},
      { foes: [{ is: 'cultist', at: 'R3C4', holds: [hold] }], from: 'monsters' },
    ).pick('rouse', 'cultist')
    u.dice(6).pick('foeBreak', 'grasp-of-cthulhu')
    expect(u.foes('cultist')).toEqual([])
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

  it('CM-SPELL-13 the Sound Wave rolls one d6 against everything in a straight line', () => {
    const t = casterAndExplorer(['sound-wave'], {
      foes: [
        { is: 'cultist', at: 'R3C2' },
        { is: 'moon-beast', at: 'R3C5' },
        { is: 'elder-thing', at: 'R4C2' },
      ],
    })
    t.dice(4).pick('aim', 'sound-wave at R3C1 2')
    expect(t.table.roll).toMatchObject({ faces: 6, bonus: 0 })
    expect([
      t.foes('cultist').length,
      t.foe('moon-beast').health,
      t.foe('elder-thing').health,
    ]).toEqual([0, 1, 2])
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

  it('CM-SPELL-14 the Razor attacks near and far with a d8 for 2 damage until the end of the turn, +1 in melee', () => {
    const t = casterAndExplorer(['spectral-razor'], {
      foes: [
        { is: 'moon-beast', at: 'R3C2' },
        { is: 'elder-thing', at: 'R4C2' },
      ],
    })
    t.pick('cast', 'spectral-razor')
    expect(t.refusal('cast', 'spectral-razor')).toBe('once-a-turn')
    t.dice(3).pick('attack', 'spectral-razor at moon-beast')
    expect(t.table.roll).toMatchObject({ faces: 8, bonus: 1 })
    expect(t.foes('moon-beast')).toEqual([])
    t.dice(5).pick('attack', 'spectral-razor at elder-thing')
    expect(t.table.roll).toMatchObject({ faces: 8, bonus: 0 })
    expect([t.foes('elder-thing').length, t.hero('ann').mentality]).toEqual([0, 4])
    t.untilTurnEnds().pick('endTurn')
    expect(t.hero('ann').hasRazor).toBe(false)
  })

  it('CM-SPELL-14 CM-TURN-11 the razor is gone when the turn is over', () => {
    const t = two({ is: 'psychotherapist', spells: ['spectral-razor'] })
    t.pick('cast', 'spectral-razor').pick('endTurn').pickAs('bob', 'endTurn')
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

  it('CM-SPELL-15 only Steal Life gives the caster what it takes', () => {
    const after = (spell: 'steal-life' | 'spectral-razor'): number => {
      const t = caster([spell], { foes: [{ is: 'moon-beast', at: 'R3C2' }] }, { health: 2 })
      if (spell === 'spectral-razor') t.pick('cast', spell)
      return t.dice(6).pick('attack', `${spell} at moon-beast`).hero('ann').health
    }
    expect([after('steal-life'), after('spectral-razor')]).toEqual([3, 2])
  })

  it('CM-SPELL-15 Steal Life takes 1 health with a d6 and gives it to the caster, even above the base', () => {
    const t = casterAndExplorer(['steal-life'], { foes: [{ is: 'moon-beast', at: 'R3C4' }] })
    t.dice(4).pick('attack', 'steal-life at moon-beast')
    expect(t.table.roll?.faces).toBe(6)
    expect([t.foe('moon-beast').health, t.hero('ann').health]).toEqual([1, 4])
    t.dice(3).pick('attack', 'steal-life at moon-beast')
    expect(t.hero('ann').health).toBe(4)
  })

  it('CM-SPELL-15 Steal Life takes from characters too, and from nobody whom it costs nothing', () => {
    const stolen = (bob: object): MashScenario =>
      one(
        { is: 'psychotherapist', health: 1, spells: ['steal-life'] },
        {},
        { is: 'private-eye', at: 'R3C2', ...bob },
      )
        .dice(6)
        .pick('attack', 'steal-life at bob')
    expect(stolen({}).hero('ann').health).toBe(2)
    expect(stolen({ hasWard: true }).hero('ann').health).toBe(1)
  })
})
