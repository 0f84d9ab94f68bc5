import './remarks.css'
import type { BoardModule } from '@eldertable/board-kit'
import { FastChance, type Event, type Remarks, type Seat } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import { actorOf } from '../seats/actor.ts'

/** What a bot has said, and when. */
export interface Remark {
  seat: Seat
  words: string
  position: number
}

/** What bots have said, by the event that they have said it about. */
export type Said = ReadonlyMap<Event, Remark>

type Readable = Pick<BegunMatch, 'log' | 'seats' | 'commitment'> & {
  view: Pick<BegunMatch['view'], 'table'>
}

/** In this many positions nobody says more than one thing. */
const BLOCK = 12
/** For this many blocks nobody says the same again. */
const FRESH = 8
/** Of this many occasions one is taken. */
const ONE_IN = 2

/**
 * What bots have said along the log, by what they have said it about. It comes from what everybody may read of the match, and
 * never from its dice: all who heard the same read the same, now and whenever they look back.
 */
export function remarksIn(table: Readable, board: BoardModule, remarks: Remarks): Said {
  const said = new Map<Event, Remark>()
  let latest = -1
  for (const { position, event } of table.log) {
    const block = Math.floor(position / BLOCK)
    if (block === latest) continue
    const occasions = occasionsIn(event, table, board, remarks)
    if (occasions.length === 0) continue
    const chance = chanceAt(table, `${position} ${event.key}`)
    if (chance.below(ONE_IN) > 0) continue
    const taken = occasions[chance.below(occasions.length)]
    const recent = [...said.values()].filter((one) => position - one.position < FRESH * BLOCK)
    const words = taken && wordsFor(taken[0], recent, table, remarks)
    if (taken === undefined || words === undefined) continue
    latest = block
    said.set(event, { seat: taken[1], words, position })
  }
  const end = table.log.at(-1)
  const parting = partingWords(table, remarks)
  if (end !== undefined && parting !== undefined)
    said.set(end.event, { ...parting, position: end.position })
  return said
}

/** What an event gives bots an occasion to say something about. */
function occasionsIn(
  event: Event,
  table: Readable,
  board: BoardModule,
  { on }: Remarks,
): (readonly [string, Seat])[] {
  const open = table.view.table
  const given = on[event.key]?.(event.is as never, open) ?? []
  const actor = actorOf(board, open, event)
  const all =
    typeof given !== 'string' ? given : actor === undefined ? [] : [[given, actor] as const]
  return all.filter(([, seat]) => isBot(table, seat))
}

/** When all is over one of the bots says how it is taken. */
function partingWords(table: Readable, remarks: Remarks): Omit<Remark, 'position'> | undefined {
  const { outcome } = table.view.table
  const bots = table.seats.flatMap((_, seat) => (isBot(table, seat) ? [seat] : []))
  if (outcome === null || bots.length === 0) return undefined
  const seat = bots[chanceAt(table, 'the end').below(bots.length)] ?? -1
  const words = wordsFor(outcome.winners.includes(seat) ? 'won' : 'lost', [], table, remarks)
  return words === undefined ? undefined : { seat, words }
}

/** Something that has not been said of late, beginning elsewhere in each match. */
function wordsFor(
  occasion: string,
  recent: readonly Remark[],
  table: Readable,
  { words }: Remarks,
): string | undefined {
  const all = words[occasion] ?? []
  if (all.length === 0) return undefined
  const first = chanceAt(table, occasion).below(all.length)
  const inTurn = [...all.slice(first), ...all.slice(0, first)]
  return inTurn.find((one) => recent.every((said) => said.words !== one))
}

/** A bot that sits there for itself; one that holds a person's seat has nothing to say for them. */
const isBot = ({ seats }: Readable, seat: Seat): boolean =>
  seats[seat]?.player.startsWith('bot:') === true

const chanceAt = ({ commitment }: Readable, what: string): FastChance =>
  new FastChance(`${commitment} ${what}`)
