import { settingsOf, type Frame, type Seat, type Settings } from '@eldertable/kernel'
import { spaces } from './pieces/spaces.ts'
import { cardAt, deckCards, type CardKey } from './pieces/cards.ts'
import type { Frames } from './frames.ts'
import { befriend, hold } from './rules/deck.ts'
import { hasAll } from './rules/property.ts'
import { newState } from './rules/set-up.ts'
import { NOBODY, ON_BOARD, type NecSettings, type NecState, type Player } from './state.ts'
import { switches } from './switches.ts'

/** The seats by name, where a position is written down. */
export const names = ['ann', 'bob', 'cid', 'dee', 'eve', 'fay'] as const
export type Name = (typeof names)[number]

/** A card by its key, of which any copy is meant, or one of its copies: `ghoul#2` is the second Ghoul. */
export type CardName = CardKey | `${CardKey}#${number}`

/** A player in the middle of a match; what is not said is as at the start of one. */
export interface Position {
  sanity?: number
  /** A space by number, 0 to 39 as in the rulebook, or by key. */
  on?: number | string
  owns?: readonly string[]
  holds?: readonly CardName[]
  friends?: readonly CardName[]
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
  monsters?: readonly (readonly [CardName, number | string])[]
  /** The top of the deck; the other cards lie under it in the order of the rulebook. */
  deck?: readonly CardName[]
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

/** The numbers of all cards that a name can mean. */
export function copiesNamed(name: CardName): number[] {
  const [key, copy] = name.split('#')
  const copies = deckCards.flatMap((card, number) => (card.key === key ? [number] : []))
  const meant = copy === undefined ? copies : copies.slice(Number(copy) - 1, Number(copy))
  if (meant.length === 0) throw new Error(`there is no card ${name}`)
  return meant
}

/**
 * A table in the middle of a match, at the beginning of somebody's turn. Ann, Bob and as many as are named. Fails if
 * what is said about it contradicts itself; whether play can lead there is for `faults` to say.
 */
export function stateAt(position: Table): NecState {
  const seats = Math.max(2, ...names.map((name, seat) => (name in position ? seat + 1 : 0)))
  const s = newState(seats, nec(settingsOf(switches, position.settings ?? {}, seats)))
  const turn = seatAmong(seats, position.turn ?? 'ann')
  s.table.first = seatAmong(seats, position.first ?? 'ann')
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

function seatAmong(seats: number, name: Name): Seat {
  if (seatOf(name) >= seats) throw new Error(`${name} does not play`)
  return seatOf(name)
}

const nec = (settings: Settings): NecSettings => settings as unknown as NecSettings

function seatPlayer(s: NecState, seat: Seat, position: Position): void {
  const one = s.table.players[seat] as Player
  one.space = spaceNamed(position.on ?? (position.inmate === undefined ? 0 : 10))
  one.throws = position.inmate ?? -1
  one.skipsMove = position.skipsMove ?? false
  one.standing = position.cultist === true ? 'cultist' : 'sane'
  one.sanity = position.sanity ?? (position.cultist === true ? 0 : 150)
  for (const key of position.owns ?? []) {
    const space = spaceNamed(key)
    if (s.table.owners[space] !== NOBODY) throw new Error(`${key} has two owners`)
    s.table.owners[space] = seat
  }
  for (const key of position.holds ?? []) hold(s, seat, takeCopy(s, key))
  for (const key of position.friends ?? []) befriend(s, seat, takeCopy(s, key))
  one.ward = position.ward ?? hasAll(s, seat, 'masons-hill')
}

function putMonster(s: NecState, name: CardName, space: number): void {
  const card = takeCopy(s, name)
  const { type } = cardAt(card)
  if (type !== 'monster' && type !== 'old-one') throw new Error(`${name} is no Monster`)
  s.table.monsters.push(card)
  s.table.where[card] = ON_BOARD
  s.table.spaceOf[card] = space
  s.table.arrival[card] = s.table.arrivals++
}

/** Takes a copy of a card out of the deck. */
function takeCopy(s: NecState, name: CardName): number {
  const copies = copiesNamed(name)
  const place = s.box.deck.findIndex((card) => copies.includes(card))
  const [card] = place < 0 ? [] : s.box.deck.splice(place, 1)
  if (card === undefined) throw new Error(`no ${name} is left in the deck`)
  s.table.deck = s.box.deck.length
  return card
}
