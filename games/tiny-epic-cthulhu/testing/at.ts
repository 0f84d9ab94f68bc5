import { Engine, settingsOf, type Seat, type Settings } from '@eldertable/kernel'
import { Scenario } from '@eldertable/testkit'
import { onTestFinished } from 'vitest'
import { kinds, type KindKey } from '../content/colours.ts'
import { pages } from '../content/pages.ts'
import { faults } from '../faults.ts'
import type { Frames, Tec } from '../frames.ts'
import { tinyEpicCthulhu } from '../index.ts'
import { kindOf, numberOf, players, stateAt, type Name, type Position } from '../position.ts'
import { newState } from '../rules/set-up.ts'
import type { Character, TecSettings, Town } from '../state.ts'
import type { Verb } from '../verbs.ts'

export {
  kindOf,
  matOf,
  pageOf,
  siteOf,
  type CharacterPosition,
  type Counts,
  type Name,
  type Position,
  type TownPosition,
} from '../position.ts'

export const engine = new Engine(tinyEpicCthulhu)

/** A table before the spin of somebody's turn. */
export const at = (position: Position = {}): TecScenario =>
  checkedAtTheEnd(new TecScenario(engine, stateAt(position)))

/** A match from its very first step. */
export function newMatch(seats: number, settings: Settings = {}): TecScenario {
  const whole = settingsOf(tinyEpicCthulhu.switches, settings, seats)
  return checkedAtTheEnd(new TecScenario(engine, newState(seats, whole as unknown as TecSettings)))
}

/** Fails the test if it leaves chance unused or brings about a state that the rules would never bring about. */
function checkedAtTheEnd(t: TecScenario): TecScenario {
  const known = faults(t.state) // some rules can only be shown where play would never lead
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') return
    t.useUp()
    const found = faults(t.state).filter((fault) => !known.includes(fault))
    if (found.length > 0) throw new Error(found.join('; '))
  })
  return t
}

/** A scenario in which characters, kinds and Page Cards go by their names and towns by their printed numbers. */
export class TecScenario extends Scenario<Tec> {
  /** Scripts where the wheel stops. */
  spin(stop: number): this {
    return this.draws(stop)
  }

  /** Scripts which tentacles come out of the Bag. */
  tentacles(...keys: KindKey[]): this {
    return this.draws(...keys.map((key) => () => this.#placeInBag(kindOf(key))))
  }

  /** Scripts Cthulhu Dice by the numbers they show. */
  rolls(...faces: (0 | 1 | 2)[]): this {
    return this.dice(...faces.map((face) => face * 2 + 1))
  }

  /** Begins Step 2 of the turn without its Step 1. */
  actions(): this {
    return this.turnAt('actions')
  }

  /** Begins the turn at one of its steps. */
  turnAt(step: 'spin' | 'pointer' | 'draw' | 'spawn' | 'stalk' | 'actions'): this {
    const [, turn] = this.state.box.stack
    if (turn !== undefined) turn.at = `turn.${step}`
    return this.go()
  }

  /** Runs one procedure by itself before Step 2 of the turn. */
  run<P extends keyof Frames>(procedure: P, remembers: Frames[P]): this {
    const [, turn] = this.state.box.stack
    if (turn !== undefined) turn.at = 'turn.actions'
    const steps = tinyEpicCthulhu.procedures.find(({ name }) => name === procedure)?.steps ?? {}
    this.state.box.stack.push({ ...remembers, at: `${procedure}.${Object.keys(steps)[0] ?? ''}` })
    return this.go()
  }

  /** Picks with the argument of a character, kind or town as tests name them. */
  choose(verb: Verb, argument: number | Name | KindKey = 0): this {
    return this.pick(verb, this.#argument(argument))
  }

  /** Whether an option is offered, with the argument as tests name it. */
  isOffered(verb: Verb, argument?: number | Name | KindKey): boolean {
    return this.offers(verb, argument === undefined ? undefined : this.#argument(argument))
  }

  /** Why an option is refused, with the argument as tests name it. */
  whyNot(verb: Verb, argument?: number | Name | KindKey): string | undefined {
    return this.refusal(verb, argument === undefined ? undefined : this.#argument(argument))
  }

  character(name: Name): Character {
    return this.state.table.characters[numberOf(this.state, name)] as Character
  }

  /** A Town Card by its printed position, 1 to 5. */
  town(position: number): Town {
    return this.state.table.towns[position - 1] as Town
  }

  numberOf(name: Name): number {
    return numberOf(this.state, name)
  }

  /** Fear, Rage, Greed and Chaos on a mat. */
  held(name: Name): number[] {
    return this.character(name).held
  }

  /** The keys of the Page Cards beside a mat, the one gained first in front. */
  pages(name: Name): string[] {
    return this.character(name).pages.map((card) => pages[card]?.key ?? '?')
  }

  /** Who is asked what, as `ann stepTwo.choose`, or null once the match is over. */
  get question(): string | null {
    const asked = this.asked
    return asked === null ? null : `${this.#seatName(asked.seat)} ${asked.key}`
  }

  #seatName(seat: Seat): string {
    return players[seat] ?? '?'
  }

  #argument(argument: number | Name | KindKey): number {
    if (typeof argument === 'number') return argument
    const kind = kinds.indexOf(argument as KindKey)
    return kind >= 0 ? kind : numberOf(this.state, argument as Name)
  }

  /** The first place in the Bag of a tentacle of a kind. */
  #placeInBag(kind: number): number {
    const { bag } = this.state.table
    if ((bag[kind] ?? 0) === 0) throw new Error(`the Bag holds no ${kinds[kind]}`)
    return bag.slice(0, kind).reduce((total, count) => total + count, 0)
  }
}
