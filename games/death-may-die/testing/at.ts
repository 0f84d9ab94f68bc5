import { at as entry, type Settings } from '@eldertable/kernel'
import { Scenario, setUp, type Impossible } from '@eldertable/testkit'
import { checked } from '@eldertable/testkit/vitest.ts'
import type { Dmd, Frames } from '../frames.ts'
import { deathMayDie } from '../index.ts'
import {
  heroNumber,
  spaceCalled,
  stateAt,
  type Name,
  type Position as Placed,
} from '../position.ts'
import { cardsOf, claimOf } from '../rules/claims.ts'
import { foesIn } from '../rules/figures.ts'
import { groundOn } from '../rules/ground.ts'
import { mythosAt } from '../rules/mythos-deck.ts'
import { ELDER, type Hero, type Thing } from '../state.ts'
import { names } from './names.ts'

export type Position = Placed & { impossible?: Impossible }

/** A table at the menu of somebody's first action. */
export function at(position: Position = {}): DmdScenario {
  const { impossible } = position
  return checked(new DmdScenario(deathMayDie, stateAt(position), { names, impossible })).go()
}

/** A match from its very first step. */
export function newMatch(seats: number, settings: Settings = {}): DmdScenario {
  return checked(new DmdScenario(deathMayDie, setUp(deathMayDie, seats, settings), { names }))
}

const standard = ['B', 'S', '-', 'E', 'T', 'ST']
const bonus = ['B', '-', 'S', '-', 'E', 'ES']

/** A scenario with what tests of this title want to script and to look at. */
export class DmdScenario extends Scenario<Dmd> {
  /** Scripts dice by what they show: standard dice, and after a bar bonus dice, as in `B S ST | E`. */
  rolls(words: string): this {
    const [first = '', second = ''] = words.split('|')
    const faces = (list: string, kinds: readonly string[]): number[] =>
      list
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => {
          const face = kinds.indexOf(word)
          if (face < 0) throw new Error(`no such die shows ${word}`)
          return face + 1
        })
    return this.dice(...faces(first, standard), ...faces(second, bonus))
  }

  hero(name: Name): Hero {
    return entry(this.state.table.heroes, heroNumber(this.state, name))
  }

  numberOf(name: Name): number {
    return heroNumber(this.state, name)
  }

  /** Where a hero is. */
  where(name: Name): string | undefined {
    return groundOn(this.state).spaces[this.hero(name).space]?.id
  }

  /** Wounds, stress and lost sanity. */
  tracks(name: Name): [wounds: number, stress: number, sanity: number] {
    const { wounds, stress, sanity } = this.hero(name)
    return [wounds, stress, sanity]
  }

  /** Enemies in a space by kind, with their wounds if they have any. */
  foes(space: string): string[] {
    return foesIn(this.state, this.space(space)).map((foe) => {
      if (foe === ELDER) return 'elder'
      const { kind, wounds } = entry(this.state.table.enemies, foe)
      return wounds === 0 ? kind : `${kind} ${wounds}`
    })
  }

  space(id: string): number {
    return spaceCalled(this.state, id)
  }

  /** The id of a space. */
  spaceName(space: number): string {
    return entry(groundOn(this.state).spaces, space).id
  }

  fire(space: string): number {
    return entry(this.state.table.fire, this.space(space))
  }

  /** What a hero has claimed, those on the left first. */
  claims(name: Name): (string | undefined)[] {
    return cardsOf(this.state, this.numberOf(name)).map((card) => claimOf(this.state, card)?.name)
  }

  /** The Mythos discard pile, by ids. */
  get discards(): string[] {
    return this.state.table.mythosDiscards.map((card) => mythosAt(this.state, card).id)
  }

  /** The tokens in a space. */
  things(space: string): Thing[] {
    return this.state.table.things.filter((thing) => thing.space === this.space(space))
  }

  /** Ends step 1. */
  endActions(): this {
    return this.pick('endActions')
  }

  /** Resolves the steps of a Mythos card for a hero, without drawing it, and stops. */
  resolve(id: string, name: Name = 'ann'): this {
    const cards = Array.from({ length: 16 }, (_, card) => card)
    const card = cards.find((number) => mythosAt(this.state, number).id === id)
    if (card === undefined) throw new Error(`there is no Mythos card ${id} here`)
    const { table, box } = this.state
    box.mythos = [card, ...box.mythos.filter((one) => one !== card)]
    table.mythosDiscards = table.mythosDiscards.filter((one) => one !== card)
    table.mythos = box.mythos.length
    return this.runOnly('mythos', { hero: this.numberOf(name) })
  }

  /** Hurts a hero with one packet of wounds, and stops. */
  wound(name: Name, amount: number, from: Frames['wounds']['from'] = 'text'): this {
    const hero = this.numberOf(name)
    return this.runOnly('wounds', { hero, amount, left: amount, from, rule: 'DMD-TERM-6' })
  }

  /** Makes a hero lose sanity, and stops. */
  terrify(name: Name, amount: number, from: Frames['terror']['from'] = 'text'): this {
    const heroes = [this.numberOf(name)]
    const rule = 'DMD-SANITY-1'
    return this.runOnly('terror', { heroes, amounts: [amount], from, rule, place: 0, struck: [] })
  }

  /** Lets an enemy in a hero's space attack it, and stops when the attack is over. */
  assault(name: Name, kind: string): this {
    const hero = this.numberOf(name)
    const foe = foesIn(this.state, this.hero(name).space).find(
      (one) => (one === ELDER ? 'elder' : this.state.table.enemies[one]?.kind) === kind,
    )
    if (foe === undefined) throw new Error(`no ${kind} is with ${name}`)
    return this.runOnly('fight', { hero, foes: [foe], rule: 'DMD-FIGHT-2' })
  }
}
