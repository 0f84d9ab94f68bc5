/** Does something with the latest value, at once or when enough time has passed since the last time; not twice alike. */
export class Throttle<T> {
  readonly #pause: number
  readonly #first: T
  readonly #use: (value: T) => void
  #latest: T
  #used: T
  #timer: ReturnType<typeof setTimeout> | undefined

  /** The first value counts as used. */
  constructor(pause: number, first: T, use: (value: T) => void) {
    this.#pause = pause
    this.#first = first
    this.#use = use
    this.#latest = first
    this.#used = first
  }

  give(value: T): void {
    this.#latest = value
    if (this.#timer === undefined) this.#useLatest()
  }

  /** Begins anew: what waits is dropped. */
  forget(): void {
    this.#latest = this.#first
    this.#used = this.#first
  }

  #useLatest(): void {
    this.#timer = undefined
    if (this.#latest === this.#used) return
    this.#used = this.#latest
    this.#timer = setTimeout(() => this.#useLatest(), this.#pause)
    this.#use(this.#used)
  }
}
