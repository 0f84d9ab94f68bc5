import { describe, expect, it } from 'vitest'
import { person, personAt } from './person.ts'

const t = { name: (seat: number) => ['Ann', 'Bob'][seat] ?? '', reader: 0 }

describe('somebody in a sentence', () => {
  it('is spoken to who reads it', () => {
    const { who, whose, theirs, does } = personAt(0, t)
    expect([who, whose, theirs]).toEqual(['you', 'your', 'yours'])
    expect([does('hold'), does('are', 'is')]).toEqual(['hold', 'are'])
  })

  it('goes by name for all others', () => {
    for (const bob of [personAt(1, t), person('Bob', false)]) {
      expect([bob.who, bob.whose, bob.theirs]).toEqual(['Bob', "Bob's", "Bob's"])
      expect([bob.does('hold'), bob.does('are', 'is')]).toEqual(['holds', 'is'])
    }
  })

  it('is nobody whom a spectator would take for themselves', () => {
    expect(personAt(0, { ...t, reader: null }).who).toBe('Ann')
  })
})
