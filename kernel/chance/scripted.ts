import type { Chance } from './chance.ts'

/** A number to be drawn, or how to find it once it is known how many there are to draw from. */
export type ScriptedDraw = number | ((limit: number) => number)

/**
 * Chance for tests: dice fall as written, draws come as written, shuffles leave the order as it is.
 * A throw that nobody scripted is an error, so a test can't pass on a die that it did not expect.
 */
export class ScriptedChance implements Chance {
  readonly #dice: number[] = []
  readonly #draws: ScriptedDraw[] = []
  /** What was shuffled, each time as it lay before. */
  readonly shuffled: (readonly unknown[])[] = []

  /** Scripts throws of dice, in the order in which they will be made. */
  dice(...faces: number[]): this {
    this.#dice.push(...faces)
    return this
  }

  /** Scripts numbers drawn otherwise than by a die. */
  draws(...numbers: ScriptedDraw[]): this {
    this.#draws.push(...numbers)
    return this
  }

  get diceLeft(): readonly number[] {
    return this.#dice
  }

  get drawsLeft(): readonly ScriptedDraw[] {
    return this.#draws
  }

  die(sides: number): number {
    const face = this.#dice.shift()
    if (face === undefined) throw new Error(`a d${sides} was thrown that the script does not hold`)
    if (face < 1 || face > sides) throw new Error(`the script has a ${face} for a d${sides}`)
    return face
  }

  below(limit: number): number {
    const next = this.#draws.shift()
    if (next === undefined)
      throw new Error(`a number below ${limit} was drawn that the script does not hold`)
    const number = typeof next === 'number' ? next : next(limit)
    if (number < 0 || number >= limit)
      throw new Error(`the script has ${number} for a draw below ${limit}`)
    return number
  }

  /** Leaves the order as it is. */
  shuffle(list: readonly unknown[]): void {
    this.shuffled.push([...list])
  }
}
