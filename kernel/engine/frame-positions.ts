import type { Frame } from './state.ts'
import type { CompiledStep } from './compiled-step.ts'

/**
 * Where the frames on the stack stand while steps run. What a frame itself says of it (`at`) is only brought up to date
 * before anybody could read it: most procedures are begun and over within one pick, and writing into frames of a hundred
 * shapes costs more than all else that the engine does with them.
 */
export class FramePositions {
  /** The steps of the frames from a place on; those further out say themselves where they stand. */
  #from = 0
  readonly #steps: CompiledStep[] = []
  /** What the same frames say; nothing, if they are new. */
  readonly #says: (CompiledStep | undefined)[] = []
  /** The frame on top when every frame last said where it stands, and how deep it lay. */
  #top: Frame | undefined
  #depth = 0

  /**
   * The step of the frame on top, if this is the stack that was written last; otherwise nothing is known any more. A frame
   * moves on only while it is on top, and never comes back there once it is over: so while the same frame lies as deep as
   * it did, those below it stand where they stood.
   */
  recall(stack: readonly Frame[]): CompiledStep | undefined {
    const place = stack.length - 1
    if (place + 1 === this.#depth && stack[place] === this.#top) return this.#steps[place]
    this.forget(place + 1)
    return undefined
  }

  /** Everything on a stack of this depth says where it stands. */
  forget(depth: number): void {
    this.#from = depth
  }

  /** The outermost frame of which anything is known now: it stands at a step and says so. */
  learn(place: number, step: CompiledStep): void {
    this.#from = place
    this.#steps[place] = step
    this.#says[place] = step
  }

  /** A new frame, which says nothing yet. */
  enter(place: number, entry: CompiledStep): void {
    this.#steps[place] = entry
    this.#says[place] = undefined
  }

  moveOn(place: number, step: CompiledStep): void {
    this.#steps[place] = step
  }

  /** The frame at a place was taken off the stack, which is so deep now: what lay on it has moved down. */
  remove(place: number, depth: number): void {
    for (let i = place; i < depth; i++) {
      this.#steps[i] = this.#steps[i + 1] as CompiledStep
      this.#says[i] = this.#says[i + 1]
    }
  }

  /** The step of the frame at a place, unless that has to be asked itself. */
  stepAt(place: number): CompiledStep | undefined {
    return place < this.#from ? undefined : this.#steps[place]
  }

  /** Lets every frame say where it stands. */
  write(stack: readonly Frame[]): void {
    for (let place = this.#from; place < stack.length; place++) {
      const step = this.#steps[place]
      if (step === undefined || step === this.#says[place]) continue
      this.#says[place] = step
      ;(stack[place] as Frame).at = step.key
    }
    const top = stack[stack.length - 1]
    this.#depth = stack.length
    // V8 keeps a list of what old objects know of new ones, and this one is old.
    if (this.#top !== top) this.#top = top
  }
}
