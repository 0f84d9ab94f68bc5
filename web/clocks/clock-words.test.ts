import { describe, expect, it } from 'vitest'
import { clockSentence, presetOf, presets, timeSpoken } from './clock-words.ts'
import { shortClock, timeShown } from './short-clock.ts'

const A_MINUTE = 60_000

describe('what is left', () => {
  it('is shown to the second until nothing is left, at a table', () => {
    expect([0, 1, 1_000, 59_001, 60_000, 3_599_999].map((ms) => timeShown(ms, 'live'))).toEqual([
      '0:00',
      '0:01',
      '0:01',
      '1:00',
      '1:00',
      '1:00:00',
    ])
  })

  it('is shown in days, hours and minutes over days', () => {
    expect(
      [30_000, 59 * A_MINUTE, 61 * A_MINUTE, 24 * 60 * A_MINUTE, 25 * 60 * A_MINUTE].map((ms) =>
        timeShown(ms, 'days'),
      ),
    ).toEqual(['1 min', '59 min', '1 h 1 min', '1 d', '1 d 1 h'])
  })

  it('is told in words', () => {
    expect(timeSpoken(61_000)).toBe('1 minute and 1 second')
    expect(timeSpoken(10_000)).toBe('10 seconds')
    expect(timeSpoken(120 * A_MINUTE)).toBe('2 hours')
    expect(timeSpoken(26 * 60 * A_MINUTE)).toBe('1 day and 2 hours')
    expect(timeSpoken(0)).toBe('no time')
  })
})

describe('a clock', () => {
  it('is told in a sentence and in a few words', () => {
    const [, quick, , day, evenings] = presets.map(({ clock }) => clock)
    if (!quick || !day || !evenings) throw new Error('a preset has no clock')
    expect(clockSentence(quick)).toBe(
      'Each decision has 15 seconds; what goes beyond is taken from 5 minutes for the whole match.',
    )
    expect(clockSentence(evenings)).toBe(
      'Each decision has 14 hours. Time runs from 8:00 to 22:00, by the clock of whoever decides. It stands still on Sundays.',
    )
    expect([quick, day, evenings].map(shortClock)).toEqual([
      '5 min + 15 s',
      '1 d a decision',
      '14 h a decision',
    ])
  })

  it('is known by its figures, whatever happens when time is up', () => {
    for (const { id, clock } of presets) {
      expect(presetOf(clock)?.id).toBe(id)
      expect(presetOf(clock && { ...clock, whenOut: 'leave' })?.id).toBe(id)
    }
    expect(presetOf({ kind: 'live', bank: 1, extra: 5, whenOut: 'bot' })).toBeUndefined()
  })
})
