import { Engine, type Settings } from '@eldertable/kernel'
import { Scenario, setUp, type Impossible } from '@eldertable/testkit'
import { checked } from '@eldertable/testkit/vitest.ts'
import { spaces } from '../pieces/spaces.ts'
import { cardAt, type CardKey } from '../pieces/cards.ts'
import type { Frames, Nec } from '../frames.ts'
import { necronomonopoly } from '../index.ts'
import {
  copiesNamed,
  names as seats,
  seatOf,
  spaceNamed,
  stateAt,
  type CardName,
  type Name,
  type Table as Placed,
} from '../position.ts'
import { IN_DECK, type Player } from '../state.ts'
import { names } from './names.ts'

export { names, seatOf, spaceNamed, type Name, type Position } from '../position.ts'

export type Table = Placed & {
  /** True for a deck of the cards just named and no others: the rest are out of the game, which is impossible. */
  wholeDeck?: boolean
  impossible?: Impossible
}

const OUT_OF_GAME = -9

export const engine = new Engine(necronomonopoly)

/** A table in the middle of a match, at the beginning of somebody's turn. */
export function at(position: Table = {}): NecScenario {
  const s = stateAt(position)
  if (position.wholeDeck === true)
    for (const card of s.box.deck.splice(position.deck?.length ?? 0))
      s.table.where[card] = OUT_OF_GAME
  s.table.deck = s.box.deck.length
  const { impossible } = position
  return checked(new NecScenario(necronomonopoly, s, { names, impossible }))
}

/** A match from its very first throw. */
export function newMatch(players: number, settings: Settings = {}): NecScenario {
  const s = setUp(necronomonopoly, players, settings)
  return checked(new NecScenario(necronomonopoly, s, { names }))
}

/** A scenario in which players, spaces and cards go by their names. */
export class NecScenario extends Scenario<Nec> {
  /** Runs one procedure for itself, in the middle of the turn, and then goes on to what follows the Buy step. */
  override run<P extends keyof Frames>(procedure: P, remembers: Frames[P]): this {
    this.putAt('turn.bought')
    return super.run(procedure, remembers)
  }

  /** Begins the turn at its Move step, for positions whose Monsters are to stay where they are. */
  moveStep(): this {
    return this.putAt('turn.move').go()
  }

  /** The same with the dice of the move. */
  moveStepWith(...dice: number[]): this {
    return this.dice(...dice).moveStep()
  }

  /** Puts a player's token on a space and lets it land there. */
  land(name: Name, space: number | string): this {
    const [seat, number] = [seatOf(name), spaceNamed(space)]
    this.player(name).space = number
    return this.run('land', { seat, walked: true, space: number, monsters: [] })
  }

  /** Lets a player walk. */
  walk(name: Name, steps: number): this {
    return this.run('walk', { seat: seatOf(name), steps, rule: 'NEC-MOVE-1' })
  }

  /** Lets a player meet a Monster that is on the board. */
  meet(name: Name, key: CardName): this {
    const monster = this.card(key)
    return this.run('encounter', { seat: seatOf(name), monster, loss: 0, ally: -1 })
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
    return this.told('meets').map(({ seat, card }) => `${seats[seat]} ${cardAt(card).key}`)
  }

  /** The keys of the deck, top card first. */
  get deck(): CardKey[] {
    return this.state.box.deck.map((card) => cardAt(card).key)
  }

  get bottom(): CardKey | undefined {
    return this.deck.at(-1)
  }

  /** The number of a card by its key: of the copies one that is in play if there is any, or the one that is named. */
  card(name: CardName): number {
    const copies = copiesNamed(name)
    return copies.find((card) => this.state.table.where[card] !== IN_DECK) ?? copies[0] ?? -1
  }
}
