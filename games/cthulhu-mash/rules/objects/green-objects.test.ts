import { describe, expect, it } from 'vitest'
import { mad } from '../../testing/mad.ts'
import { one, two } from '../../testing/one.ts'

describe('Green objects cost no action and are used up', () => {
  it('CM-OBJ-29 CM-OBJ-31 CM-OBJ-33 CM-ITEM-20 wine, herbs and medicine give 1 mentality for no action and are used up', () => {
    for (const object of ['cultist-wine', 'herbs', 'psychiatric-medicine'] as const) {
      const t = one({ is: 'private-eye', mentality: 2, health: 2, objects: [object] })
      t.pick('green', object)
      expect(t.hero('ann')).toMatchObject({ mentality: 3, health: 2 })
      expect(t.table.actions).toBe(4)
      expect(t.carries('ann')).toEqual([])
      expect(t.table.objectDiscards).toHaveLength(1)
      const full = one({ is: 'private-eye', objects: [object] })
      expect(full.refusal('green', object)).toBe('nothing-to-restore')
    }
  })

  it('CM-SANE-19 CM-SANE-20 CM-OBJ-29 CM-OBJ-31 CM-OBJ-33 wine and herbs give 1, medicine 2, never above the base', () => {
    const use = (
      object: 'cultist-wine' | 'herbs' | 'psychiatric-medicine',
      sanity: number,
    ): number =>
      mad({ is: 'mariner-merchant', sanity, objects: [object] })
        .go()
        .pick('green', object)
        .hero('ann').sanity
    expect(use('cultist-wine', 30)).toBe(31)
    expect(use('herbs', 30)).toBe(31)
    expect(use('psychiatric-medicine', 30)).toBe(32)
    expect(use('psychiatric-medicine', 41)).toBe(42)
    const full = mad({ is: 'mariner-merchant', objects: ['herbs'] }).go()
    expect(full.refusal('green', 'herbs')).toBe('nothing-to-restore')
  })

  it.each([
    ['CM-OBJ-29', 'cultist-wine', 0, 1],
    ['CM-OBJ-30', 'first-aid-kit', 2, 0],
    ['CM-OBJ-31', 'herbs', 0, 1],
    ['CM-OBJ-32', 'penicillin-vial', 1, 0],
    ['CM-OBJ-33', 'psychiatric-medicine', 0, 1],
    ['CM-OBJ-35', 'sack-of-grits', 1, 0],
  ] as const)('%s %s gives %i health and %i mentality', (_, slug, health, mentality) => {
    const t = two({ objects: [slug], health: 1, mentality: 1 })
    const { actions } = t.table
    t.pick('green', slug)
    expect(t.hero('ann')).toMatchObject({ health: 1 + health, mentality: 1 + mentality })
    expect([t.table.actions, t.carries('ann'), t.table.objectDiscards.length]).toEqual([
      actions,
      [],
      1,
    ])
  })

  it('never beyond the base', () => {
    const t = two({ objects: ['first-aid-kit'], health: 4 })
    t.pick('green', 'first-aid-kit')
    expect(t.hero('ann').health).toBe(5)
  })

  it('CM-OBJ-30 CM-OBJ-32 CM-OBJ-35 CM-STAT-12 kit, penicillin and grits heal 2, 1 and 1, never beyond the base', () => {
    const gains = { 'first-aid-kit': 2, 'penicillin-vial': 1, 'sack-of-grits': 1 } as const
    for (const [object, points] of Object.entries(gains)) {
      const slug = object as keyof typeof gains
      const t = one({ is: 'private-eye', health: 1, mentality: 1, objects: [slug] })
      t.pick('green', object)
      expect(t.hero('ann')).toMatchObject({ health: 1 + points, mentality: 1 })
      const near = one({ is: 'private-eye', health: 3, objects: [slug] }).pick('green', object)
      expect(near.hero('ann').health).toBe(4)
      expect(one({ is: 'private-eye', objects: [slug] }).refusal('green', object)).toBe(
        'nothing-to-restore',
      )
    }
  })

  it('CM-OBJ-34 CM-BOOST-2 the tablet draws a power-up of the own stack', () => {
    const t = one(
      { is: 'private-eye', objects: ['rlyeh-tablet'] },
      { powers: ['pe-health', 'mm-health'] },
    )
    t.pick('green', 'rlyeh-tablet')
    expect(t.hero('ann')).toMatchObject({ health: 5, powers: [16] })
    expect(t.table.actions).toBe(4)
  })

  it("CM-OBJ-34 the R'lyeh Tablet draws a power-up from the own stack", () => {
    const t = two({ objects: ['rlyeh-tablet'] }, { powers: ['ae-health'] })
    t.pick('green', 'rlyeh-tablet')
    expect(t.hero('ann')).toMatchObject({ health: 6 })
    expect(t.told('powerUp')).toHaveLength(1)
    expect(t.carries('ann')).toEqual([])
  })

  it('CM-OBJ-36 CM-REACT-27 the clock adds the whole number of actions once more, in the own turn only', () => {
    const t = one({ is: 'private-eye', objects: ['temporal-clock'] }, { actions: 1 })
    t.pick('green', 'temporal-clock')
    expect(t.table.actions).toBe(5)
    expect(t.carries('ann')).toEqual([])
    const after = one({ is: 'private-eye', objects: ['temporal-clock'] }, { actions: 1 })
    after.pick('jump', 'R5C1')
    expect(after.asked).toBe('ann actions.choose')
    after.pick('green', 'temporal-clock')
    expect(after.table.actions).toBe(4)
  })

  it('CM-OBJ-36 the Temporal Clock doubles the actions of the turn', () => {
    const t = two({ objects: ['temporal-clock'] }, { actions: 3 })
    t.pick('green', 'temporal-clock')
    expect(t.table.actions).toBe(3 + 4)
  })
})
