import type { MatchNotes, MomentNote } from './match-notes.ts'

const STORAGE_KEY = 'eldertable:notes:'

/** Notes about a match of this browser, which no server ever has. */
export const localNotes = (id: string): MatchNotes => ({
  read: async () => load(id),
  async write(note) {
    const others = load(id).filter(({ position }) => position !== note.position)
    const all = note.text === '' ? others : [...others, note]
    if (all.length === 0) return dropLocalNotes(id)
    const sorted = all.toSorted((a, b) => (a.position ?? -1) - (b.position ?? -1))
    globalThis.localStorage.setItem(STORAGE_KEY + id, JSON.stringify(sorted))
  },
})

/** They go with their match. */
export function dropLocalNotes(id: string): void {
  globalThis.localStorage.removeItem(STORAGE_KEY + id)
}

function load(id: string): MomentNote[] {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage.getItem(STORAGE_KEY + id) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isNote) : []
  } catch {
    return []
  }
}

/** Whether it has the shape that this version writes. */
function isNote(kept: unknown): kept is MomentNote {
  if (typeof kept !== 'object' || kept === null) return false
  const { position, text } = kept as Readonly<Record<string, unknown>>
  return typeof text === 'string' && (position === null || Number.isInteger(position))
}
