import {
  type AnyTitle,
  areHintsUsual,
  BadSetting,
  type GameEntry,
  type Settings,
  settingsOf,
  sidesAhead,
} from '@eldertable/kernel'
import type { NewTable, SeatWish } from '@eldertable/protocol/wire.ts'
import type { Guest, NewMatch, PlayedElsewhere, Store } from '@eldertable/store'
import { Refused } from '../refused.ts'
import type { Opener } from '../services.ts'
import { newCode, newId } from './code.ts'
import { assertDistinct, nameForBot } from './names.ts'
import {
  countPlaying,
  openSeat,
  personIn,
  seatsOf,
  seatsText,
  termsText,
  type SeatRecord,
} from './records.ts'
import { botIn } from './title-list.ts'

/** A table as it is opened, checked against its title. */
export function tableFor(
  { guest, origin }: Opener,
  game: GameEntry,
  wish: NewTable,
  { key, now }: { key: string; now: number },
): NewMatch {
  const { title } = game
  const settings = checkedSettings(game, wish)
  const clock = checkedClock(game, wish, settings)
  return {
    id: newId(),
    code: newCode(),
    name: wish.name ?? title.text.name,
    title: title.id,
    titleVersion: title.version,
    settings: termsText({
      game: settings,
      undo: wish.undo,
      advice: wish.advice ?? isAdvised(title, countPlaying(wish.seats), settings),
      hints: areHintsGiven(game, wish, settings),
      ...(wish.watching !== 'open' && { watching: wish.watching }),
      ...(clock !== null && { clock }),
    }),
    seats: seatsText(seatsFor(guest, game, wish)),
    status: 'gathering',
    visibility: wish.visibility,
    // By a clock over days nobody has to be there, and by one that runs at the table everybody has.
    pace: clock === null ? wish.pace : clock.kind === 'days' ? 'slow' : 'live',
    key,
    counter: 0,
    host: guest.id,
    origin,
    createdAt: now,
    updatedAt: now,
  }
}

/** Whether somebody can lose on time: where people play against each other, in a game that one may leave. */
const canLose = (title: AnyTitle, seats: number, settings: Settings): boolean =>
  title.anytime?.leave !== undefined && sidesAhead(title, seats, settings) !== 'together'

function checkedClock({ title }: GameEntry, wish: NewTable, settings: Settings): NewTable['clock'] {
  const { clock, seats } = wish
  if (clock?.whenOut === 'lose' && !canLose(title, countPlaying(seats), settings))
    throw new Refused('no-way-to-lose')
  return clock
}

/** Whether those at a table advise each other if nobody says otherwise: not where each plays for itself. */
export const isAdvised = (title: AnyTitle, seats: number, settings: Settings): boolean =>
  sidesAhead(title, seats, settings) !== 'each-for-itself'

/** Whether there are hints: as the table was opened, or else as usual; never where nobody can think about the game. */
function areHintsGiven(game: GameEntry, { seats, hints }: NewTable, settings: Settings): boolean {
  const people = seats.filter(({ player }) => player === 'me' || player === 'open').length
  const sides = sidesAhead(game.title, countPlaying(seats), settings)
  return game.searchProfile !== undefined && (hints ?? areHintsUsual(sides, people))
}

/** Stores a new table, under another code if its own is taken. */
export async function storeTable(
  store: Store,
  table: NewMatch,
  played?: PlayedElsewhere,
): Promise<NewMatch> {
  let trying = table
  for (let tries = 0; tries < 20; tries++) {
    if (await store.createMatch(trying, peopleAt(table), played)) return trying
    trying = { ...trying, code: newCode() }
  }
  throw new Error('no code for a new table could be found')
}

/** Those in whose lists a table stands: the host, and everybody who has a seat from the first. */
const peopleAt = (table: NewMatch): string[] => [
  table.host,
  ...seatsOf(table).flatMap(({ guest }) => guest ?? []),
]

function checkedSettings(game: GameEntry, { settings, seats }: NewTable): Settings {
  const playing = countPlaying(seats)
  try {
    return settingsOf(game.title.switches, settings, playing)
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error
    throw new Refused('bad-setting', whyBad(game.title, error))
  }
}

/** In the title's words, if it has a reason. */
function whyBad({ text }: AnyTitle, { setting, why }: BadSetting): string {
  if (why === undefined) return `The setting ${setting.slice(0, 60)} can’t be that.`
  const words = text.switches[setting]
  return `${words?.name ?? setting} can’t be that. ${words?.why?.[why] ?? ''}`.trim()
}

function seatsFor(
  guest: Guest,
  game: GameEntry,
  { seats: wishes, ready, zone }: NewTable,
): SeatRecord[] {
  const { least, most } = game.title.seats
  const wanted = countPlaying(wishes)
  if (wanted < least)
    throw new Refused('too-few-seats', `The game needs at least ${least} players.`)
  if (wishes.length > most) throw new Refused('too-many-seats', `The game takes ${most} players.`)
  // Whoever sits at another's screen has no session of their own: the server could not tell the two apart.
  if (wishes.some(({ player }) => player === 'person')) throw new Refused('own-screen')
  if (wishes.filter(({ player }) => player === 'me').length > 1) throw new Refused('already-seated')
  // Bots without a name take one that nobody has who was given one.
  const names = wishes.flatMap(({ player, name }) => nameIn(guest, player, name) ?? [])
  for (const [i, name] of names.entries()) assertDistinct(name, names.slice(0, i))
  return wishes.map((wish) => {
    const name = nameIn(guest, wish.player, wish.name)
    const seat = seatFor(guest, game, { ...wish, name: name ?? nameForBot(names), zone }, ready)
    if (name === undefined) names.push(seat.name)
    return seat
  })
}

/** The name that somebody in this seat is given, if any. */
function nameIn(guest: Guest, player: string, name: string | undefined): string | undefined {
  if (player === 'open' || player === 'closed') return undefined
  return name ?? (player === 'me' ? guest.name : undefined)
}

function seatFor(
  guest: Guest,
  game: GameEntry,
  { player, name, zone }: { player: SeatWish['player']; name: string; zone: string | undefined },
  ready: boolean,
): SeatRecord {
  if (player === 'open' || player === 'closed') return { ...openSeat, player }
  if (player === 'me') return personIn(guest.id, name, ready, zone)
  return botSeat(game, player, name)
}

/** A seat for a bot, named `bot:<name>`. */
function botSeat(game: GameEntry, player: string, name: string): SeatRecord {
  botIn(game, player)
  return { name, player, heldBy: null, guest: null }
}
