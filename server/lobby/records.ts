import type { ClockTerms, Watching } from '@eldertable/protocol/wire.ts'
import type { MatchHead } from '@eldertable/store'

/** A seat as the store keeps it: who plays it, and whose it is. */
export interface SeatRecord {
  readonly name: string
  /** `person`, `bot:<name>`, `nobody`; before the start also `open` and `closed`. */
  readonly player: string
  /** The bot that plays for a person who is away. */
  readonly heldBy: string | null
  /** The guest whose seat it is. */
  readonly guest: string | null
  /** Of whoever sits there: over days their time runs by it. It stays as it was when they sat down. */
  readonly zone?: string | undefined
  /** False before the start, until the person has said so; absent otherwise. */
  readonly ready?: boolean
  /** While nobody has it: whoever has the link may sit down without being let in. */
  readonly free?: true
}

/** What was agreed when the table was opened, and what became of it. */
export interface TableTerms {
  /** The switches of the title. */
  readonly game: Readonly<Record<string, boolean | string | number>>
  readonly undo: 'strict' | 'free'
  /** Whether those at the table see what the others consider and may suggest. */
  readonly advice: boolean
  /** Whether those at the table may ask for hints. */
  readonly hints: boolean
  /** How long people have to decide; absent for as long as they like. */
  readonly clock?: ClockTerms
  /** What those see who watch while the match runs; absent for what lies open. */
  readonly watching?: Exclude<Watching, 'open'>
  /** Whether those who watch may talk with those who play while the match runs. */
  readonly isOpenTalk?: true
  /** How many picks come from another match, if it goes on from one. */
  readonly takenOver?: number
  /** Whoever runs the server has closed the table. */
  readonly closed?: true
  /** The table at which the same people play again. */
  readonly rematch?: { readonly id: string; readonly code: string }
}

type Texts = Pick<MatchHead, 'seats' | 'settings'>

export const seatsOf = ({ seats }: Pick<Texts, 'seats'>): readonly SeatRecord[] =>
  JSON.parse(seats) as SeatRecord[]

/** Tables that were opened before there was advice, or hints, are without. */
export const termsOf = ({ settings }: Pick<Texts, 'settings'>): TableTerms => ({
  advice: false,
  hints: false,
  ...(JSON.parse(settings) as Omit<TableTerms, 'advice' | 'hints'> & Partial<TableTerms>),
})

/** Whether whoever runs the server has closed a table: such a one counts as finished. */
export const isClosed = ({ status, settings }: Pick<MatchHead, 'status' | 'settings'>): boolean =>
  status === 'finished' && termsOf({ settings }).closed === true

/** Whether a table's match is over for good, so that nothing need be kept from anybody. */
export const isOver = (head: Pick<MatchHead, 'status' | 'settings'>): boolean =>
  head.status === 'finished' && !isClosed(head)

export const seatsText = (seats: readonly SeatRecord[]): string => JSON.stringify(seats)
export const termsText = (terms: TableTerms): string => JSON.stringify(terms)

/** The seat of a guest, or null. Nobody has more than one. */
export function seatOfGuest(
  seats: readonly SeatRecord[],
  guest: string | undefined,
): number | null {
  const seat = guest === undefined ? -1 : seats.findIndex((one) => one.guest === guest)
  return seat < 0 ? null : seat
}

/** Whether a table that is not finished is somebody's: they have a seat there, or have opened it. */
export const isPlayedBy = (
  { status, host }: Pick<MatchHead, 'status' | 'host'>,
  seats: readonly SeatRecord[],
  guest: string | undefined,
): boolean => status !== 'finished' && (host === guest || seatOfGuest(seats, guest) !== null)

/** How many seats will play once the match has begun. */
export const countPlaying = (seats: readonly { readonly player: string }[]): number =>
  seats.filter(({ player }) => player !== 'closed').length

/** Whether a seat has nothing against beginning. */
export const isReady = ({ ready }: Pick<SeatRecord, 'ready'>): boolean => ready !== false

/** Whether the match may begin: every seat is taken, and of several people all are ready. */
export const mayBegin = (seats: readonly SeatRecord[]): boolean =>
  seats.every(({ player }) => player !== 'open') &&
  (seats.filter(({ guest }) => guest !== null).length < 2 || seats.every(isReady))

/** A person who has sat down. */
export const personIn = (
  guest: string,
  name: string,
  ready: boolean,
  zone: string | undefined,
): SeatRecord => ({
  name,
  player: 'person',
  heldBy: null,
  guest,
  ...(zone !== undefined && { zone }),
  ...(!ready && { ready }),
})

export const openSeat: SeatRecord = { name: '', player: 'open', heldBy: null, guest: null }
