import type { GameEntry } from '@eldertable/games'
import { BadSetting, settingsOf, type Settings } from '@eldertable/kernel'
import type { NewTable, SeatWish } from '@eldertable/protocol/wire.ts'
import type { Guest, NewMatch, Store } from '@eldertable/store'
import { Refused } from '../refused.ts'
import { newCode, newId } from './code.ts'
import { nameForBot } from './names.ts'
import { countPlaying, openSeat, seatsText, termsText, type SeatRecord } from './records.ts'
import { botIn } from './title-list.ts'

/** A table as it is opened, checked against its title. */
export function tableFor(
  guest: Guest,
  game: GameEntry,
  wish: NewTable,
  { key, now }: { key: string; now: number },
): NewMatch {
  const { title } = game
  return {
    id: newId(),
    code: newCode(),
    name: wish.name ?? title.text.name,
    title: title.id,
    titleVersion: title.version,
    settings: termsText({
      game: checkedSettings(game, wish),
      undo: wish.undo,
      advice: wish.advice ?? title.cooperative ?? false,
    }),
    seats: seatsText(seatsFor(guest, game, wish.seats)),
    status: 'gathering',
    visibility: wish.visibility,
    pace: wish.pace,
    key,
    counter: 0,
    host: guest.id,
    createdAt: now,
    updatedAt: now,
  }
}

/** Stores a new table, under another code if its own is taken. */
export async function storeTable(store: Store, table: NewMatch): Promise<NewMatch> {
  let trying = table
  for (let tries = 0; tries < 20; tries++) {
    if (await store.createMatch(trying, [table.host])) return trying
    trying = { ...trying, code: newCode() }
  }
  throw new Error('no code for a new table could be found')
}

function checkedSettings(game: GameEntry, { settings, seats }: NewTable): Settings {
  const playing = countPlaying(seats)
  try {
    return settingsOf(game.title.switches, settings, playing)
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error
    throw new Refused('bad-setting', `The setting ${error.setting.slice(0, 60)} can't be that.`)
  }
}

function seatsFor(guest: Guest, game: GameEntry, wishes: readonly SeatWish[]): SeatRecord[] {
  const { least, most } = game.title.seats
  const wanted = countPlaying(wishes)
  if (wanted < least)
    throw new Refused('too-few-seats', `The game needs at least ${least} players.`)
  if (wishes.length > most) throw new Refused('too-many-seats', `The game takes ${most} players.`)
  if (wishes.filter(({ player }) => player === 'me').length > 1) throw new Refused('already-seated')
  const names: string[] = []
  return wishes.map((wish) => {
    const seat = seatFor(guest, game, wish, names)
    names.push(seat.name)
    return seat
  })
}

function seatFor(
  guest: Guest,
  game: GameEntry,
  { player, name }: SeatWish,
  taken: readonly string[],
): SeatRecord {
  if (player === 'open' || player === 'closed') return { ...openSeat, player }
  if (player === 'me')
    return { name: name ?? guest.name, player: 'person', heldBy: null, guest: guest.id }
  return botSeat(game, player, name ?? nameForBot(taken))
}

/** A seat for a bot, named `bot:<name>`. */
function botSeat(game: GameEntry, player: string, name: string): SeatRecord {
  botIn(game, player)
  return { name, player, heldBy: null, guest: null }
}
