import type { AnyTitle } from '@eldertable/kernel'
import type { MatchHead } from '@eldertable/store'
import { isClosed, seatOfGuest, seatsOf, type SeatRecord } from '../lobby/records.ts'

/** What is shown of a link before anybody opens it. */
export interface LinkPreview {
  readonly title: string
  readonly words: string
  /** The name of a picture in the folder `previews` of the web client. */
  readonly picture: string
}

/** Of a private table, and of an address that leads nowhere: nobody can tell which of the two it is. */
export const INVITED: LinkPreview = {
  title: 'You are invited to a table at Eldertable',
  words: 'Follow the link, and take a seat. No account is needed.',
  picture: 'invitation',
}

/** What a stranger may know of a table by its address alone: of a public one who plays what. */
export function previewOf(head: MatchHead | undefined, title: AnyTitle | undefined): LinkPreview {
  if (head === undefined || title === undefined) return INVITED
  if (head.visibility !== 'public' || isClosed(head)) return INVITED
  const seats = seatsOf(head)
  const people = seats.filter(({ player, name }) => player === 'person' && name !== '')
  if (people.length === 0) return INVITED
  const { name: game, pitch } = title.text
  return {
    title: titleOf(head, seats, people.map(shown), game),
    words: `${pitch} ${company(seats)}`,
    picture: title.id,
  }
}

function titleOf(
  { status, host }: MatchHead,
  seats: readonly SeatRecord[],
  people: readonly string[],
  game: string,
): string {
  if (status === 'playing') return `${listed(people)} at ${game}: watch`
  if (status === 'finished') return `${listed(people)} have played ${game}`
  const hosting = seatOfGuest(seats, host)
  const inviting = hosting === null ? undefined : seats[hosting]
  return inviting === undefined
    ? `You are invited to ${game}`
    : `${shown(inviting)} invites you to ${game}`
}

function company(seats: readonly SeatRecord[]): string {
  const taken = seats.filter(({ player }) => player === 'person' || player.startsWith('bot:'))
  const free = seats.filter(({ player }) => player === 'open').length
  const there = `At the table: ${listed(taken.map(shown))}.`
  return free === 0 ? there : `${there} ${free === 1 ? '1 seat is' : `${free} seats are`} free.`
}

/** A name that is written from right to left must not turn round what stands beside it. */
const shown = ({ name }: Pick<SeatRecord, 'name'>): string => `\u2068${name}\u2069`

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
