import { Engine, settingsOf, type Settings } from '@eldertable/kernel'
import { Scenario } from '@eldertable/testkit'
import { onTestFinished } from 'vitest'
import { spaces } from '../content/board.ts'
import { cardAt, deckCards, type CardKey } from '../content/cards.ts'
import { faults } from '../faults.ts'
import type { Frames, Nec } from '../frames.ts'
import { necronomonopoly } from '../index.ts'
import { names, seatOf, spaceNamed, stateAt, type Name, type Table as Placed } from '../position.ts'
import { IN_DECK, type Player } from '../state.ts'
import {
  cardOfThing,
  isCardThing,
  LOST_CITIES_SOURCE,
  thingOfCard,
  verbs,
  type Verb,
} from '../verbs.ts'

export { names, seatOf, spaceNamed, type Name, type Position } from '../position.ts'

export type Table = Placed & {
  /** True for a deck of the cards just named and no others: the rest are out of the game. */
  wholeDeck?: boolean
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
  return checkedAtTheEnd(new NecScenario(engine, s))
}

/** A match from its very first throw. */
export function newMatch(seats: number, settings: Settings = {}): NecScenario {
  const s = necronomonopoly.setUp(seats, settingsOf(necronomonopoly.switches, settings, seats))
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
    return this.run('walk', { seat: seatOf(name), steps, rule: 'NEC-MOVE-1' })
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
