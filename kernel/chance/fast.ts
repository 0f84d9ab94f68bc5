import { checkLimit, Drawn } from './chance.ts'

/** A quick generator (sfc32) for bots, fuzzing and simulation. Not for real matches: it can be predicted. */
export class FastChance extends Drawn {
  #a: number
  #b: number
  #c: number
  #counter = 1

  constructor(seed: string) {
    super()
    const mix = seedMixer(seed)
    this.#a = mix()
    this.#b = mix()
    this.#c = mix()
    for (let warmUp = 0; warmUp < 12; warmUp++) this.#draw()
  }

  below(limit: number): number {
    checkLimit(limit)
    return Math.floor((this.#draw() / 2 ** 32) * limit)
  }

  #draw(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return sum >>> 0
  }
}

/** Spreads a text over as many 32-bit numbers as are asked for. */
function seedMixer(seed: string): () => number {
  let state = 0x9e37_79b9
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x0100_0193)
  return () => {
    state = (state + 0x9e37_79b9) | 0
    let word = state
    word = Math.imul(word ^ (word >>> 16), 0x85eb_ca6b)
    word = Math.imul(word ^ (word >>> 13), 0xc2b2_ae35)
    return word ^ (word >>> 16)
  }
}
