import type { GameEntry } from '@eldertable/games'
import { fork, LogFault, verify, type Match } from '@eldertable/match'
import { BadMatchFile, readMatchFile, type MatchFile, type MatchSeat } from '@eldertable/protocol'
import type { ImportBody } from '@eldertable/protocol/wire.ts'
import type { Guest, NewMatch } from '@eldertable/store'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { newCode, newId } from './code.ts'
import { isAdvised, storeTable } from './new-table.ts'
import { seatsText, termsText, type SeatRecord } from './records.ts'
import { ownersOf } from './seating.ts'
import { usualBot } from './title-list.ts'

type Address = Pick<NewMatch, 'id' | 'code'>

/** Opens a table from a match file: a finished match to look at, or any match to play on from. */
export async function importMatch(
  services: Services,
  guest: Guest,
  wish: ImportBody,
): Promise<Address> {
  const file = fileIn(wish.file, services)
  const game = services.titles.find(file.title)
  const table = wish.as === 'replay' ? keepReplay : playOn
  const { id, code } = await table(services, guest, game, file, wish)
  return { id, code }
}

function fileIn(text: string, { titles }: Services): MatchFile {
  try {
    return readMatchFile(text, titles.versions)
  } catch (error) {
    if (error instanceof BadMatchFile) throw badFile(error.message)
    throw error
  }
}

const badFile = (sentence: string): Refused => new Refused('bad-file', sentence.slice(0, 300))

/** Stores a finished match as its file tells it, if all of it is true. */
async function keepReplay(
  { store }: Services,
  guest: Guest,
  game: GameEntry,
  file: MatchFile,
  { name }: ImportBody,
): Promise<Address> {
  const { key, log } = file
  if (key === undefined) throw new Refused('no-key')
  if (file.result === null) throw badFile('The match is not over: it can only be played on.')
  const { difference } = verify(game, file)
  if (difference !== null) throw badFile(difference.message)
  const seats = file.seats.map((seat) => ({ ...seat, heldBy: null, guest: null }))
  const table = await storeTable(store, tableOf(guest, file, { game, key, seats, name }))
  const entries = [{ do: 'begin', ...beginningOf(file) }, ...log].map((one) => JSON.stringify(one))
  await store.append(table.id, 0, entries, { status: 'finished' })
  return table
}

/** Opens a table at which a match goes on, with dice of its own. Bots play for those who are not here. */
async function playOn(
  { store, rooms, newKey }: Services,
  guest: Guest,
  game: GameEntry,
  file: MatchFile,
  { name, at, seat: wanted }: ImportBody,
): Promise<Address> {
  const mine = wanted ?? Math.max(0, file.seats.findIndex(isPerson))
  if (mine >= file.seats.length) throw new Refused('no-such-seat')
  const seats = file.seats.map((one, seat): MatchSeat =>
    seat === mine ? { name: guest.name, player: 'person' } : one,
  )
  const key = newKey()
  const match = forked(game, file, at ?? lineOf(file), { key, seats })
  const records = seats.map((one, seat): SeatRecord => {
    return { ...one, heldBy: null, guest: seat === mine ? guest.id : null }
  })
  const table = await storeTable(store, tableOf(guest, file, { game, key, seats: records, name }))
  await rooms.at(table.id, (room) =>
    room.exclusively(async () => {
      await room.adopt(match, { seats: records })
      for (const [seat, one] of seats.entries())
        if (seat !== mine && isPerson(one))
          await room.host.leave(seat, usualBot(game), { guests: ownersOf(room) })
    }),
  )
  return table
}

function forked(
  game: GameEntry,
  file: MatchFile,
  position: number,
  given: { key: string; seats: readonly MatchSeat[] },
): Match {
  try {
    return fork(game, file, position, given)
  } catch (error) {
    if (error instanceof LogFault || error instanceof RangeError) throw badFile(error.message)
    throw error
  }
}

/** How many picks are in force at the end of a log. */
function lineOf({ log }: MatchFile): number {
  let length = 0
  for (const entry of log) {
    if (entry.do === undefined) length++
    else if (entry.do === 'undo' || entry.do === 'redo') length = entry.to
  }
  return length
}

function beginningOf(file: MatchFile) {
  const {
    format: _f,
    formatVersion: _v,
    commitment: _c,
    key: _k,
    log: _l,
    result: _r,
    ...rest
  } = file
  return rest
}

function tableOf(
  guest: Guest,
  { title, titleVersion, settings, undo }: MatchFile,
  given: { game: GameEntry; key: string; seats: readonly SeatRecord[]; name: string | undefined },
): NewMatch {
  const now = Date.now()
  return {
    id: newId(),
    code: newCode(),
    name: given.name ?? title,
    title,
    titleVersion,
    settings: termsText({
      game: settings,
      undo,
      advice: isAdvised(given.game.title, given.seats.length, settings),
    }),
    seats: seatsText(given.seats),
    status: 'gathering',
    visibility: 'link',
    pace: 'live',
    key: given.key,
    counter: 0,
    host: guest.id,
    createdAt: now,
    updatedAt: now,
  }
}

const isPerson = ({ player }: { player: string }): boolean => player === 'person'
