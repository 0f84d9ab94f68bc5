import { Engine, type Frame, type Seat, type Settings } from '@eldertable/kernel'
import { Scenario } from '@eldertable/testkit'
import { onTestFinished } from 'vitest'
import { spaces } from '../content/board.ts'
import { cardAt, deckCards, type CardKey } from '../content/cards.ts'
import type { Frames, Nec } from '../frames.ts'
import { faults } from '../faults.ts'
import { necronomonopoly } from '../index.ts'
import { hasAll } from '../rules/property.ts'
import { newState } from '../rules/set-up.ts'
import {
  FRIEND_OF,
  IN_DECK,
  ON_BOARD,
  type NecSettings,
  type NecState,
  type Player,
} from '../state.ts'
import {
  cardOfThing,
  isCardThing,
  LOST_CITIES_SOURCE,
  thingOfCard,
  verbs,
  type Verb,
} from '../verbs.ts'

export const names = ['ann', 'bob', 'cid', 'dee', 'eve', 'fay'] as const
export type Name = (typeof names)[number]

/** A player as a test wants that player to be; what is not said is as at the start of a match. */
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
  /** True for a deck of the cards just named and no others: the rest are out of the game. */
  wholeDeck?: boolean
  settings?: Settings
  round?: number
  first?: Name
}

const OUT_OF_GAME = -9

const defaults: NecSettings = {
  silence: false,
  keeper: 'engine',
  roundLimit: 100,
  wildGates: false,
  trade: 'standard',
  startingSanity: 150,
  teeming: false,
}

export const engine = new Engine(necronomonopoly)

export const seatOf = (name: Name): Seat => names.indexOf(name)

export function spaceNamed(space: number | string): number {
  const number = typeof space === 'number' ? space : spaces.findIndex(({ key }) => key === space)
  if (spaces[number] === undefined) throw new Error(`there is no space ${space}`)
  return number
}

/** A table in the middle of a match, at the beginning of somebody's turn. Ann, Bob and as many as are named. */
export function at(position: Table = {}): NecScenario {
  const seats = Math.max(2, ...names.map((name, seat) => (name in position ? seat + 1 : 0)))
  const s = newState(seats, { ...defaults, ...position.settings } as NecSettings)
  const turn = seatOf(position.turn ?? 'ann')
  s.table.first = seatOf(position.first ?? 'ann')
  s.table.active = turn
  s.table.round = position.round ?? 1
  for (const [card, space] of position.monsters ?? []) putMonster(s, card, spaceNamed(space))
  for (const [seat, name] of names.entries())
    if (seat < seats) seatPlayer(s, seat, position[name] ?? {})
  const top = (position.deck ?? []).map((key) => takeCopy(s, key))
  if (position.wholeDeck === true)
    for (const card of s.box.deck.splice(0)) s.table.where[card] = OUT_OF_GAME
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
  return checkedAtTheEnd(new NecScenario(engine, s))
}

/** A match from its very first throw. */
export function newMatch(seats: number, settings: Settings = {}): NecScenario {
  const s = newState(seats, { ...defaults, ...settings } as NecSettings)
  return checkedAtTheEnd(new NecScenario(engine, s))
}

/** Fails the test if it leaves dice unthrown or a state behind that the rules would never bring about. */
function checkedAtTheEnd(t: NecScenario): NecScenario {
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') return
    t.useUp()
    const missing = t.table.where.flatMap((place, card) =>
      place === OUT_OF_GAME ? [`card ${card} is in 0 places`] : [],
    )
    const found = faults(t.state).filter((fault) => !missing.includes(fault))
    if (found.length > 0) throw new Error(found.join('; '))
  })
  return t
}

function seatPlayer(s: NecState, seat: Seat, position: Position): void {
  const one = s.table.players[seat] as Player
  one.space = spaceNamed(position.on ?? (position.inmate === undefined ? 0 : 10))
  one.throws = position.inmate ?? -1
  one.skipsMove = position.skipsMove ?? false
  one.standing = position.cultist === true ? 'cultist' : 'sane'
  one.sanity = position.cultist === true ? 0 : (position.sanity ?? 150)
  for (const key of position.owns ?? []) s.table.owners[spaceNamed(key)] = seat
  for (const key of position.holds ?? []) {
    const card = takeCopy(s, key)
    one.held.push(card)
    s.table.where[card] = seat
  }
  for (const key of position.friends ?? []) {
    const card = takeCopy(s, key)
    one.friends.push(card)
    s.table.where[card] = FRIEND_OF + seat
  }
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

/** A pick in words with its argument by name. */
function byName(words: string): string {
  const [verb = '', argument] = words.split(' ')
  return argument === undefined ? verb : `${verb} ${nameOf(verb as Verb, argument)}`
}

/** The name of a verb's argument, or the argument itself if it is an amount. */
function nameOf(verb: Verb, argument: string): string {
  const number = Number(argument)
  switch (verbs[verb]) {
    case 'space':
      return spaces[number]?.key ?? argument
    case 'seat':
      return names[number] ?? argument
    case 'card':
      return cardAt(number).key
    case 'source':
      return number === LOST_CITIES_SOURCE ? 'lost-cities' : cardAt(number).key
    case 'thing':
      return isCardThing(number) ? cardAt(cardOfThing(number)).key : (spaces[number]?.key ?? '')
    default:
      return argument
  }
}

/** A scenario in which players, spaces and cards go by their names. */
export class NecScenario extends Scenario<Nec> {
  /** Runs one procedure for itself, in the middle of the turn, and then goes on to what follows the Buy step. */
  run<P extends keyof Frames>(procedure: P, remembers: Frames[P]): this {
    const [, turn] = this.state.box.stack
    if (turn !== undefined) turn.at = 'turn.bought'
    const step = necronomonopoly.procedures.find(({ name }) => name === procedure)
    const entry = Object.keys(step?.steps ?? {})[0] ?? ''
    this.state.box.stack.push({ ...remembers, at: `${procedure}.${entry}` })
    return this.go()
  }

  /** Begins the turn at its Move step, for positions whose Monsters are to stay where they are. */
  moveStep(): this {
    const [, turn] = this.state.box.stack
    if (turn !== undefined) turn.at = 'turn.move'
    return this.go()
  }

  /** Puts a player's token on a space and lets it land there. */
  land(name: Name, space: number | string): this {
    const [seat, number] = [seatOf(name), spaceNamed(space)]
    this.player(name).space = number
    return this.run('land', { seat, walked: true, space: number, monsters: [] })
  }

  /** Lets a player walk. */
  walk(name: Name, steps: number): this {
    return this.run('walk', { seat: seatOf(name), steps })
  }

  /** Lets a player meet a Monster that is on the board. */
  meet(name: Name, key: CardKey): this {
    const monster = this.card(key)
    return this.run('encounter', { seat: seatOf(name), monster, loss: 0, ally: -1 })
  }

  /** Picks with the argument by name: a space or card key, a player's name, or a number. */
  choose(verb: Verb, argument: number | string = 0): this {
    return this.pick(verb, this.numberOf(verb, argument))
  }

  /** Picks as one player and fails if another one is asked. */
  chooseAs(name: Name, verb: Verb, argument: number | string = 0): this {
    return this.pickAs(seatOf(name), verb, this.numberOf(verb, argument))
  }

  /** Whether an option is offered, with the argument by name. */
  isOffered(verb: Verb, argument?: number | string): boolean {
    return this.offers(verb, argument === undefined ? undefined : this.numberOf(verb, argument))
  }

  /** Why an option is refused, with the argument by name. */
  whyNot(verb: Verb, argument?: number | string): string | undefined {
    return this.refusal(verb, argument === undefined ? undefined : this.numberOf(verb, argument))
  }

  /** The options of the open decision with arguments by name: `pass`, `use laudanum`, `name 2..12`. */
  get options(): string[] {
    return this.offered.map(byName)
  }

  /** What is picked for a player who does not answer, with the argument by name. */
  get usual(): string {
    return byName(this.defaultPick)
  }

  /** Who is asked what, as `bob buying.choose`, or null once the match is over. */
  get question(): string | null {
    const asked = this.asked
    return asked === null ? null : `${names[asked.seat] ?? '?'} ${asked.key}`
  }

  player(name: Name): Player {
    const one = this.state.table.players[seatOf(name)]
    if (one === undefined) throw new Error(`${name} does not play`)
    return one
  }

  sanity(name: Name): number {
    return this.player(name).sanity
  }

  /** The keys of the cards in front of a player, in the order in which they were got. */
  holds(name: Name): CardKey[] {
    return this.player(name).held.map((card) => cardAt(card).key)
  }

  friends(name: Name): CardKey[] {
    return this.player(name).friends.map((card) => cardAt(card).key)
  }

  /** The keys of the Lots and Tomes of a player in clockwise order. */
  owns(name: Name): string[] {
    return this.state.table.owners.flatMap((owner, space) =>
      owner === seatOf(name) ? [spaces[space]?.key ?? ''] : [],
    )
  }

  /** Monsters on the board with their spaces, the one longest there first. */
  get monsters(): [CardKey, number][] {
    const { monsters, spaceOf } = this.state.table
    return monsters.map((card) => [cardAt(card).key, spaceOf[card] ?? -1])
  }

  /** Who has met which Monster since the start or the last `forget`, as `ann ghoul`. */
  get meetings(): string[] {
    return this.told('meets').map(({ seat, card }) => `${names[seat]} ${cardAt(card).key}`)
  }

  /** The keys of the deck, top card first. */
  get deck(): CardKey[] {
    return this.state.box.deck.map((card) => cardAt(card).key)
  }

  get bottom(): CardKey | undefined {
    return this.deck.at(-1)
  }

  /** The number of a title's card: one that is in play if there is any, otherwise one of the deck. */
  card(key: string): number {
    const copies = deckCards.flatMap((card, number) => (card.key === key ? [number] : []))
    if (copies.length === 0) throw new Error(`there is no card ${key}`)
    return copies.find((card) => this.state.table.where[card] !== IN_DECK) ?? copies[0] ?? -1
  }

  /** The argument of a verb by name. */
  numberOf(verb: Verb, argument: number | string): number {
    if (typeof argument === 'number') return argument
    switch (verbs[verb]) {
      case 'space':
        return spaceNamed(argument)
      case 'seat':
        return seatOf(argument as Name)
      case 'card':
        return this.card(argument)
      case 'source':
        return argument === 'lost-cities' ? LOST_CITIES_SOURCE : this.card(argument)
      case 'thing': {
        const space = spaces.findIndex(({ key }) => key === argument)
        return space >= 0 ? space : thingOfCard(this.card(argument))
      }
      default:
        throw new Error(`${verb} takes a number`)
    }
  }
}
