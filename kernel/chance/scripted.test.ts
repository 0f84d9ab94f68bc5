import { describe, expect, it } from 'vitest'
import { ScriptedChance, type Chance } from '../index.ts'

describe('scripted chance', () => {
  it('gives dice and draws in the order in which they are written', () => {
    const chance = new ScriptedChance().dice(3, 6).draws(0, 4).dice(1)
    expect([chance.die(6), chance.below(5), chance.die(6)]).toEqual([3, 0, 6])
    expect(chance.diceLeft).toEqual([1])
    expect([chance.below(5), chance.die(4)]).toEqual([4, 1])
  })

  it('leaves the order of a deck as it is', () => {
    const deck = ['a', 'b', 'c']
    const chance: Chance = new ScriptedChance()
    chance.shuffle(deck)
    expect(deck).toEqual(['a', 'b', 'c'])
  })

  it('stops at a die or a draw that is not in the script', () => {
    const chance = new ScriptedChance().dice(2)
    expect(() => chance.below(6)).toThrow('a number below 6 was drawn')
    chance.die(6)
    expect(() => chance.die(6)).toThrow('a d6 was thrown')
  })

  it('finds a number when it is wanted', () => {
    const chance = new ScriptedChance().draws((limit) => limit - 1, 0)
    expect([chance.below(6), chance.below(6)]).toEqual([5, 0])
    expect(() => new ScriptedChance().draws((limit) => limit).below(3)).toThrow('has 3')
  })

  it('stops at a number that can not come', () => {
    for (const face of [0, 7])
      expect(() => new ScriptedChance().dice(face).die(6)).toThrow(`a ${face} for a d6`)
    for (const number of [-1, 3])
      expect(() => new ScriptedChance().draws(number).below(3)).toThrow(`has ${number}`)
  })
})
