import { describe, expect, it } from 'vitest'
import { codeFrom, newCode, newId, newKey } from './code.ts'

describe('codes', () => {
  it('are six letters that can not be mistaken, and are read as people type them', () => {
    for (let i = 0; i < 200; i++) {
      const code = newCode()
      expect(code).toMatch(/^[BCDFGHJKMNPRSTWXYZ]{6}$/)
      expect(codeFrom(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toBe(code)
    }
  })

  it.each(['', 'ABCDEF', 'BCDFG', 'BCDFGHJ', 'BCD0GH', 'ßCDFGH'])('are not %j', (typed) => {
    expect(codeFrom(typed)).toBeUndefined()
  })

  it('and ids and keys have enough in them to be unguessable', () => {
    expect(newId()).toMatch(/^[\w-]{22}$/)
    expect(newKey()).toMatch(/^[0-9a-f]{64}$/)
    expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100)
  })
})
