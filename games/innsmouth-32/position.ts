import { at, settingsOf, type Settings } from '@eldertable/kernel'
import {
  cardAt,
  cards as allCards,
  cardsCalled,
  FIRST_SURVIVOR,
  HOUND,
  theCard,
  type CardKey,
} from './pieces/cards.ts'
import { cast, type SurvivorKey } from './pieces/survivors.ts'
import { newState } from './rules/set-up.ts'
import { fillStore } from './rules/tokens.ts'
import { firstThrong } from './rules/throngs.ts'
import {
  DIRECTOR,
  FACEDOWN,
  GENERAL,
  heldBy,
  NONE,
  type I32Settings,
  type I32State,
  type Survivor,
} from './state.ts'
import { poolsAt, switches } from './switches.ts'

export const statKeys = ['muscle', 'speed', 'brains', 'guts'] as const
type StatKey = (typeof statKeys)[number]

/** A survivor in play as a test wants it; what is not said is nothing, but for the mythos printed on the card. */
interface SurvivorPosition {
  is: SurvivorKey
  rest?: number
  mythos?: number
  insane?: readonly StatKey[]
  stars?: number
  cards?: readonly CardKey[]
  /** A sanctuary or a horror that holds it. */
  in?: CardKey
  dibs?: boolean
  used?: boolean
}

/** A card, or a survivor with what it has. */
interface PoolPosition {
  has?: readonly (SurvivorPosition | SurvivorKey)[]
  power?: number
  order?: 'ask' | 'freely' | 'never'
  /** What a monster seat has built. */
  throngs?: readonly (readonly CardKey[])[]
  /** Whether it has fallen and has no monsters yet. */
  fallen?: boolean
}

interface SanctuaryPosition {
  is: CardKey
  locks?: number
  mythos?: number
  cards?: readonly CardKey[]
}

/** A table at the start of a turn. Cards that are not named lie in the discards, survivors in the pile. */
export interface Position {
  settings?: Settings
  /** How many survivor players there are; as many as pools if it is not said. */
  people?: number
  pools?: readonly PoolPosition[]
  reel?: number
  /** From the left; `?key` lies face down, a list has the covering card last, null is an empty slot. */
  screen?: readonly (Shown | readonly Shown[] | null)[]
  /** The reel pile, its top card first. */
  pile?: readonly CardKey[]
  throngs?: readonly (readonly CardKey[])[]
  corners?: readonly (SanctuaryPosition | CardKey)[]
  /** The survivors that can still be drawn, the top one first; the others are out of the film. */
  survivors?: readonly SurvivorKey[]
  /** Cards that are out of the film, and survivors among the discards as familiar faces. */
  removed?: readonly CardKey[]
  faces?: readonly SurvivorKey[]
  /** Whose turn it is: a pool by its number from 1, or the director. */
  turn?: number | 'director'
  cultist?: SurvivorKey
  turningPoint?: 'active'
  fade?: { card: CardKey; left: number }
}

type Shown = CardKey | `?${CardKey}`

/** Puts a position together, taking each card from what is left of the deck. */
class Builder {
  readonly position: Position
  readonly s: I32State
  readonly #left: number[]

  constructor(position: Position) {
    this.position = position
    const pools = position.pools?.length ?? 2
    const people = position.people ?? pools
    const isHuman = (position.settings?.['director'] ?? 'human') === 'human'
    const seats = isHuman ? people + 1 : people
    const given = people === 1 ? { soloSeats: pools, ...position.settings } : position.settings
    const settings = settingsOf(switches, { director: isHuman ? 'human' : 'auto', ...given }, seats)
    if (poolsAt(seats, settings) !== pools) throw new Error(`there are not ${pools} pools`)
    this.s = newState(seats, settings as unknown as I32Settings)
    const { table, box } = this.s
    this.#left = [...table.discards, ...box.terrors, ...at(box.piles, 0), HOUND]
    table.discards = []
    box.terrors = []
    box.piles[0] = []
  }

  /** The next copy of a card that is not used yet. */
  take(key: CardKey): number {
    const card = cardsCalled(key).find((one) => this.#left.includes(one))
    if (card === undefined) throw new Error(`there is no ${key} left`)
    this.#left.splice(this.#left.indexOf(card), 1)
    if (card >= FIRST_SURVIVOR && card !== HOUND) this.s.table.met[card - FIRST_SURVIVOR] = true
    return card
  }

  build(): I32State {
    const { table, box } = this.s
    const { position } = this
    table.turn = 1
    table.reel = position.reel ?? 1
    table.isReelRunning = true
    table.hasScreenMoved = false
    for (const [corner, one] of (position.corners ?? []).entries()) this.#open(corner, one)
    for (const [pool, one] of (position.pools ?? [{}, {}]).entries()) this.#fillPool(pool, one)
    for (const [place, keys] of (position.throngs ?? []).entries()) this.#fillThrong(place, keys)
    this.#layScreen()
    box.reel = (position.pile ?? []).map((key) => this.take(key)).toReversed()
    table.reelPile = box.reel.length
    table.removed = (position.removed ?? []).map((key) => this.take(key))
    table.discards = (position.faces ?? []).map((key) => this.take(key))
    this.#stackSurvivors()
    this.#putAway()
    table.turningPoint = position.turningPoint ?? 'waits'
    if (position.fade !== undefined)
      table.fade = { card: this.#onScreen(position.fade.card), left: position.fade.left }
    this.#beginTurn()
    return this.s
  }

  #open(corner: number, given: SanctuaryPosition | CardKey): void {
    const one = typeof given === 'string' ? { is: given } : given
    const card = this.take(one.is)
    const { sanctuary } = cardAt(card)
    this.s.table.corners[corner] = {
      card,
      locks: one.locks ?? sanctuary?.locks ?? 0,
      mythos: one.mythos ?? sanctuary?.mythos ?? 0,
      cards: (one.cards ?? []).map((key) => this.take(key)),
    }
  }

  #fillPool(
    pool: number,
    { has = [], power = 0, order = 'ask', throngs, fallen }: PoolPosition,
  ): void {
    const one = at(this.s.table.pools, pool)
    one.power = power
    one.order = order
    one.survivors = has.map((given) =>
      this.#survivor(typeof given === 'string' ? { is: given } : given),
    )
    if (throngs === undefined && fallen !== true) return
    one.side = throngs === undefined ? 'fallen' : 'monsters'
    for (const [place, keys] of (throngs ?? []).entries())
      this.#fillThrong(firstThrong(pool) + place, keys)
  }

  #survivor(given: SurvivorPosition): Survivor {
    const card = this.take(given.is)
    const { survivor } = cardAt(card)
    const held = (given.cards ?? []).map((key) => this.take(key))
    for (const item of held) fillStore(this.s, item)
    return {
      card,
      area: given.in === undefined ? GENERAL : this.#area(given.in),
      rest: given.rest ?? 0,
      mythos: given.mythos ?? survivor?.mythos ?? 0,
      insane: (given.insane ?? []).reduce((bits, key) => bits | (1 << statKeys.indexOf(key)), 0),
      stars: given.stars ?? 0,
      cards: held,
      hasDibs: given.dibs ?? false,
      hasUsed: given.used ?? false,
    }
  }

  #area(key: CardKey): number {
    const { table } = this.s
    const corner = table.corners.findIndex((one) => one !== null && cardAt(one.card).key === key)
    if (corner >= 0) return corner
    const known = table.beside.find((card) => cardAt(card).key === key)
    const card = known ?? this.take(key)
    if (known === undefined) table.beside.push(card)
    return heldBy(card)
  }

  #fillThrong(throng: number, keys: readonly CardKey[]): void {
    const one = at(this.s.table.throngs, throng)
    for (const key of keys) {
      const card = this.take(key)
      if (cardAt(card).kind === 'terror') one.terrors.push(card)
      else one.cards.push(card)
    }
    one.isEstablished = one.cards.length > 0
  }

  #layScreen(): void {
    const { table, box } = this.s
    const { screen = [null, null, null] } = this.position
    for (const [slot, given] of screen.entries()) {
      const stack = given === null ? [] : typeof given === 'string' ? [given] : given
      table.screen[slot] = stack.map((shown) => {
        if (!shown.startsWith('?')) {
          const card = this.take(shown as CardKey)
          fillStore(this.s, card)
          return card
        }
        box.screen[slot] = this.take(shown.slice(1) as CardKey)
        return FACEDOWN
      })
    }
  }

  #onScreen(key: CardKey): number {
    const card = this.s.table.screen.flat().find((one) => one >= 0 && cardAt(one).key === key)
    if (card === undefined) throw new Error(`${key} is not on the screen`)
    return card
  }

  /** Survivors that are not named wait in the pile, unless the position says who does. */
  #stackSurvivors(): void {
    const { table, box } = this.s
    const named = this.position.survivors
    const keys = named ?? cast.map(({ key }) => key).filter((key) => this.#isLeft(key))
    box.piles[0] = keys
      .map((key) => {
        const card = theCard(key)
        this.#left.splice(this.#left.indexOf(card), 1)
        return card
      })
      .toReversed()
    table.piles[0] = at(box.piles, 0).length
  }

  #isLeft(key: SurvivorKey): boolean {
    return this.#left.includes(theCard(key))
  }

  /** What is left: movie cards in the discards, everybody else out of the film. */
  #putAway(): void {
    const { table, box } = this.s
    const { settings } = table
    for (const card of this.#left) {
      const { kind } = at(allCards, card)
      if (kind === 'terror') box.terrors.push(card)
      else if (kind === 'survivor') {
        table.removed.push(card)
        table.met[card - FIRST_SURVIVOR] = true
      } else if (kind === 'hound') {
        if (settings.hound !== 'off' && settings.hound !== 'companion') table.removed.push(card)
      } else table.discards.push(card)
    }
    const playing = table.pools.flatMap(({ survivors }) => survivors.map(({ card }) => card))
    const waiting = box.piles.flat()
    box.victims = cast
      .map((_, place) => FIRST_SURVIVOR + place)
      .filter((who) => playing.includes(who) || waiting.includes(who))
    const { cultist } = this.position
    if (cultist === undefined) return
    const who = theCard(cultist)
    box.victims = box.victims.filter((one) => one !== who)
    if (table.director === NONE) box.cultist = who
    else at(this.s.hands, table.director).cultist = who
  }

  #beginTurn(): void {
    const { table, box } = this.s
    const { turn = 1 } = this.position
    const place = turn === 'director' ? DIRECTOR : turn - 1
    table.place = place
    box.stack = [{ at: 'match.reelOver' }, { at: 'reel.turn', place, isResumed: false } as never]
  }
}

/** A table before the first choice of somebody's turn. Whether play can lead there is for `faults` to say. */
export const stateAt = (position: Position): I32State => new Builder(position).build()
