import { describe, expect, it } from 'vitest'
import { ask } from './ask.ts'

const name = (seat: number): string => ['Ann', 'Bob'][seat] ?? ''
const asked = { key: 'turn.choose', seat: 1, about: {} }

const prompt = ask({
  you: ({ count }: { count: number }, _, seat) => `${count} for ${name(seat)}?`,
  others: ({ count }, _, seat) => `what to do with ${count} of ${name(seat)}'s`,
})

describe('a prompt', () => {
  it('asks the seat that decides, and tells all others what it decides', () => {
    expect(prompt({ count: 3 }, { name, reader: 1, asked })).toBe('3 for Bob?')
    for (const reader of [0, null])
      expect(prompt({ count: 3 }, { name, reader, asked })).toBe(
        "Bob decides what to do with 3 of Bob's.",
      )
  })

  it('is for an open question only', () => {
    expect(() => prompt({ count: 3 }, { name, reader: null, asked: null })).toThrow(
      'nothing is asked',
    )
  })
})
