import { describe, expect, it } from 'vitest'
import { at, type MashScenario } from '../../testing/at.ts'
import { mad, saneMariner, variant } from '../../testing/mad.ts'
import { eye, type HeroAt, two } from '../../testing/one.ts'
import { isInsane } from '../characters/health.ts'

describe('Restoring sanity', () => {
  it.each([
    ['CM-SANE-20', 'cultist-wine', 1],
    ['CM-SANE-20', 'herbs', 1],
    ['CM-SANE-20', 'psychiatric-medicine', 2],
  ] as const)('%s %s restores %3$i sanity in the variant', (_, slug, sanity) => {
    const t = two(
      { objects: [slug], mentality: 1, sanity: 50 },
      { settings: { victory: 'cooperative', sanity: true } },
    )
    t.pick('green', slug)
    expect(t.hero('ann').sanity).toBe(50 + sanity)
  })

  it('CM-SANE-21 CM-SANE-38 worked example 7: a given Elder Sign Necklace raises points and base', () => {
    const t = at(
      saneMariner(
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

  it('CM-SANE-38 CM-SANE-20 CM-SANE-37 worked example 7: a friend can treat her with medicine for an action', () => {
    const t = at(
      saneMariner(
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
})

describe('Whom one can help', () => {
  const helps = (t: MashScenario): boolean => t.offers('help') || t.offers('treat')

  const beside = (bob: string, sanity: number): MashScenario =>
    at({
      settings: variant,
      heroes: [
        { is: 'mariner-merchant', at: 'R3C3', objects: ['herbs'] },
        { ...eye, at: bob, sanity, mentality: 1 },
      ],
      tiles: ['medical-school'],
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
    })

  it('CM-SANE-38 only the insane, on a space beside one, without a line between', () => {
    expect(helps(beside('R4C3', 20))).toBe(true)
    expect(helps(beside('R4C3', 56))).toBe(false)
    expect(helps(beside('R5C3', 20))).toBe(false)
    // A wall lies above R3C2.
    expect(helps(beside('R4C2', 20))).toBe(false)
  })
})

describe('The insane', () => {
  it('CM-SANE-38 are helped by whoever stands beside them, and by nobody on another tile', () => {
    const helps = (bob: string): boolean =>
      mad(
        { is: 'private-eye', at: 'medical-school R3C3', objects: ['herbs'] },
        { tiles: ['medical-school', 'train-station'] },
        { is: 'mariner-merchant', at: bob, sanity: 10 },
      )
        .go()
        .offers('help', 'herbs to bob')
    expect([helps('medical-school R3C4'), helps('train-station R3C4')]).toEqual([true, false])
  })
})
