/** The only source of randomness. It is handed to the rules from outside and is never in a state. */
export interface Chance {
  /** A whole number from 0 up to but not including `limit`, each equally likely. */
  below(limit: number): number
  /** A throw of one die, from 1 to `sides`. */
  die(sides: number): number
  /** Puts the items into a random order, in place. */
  shuffle(items: unknown[]): void
}

/** Stops a draw among nothing, such as from an empty deck: a mistake in the rules, whatever the kind of chance. */
export function checkLimit(limit: number): void {
  if (!(limit >= 1)) throw new RangeError(`nothing can be drawn below ${limit}`)
}

/** Dice and shuffles in terms of `below`, alike for every kind of chance. */
export abstract class Drawn implements Chance {
  abstract below(limit: number): number

  die(sides: number): number {
    return this.below(sides) + 1
  }

  shuffle(items: unknown[]): void {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1)
      const item = items[last]
      items[last] = items[other]
      items[other] = item
    }
  }
}
