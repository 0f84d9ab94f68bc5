import { describe, expect, it } from 'vitest'
import { isOwnOrigin } from './origin.ts'

describe('where a request comes from', () => {
  const own = (origin: string | undefined, host = 'table.example', origins: string[] = []) =>
    isOwnOrigin(origin === undefined ? {} : { origin }, host, origins)

  it('may be a page of this server, by whatever name it was called', () => {
    expect(own('https://table.example')).toBe(true)
    expect(own('http://TABLE.example:3232', 'table.EXAMPLE:3232')).toBe(true)
  })

  it('may be a page that the operator has named', () => {
    expect(own('https://other.example', 'table.example', ['https://other.example'])).toBe(true)
  })

  it('may be a program, which sends no origin', () => {
    expect(own(undefined)).toBe(true)
  })

  it('may be nothing else', () => {
    for (const origin of [
      'https://evil.example',
      'https://table.example.evil.example',
      'https://table.example:444',
      'null',
      '',
      'nonsense',
    ])
      expect(own(origin)).toBe(false)
  })
})
