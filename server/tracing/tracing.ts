/** What is noted of a span. Nothing of people: no name, no address, no table, nothing that anybody has said or picked. */
export type Notes = Readonly<Record<string, string | number>>

/** Something that takes time. */
export interface Span {
  /** Runs this so that what begins meanwhile is part of the span. */
  within<T>(run: () => T): T
  note(notes: Notes): void
  /** It is over; with a fault of ours if there is one. */
  end(fault?: string): void
}

/** Tells where the time of requests and commands goes. A server has none unless its host wants to know. */
export interface Tracing {
  /** Begins what somebody waits for outside. */
  begin(name: string, notes: Notes): Span
  /** Does a part of what is going on, as a span within it; by itself it is none. */
  part<T>(name: string, work: () => T): T
  /** Notes something of what is going on. */
  note(notes: Notes): void
  /** Sends what has not been sent yet, for this many milliseconds at most. */
  close(patience: number): Promise<void>
}

/** The same object, whose calls are parts of what is going on. */
export function tracedCalls<T extends object>(
  tracing: Tracing | undefined,
  name: string,
  object: T,
): T {
  if (tracing === undefined) return object
  return new Proxy(object, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      return (...given: unknown[]): unknown =>
        tracing.part(`${name} ${String(key)}`, () => Reflect.apply(value, target, given))
    },
  })
}
