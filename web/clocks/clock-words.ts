import type { ClockTerms } from '@eldertable/protocol/wire.ts'
import { AN_HOUR, partsOf } from './short-clock.ts'

/** A way to play by the clock that has a name. */
export interface ClockPreset {
  readonly id: string
  readonly name: string
  readonly clock: ClockTerms | null
}

const whenOut = 'bot' as const

/** From none to the slowest. */
export const presets: readonly ClockPreset[] = [
  { id: 'none', name: 'As long as one likes', clock: null },
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

const seconds = (count: number): string => (count === 1 ? 'a second' : `${count} seconds`)

function minutes(given: number): string {
  if (given < 60) return seconds(given)
  const count = Math.round(given / 60)
  return count === 1 ? 'a minute' : `${count} minutes`
}

/** What is left, for whoever hears it: "4 minutes and 30 seconds". */
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

const counted = (count: number, noun: string): string =>
  count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`
const joined = (parts: readonly string[]): string => parts.filter((one) => one !== '').join(' and ')
