import { Engine, FastChance } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { cthulhuMash } from './index.ts'
import { heroAt } from './rules/pieces.ts'

describe('what wins are told apart by', () => {
  it('is the character, and the order of play from whoever was rolled to begin', () => {
    const s = new Engine(cthulhuMash).start(3, { characters: 'random' }, new FastChance('traits'))
    s.table.first = 2
    heroAt(s, 0).character = 1
    const of = (seat: number) => cthulhuMash.traits?.(s.table, seat)
    expect(of(0)).toEqual([
      ['character', 'mariner-merchant'],
      ['turn', '2'],
    ])
    expect(of(1)?.[1]).toEqual(['turn', '3'])
    expect(of(2)?.[1]).toEqual(['turn', '1'])
  })
})
