import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'

describe('Questions', () => {
  it('DMD-CHOICE-1 figures that nobody could tell apart are offered once, and a single answer is taken', () => {
    const t = at({ foes: { '1A-a': ['cultist', 'cultist', 'cultist 1'] } })
    expect(t.offered.filter((one) => one.startsWith('attack'))).toHaveLength(2)
    expect(at({ ann: { wounds: 1 } }).pick('rest').asked).toBe('ann actions.choose')
  })

  it('DMD-CHOICE-3 what happens at one moment comes in the order of the active player, and that can matter', () => {
    const beside = () =>
      at({
        elderOne: 'hastur',
        ann: { is: 'ian', signs: 2 },
        elder: { on: '9A-a', stage: 3 },
        foes: { '1A-a': ['hastur-disciple'] },
      }).runOnly('endEffects', { hero: 0, left: [0, 1] })
    const discarded = beside().pick('effect', 'DMD-HASTUR-8')
    expect(discarded.hero('ann')).toMatchObject({ signs: 0, sanity: 2 })
    const kept = beside().pick('effect', 'DMD-HASTUR-4')
    expect(kept.hero('ann')).toMatchObject({ signs: 3, sanity: 0 })
  })

  it('DMD-CHOICE-5 where several move, they do so in map order, the most wounded first', () => {
    const t = at({
      ann: { on: '4A-a' },
      foes: { '9A-a': ['fire-vampire', 'fire-vampire 2'] },
    }).resolve('e1.m1')
    while (t.asked?.includes('choose')) t.takeDefault()
    const [first] = t.told('comes')
    expect(t.table.enemies[first?.foe ?? -1]?.wounds).toBe(2)
  })

  it.each(['attack', 'fire', 'roll', 'text'] as const)(
    'DMD-TERM-6 damage is wounds, whoever takes it: what spares one spares the other, from %s',
    (from) => {
      const t = at({ ann: { is: 'morgan', levels: { toughness: 1 } } }).wound('ann', 2, from)
      expect(t.hero('ann').wounds).toBe(1)
      const shared = at({ ann: { is: 'ian', has: ['Jerome'] } }).wound('ann', 2, from)
      shared.pick('shield', 'Jerome')
      expect(shared.hero('ann').wounds).toBe(1)
      expect(shared.told('shields')).toHaveLength(1)
    },
  )

  it('DMD-TERM-23 DMD-TERM-28 markers never run out, and tokens that are removed come back', () => {
    const t = at({ ann: { is: 'ian', on: '3A-b' }, markers: { '5A-c': 3, '6A-b': 3, '8A-a': 3 } })
    t.rolls('S S S').pick('act', 'spoil').pick('keepDice')
    expect(t.table.things.map(({ markers }) => markers)).toEqual([3, 3, 3, 3])
    const fire = at({ ann: { has: ['Bleach'] }, fire: { '1A-a': 8 } })
      .pick('useCard', 'Bleach')
      .resolve('e1.m5')
    expect(fire.told('burns')).toHaveLength(4)
  })

  it('DMD-INV-10 a level that says instead replaces the one that speaks of the same thing', () => {
    const foes = { '1A-a': ['cultist', 'cultist 1', 'fire-vampire', 'fire-vampire 1'] }
    const t = at({ ann: { is: 'borden', levels: { stealth: 4 } }, foes }).pick('move', '2A-a')
    for (let i = 0; i < 4; i++) t.takeDefault()
    expect(t.foes('2A-a')).toEqual([]) // four, not three; and level 3 still wounds them
    expect(t.foes('1A-a')).toEqual(['cultist 1', 'fire-vampire 1', 'fire-vampire 2'])
    const tough = at({ ann: { is: 'morgan', levels: { toughness: 4 } } }).wound('ann', 5)
    expect(tough.hero('ann').wounds).toBe(3) // two, not one and two
  })
})
