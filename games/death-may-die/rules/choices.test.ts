import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'

describe('Questions', () => {
  it('DMD-CHOICE-1 figures that nobody could tell apart are offered once, and a single answer is taken', () => {
    const t = at({ foes: { '1A-a': ['cultist', 'cultist', 'cultist 1'] } })
    expect(t.offered.filter((one) => one.startsWith('attack'))).toHaveLength(2)
    expect(at({ ann: { wounds: 1 } }).pick('rest').asked).toBe('ann actions.choose')
  })

  it('DMD-CHOICE-3 DMD-CHOICE-5 where several move, they do so in map order, the most wounded first', () => {
    const t = at({
      ann: { on: '4A-a' },
      foes: { '9A-a': ['fire-vampire', 'fire-vampire 2'] },
    }).resolve('e1.m1')
    while (t.asked?.includes('choose')) t.takeDefault()
    const [first] = t.told('comes')
    expect(t.table.enemies[first?.foe ?? -1]?.wounds).toBe(2)
  })

  it('DMD-TERM-6 damage is wounds, whoever takes it', () => {
    const t = at({ ann: { is: 'kid' } }).wound('ann', 2)
    expect(t.told('wounds')).toEqual([{ hero: 0, amount: 2 }])
  })

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
