import type { GameEntry } from '@eldertable/kernel'
import {
  Budget,
  fork,
  LogFault,
  Match,
  OtherRules,
  OverBudget,
  UnknownBot,
  verify,
  wholeLedgerOf,
  type Occupant,
} from '@eldertable/match'
import { BadMatchFile, readMatchFile, type MatchFile, type MatchSeat } from '@eldertable/protocol'
import { visibleName } from '@eldertable/protocol/printable.ts'
import { freeVariant, isReservedName, isSameName } from '@eldertable/protocol/same-name.ts'
import type { Refusal } from '@eldertable/protocol/wire.ts'
import type { PlayedElsewhere } from '@eldertable/store'
import { usualBot } from '../lobby/title-list.ts'
import { Refused } from '../refused.ts'

// What is done with a file that somebody has sent. It happens in a thread of its own: reading and playing a match can take
// long, and whoever has written the file decides how long.

/** What somebody wants of a match file: to look at the match, or to play on from a position of it. */
export type FileRequest =
  | { readonly as: 'replay'; readonly text: string }
  | {
      readonly as: 'fork'
      readonly text: string
      /** The new key. */
      readonly key: string
      /** At the end of the match if it is not given. */
      readonly at: number | undefined
      /** The first person's if it is not given. */
      readonly seat: number | undefined
      /** Who sits down there. */
      readonly name: string
    }

/** A match that can be stored as it is. */
export interface MatchInFile {
  readonly title: string
  readonly titleVersion: number
  readonly settings: MatchFile['settings']
  readonly undo: MatchFile['undo']
  readonly seats: readonly Occupant[]
  /** The seat of whoever has sent the file. */
  readonly seat: number | null
  readonly isOver: boolean
  /** How many picks come from another match. */
  readonly takenOver: number
  readonly key: string
  readonly counter: number
  readonly played: PlayedElsewhere
}

export type FileAnswer = { readonly match: MatchInFile } | { readonly refusal: Refusal }

/** Picks that are played for one file. The longest of some matches between a full table of bots had 1,745. */
const MOST_PICKS = 50_000

/** Reads a match file and makes of it what is wanted; whatever is wrong with it is a refusal. */
export function answerFileRequest(request: FileRequest, games: readonly GameEntry[]): FileAnswer {
  try {
    const titles = games.map(({ title }) => title)
    const file = readMatchFile(request.text, titles)
    const game = games.find(({ title }) => title.id === file.title)
    if (game === undefined) throw new Refused('no-such-title')
    mustNameEverybody(file)
    return { match: request.as === 'replay' ? toLookAt(game, file) : toPlayOn(game, file, request) }
  } catch (error) {
    return { refusal: refusalOf(error).refusal }
  }
}

function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error
  if (error instanceof OverBudget) return new Refused('file-too-long', error.message)
  if (error instanceof OtherRules) return new Refused('old-rules')
  if (error instanceof UnknownBot) return new Refused('no-such-bot')
  const isSaid = [BadMatchFile, LogFault, RangeError].some((kind) => error instanceof kind)
  if (isSaid) return badFile((error as Error).message)
  throw error
}

const badFile = (sentence: string): Refused => new Refused('bad-file', sentence.slice(0, 300))

/** Nobody comes in by a file under a name that they could not give themselves, or beside somebody who has it. */
function mustNameEverybody({ seats, log }: MatchFile): void {
  const names: string[] = []
  const sitDown = (name: string, seat: number) => {
    if (!visibleName.safeParse(name).success) throw badFile('A name in the file can’t be seen.')
    if (isReservedName(name))
      throw badFile(`Somebody in the file is called “${name}”, as only the table itself speaks.`)
    if (names.some((other, at) => at !== seat && isSameName(name, other)))
      throw badFile(`Two in the file are called “${name}”, or something that looks like it.`)
    names[seat] = name
  }
  for (const [seat, { name }] of seats.entries()) sitDown(name, seat)
  for (const entry of log) if (entry.do === 'replace') sitDown(entry.name, entry.seat)
}

/** A finished match as its file tells it, if none of it is untrue. */
function toLookAt(game: GameEntry, file: MatchFile): MatchInFile {
  if (file.key === undefined) throw new Refused('no-key')
  if (file.result === null) throw badFile('The match is not over: it can only be played on.')
  const { difference, result } = verify(game, file, new Budget(MOST_PICKS))
  if (difference !== null) throw badFile(difference.message)
  if (result !== 'same') throw new Refused('old-rules')
  return matchInFile(Match.restore(game, file), null)
}

/** A match that goes on, with dice of its own. Bots play for those who are not here. */
function toPlayOn(
  game: GameEntry,
  file: MatchFile,
  { key, at, seat: wanted, name }: FileRequest & { as: 'fork' },
): MatchInFile {
  const mine = wanted ?? Math.max(0, file.seats.findIndex(isPerson))
  if (mine >= file.seats.length) throw new Refused('no-such-seat')
  const others = file.seats.flatMap((one, seat) => (seat === mine ? [] : [one.name]))
  const me = { name: freeVariant(name, others), player: 'person' }
  const seats = file.seats.map((one, seat): MatchSeat => (seat === mine ? me : one))
  const given = { key, seats, budget: new Budget(MOST_PICKS) }
  const match = fork(game, file, at ?? lineOf(file), given)
  for (const [seat, one] of seats.entries())
    if (seat !== mine && isPerson(one)) match.seat({ do: 'leave', seat, bot: usualBot(game) })
  return matchInFile(match, mine)
}

function matchInFile(match: Match, seat: number | null): MatchInFile {
  const { key, counter, seats, outcome, beginning } = match
  return {
    title: beginning.title,
    titleVersion: match.title.version,
    settings: beginning.settings,
    undo: beginning.undo,
    seats,
    seat,
    isOver: outcome !== null,
    takenOver: match.inherited,
    key,
    counter,
    played: wholeLedgerOf(match),
  }
}

/** How many picks are in force at the end of a log. */
function lineOf({ log }: MatchFile): number {
  let length = 0
  for (const entry of log) {
    if (entry.do === undefined) length++
    else if (entry.do === 'undo' || entry.do === 'redo' || entry.do === 'rewind') length = entry.to
  }
  return length
}

const isPerson = ({ player }: { player: string }): boolean => player === 'person'
