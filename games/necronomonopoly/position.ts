import { settingsOf, type Frame, type Seat, type Settings } from '@eldertable/kernel'
import { spaces } from './content/board.ts'
import { cardAt, type CardKey } from './content/cards.ts'
import type { Frames } from './frames.ts'
import { befriend, hold } from './rules/deck.ts'
import { hasAll } from './rules/property.ts'
import { newState } from './rules/set-up.ts'
import { ON_BOARD, type NecSettings, type NecState, type Player } from './state.ts'
import { switches } from './switches.ts'

/** The seats by name, where a position is written down. */
export const names = ['ann', 'bob', 'cid', 'dee', 'eve', 'fay'] as const
export type Name = (typeof names)[number]

/** A player in the middle of a match; what is not said is as at the start of one. */
export interface Position {
  sanity?: number
  /** A space by number or key. */
  on?: number | string
  owns?: readonly string[]
  holds?: readonly CardKey[]
  friends?: readonly CardKey[]
  cultist?: boolean
  /** An inmate with this many throws behind. */
  inmate?: number
  /** False for a spent ward; it is ready by itself for an owner of all Mason's Hill. */
  ward?: boolean
  skipsMove?: boolean
}

export type Table = Partial<Record<Name, Position>> & {
  turn?: Name
  /** Monsters on the board, the one longest there first, each with its space. */
  monsters?: readonly (readonly [CardKey, number | string])[]
  /** The top of the deck; the other cards lie under it in the order of the rulebook. */
  deck?: readonly CardKey[]
  settings?: Settings
  round?: number
  first?: Name
}

export const seatOf = (name: Name): Seat => names.indexOf(name)

export function spaceNamed(space: number | string): number {
  const number = typeof space === 'number' ? space : spaces.findIndex(({ key }) => key === space)
  if (spaces[number] === undefined) throw new Error(`there is no space ${space}`)
  return number
}

/** A table in the middle of a match, at the beginning of somebody's turn. Ann, Bob and as many as are named. */
export function stateAt(position: Table): NecState {
  const seats = Math.max(2, ...names.map((name, seat) => (name in position ? seat + 1 : 0)))
  const s = newState(seats, nec(settingsOf(switches, position.settings ?? {}, seats)))
  const turn = seatOf(position.turn ?? 'ann')
  s.table.first = seatOf(position.first ?? 'ann')
  s.table.active = turn
  s.table.round = position.round ?? 1
  for (const [card, space] of position.monsters ?? []) putMonster(s, card, spaceNamed(space))
  for (const [seat, name] of names.entries())
    if (seat < seats) seatPlayer(s, seat, position[name] ?? {})
  const top = (position.deck ?? []).map((key) => takeCopy(s, key))
  s.box.deck.unshift(...top)
  s.table.deck = s.box.deck.length
  const frame: Frames['turn'] & Frame = {
    at: 'turn.start',
    seat: turn,
    dice: [0, 0],
    doubles: 0,
    again: false,
  }
  s.box.stack = [{ at: 'match.pass' }, frame]
  return s
}

const nec = (settings: Settings): NecSettings => settings as unknown as NecSettings

function seatPlayer(s: NecState, seat: Seat, position: Position): void {
  const one = s.table.players[seat] as Player
  one.space = spaceNamed(position.on ?? (position.inmate === undefined ? 0 : 10))
  one.throws = position.inmate ?? -1
  one.skipsMove = position.skipsMove ?? false
  one.standing = position.cultist === true ? 'cultist' : 'sane'
  one.sanity = position.cultist === true ? 0 : (position.sanity ?? 150)
  for (const key of position.owns ?? []) s.table.owners[spaceNamed(key)] = seat
  for (const key of position.holds ?? []) hold(s, seat, takeCopy(s, key))
  for (const key of position.friends ?? []) befriend(s, seat, takeCopy(s, key))
  one.ward = hasAll(s, seat, 'masons-hill') && (position.ward ?? true)
}

function putMonster(s: NecState, key: CardKey, space: number): void {
  const card = takeCopy(s, key)
  s.table.monsters.push(card)
  s.table.where[card] = ON_BOARD
  s.table.spaceOf[card] = space
  s.table.arrival[card] = s.table.arrivals++
}

/** Takes a copy of a title out of the deck. */
function takeCopy(s: NecState, key: CardKey): number {
  const place = s.box.deck.findIndex((card) => cardAt(card).key === key)
  const [card] = s.box.deck.splice(place, 1)
  if (place < 0 || card === undefined) throw new Error(`no ${key} is left in the deck`)
  s.table.deck = s.box.deck.length
  return card
}
