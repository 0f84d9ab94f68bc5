/** In which hours time runs for somebody: by the time of their own, on which days, from when to when. */
export interface OpenHours {
  readonly zone: string
  /** In whole hours; null for all day. */
  readonly window: { readonly from: number; readonly to: number } | null
  /** Days of the week; 0 is Sunday. */
  readonly daysOff: readonly number[]
}

const A_DAY = 24 * 3_600_000

/** Milliseconds between two moments in which time runs. */
export function openBetween(hours: OpenHours, from: number, to: number): number {
  if (isAlways(hours)) return Math.max(0, to - from)
  let open = 0
  for (const [begin, end] of stretches(hours, from)) {
    if (begin >= to) break
    open += Math.max(0, Math.min(end, to) - Math.max(begin, from))
  }
  return open
}

/** The moment at which time has run for this many milliseconds since another one. */
export function openUntil(hours: OpenHours, from: number, milliseconds: number): number {
  if (isAlways(hours)) return from + milliseconds
  let left = milliseconds
  for (const [begin, end] of stretches(hours, from)) {
    const start = Math.max(begin, from)
    if (end <= start) continue
    if (left <= end - start) return start + left
    left -= end - start
  }
  return Infinity
}

const isAlways = ({ window, daysOff }: OpenHours): boolean =>
  daysOff.length === 0 && (window === null || (window.from === 0 && window.to === 24))

/** More days than anybody's time lasts, however long the server was away. */
const FAR = 4_000

/** The stretches of time that are open, beginning with the day of this moment. */
function* stretches(
  { zone, window, daysOff }: OpenHours,
  moment: number,
): Generator<readonly [number, number]> {
  const { from, to } = window ?? { from: 0, to: 24 }
  const today = midnightIn(zone, moment)
  for (let day = 0; day < FAR; day++) {
    const date = today + day * A_DAY
    if (daysOff.includes(new Date(date).getUTCDay())) continue
    yield [momentOf(zone, date, from), momentOf(zone, date, to)]
  }
}

/** The day of a moment somewhere, as its midnight would be in UTC. */
function midnightIn(zone: string, moment: number): number {
  const there = moment + offsetIn(zone, moment)
  return there - (((there % A_DAY) + A_DAY) % A_DAY)
}

/** The moment of an hour of a day somewhere. In the hour that is left out in spring it is the one after it. */
function momentOf(zone: string, date: number, hour: number): number {
  const there = date + hour * 3_600_000
  const near = there - offsetIn(zone, there)
  return there - offsetIn(zone, near)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** By how much the clocks somewhere are ahead of UTC at a moment, in milliseconds. */
function offsetIn(zone: string, moment: number): number {
  const format = formats.get(zone) ?? newFormat(zone)
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const whole = Math.floor(moment / 1_000) * 1_000
  return Date.UTC(year, month - 1, day, hour, minute, second) - whole
}

function newFormat(zone: string): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
  // There are only so many zones.
  formats.set(zone, format)
  return format
}
