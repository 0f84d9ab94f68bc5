import { describe, expect, it } from 'vitest'
import { openBetween, openUntil, type OpenHours } from './open-hours.ts'

const AN_HOUR = 3_600_000
const at = (time: string) => Date.parse(time)
const hours = (given: Partial<OpenHours> = {}): OpenHours => ({
  zone: 'UTC',
  window: { from: 8, to: 22 },
  daysOff: [],
  ...given,
})

describe('the hours in which time runs', () => {
  it('are all hours where nothing else was agreed', () => {
    const always = hours({ window: null })
    expect(openBetween(always, 1_000, 3_000)).toBe(2_000)
    expect(openUntil(always, 1_000, 2_000)).toBe(3_000)
  })

  it('begin and end by the time of whoever decides', () => {
    const there = hours({ zone: 'Asia/Kolkata' })
    // 08:00 there is 02:30.
    expect(openBetween(there, at('2026-11-19T00:00:00Z'), at('2026-11-19T03:00:00Z'))).toBe(
      AN_HOUR / 2,
    )
    expect(openUntil(there, at('2026-11-19T00:00:00Z'), AN_HOUR)).toBe(at('2026-11-19T03:30:00Z'))
  })

  it('are over at the end of the last one, and not begun at the first', () => {
    const end = at('2026-11-19T22:00:00Z')
    expect(openBetween(hours(), end - 1, end + 10 * AN_HOUR - 1)).toBe(1)
    expect(openBetween(hours(), end, end + 10 * AN_HOUR)).toBe(0)
    expect(openUntil(hours(), end - AN_HOUR, AN_HOUR)).toBe(end)
    expect(openUntil(hours(), end - AN_HOUR, AN_HOUR + 1)).toBe(end + 10 * AN_HOUR + 1)
  })

  it('leave out days off, which are days of whoever decides', () => {
    const there = hours({ zone: 'Pacific/Auckland', window: null, daysOff: [6, 0] })
    // Saturday begins there on Friday at 11:00, and Monday on Sunday at 11:00.
    const friday = at('2026-11-20T10:00:00Z')
    expect(openUntil(there, friday, 2 * AN_HOUR)).toBe(at('2026-11-22T12:00:00Z'))
    expect(openBetween(there, friday, at('2026-11-22T11:00:00Z'))).toBe(AN_HOUR)
  })

  it('are as many on the days when clocks are set as they are by the clock on the wall', () => {
    const there = hours({ zone: 'Europe/Berlin', window: { from: 0, to: 6 } })
    const day = (date: string) =>
      openBetween(there, at(`${date}T12:00:00Z`) - 24 * AN_HOUR, at(`${date}T12:00:00Z`))
    expect(day('2026-03-28')).toBe(6 * AN_HOUR)
    expect(day('2026-03-29')).toBe(5 * AN_HOUR)
    expect(day('2026-10-25')).toBe(7 * AN_HOUR)
  })

  it('are told both ways alike', () => {
    const there = hours({ zone: 'America/New_York', daysOff: [3] })
    const from = at('2026-10-30T13:37:11Z')
    for (let open = 1; open < 200 * AN_HOUR; open = open * 3 + 12_345) {
      const until = openUntil(there, from, open)
      expect(openBetween(there, from, until)).toBe(open)
      expect(openBetween(there, from, until - 1)).toBe(open - 1)
    }
  })
})
