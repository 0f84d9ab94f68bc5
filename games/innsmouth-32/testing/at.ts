import { at as entry, type About, type Settings } from '@eldertable/kernel'
import { Scenario, setUp, type Impossible } from '@eldertable/testkit'
import { checked } from '@eldertable/testkit/vitest.ts'
import { cardAt, theCard, type CardKey } from '../pieces/cards.ts'
import type { SurvivorKey } from '../pieces/survivors.ts'
import type { I32 } from '../frames.ts'
import { innsmouth32 } from '../index.ts'
import { stateAt, type Position as Placed } from '../position.ts'
import { findSurvivor, survivorAt } from '../rules/survivors.ts'
import { DIRECTOR, FACEDOWN, NONE, type Survivor } from '../state.ts'
import { names } from './names.ts'

export type Position = Placed & { impossible?: Impossible }

/** A table at the first choice of somebody's turn. */
export function at(position: Position = {}): I32Scenario {
  const { impossible, ...placed } = position
  return checked(new I32Scenario(innsmouth32, stateAt(placed), { names, impossible })).go()
}

/** A match from its very first step; chance is scripted before it begins. */
export function newMatch(seats: number, settings: Settings = {}): I32Scenario {
  return checked(new I32Scenario(innsmouth32, setUp(innsmouth32, seats, settings), { names }))
}

const keys = (cards: readonly number[]): string[] => cards.map((card) => cardAt(card).key)

/** A scenario with what tests of this title want to do and to look at. */
export class I32Scenario extends Scenario<I32> {
  readonly #before: readonly number[]

  constructor(...given: ConstructorParameters<typeof Scenario<I32>>) {
    super(...given)
    this.#before = [...this.table.discards]
  }

  /** The first pool acts, so that its first survivor is asked. */
  act(): this {
    return this.pick('poolActions')
  }

  /** A survivor takes an action, and play stops when it is over. */
  acts(key: SurvivorKey): this {
    return this.runOnly('act', { who: theCard(key), isSecond: false, refused: [], asked: NONE })
  }

  /** A throng of the director, counted from 1, attacks, and play stops when that is over. */
  strikes(throng: number): this {
    return this.runOnly('strike', { side: DIRECTOR, throng: throng - 1 })
  }

  /** The screen is settled, with nobody as the cause, and play stops. */
  settles(cause = NONE): this {
    return this.runOnly('reveal', { cause, canFeature: cause !== NONE })
  }

  /** The place of a survivor's card in the victim deck, for scripted draws. */
  victim(key: SurvivorKey): number {
    return this.state.box.victims.indexOf(theCard(key))
  }

  survivor(key: SurvivorKey): Survivor {
    return survivorAt(this.state, theCard(key))
  }

  isInPlay(key: SurvivorKey): boolean {
    return findSurvivor(this.state, theCard(key)) !== undefined
  }

  /** What each slot shows: a key, `?` face down, or nothing. */
  get screen(): string[] {
    return this.table.screen.map((cards) => {
      const top = cards.at(-1)
      return top === undefined ? '' : top === FACEDOWN ? '?' : cardAt(top).key
    })
  }

  get discards(): string[] {
    return keys(this.table.discards)
  }

  /** What has come to the discards since the test began: of most cards there are copies that lie there anyway. */
  get discarded(): string[] {
    return keys(this.table.discards.filter((card) => !this.#before.includes(card)))
  }

  get removed(): string[] {
    return keys(this.table.removed)
  }

  /** What a throng of the director holds, counted from 1. */
  throng(number: number): string[] {
    const { cards, terrors } = entry(this.table.throngs, number - 1)
    return keys([...cards, ...terrors])
  }

  /** What the open question tells those who are asked. */
  get about(): About {
    return this.engine.decision(this.state)?.about ?? {}
  }

  /** What a survivor holds. */
  held(key: SurvivorKey): string[] {
    return keys(this.survivor(key).cards)
  }

  locks(key: CardKey): number | undefined {
    return this.table.corners.find((one) => one !== null && cardAt(one.card).key === key)?.locks
  }
}
