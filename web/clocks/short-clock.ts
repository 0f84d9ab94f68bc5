import type { ClockTerms } from '@eldertable/protocol/wire.ts'

/** What a clock means, in a few words for lists. */
export function shortClock(clock: ClockTerms): string {
  if (clock.kind === 'days')
    return clock.hours % 24 === 0 && clock.window === null
      ? `${clock.hours / 24} d a decision`
      : `${clock.hours} h a decision`
  const bank = clock.bank % 60 === 0 ? `${clock.bank / 60}` : (clock.bank / 60).toFixed(1)
  return `${bank} min + ${clock.extra} s`
}

const A_MINUTE = 60_000
export const AN_HOUR = 3_600_000
const A_DAY = 24 * AN_HOUR

/** What is left, as a clock shows it: "4:30", "1:04:30", over days "5 h 10 min". */
export function timeShown(milliseconds: number, kind: ClockTerms['kind']): string {
  if (kind === 'days') return roughly(milliseconds, ['d', 'h', 'min'])
  const whole = Math.ceil(milliseconds / 1_000)
  const [hours, mins, secs] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (count: number) => String(count).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(mins)}:${two(secs)}` : `${mins}:${two(secs)}`
}

function roughly(milliseconds: number, [day, hour, minute]: readonly [string, string, string]) {
  const [d, h, m] = partsOf(milliseconds)
  if (d > 0) return h === 0 ? `${d} ${day}` : `${d} ${day} ${h} ${hour}`
  return h > 0 ? `${h} ${hour} ${m} ${minute}` : `${m} ${minute}`
}

/** Days, hours and minutes, up to whole minutes. */
export function partsOf(milliseconds: number): [number, number, number] {
  const whole = Math.ceil(milliseconds / A_MINUTE) * A_MINUTE
  return [
    Math.floor(whole / A_DAY),
    Math.floor(whole / AN_HOUR) % 24,
    Math.floor(whole / A_MINUTE) % 60,
  ]
}
