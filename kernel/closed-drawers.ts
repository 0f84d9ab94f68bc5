import type { State } from './state.ts'

/** Thrown when something looks into a drawer that is closed to everybody. */
const LOOKED_INSIDE: unique symbol = Symbol('looked inside')

const look = (): never => {
  // A symbol, not an error: no stack is needed, and nothing but `unlessItLooks` is meant to catch it.
  throw LOOKED_INSIDE
}

const closed = new Proxy<never[]>([], {
  get: look,
  has: look,
  ownKeys: look,
  getOwnPropertyDescriptor: look,
})

/** The state as somebody sees it who may look at the table alone. */
export function withClosedDrawers<S extends State>({ table }: S): S {
  return { table, hands: closed, box: closed } as unknown as S
}

/** What the work gives, or null if it needs something from a closed drawer. */
export function unlessItLooks<T>(work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (error === LOOKED_INSIDE) return null
    throw error
  }
}
