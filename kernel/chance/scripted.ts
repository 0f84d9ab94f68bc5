import type { Chance } from './chance.ts'

/**
 * Chance for tests: dice fall as written, draws come as written, shuffles leave the order as it is.
 * A throw that nobody scripted is an error, so a test can't pass on a die that it did not expect.
 */
export class ScriptedChance implements Chance {
  readonly #dice: number[] = []
  readonly #draws: number[] = []

  /** Scripts throws of dice, in the order in which they will be made. */
  dice(...faces: number[]): this {
    this.#dice.push(...faces)
    return this
  }

  /** Scripts numbers drawn otherwise than by a die. */
  draws(...numbers: number[]): this {
    this.#draws.push(...numbers)
    return this
  }

  get diceLeft(): readonly number[] {
    return this.#dice
  }

  die(sides: number): number {
    const face = this.#dice.shift()
    if (face === undefined) throw new Error(`a d${sides} was thrown that the script does not hold`)
    if (face < 1 || face > sides) throw new Error(`the script has a ${face} for a d${sides}`)
    return face
  }

  below(limit: number): number {
    const number = this.#draws.shift()
    if (number === undefined)
      throw new Error(`a number below ${limit} was drawn that the script does not hold`)
    if (number < 0 || number >= limit)
      throw new Error(`the script has ${number} for a draw below ${limit}`)
    return number
  }

  shuffle(): void {}
}
