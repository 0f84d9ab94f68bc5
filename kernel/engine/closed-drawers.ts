import type { State } from './state.ts'

/** Thrown when something looks into a drawer that is closed to everybody. One for all: nobody needs its stack. */
const LOOKED_INSIDE = new Error('a closed drawer is looked into where only the table is known')

const look = (): never => {
  throw LOOKED_INSIDE
}

const closed = new Proxy<never[]>([], {
  get: look,
  has: look,
  ownKeys: look,
  getOwnPropertyDescriptor: look,
})

/**
 * A state as somebody sees it who may look at the table alone: for words, boards and bots that ask the rules about it.
 * Whatever looks for more fails.
 */
export function withClosedDrawers<S extends State>({ table }: Readonly<Pick<S, 'table'>>): S {
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
