import type { MatchChange } from '../store.ts'

/** The append at a revision: always the same, so that what is stored can be checked. */
export function batch(revision: number): { entries: string[]; change: MatchChange } {
  const entries = Array.from({ length: 1 + (revision % 3) }, (_, part) =>
    JSON.stringify({ revision, part, filling: 'x'.repeat((revision * 37) % 3_000) }),
  )
  return {
    entries,
    change: {
      counter: revision,
      name: `after ${revision}`,
      joined: [`guest ${revision % 5}`],
      left: [`guest ${(revision + 3) % 5}`],
    },
  }
}
