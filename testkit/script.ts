import { ScriptedChance, type ScriptedDraw } from '@eldertable/kernel'

/** Scripted chance that also knows which dice there are and which draws nobody has asked for. */
export class Script extends ScriptedChance {
  readonly #sides: readonly number[] | undefined
  #draws = 0

  constructor(sides?: readonly number[]) {
    super()
    this.#sides = sides
  }

  override die(sides: number): number {
    if (this.#sides?.includes(sides) === false)
      throw new Error(`a d${sides} was thrown, and there is none in the box`)
    return super.die(sides)
  }

  override draws(...numbers: ScriptedDraw[]): this {
    this.#draws += numbers.length
    return super.draws(...numbers)
  }

  override below(limit: number): number {
    const number = super.below(limit)
    this.#draws--
    return number
  }

  /** What was scripted and never came, in words; nothing if all was used. */
  get unused(): string | undefined {
    const left: string[] = []
    if (this.diceLeft.length > 0) left.push(`dice ${this.diceLeft.join(', ')}`)
    if (this.#draws > 0) left.push(`${this.#draws} draws`)
    return left.length === 0 ? undefined : left.join(' and ')
  }
}
