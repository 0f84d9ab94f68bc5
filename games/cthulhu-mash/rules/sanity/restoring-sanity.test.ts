import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario } from '../../testing/at.ts'
import { mad, variant } from '../../testing/mad.ts'
import type { HeroAt } from '../../testing/one.ts'
import { isInsane } from '../characters/health.ts'

describe('Restoring sanity', () => {
  it('CM-SANE-38 example 7: a friend beside spends an action to give or to use what restores', () => {
    const friends = (
      objects: NonNullable<HeroAt['objects']>,
      mine: NonNullable<HeroAt['objects']> = [],
    ) =>
      at({
        settings: variant,
        heroes: [
          { is: 'private-eye', at: 'R3C3', objects: mine },
          { is: 'mariner-merchant', at: 'R4C3', sanity: 21, objects },
        ],
        tiles: ['medical-school'],
        foes: [{ is: 'cultist-idol', at: 'R6C1' }],
      })
    const necklace = friends([], ['elder-sign-necklace']).pick('help', 'elder-sign-necklace to bob')
    expect(necklace.hero('bob').sanity).toBe(29)
    expect(isInsane(necklace.state, necklace.hero('bob'))).toBe(false)
    expect(necklace.table.actions).toBe(3)
    const medicine = friends([], ['psychiatric-medicine']).pick(
      'treat',
      'psychiatric-medicine to bob',
    )
    expect(medicine.hero('bob').sanity).toBe(23)
    const own = friends(['herbs']).pick('treat', 'herbs to bob')
    expect(own.hero('bob').sanity).toBe(22)
    expect(own.carries('bob')).toEqual([])
    expect(isInsane(own.state, own.hero('bob'))).toBe(false)
    expect(own.offers('treat')).toBe(false)
    expect(own.offers('help')).toBe(false)
  })

  it('CM-SANE-22 CM-PLACE-19 the machine restores 1 on 2-6, but no sanity to whom it has once hurt', () => {
    const t = mad(
      { is: 'mariner-merchant', sanity: 30, mentality: 0, at: 'R3C6' },
      { actions: 4 },
    ).go()
    t.dice(2).pick('refresh', 'therapy')
    expect(t.hero('ann')).toMatchObject({ sanity: 31, mentality: 1, health: 3 })
    t.dice(1).pick('refresh', 'therapy')
    expect(t.hero('ann')).toMatchObject({ sanity: 31, mentality: 1, health: 2 })
    t.dice(6).pick('refresh', 'therapy')
    expect(t.hero('ann')).toMatchObject({ sanity: 31, mentality: 2, health: 2 })
  })
})

describe('Permanent insanity', () => {
  it('CM-SANE-40 CM-SANE-41 with no points left nothing cures any more, and none are lost', () => {
    const t = mad({ is: 'mariner-merchant', sanity: 0 }).dice(2, 6, 4).go()
    expect(t.hero('ann').sanity).toBe(0)
    const given = at({
      settings: variant,
      heroes: [
        { is: 'private-eye', at: 'R3C3', objects: ['elder-sign-necklace', 'herbs'] },
        { is: 'mariner-merchant', at: 'R4C3', sanity: 0 },
      ],
      tiles: ['medical-school'],
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
    })
    expect(given.offers('treat')).toBe(false)
    given.pick('help', 'elder-sign-necklace to bob')
    expect(given.hero('bob').sanity).toBe(0)
    expect(isInsane(given.state, given.hero('bob'))).toBe(true)
  })

  it('CM-SANE-41 CM-WIN-9 points stop at zero, and when all are dead or past cure the players have lost', () => {
    const lost = (sanity: number): MashScenario =>
      before({
        settings: variant,
        heroes: [
          { is: 'mariner-merchant', at: 'R6C3', sanity },
          { is: 'private-eye', at: 'R1C6', sanity: 0 },
        ],
        tiles: [
          { is: 'medical-school', column: 0, row: 1 },
          { is: 'innsmouth-dock', column: 0, row: 0, turned: 2 },
        ],
        foes: [{ is: 'cultist-idol', at: 'R6C1' }],
        actions: 1,
      })
    // The gate costs her last point.
    const t = lost(1).dice(2, 1).go()
    expect(t.hero('ann').sanity).toBe(0)
    expect(t.outcome?.winners).toEqual([])
    const left = lost(2).until('actions').dice(2, 1).go()
    expect(left.hero('ann').sanity).toBe(1)
    expect(left.outcome).toBeNull()
  })

  it('CM-SANE-42 a broken generator gives 4 back to every living character on its tile, never above the base', () => {
    const broken = (
      by: number,
      sanity: [ann: number, bob: number, cid: number],
      elsewhere = 40,
    ) => {
      const t = at({
        settings: { ...variant, sharedStart: 'off' },
        heroes: [
          { is: 'arctic-explorer', at: 'R6C3', sanity: sanity[0] },
          { is: 'psychotherapist', at: 'R1C6', sanity: sanity[1] },
          { is: 'mariner-merchant', at: 'R4C1', sanity: sanity[2] },
          { is: 'private-eye', at: 'innsmouth-dock R6C1', sanity: elsewhere },
        ],
        tiles: ['medical-school', 'innsmouth-dock'],
        foes: [
          { is: 'cultist-idol', at: 'R6C4', health: 1 },
          { is: 'cultist-idol', at: 'innsmouth-dock R6C6' },
        ],
      })
      t.dice(by, ...(by > 1 ? [1] : [])).pick('attack', 'hands at cultist-idol')
      return (['ann', 'bob', 'cid', 'dee'] as const).map((name) => t.hero(name).sanity)
    }
    expect(broken(8, [50, 54, 42])).toEqual([54, 56, 42, 40])
    // Nothing brings those back who have no point left.
    expect(broken(8, [50, 0, 30])).toEqual([54, 0, 34, 40])
    expect(broken(1, [50, 54, 30])).toEqual([50, 54, 30, 40])
  })
})
