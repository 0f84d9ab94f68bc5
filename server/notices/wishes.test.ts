import { describe, expect, it } from 'vitest'
import { quietFor } from './wishes.ts'

const kinds = { turn: true, undo: true, waits: true, rematch: true, ended: true, invited: true }
const quiet = (from: string, to: string, zone: string) => ({ kinds, quiet: { from, to, zone } })
const at = (time: string) => Date.parse(time)
const HOUR = 3_600_000

describe('quiet hours', () => {
  it('are those where the person lives, and end when they end', () => {
    const night = quiet('22:00', '07:30', 'Asia/Tokyo')
    expect(quietFor(night, at('2026-01-05T12:59:59Z'))).toBe(0)
    expect(quietFor(night, at('2026-01-05T13:00:00Z'))).toBe(9.5 * HOUR)
    expect(quietFor(night, at('2026-01-05T22:29:30Z'))).toBe(30_000)
    expect(quietFor(night, at('2026-01-05T22:30:00Z'))).toBe(0)
  })

  it('go with summer time', () => {
    const lunch = quiet('12:00', '13:00', 'Europe/Paris')
    expect(quietFor(lunch, at('2026-01-05T11:00:00Z'))).toBe(HOUR)
    expect(quietFor(lunch, at('2026-07-05T10:00:00Z'))).toBe(HOUR)
    expect(quietFor(lunch, at('2026-07-05T11:00:00Z'))).toBe(0)
  })

  it('are none where nothing is said, or nothing lies between', () => {
    expect(quietFor({ kinds, quiet: null }, at('2026-01-05T00:00:00Z'))).toBe(0)
    expect(quietFor(quiet('08:00', '08:00', 'UTC'), at('2026-01-05T08:00:00Z'))).toBe(0)
  })
})
