import { ScriptedChance, type ScriptedDraw } from '@eldertable/kernel'

/** Scripted chance that also knows which draws nobody has asked for, what was shuffled, and what dice a title has. */
export class Script extends ScriptedChance {
  readonly #sides: number | undefined
  readonly #shuffled: unknown[][] = []
  #draws = 0

  constructor(sides?: number) {
    super()
    this.#sides = sides
  }

  override die(sides: number): number {
    if (this.#sides !== undefined && sides !== this.#sides)
      throw new Error(`a d${sides} was thrown, and there are only d${this.#sides}`)
    return super.die(sides)
  }

  override shuffle(list: readonly unknown[]): void {
    this.#shuffled.push([...list])
    super.shuffle(list)
  }

  /** What was shuffled, each time as it lay before. */
  get shuffled(): readonly (readonly unknown[])[] {
    return this.#shuffled
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
