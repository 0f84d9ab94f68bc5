import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'

describe('Action: Rest', () => {
  it('DMD-REST-1 only in a safe space', () => {
    expect(at({ ann: { wounds: 1 }, foes: { '1A-a': ['cultist'] } }).refusal('rest')).toBe(
      'not-safe',
    )
    expect(at({ ann: {} }).refusal('rest')).toBe('nothing-to-heal')
  })

  it('DMD-REST-2 DMD-REST-3 three points between wounds and stress, none for sanity', () => {
    const t = at({ ann: { wounds: 2, stress: 2, sanity: 4, fire: 1 } }).pick('rest')
    expect(t.offered).toEqual(['heal 2 wounds 1 stress', 'heal 1 wounds 2 stress'])
    t.takeDefault()
    expect(t.tracks('ann')).toEqual([0, 1, 4])
    expect(t.hero('ann').fire).toBe(1) // DMD-REST-4
  })

  it('DMD-REST-2 with the option it is one point', () => {
    const t = at({ ann: { wounds: 2 }, settings: { restOne: true } }).pick('rest')
    expect(t.tracks('ann')).toEqual([1, 0, 0])
  })

  it('DMD-REST-5 what makes it more or less adds up', () => {
    expect(
      at({ ann: { wounds: 5, has: ['Nurse Roche'] } })
        .pick('rest')
        .hero('ann').wounds,
    ).toBe(1)
    const t = at({ episode: '2', ann: { wounds: 5, has: ['Sea-Touched'] } }).pick('rest')
    expect(t.hero('ann').wounds).toBe(3)
  })

  it('DMD-REST-5 a Rest that heals nothing is not taken', () => {
    const ann = { is: 'ian', stress: 3, has: ['Sea-Touched'] } as const
    const none = at({ episode: '2', settings: { restOne: true }, ann })
    expect(none.refusal('rest')).toBe('rest-heals-nothing')
    expect(at({ episode: '2', ann }).offers('rest')).toBe(true)
    const own = at({ episode: '2', settings: { restOne: true }, ann: { ...ann, has: [] } })
    expect(own.offers('rest')).toBe(true)
  })

  it('DMD-REST-2 what all can be healed is healed without a question', () => {
    const t = at({ ann: { is: 'ian', wounds: 1, stress: 2, signs: 1 } }).pick('rest')
    expect([t.asked, t.tracks('ann')]).toEqual(['ann actions.choose', [0, 0, 0]])
    expect(t.hero('ann').signs).toBe(1) // only Hastur's stage lets them go
  })

  it('DMD-HASTUR-3 points that are left may discard Yellow Signs', () => {
    const t = at({ elderOne: 'hastur', ann: { wounds: 1, signs: 3 } }).pick('rest')
    t.pick('heal', '0 wounds 0 stress 3 signs')
    expect(t.hero('ann').signs).toBe(0)
  })

  it('DMD-HASTUR-3 and need not; how many go is asked', () => {
    const t = at({ elderOne: 'hastur', ann: { is: 'ian', stress: 1, signs: 2 } }).pick('rest')
    expect(t.offered).toEqual([
      'heal 0 wounds 1 stress 2 signs',
      'heal 0 wounds 1 stress 1 signs',
      'heal 0 wounds 1 stress',
    ])
    t.pick('heal', '0 wounds 1 stress')
    expect([t.hero('ann').signs, t.hero('ann').stress]).toEqual([2, 0])
  })

  it('DMD-HASTUR-3 a Rest for the signs alone discards at least one', () => {
    const t = at({ elderOne: 'hastur', ann: { is: 'ian', signs: 2 } }).pick('rest')
    expect(t.offered).toEqual(['heal 0 wounds 0 stress 2 signs', 'heal 0 wounds 0 stress 1 signs'])
  })

  it('DMD-REST-2 stress on its last space may be kept, for Hastur’s cards ask for it', () => {
    const ann = { is: 'ian', wounds: 1, stress: 5 } as const
    const [heals, keeps] = [
      ['heal 1 wounds 2 stress', 'heal 0 wounds 3 stress'],
      ['heal 1 wounds 2 stress', 'heal 1 wounds 0 stress', 'heal 0 wounds 3 stress'],
    ]
    expect(at({ elderOne: 'hastur', ann }).pick('rest').offered).toEqual(keeps)
    expect(at({ elderOne: 'cthulhu', ann }).pick('rest').offered).toEqual(heals)
    const below = at({ elderOne: 'hastur', ann: { ...ann, stress: 4 } }).pick('rest')
    expect(below.offered).toEqual(heals)
  })

  it('DMD-REST-2 DMD-HASTUR-3 signs may be kept, but no wound that a point is there for', () => {
    const t = at({ elderOne: 'hastur', ann: { is: 'ian', wounds: 2, signs: 2 } }).pick('rest')
    expect(t.offered).toEqual(
      expect.arrayContaining(['heal 2 wounds 0 stress', 'heal 2 wounds 0 stress 1 signs']),
    )
    expect(t.offered.filter((one) => one.startsWith('heal 1 wounds'))).toEqual([
      'heal 1 wounds 0 stress 2 signs',
    ])
  })
})

describe('Action: Trade', () => {
  it('DMD-TRADE-1 DMD-TRADE-2 DMD-TRADE-7 one card passes, on the side it had, with a yes', () => {
    const t = at({ ann: { has: ['Bleach'] }, bob: { has: ['Fire Axe'] } })
    expect(t.offered.filter((one) => one.startsWith('trade'))).toEqual([
      'trade Bleach to bob',
      'trade Fire Axe from bob',
    ])
    t.pick('trade', 'Bleach to bob')
    expect(t.asked).toBe('bob trade.ask')
    t.pick('agree')
    expect(t.hero('bob').right).toHaveLength(1)
    expect(t.table.actions).toBe(2)
  })

  it('DMD-CHOICE-4 a refusal costs nothing and is not asked again', () => {
    const t = at({ ann: { has: ['Bleach'] } })
      .pick('trade', 'Bleach to bob')
      .pick('refuse')
    expect(t.table.actions).toBe(3)
    expect(t.refusal('trade', 'Bleach to bob')).toBe('refused-already')
  })

  it('DMD-TRADE-3 DMD-TRADE-5 conditions stay, and enemies do not matter', () => {
    const t = at({ ann: { has: ['Guilty Conscience', 'Bleach'] }, foes: { '1A-a': ['cultist'] } })
    expect(t.refusal('trade', 'Guilty Conscience to bob')).toBe('is-condition')
    expect(t.offers('trade', 'Bleach to bob')).toBe(true)
    const safe = at({
      ann: { has: ['Bleach'] },
      foes: { '1A-a': ['cultist'] },
      settings: { safeTrade: true },
    })
    expect(safe.refusal('trade', 'Bleach to bob')).toBe('trade-not-safe')
  })

  it('DMD-TRADE-4 wounds on a companion go with it', () => {
    const t = at({ ann: { has: ['Duke Calloway'], hurt: { 'Duke Calloway': 2 } }, ash: {} })
    t.pick('trade', 'Duke Calloway to ash')
    expect(t.table.woundsOn.filter((wounds) => wounds === 2)).toHaveLength(1)
    expect(t.claims('ash')).toEqual(['Duke Calloway'])
  })

  it('DMD-TRADE-6 DMD-EPTWO-4 DMD-EPTWO-7 carried tokens may be traded, with their markers', () => {
    const t = at({ episode: '2', ann: { carries: { '2B-b': 2 } }, ash: {} }).pick(
      'trade',
      'idol to ash',
    )
    expect(t.table.things.find(({ holder }) => holder === 1)?.markers).toBe(2)
    const full = at({
      episode: '2',
      ann: { carries: { '2B-b': 0 } },
      ash: { carries: { '12A-a': 0, '6B-a': 0 } },
    })
    expect(full.offered.filter((one) => one === 'trade idol to ash')).toEqual([])
  })
})

it('DMD-TRADE-1 cards pass to and from whoever sits first, too', () => {
  const t = at({
    ann: { is: 'kid', has: ['Fire Axe'] },
    bob: { is: 'ian', has: ['Smelling Salts'] },
    turn: 'bob',
  })
  expect(t.offered.filter((one) => one.startsWith('trade'))).toEqual([
    'trade Smelling Salts to ann',
    'trade Fire Axe from ann',
  ])
})
