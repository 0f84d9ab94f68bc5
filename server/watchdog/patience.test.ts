import { describe, expect, it } from 'vitest'
import { Attention } from './attention.ts'
import { Patience } from './patience.ts'

/** A watchdog with clocks that the test sets. */
function watched() {
  const attention = new Attention()
  const time = { clock: 0, spent: 0 }
  const patience = new Patience(
    new Attention(attention.memory),
    1_000,
    () => time.clock,
    () => time.spent,
  )
  const pass = (clock: number, spent: number) => {
    time.clock += clock
    time.spent += spent
    return patience.look()
  }
  return { attention, pass }
}

describe('the watchdog', () => {
  it('names the match with which the main thread is busy for too long', () => {
    const { attention, pass } = watched()
    attention.during('abc-123', () => {
      expect(pass(100, 100)).toBeUndefined()
      expect(pass(900, 900)).toBeUndefined()
      expect(pass(101, 101)).toBe('abc-123')
    })
    expect(pass(5_000, 5_000)).toBeUndefined()
  })

  it('waits for a machine that sleeps, or has no time for us', () => {
    const { attention, pass } = watched()
    attention.during('abc', () => {
      pass(0, 0)
      for (let i = 0; i < 100; i++) expect(pass(60_000, 5)).toBeUndefined()
    })
  })

  it('does not mind many matches one after the other, nor one again and again', () => {
    const { attention, pass } = watched()
    for (let i = 0; i < 20; i++)
      attention.during('abc', () => expect(pass(900, 900)).toBeUndefined())
    attention.during('outer', () => {
      pass(0, 0)
      for (let i = 0; i < 3; i++) attention.during('inner', () => {})
      expect(pass(1_001, 1_001)).toBe('outer')
    })
    expect(pass(10_000, 10_000)).toBeUndefined()
  })

  it('knows what is in hand after something went wrong there', () => {
    const { attention } = watched()
    const fail = () => {
      throw new Error('no')
    }
    expect(() => attention.during('abc', fail)).toThrow('no')
    expect(attention.inHand).toBeUndefined()
    attention.during('def', () => expect(attention.inHand?.match).toBe('def'))
  })
})
