import { describe, expect, it } from 'vitest'
import { newMatch } from '../testing/at.ts'

describe('Set-up', () => {
  it('CM-SETUP-25 CM-SETUP-5 CM-SETUP-6 CM-SETUP-8 the highest roll plays first, and characters are chosen by another roll', () => {
    const t = newMatch(2).dice(3, 3, 2, 5, 6, 1).go()
    expect(t.table.first).toBe(1)
    expect(t.asked).toBe('ann choosing.choose')
    t.pick('beCharacter', 'private-eye')
    expect(t.refusal('beCharacter', 'private-eye')).toBe('taken')
    t.pickAs('bob', 'beCharacter', 'psychotherapist')
    expect(t.asked).toBe('bob ownStarts.turn')
    t.pick('turnTile', 2).until('prepare').pickAs('ann', 'turnTile', 0)
    expect(t.hero('ann')).toMatchObject({ character: 2, health: 4, mentality: 4 })
    expect(t.hero('bob')).toMatchObject({ character: 3, health: 3, mentality: 5 })
  })
})
