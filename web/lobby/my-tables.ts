import type { TableSummary } from '@eldertable/protocol/wire.ts'
import { shortClock, timeShown } from '../clocks/short-clock.ts'
import type { KeptMatch } from '../local/kept-matches.ts'
import { lastVisit, type Glance } from '../session/visits.ts'

/** One of the reader's own tables, wherever its match runs. */
export interface MyTable {
  id: string
  isHere: boolean
  title: string
  /** Those who sit there. */
  names: readonly string[]
  /** Seats that still wait for somebody. */
  free: number
  /** When something last happened. */
  at: number
  isOver: boolean
  /** Whether it goes on from a file, so that somebody may know how everything was dealt. */
  isTakenOver: boolean
  /** Whether it was played on from a moment of another match. */
  isPlayedOn: boolean
  /** Whether it went on online, where the same people and others play. */
  wentOn: boolean
  /** For whom the table waits, as far as that is known. */
  waitsFor: { name: string; isYou: boolean; isBot: boolean; what: 'turn' | 'ready' } | null
  /** By which clock it is played, and how long whoever is asked has, if that is known. */
  clock: string | null
  endsIn: string | null
  /** How far it is, "Round 3", and how it ended: as the reader last saw it. */
  round: string | null
  end: string | null
}

export const addressOf = ({ id, isHere }: MyTable): string => (isHere ? `/local/${id}` : `/t/${id}`)

/** The tables of this browser and those on the server: those that wait for the reader, then the latest. */
export function myTables(
  kept: readonly KeptMatch[],
  online: readonly TableSummary[],
  seen: (id: string) => Glance | undefined = (id) => lastVisit(id).glance,
): MyTable[] {
  const isWaiting = ({ waitsFor }: MyTable): number => (waitsFor?.isYou === true ? 1 : 0)
  const all = [
    ...kept.map((one) => keptHere(one, seen(one.id))),
    ...online.map((one) => onServer(one, seen(one.id))),
  ]
  return all.toSorted((a, b) => isWaiting(b) - isWaiting(a) || b.at - a.at)
}

/** Nothing happens to such a match while nobody looks: as it was seen it is. */
const keptHere = (
  { id, title, names, at, isOver, wentOn, playedOn = false }: KeptMatch,
  glance: Glance | undefined,
): MyTable => ({
  id,
  title,
  names,
  at,
  isOver,
  isHere: true,
  free: 0,
  wentOn: wentOn !== undefined,
  isPlayedOn: playedOn,
  isTakenOver: false, // whoever plays here has dealt, or brought the file
  clock: null,
  endsIn: null,
  waitsFor: isOver || !glance?.asked ? null : { ...glance.asked, what: 'turn' },
  round: glance?.round ?? null,
  end: isOver ? (glance?.end ?? null) : null,
})

/** The server knows who is asked; the rest is as the reader saw it when they were last there. */
function onServer(table: TableSummary, glance: Glance | undefined): MyTable {
  const { id, title, seats, updatedAt, status, takenOver, clock, endsIn } = table
  const sitters = seats.filter(({ player }) => player !== 'open' && player !== 'closed')
  return {
    id,
    title,
    isHere: false,
    names: sitters.map(({ name }) => name),
    free: seats.filter(({ player }) => player === 'open').length,
    at: updatedAt,
    isOver: status === 'finished',
    isTakenOver: takenOver > 0,
    wentOn: false,
    isPlayedOn: false,
    clock: clock && shortClock(clock),
    endsIn: endsIn === null ? null : timeShown(endsIn, 'days'),
    waitsFor: waitsFor(table),
    round: null,
    end: status === 'finished' ? (glance?.end ?? null) : null,
  }
}

function waitsFor({ status, seats, seat, asked }: TableSummary): MyTable['waitsFor'] {
  if (status === 'gathering') {
    const mine = seat === null ? undefined : seats[seat]
    const isFull = seats.every(({ player }) => player !== 'open')
    return mine?.ready === false && isFull
      ? { name: mine.name, isYou: true, isBot: false, what: 'ready' }
      : null
  }
  const sitter = status === 'playing' && asked !== null ? seats[asked] : undefined
  if (sitter === undefined) return null
  const isBot = sitter.player.startsWith('bot:') || sitter.heldBy !== null
  return { name: sitter.name, isYou: asked === seat, isBot, what: 'turn' }
}

/** Since when, short: the time of today, or the day. */
export function sinceWords(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return isToday ? clock.format(at) : day.format(at)
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
