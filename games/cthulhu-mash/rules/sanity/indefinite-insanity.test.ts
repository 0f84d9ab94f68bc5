import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario, type Position } from '../../testing/at.ts'
import { dieThrown } from '../../testing/die-thrown.ts'
import { mad, saneMariner, variant } from '../../testing/mad.ts'
import type { HeroAt } from '../../testing/one.ts'
import { isInsane } from '../characters/health.ts'

describe('Indefinite insanity', () => {
  it('CM-SANE-29 CM-RULING-59 example 7: at half the base or less: 21 of 42, 31 of 63', () => {
    const isMad = (is: HeroAt['is'], sanity: number): boolean => {
      const t = mad({ is, sanity })
      return isInsane(t.state, t.hero('ann'))
    }
    expect(isMad('mariner-merchant', 21)).toBe(true)
    expect(isMad('mariner-merchant', 22)).toBe(false)
    expect(isMad('arctic-explorer', 31)).toBe(true)
    expect(isMad('arctic-explorer', 32)).toBe(false)
  })

  it('CM-SANE-29 CM-SANE-30 CM-SANE-31 worked example 7: with half or less she acts by a d6', () => {
    const t = before(saneMariner({ sanity: 21 }, { actions: 1 }))
    // 4 wanders east, one space.
    t.dice(4, 1).go()
    expect(t.space('ann')).toBe('R4C2')
    const fine = at(saneMariner({ sanity: 22 }))
    expect(fine.asked).toBe('ann actions.choose')
  })

  it('CM-SANE-30 CM-SANE-32 CM-PROMPT-9 a d6 for each action: it stays, wanders by the compass, or attacks', () => {
    const acted = (...dice: number[]): MashScenario =>
      mad({ is: 'mariner-merchant', sanity: 18, at: 'R3C3' })
        .dice(...dice)
        .go()
    expect(acted(1).space('ann')).toBe('R3C3')
    expect(acted(2, 3).space('ann')).toBe('R6C3')
    expect(acted(3, 1).space('ann')).toBe('R2C3')
    expect(acted(3, 6).space('ann')).toBe('R1C3')
    expect(acted(4, 2).space('ann')).toBe('R3C5')
    expect(acted(5, 1).space('ann')).toBe('R3C2')
    expect(acted(6).told('attacks')).toEqual([])
    const t = mad({ is: 'mariner-merchant', sanity: 18, at: 'R3C3' }, { actions: 2 })
    t.dice(1, 5, 1).go()
    expect(t.asked).toBe('actions is over')
    expect(t.told('madness')).toHaveLength(2)
  })

  it('CM-SANE-30 CM-SANE-32 both dice of a wanderer are told, and lie there as the last throw', () => {
    const t = mad({ is: 'mariner-merchant', sanity: 10, at: 'R3C3' }).dice(4, 2).go()
    expect(t.told('madness')).toEqual([{ seat: 0, die: 4 }])
    expect(t.told('wanders')).toEqual([{ seat: 0, die: 2 }])
    expect(t.table.roll).toMatchObject({ by: 0, dice: [2], faces: 6 })
    const still = mad({ is: 'mariner-merchant', sanity: 10, at: 'R3C3' }).dice(1).go()
    expect(still.told('wanders')).toEqual([])
    expect(still.table.roll).toMatchObject({ by: 0, dice: [1], faces: 6 })
  })

  it('CM-SANE-30 on a 1 it leaves alone whoever stands beside it', () => {
    const t = mad(
      { is: 'mariner-merchant', sanity: 18, at: 'R3C3' },
      { foes: [{ is: 'star-mound', at: 'R3C4' }] },
    )
    t.dice(1).go()
    expect(t.told('attacks')).toEqual([])
  })

  it('CM-SANE-31 CM-SANE-39 whoever falls to half in its own turn loses its head with the next action', () => {
    const t = at({
      settings: variant,
      heroes: [
        { is: 'private-eye', at: 'R1C6', sanity: 29, spells: ['heal'], health: 1 },
        { is: 'mariner-merchant', at: 'R4C1' },
      ],
      tiles: ['medical-school'],
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
      actions: 3,
    })
    t.until('actions').dice(1, 1).pick('castOn', 'heal on ann')
    expect(t.hero('ann')).toMatchObject({ sanity: 28, health: 2 })
    expect(t.told('madness')).toHaveLength(2)
    const seen = mad(
      { is: 'mariner-merchant', sanity: 18, at: 'R3C3' },
      { foes: [{ is: 'cultist', at: 'R3C5' }] },
    )
    seen.dice(5, 1, 5, 5, 2, 1, 1).go()
    expect(seen.hero('ann').sanity).toBe(17)
  })

  it('CM-SANE-32 it goes by the board, not the tile, stops at lines and pieces, and suffers hazards', () => {
    const turned = mad(
      { is: 'mariner-merchant', sanity: 18, at: 'R3C3' },
      { tiles: [{ is: 'medical-school', turned: 1 }] },
    )
    // A quarter turn clockwise: the north of the board is the tile's west.
    turned.dice(2, 1).go()
    expect(turned.space('ann')).toBe('R3C2')
    const wall = mad({ is: 'mariner-merchant', sanity: 18, at: 'R4C3' }).dice(4, 5).go()
    expect(wall.space('ann')).toBe('R4C4')
    const piece = mad({ is: 'mariner-merchant', sanity: 18, at: 'R4C4' }).dice(5, 6).go()
    expect(piece.space('ann')).toBe('R4C2')
    const burnt = mad(
      { is: 'mariner-merchant', sanity: 18, at: 'R1C2' },
      { tiles: ['cultist-temple'] },
    )
    burnt.dice(2, 1).go()
    expect(burnt.space('ann')).toBe('R2C2')
    expect(burnt.hero('ann').health).toBe(2)
  })

  it('CM-SANE-32 wandering stops before obstacles, lines and pieces', () => {
    const t = before(
      saneMariner(
        { sanity: 21 },
        {
          actions: 1,
          foes: [
            { is: 'cultist-idol', at: 'R4C4' },
            { is: 'cultist-idol', at: 'R6C6' },
          ],
        },
      ),
    )
    t.dice(4, 6).go()
    expect(t.space('ann')).toBe('R4C3')
  })

  it('CM-SANE-33 on a gate space it goes through in its direction if a space is left, and stops', () => {
    const tiles: Position['tiles'] = [
      { is: 'medical-school', column: 0, row: 1 },
      { is: 'innsmouth-dock', column: 0, row: 0, turned: 2 },
    ]
    const ann = { is: 'mariner-merchant', sanity: 18, at: 'R5C3' } as const
    const t = mad(ann, { tiles }).dice(2, 6).go()
    expect(t.where('ann')).toBe('innsmouth-dock R6C3')
    expect(t.hero('ann').sanity).toBe(17)
    expect(mad(ann, { tiles }).dice(2, 1).go().where('ann')).toBe('medical-school R6C3')
    const dead = mad(ann).dice(2, 6).go()
    expect(dead.where('ann')).toBe('medical-school R6C3')
    const hidden = mad(ann, {
      tiles: [
        { is: 'medical-school', column: 0, row: 1 },
        { is: 'innsmouth-dock', column: 0, row: 0, isHidden: true },
      ],
      generators: ['guard-cell'],
    })
    hidden.dice(2, 2).go()
    expect(hidden.asked).toBe('ann reveal.rotate')
  })

  it('CM-SANE-33 CM-SANE-36 a wanderer stops there, though its roll would take it further', () => {
    const t = mad({ is: 'mariner-merchant', sanity: 18, at: 'R2C6' })
    t.dice(2, 6, 2).go()
    expect([t.space('ann'), t.hero('ann').sanity]).toEqual(['R3C6', 22])
  })

  it('CM-SANE-36 CM-SANE-37 CM-RULING-56 example 7: the machine on a wanderer’s way hurts on 1 and cures on 2-6', () => {
    const treated = (die: number): MashScenario =>
      mad({ is: 'mariner-merchant', sanity: 18 }).dice(2, 6, die).go()
    expect(treated(1).hero('ann')).toMatchObject({ sanity: 18, health: 2, isBurnt: true })
    const t = treated(2)
    expect(t.space('ann')).toBe('R3C6')
    expect(t.hero('ann').sanity).toBe(22)
    expect(isInsane(t.state, t.hero('ann'))).toBe(false)
    expect(treated(6).hero('ann').sanity).toBe(22)
  })

  it('CM-SANE-43 CM-SANE-37 at the beginning of its actions step it comes to its senses on 5-6, just so', () => {
    const rolled = (die: number, ...acts: number[]): MashScenario => {
      const t = before({
        settings: variant,
        heroes: [
          { is: 'mariner-merchant', at: 'R1C6', sanity: 15 },
          { is: 'private-eye', at: 'R4C1' },
        ],
        tiles: ['medical-school'],
        foes: [{ is: 'cultist-idol', at: 'R6C1' }],
        from: 'turn',
      })
      // Nothing spawns before.
      return t
        .dice(6, die, ...acts)
        .until('turn')
        .go()
    }
    for (const die of [5, 6]) {
      const t = rolled(die)
      expect(t.told('comesRound')).toEqual([{ seat: 0, die, isSane: true }])
      // 22 of 42 is the lowest number of which twice is more.
      expect([t.asked, t.hero('ann').sanity]).toEqual(['ann actions.choose', 22])
    }
    const still = rolled(4, 1, 1, 1, 1, 1)
    expect(still.told('comesRound')).toEqual([{ seat: 0, die: 4, isSane: false }])
    expect([still.told('madness').length, still.hero('ann').sanity]).toEqual([5, 15])
  })

  it('CM-SANE-43 CM-SANE-40 not who is sane, nor who loses the turn, nor who is beyond cure', () => {
    const turnOf = (ann: object, ...dice: number[]): MashScenario =>
      before({
        settings: variant,
        heroes: [
          { is: 'mariner-merchant', at: 'R1C6', ...ann },
          { is: 'private-eye', at: 'R4C1' },
        ],
        tiles: ['medical-school'],
        foes: [{ is: 'cultist-idol', at: 'R6C1' }],
        from: 'turn',
      })
        .until('turn')
        .dice(6, ...dice)
        .go()
    expect(turnOf({ sanity: 22 }).told('comesRound')).toEqual([])
    expect(turnOf({ sanity: 15, losesTurn: true }).told('comesRound')).toEqual([])
    const gone = turnOf({ sanity: 0 }, 1, 1, 1, 1, 1)
    expect([gone.told('comesRound'), gone.hero('ann').sanity]).toEqual([[], 0])
  })
})

describe('Which die is thrown', () => {
  it('CM-SANE-30 CM-SANE-36 the insane throw a d6, a d6 for how far they wander, and a d6 at the machine', () => {
    const wandering = (...dice: number[]): string => {
      const t = mad({ is: 'mariner-merchant', sanity: 18, at: 'R3C5' })
      return dieThrown(() => t.dice(...dice).go())
    }
    expect([wandering(), wandering(4), wandering(4, 1)]).toEqual(['d6', 'd6', 'd6'])
    expect(wandering(4, 1, 2)).toBe('no die')
  })
})

describe('The insane', () => {
  it('CM-SANE-32 CM-PLACE-14 a web ends their way', () => {
    // Row 3 of the plateau has one on R3C5.
    const t = mad(
      { is: 'private-eye', at: 'R3C3', sanity: 10 },
      { tiles: ['leng-plateau'] },
      { is: 'arctic-explorer', at: 'R6C6' },
    )
    t.dice(4, 5).go()
    expect(t.space('ann')).toBe('R3C5')
    expect(t.hero('ann').holds).toHaveLength(1)
  })
})
