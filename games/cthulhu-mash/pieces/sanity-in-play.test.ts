import { describe, expect, it } from 'vitest'
import { isInsane } from '../rules/characters/health.ts'
import { at, before, type Position } from '../testing/at.ts'
import type { HeroAt } from '../testing/one.ts'

/** The variant: the Mariner on R4C1 of the Innsmouth Dock, the Private Eye in the Medical School, which have no trigger; an Idol far away keeps the game going. */
const sane = (hero: Partial<HeroAt> = {}, more: Partial<Position> = {}) =>
  ({
    settings: {
      victory: 'cooperative',
      sanity: true,
      sharedStart: 'off',
      monsterControl: 'left-player',
    },
    tiles: ['innsmouth-dock', 'medical-school'],
    heroes: [
      { is: 'mariner-merchant', at: 'R4C1', ...hero },
      { is: 'private-eye', at: 'medical-school R6C1' },
    ],
    foes: [{ is: 'cultist-idol', at: 'R6C6' }],
    ...more,
  }) as const satisfies Position

describe('sanity checks', () => {
  it('CM-SANE-1 CM-SANE-4 CM-SANE-5 worked example 5: a Deep One costs 0 / 1d6, checked against the base', () => {
    const seen = (...dice: number[]) => {
      const t = before(
        sane(
          {},
          {
            foes: [
              { is: 'whirlpool', at: 'R4C4' },
              { is: 'cultist-idol', at: 'R6C6' },
            ],
            from: 'turn',
          },
        ),
      )
      // The Whirlpool spawns on a 1, the Idol does not; then the check and its loss.
      return t
        .dice(1, 5)
        .go()
        .dice(...dice)
        .pick('place', 'R4C3')
    }
    // 54 is tens 5, ones 4.
    const t = seen(5, 4, 4)
    expect([t.hero('ann').sanity, t.told('checks')]).toMatchObject([
      38,
      [{ roll: 54, isPassed: false }],
    ])
    expect(seen(4, 10).hero('ann').sanity).toBe(42)
  })

  it('CM-SANE-24 worked example 6: five points from one check call for an idea roll', () => {
    const idea = (...dice: number[]) =>
      before(
        sane(
          {},
          {
            foes: [
              { is: 'whirlpool', at: 'R4C4' },
              { is: 'cultist-idol', at: 'R6C6' },
            ],
            from: 'turn',
          },
        ),
      )
        .dice(1, 5)
        .go()
        .dice(5, 4, 5, ...dice)
        .pick('place', 'R4C3')
    const calm = idea(7, 5)
    expect([calm.hero('ann').sanity, calm.told('idea')]).toMatchObject([
      37,
      [{ roll: 75, isMad: false }],
    ])
    // 36 is all too well understood; a d6 of 1 to 3 costs the turn.
    const mad = idea(3, 6, 2)
    expect(mad.told('idea')).toMatchObject([{ roll: 36, isMad: true }])
    expect(mad.told('losesTurn').length + Number(mad.hero('ann').losesTurn)).toBeGreaterThan(0)
  })

  it('CM-SANE-18 every casting costs 1 sanity, without any roll', () => {
    const t = at(sane({ spells: ['flesh-ward'], sanity: 42 }))
    t.pick('cast', 'flesh-ward')
    expect(t.hero('ann').sanity).toBe(41)
  })

  it('CM-SANE-15 going through a gate costs 1 sanity', () => {
    const t = at(sane({ at: 'R4C6', sanity: 42 }))
    t.pick('gate')
    expect(t.hero('ann').sanity).toBe(41)
  })
})

describe('insanity', () => {
  it('CM-SANE-29 CM-SANE-30 CM-SANE-31 worked example 7: with half or less she acts by a d6', () => {
    const t = before(sane({ sanity: 21 }, { actions: 1 }))
    // 4 wanders east, one space.
    t.dice(4, 1).go()
    expect(t.space('ann')).toBe('R4C2')
    const fine = at(sane({ sanity: 22 }))
    expect(fine.asked).toBe('ann actions.choose')
  })

  it('CM-SANE-32 wandering stops before obstacles, lines and pieces', () => {
    const t = before(
      sane(
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

  it('CM-SANE-34 a 6 attacks a random adjacent target with bare hands, and is lost with none', () => {
    const t = before(
      sane(
        { sanity: 21, objects: ['pitchfork'] },
        { actions: 1, foes: [{ is: 'star-mound', at: 'R4C2' }] },
      ),
    )
    t.dice(6).draws(0).dice(8).go()
    expect(t.foe('star-mound').health).toBe(2)
    const nobody = before(sane({ sanity: 21 }, { actions: 1 }))
      .dice(6)
      .go()
    expect(nobody.told('attacks')).toEqual([])
  })

  it('CM-SANE-38 CM-SANE-20 CM-SANE-37 worked example 7: a friend can treat her with medicine for an action', () => {
    const t = at(
      sane(
        { sanity: 21 },
        {
          heroes: [
            { is: 'mariner-merchant', at: 'R4C1', sanity: 21 },
            { is: 'private-eye', at: 'R4C2', objects: ['psychiatric-medicine'] },
          ],
          turn: 1,
        },
      ),
    )
    const { actions } = t.table
    expect(isInsane(t.state, t.hero('ann'))).toBe(true)
    t.pick('treat', 'psychiatric-medicine to ann')
    expect([t.hero('ann').sanity, t.table.actions, t.carries('bob')]).toEqual([23, actions - 1, []])
    expect(isInsane(t.state, t.hero('ann'))).toBe(false)
  })

  it('CM-SANE-21 CM-SANE-38 worked example 7: a given Elder Sign Necklace raises points and base', () => {
    const t = at(
      sane(
        {},
        {
          heroes: [
            { is: 'mariner-merchant', at: 'R4C1', sanity: 21 },
            { is: 'private-eye', at: 'R4C2', objects: ['elder-sign-necklace'], sanity: 64 },
          ],
          turn: 1,
        },
      ),
    )
    t.pick('help', 'elder-sign-necklace to ann')
    expect([t.hero('ann').sanity, t.hero('bob').sanity]).toEqual([29, 56])
  })
})
