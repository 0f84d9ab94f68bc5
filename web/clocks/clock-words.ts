import type { ClockTerms } from '@eldertable/protocol/wire.ts'

/** A way to play by the clock that has a name. */
export interface ClockPreset {
  readonly id: string
  readonly name: string
  readonly clock: ClockTerms | null
}

const whenOut = 'bot' as const

/** From none to the slowest. */
export const presets: readonly ClockPreset[] = [
  { id: 'none', name: 'None: take your time', clock: null },
  { id: 'quick', name: 'Quick', clock: { kind: 'live', bank: 300, extra: 15, whenOut } },
  { id: 'relaxed', name: 'Relaxed', clock: { kind: 'live', bank: 1_200, extra: 60, whenOut } },
  {
    id: 'day',
    name: 'A day for a decision',
    clock: { kind: 'days', hours: 24, window: null, daysOff: [], whenOut },
  },
  {
    id: 'evenings',
    name: 'Waking hours, no Sundays',
    clock: { kind: 'days', hours: 14, window: { from: 8, to: 22 }, daysOff: [0], whenOut },
  },
]

/** The preset of the same figures; what happens when time is up is chosen beside it. */
export const presetOf = (clock: ClockTerms | null): ClockPreset | undefined =>
  presets.find((one) => figuresOf(one.clock) === figuresOf(clock))

const figuresOf = (clock: ClockTerms | null): string =>
  clock === null ? '' : JSON.stringify({ ...clock, whenOut })

const days = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays']

/** What a clock means, in a sentence. */
export function clockSentence(clock: ClockTerms): string {
  if (clock.kind === 'live') {
    const extra = `Each decision has ${seconds(clock.extra)}`
    return clock.bank === 0
      ? `${extra}.`
      : `${extra}; what goes beyond is taken from ${minutes(clock.bank)} for the whole match.`
  }
  const hours = clock.hours === 1 ? 'an hour' : `${clock.hours} hours`
  const { window } = clock
  const when =
    window === null
      ? ''
      : ` Time runs from ${window.from}:00 to ${window.to}:00, by the clock of whoever decides.`
  const off = clock.daysOff.map((day) => days[day]).join(', ')
  return `Each decision has ${hours}.${when}${off === '' ? '' : ` It stands still on ${off}.`}`
}

/** What becomes of a seat whose time is up. */
export const whenOutWords = {
  bot: 'a bot decides until they are back',
  leave: 'they give up their seat to a bot',
  lose: 'they leave the game and so lose',
} as const satisfies Record<ClockTerms['whenOut'], string>

/** The same in a few words, for lists. */
export function shortClock(clock: ClockTerms): string {
  if (clock.kind === 'days')
    return clock.hours % 24 === 0 && clock.window === null
      ? `${clock.hours / 24} d a decision`
      : `${clock.hours} h a decision`
  const bank = clock.bank % 60 === 0 ? `${clock.bank / 60}` : (clock.bank / 60).toFixed(1)
  return `${bank} min + ${clock.extra} s`
}

const seconds = (count: number): string => (count === 1 ? 'a second' : `${count} seconds`)

function minutes(given: number): string {
  if (given < 60) return seconds(given)
  const count = Math.round(given / 60)
  return count === 1 ? 'a minute' : `${count} minutes`
}

const A_MINUTE = 60_000
const AN_HOUR = 3_600_000
const A_DAY = 24 * AN_HOUR

/** What is left, as a clock shows it: "4:30", "1:04:30", over days "5 h 10 min". */
export function timeShown(milliseconds: number, kind: ClockTerms['kind']): string {
  if (kind === 'days') return roughly(milliseconds, ['d', 'h', 'min'])
  const whole = Math.ceil(milliseconds / 1_000)
  const [hours, mins, secs] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (count: number) => String(count).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(mins)}:${two(secs)}` : `${mins}:${two(secs)}`
}

/** The same for whoever hears it: "4 minutes and 30 seconds". */
export function timeSpoken(milliseconds: number): string {
  if (milliseconds < AN_HOUR) {
    const whole = Math.ceil(milliseconds / 1_000)
    const mins = Math.floor(whole / 60)
    return joined([counted(mins, 'minute'), counted(whole % 60, 'second')]) || 'no time'
  }
  const [d, h, m] = partsOf(milliseconds)
  return d > 0
    ? joined([counted(d, 'day'), counted(h, 'hour')])
    : joined([counted(h, 'hour'), counted(m, 'minute')])
}

function roughly(milliseconds: number, [day, hour, minute]: readonly [string, string, string]) {
  const [d, h, m] = partsOf(milliseconds)
  if (d > 0) return h === 0 ? `${d} ${day}` : `${d} ${day} ${h} ${hour}`
  return h > 0 ? `${h} ${hour} ${m} ${minute}` : `${m} ${minute}`
}

function partsOf(milliseconds: number): [number, number, number] {
  const whole = Math.ceil(milliseconds / A_MINUTE) * A_MINUTE
  return [
    Math.floor(whole / A_DAY),
    Math.floor(whole / AN_HOUR) % 24,
    Math.floor(whole / A_MINUTE) % 60,
  ]
}

const counted = (count: number, noun: string): string =>
  count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`
const joined = (parts: readonly string[]): string => parts.filter((one) => one !== '').join(' and ')
