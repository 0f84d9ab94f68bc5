import type { Settings } from '@eldertable/kernel'

/** What was chosen when a table was last opened here: who plays each seat, and the options that were changed. */
export interface LastTable {
  players: readonly string[]
  settings: Settings
}

const STORAGE_KEY = 'eldertable:last-tables'

/** The last table of a title that was opened in this browser; undefined before the first one. */
export function lastTable(title: string): LastTable | undefined {
  const kept = load()[title]
  if (typeof kept !== 'object' || kept === null) return undefined
  const { players, settings } = kept as Readonly<Record<string, unknown>>
  if (!Array.isArray(players) || players.length === 0 || !players.every(isText)) return undefined
  return { players, settings: settingsIn(settings) }
}

export function rememberTable(title: string, table: LastTable): void {
  try {
    globalThis.localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...load(), [title]: table }))
  } catch {
    // Full or forbidden: the next table begins as the first one did.
  }
}

const isText = (one: unknown): one is string => typeof one === 'string'

/** Whether they fit the title is looked at where they are used. */
const settingsIn = (kept: unknown): Settings =>
  typeof kept === 'object' && kept !== null
    ? Object.fromEntries(
        Object.entries(kept).filter(([, value]) =>
          ['boolean', 'string', 'number'].includes(typeof value),
        ),
      )
    : {}

function load(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage.getItem(STORAGE_KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
