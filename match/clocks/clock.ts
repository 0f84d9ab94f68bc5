import type { Seat } from '@eldertable/kernel'
import type { ClockTerms } from '@eldertable/protocol/wire.ts'

/** A stretch of somebody's time that is running. */
export interface Running {
  readonly seat: Seat
  /** Whose clock counts it, and where that stood when it began. */
  readonly by: string
  readonly since: number
  /** Over days: the time of day then, as milliseconds since 1970. */
  readonly at: number
}

/** What is stored of the clocks of a match: all that is left follows from it, and from how long `run` has lasted. */
export interface ClockFacts {
  /** Milliseconds of each seat: of its bank, or over days of its latest decision. */
  readonly left: readonly number[]
  /** Milliseconds of the open decision that come before the bank. */
  readonly extra: number
  readonly spent: readonly number[]
  /** Decisions up to this position of the line have had their time. */
  readonly had: number
  readonly moment: number
  readonly position: number
  /** The person who was asked last. */
  readonly last: Seat | null
  readonly run: Running | null
  readonly isPaused: boolean
  /** The seats that want a pause, or that want to go on while there is one. */
  readonly wishes: readonly Seat[]
  /** The seats whose time was up, as long as they are not back. */
  readonly out: readonly Seat[]
}

/** What has become of a match, as far as its clocks are concerned. */
export interface Standing {
  readonly moment: number
  /** How many picks the line has. */
  readonly position: number
  /** The earliest position to which all have agreed to go back meanwhile. */
  readonly agreedTo?: number | undefined
  /** The person who is asked; null for bots, empty seats, and the end. */
  readonly asked: Seat | null
  /** The seats of people who play themselves. */
  readonly people: readonly Seat[]
}

const A_SECOND = 1_000
const AN_HOUR = 3_600_000

/** The clocks of a match before it begins. */
export function newClock(terms: ClockTerms, seats: number): ClockFacts {
  const first = terms.kind === 'live' ? terms.bank * A_SECOND : terms.hours * AN_HOUR
  return {
    left: Array.from({ length: seats }, () => first),
    extra: 0,
    spent: Array.from({ length: seats }, () => 0),
    had: -1,
    moment: -1,
    position: -1,
    last: null,
    run: null,
    isPaused: false,
    wishes: [],
    out: [],
  }
}

/** Milliseconds until the time of the seat whose time runs is up, after it has run for so long; 0 if it is. */
export function leftOf({ run, left, extra }: ClockFacts, elapsed: number): number {
  return run === null ? Infinity : Math.max(0, (left[run.seat] ?? 0) + extra - elapsed)
}

/** The stretch that runs is over after this many milliseconds. */
export function settled(facts: ClockFacts, elapsed: number): ClockFacts {
  const { run, left, spent, extra } = facts
  if (run === null) return facts
  const { seat } = run
  const lasted = Math.round(Math.max(0, elapsed))
  const beyond = Math.max(0, lasted - extra)
  return {
    ...facts,
    run: null,
    extra: Math.max(0, extra - lasted),
    left: left.with(seat, Math.max(0, (left[seat] ?? 0) - beyond)),
    spent: spent.with(seat, (spent[seat] ?? 0) + lasted),
  }
}

/**
 * The clocks after the match has moved on, which must be settled if that ends a stretch. A decision has its time once:
 * where undo leads back to one that was decided before, there is only what was left, or one could think for ever by
 * choosing and taking back. What all have agreed to take back is decided anew and gets its time, and so does what
 * somebody else has taken back; a bank never gets anything back.
 */
export function movedTo(
  facts: ClockFacts,
  terms: ClockTerms,
  { moment, position, agreedTo = Infinity, asked, people }: Standing,
): ClockFacts {
  const had = Math.min(facts.had, agreedTo - 1)
  const known = {
    ...facts,
    moment,
    position,
    had,
    wishes: facts.wishes.filter((seat) => people.includes(seat)),
    out: facts.out.filter((seat) => !people.includes(seat)),
  }
  if (asked === null) return known
  const isTakenBackByOther = position < facts.position && asked !== facts.last
  if (position <= had && !isTakenBackByOther) return { ...known, last: asked }
  const fresh =
    terms.kind === 'live'
      ? { extra: terms.extra * A_SECOND }
      : { left: known.left.with(asked, terms.hours * AN_HOUR) }
  return { ...known, ...fresh, last: asked, had: Math.max(had, position) }
}

/** Whether the stretch that runs goes on as it is. */
export const isUnbroken = ({ run, moment }: ClockFacts, standing: Standing): boolean =>
  run !== null && run.seat === standing.asked && moment === standing.moment

/** The clocks after a seat has said that they should stand still, or run. */
export function wished(
  facts: ClockFacts,
  { asked, people }: Standing,
  seat: Seat,
  yes: boolean,
): ClockFacts {
  const others = facts.wishes.filter((one) => one !== seat)
  // While they run a yes is a wish for a pause; while they stand still a no is one to go on.
  const wishes = yes === facts.isPaused ? others : [...others, seat]
  const isAgreed = facts.isPaused
    ? (asked !== null && wishes.includes(asked)) ||
      (wishes.length > 0 && people.every((one) => one === asked || wishes.includes(one)))
    : wishes.length > 0 && people.every((one) => wishes.includes(one))
  return isAgreed ? { ...facts, isPaused: !facts.isPaused, wishes: [] } : { ...facts, wishes }
}
