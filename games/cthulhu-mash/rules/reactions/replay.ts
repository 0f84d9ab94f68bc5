import { argumentOf, pickOf, verbOf, type Offer } from '@eldertable/kernel'
import type { Game } from '../../frames.ts'
import type { Reason } from '../../reasons.ts'

/** Looks whether one pick is among those that are offered. */
class Wanted implements Offer<Reason> {
  readonly explains = false
  readonly #pick: number
  isFound = false

  constructor(pick: number) {
    this.#pick = pick
  }

  allow(verb: number, argument = 0): void {
    if (pickOf(verb, argument) === this.#pick) this.isFound = true
  }

  range(verb: number, low: number, high: number): void {
    if (this.#pick >= pickOf(verb, low) && this.#pick <= pickOf(verb, high)) this.isFound = true
  }

  refuse(): void {}

  allowUnless(whyNot: Reason | undefined, verb: number, argument = 0): void {
    if (whyNot === undefined) this.allow(verb, argument)
  }
}

/** An action that must be repeated offers only what was picked before, as long as that is still possible (CM-REACT-22). */
export function replays(
  replay: readonly number[],
  o: Offer<Reason>,
  offer: (o: Offer<Reason>) => void,
): boolean {
  const pick = replay[0]
  if (pick === undefined) return false
  const wanted = new Wanted(pick)
  offer(wanted)
  if (!wanted.isFound) return false
  o.allow(verbOf(pick), argumentOf(pick), 'CM-REACT-22')
  return true
}

/** Notes what was picked within an action; what was repeated is done with. */
export function recorded(g: Game, replay: number[], verb: number, argument: number): void {
  if (replay.length > 0) replay.shift()
  g.state.table.picks.push(pickOf(verb, argument))
}
