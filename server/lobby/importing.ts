import { areHintsUsual, sidesAhead, type AnyTitle } from '@eldertable/kernel'
import type { ImportBody } from '@eldertable/protocol/wire.ts'
import type { Guest, NewMatch } from '@eldertable/store'
import type { FileRequest, MatchInFile } from '../files/match-in-file.ts'
import type { Person } from '../limits/person.ts'
import type { Opener, Services } from '../services.ts'
import { newCode, newId } from './code.ts'
import { isAdvised, storeTable } from './new-table.ts'
import { seatsText, termsText, type TableTerms } from './records.ts'

/**
 * Opens a table from a match file: a finished match to look at, or any match to play on from. It is stored in one go as
 * what it is: nobody ever finds it without its log, or could sit down to a match whose key somebody knows.
 */
export async function importMatch(
  services: Services,
  { guest, origin }: Opener,
  sender: Person,
  wish: ImportBody,
): Promise<Pick<NewMatch, 'id' | 'code'>> {
  const { store, files, titles } = services
  const match = await files.read(requestFor(services, guest, wish), sender)
  const { title, searchProfile } = titles.find(match.title)
  const advice = isAdvised(title, match.seats.length, match.settings)
  const hints = searchProfile !== undefined && areHintsFor(match, title)
  const table = tableOf(guest, match, wish.name ?? title.text.name, { advice, hints })
  const { id, code } = await storeTable(store, { ...table, origin }, match.played)
  return { id, code }
}

/** As at a new table for those who sit down alone, or with so many others; whoever joins later sees what is settled. */
function areHintsFor({ free, seats, settings }: MatchInFile, title: AnyTitle): boolean {
  return areHintsUsual(sidesAhead(title, seats.length, settings), 1 + free.length)
}

function requestFor({ newKey }: Services, guest: Guest, wish: ImportBody): FileRequest {
  const { as, file: text, at, seat, free = [] } = wish
  return as === 'replay'
    ? { as, text }
    : { as, text, key: newKey(), at, seat, free, name: guest.name }
}

function tableOf(
  guest: Guest,
  match: MatchInFile,
  name: string,
  terms: Pick<TableTerms, 'advice' | 'hints'>,
): NewMatch {
  const { title, titleVersion, settings, undo, seats, isOver, key, counter, takenOver, free } =
    match
  const now = Date.now()
  return {
    id: newId(),
    code: newCode(),
    name,
    title,
    titleVersion,
    settings: termsText({ game: settings, undo, ...terms, takenOver }),
    seats: seatsText(
      seats.map(({ name, player, heldBy }, seat) => {
        const whose = seat === match.seat ? guest.id : null
        return {
          name,
          player,
          heldBy,
          guest: whose,
          ...(free.includes(seat) && { free: true as const }),
        }
      }),
    ),
    status: isOver ? 'finished' : 'playing',
    visibility: 'link',
    pace: 'live',
    key,
    counter,
    host: guest.id,
    createdAt: now,
    updatedAt: now,
  }
}
