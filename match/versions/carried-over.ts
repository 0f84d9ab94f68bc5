import { copy, type GameEntry, type State } from '@eldertable/kernel'
import type { EntryOf } from '@eldertable/protocol'
import { LogFault } from '../log/log-fault.ts'
import { canMigrate, migrated, stateFault, titleFor } from './rules-version.ts'
import { isSameData } from './same-data.ts'

/**
 * Whose word a log is. Our own hosts have computed the states in it, also by rules that are gone since; in a file that
 * may come from anybody, a state that can't be computed again is worth nothing.
 */
export type WrittenBy = 'us' | 'anybody'

/** Where a log stands when an entry brings later rules. */
export interface BeforeMigration {
  readonly game: GameEntry
  readonly number: number
  readonly from: number
  /** Undefined if it could not be played up to here. */
  readonly state: State | undefined
}

/**
 * The state with which a match goes on by later rules. It is computed, and what the entry says must be the same.
 * Undefined if there is none: those rules are not here, or what came before could not be played. Throws `LogFault`.
 */
export function carriedOver(
  { game: { title }, number, from, state }: BeforeMigration,
  entry: EntryOf<'migrated'>,
  writtenBy: WrittenBy,
): State | undefined {
  const { to } = entry
  const isKnown = state !== undefined && canMigrate(title, from, to)
  if (!isKnown && writtenBy === 'anybody') {
    if (state === undefined) return undefined
    throw new LogFault(number, 'entry', `no way leads from version ${from} to ${to}`)
  }
  // What we have written down is a state of its title; whether it still makes sense, its rules will say.
  const now = isKnown ? migrated(title, state, from, to) : copy(entry.state as unknown as State)
  if (isKnown && !isSameData(now, entry.state))
    throw new LogFault(number, 'entry', 'this is not the migrated state')
  const after = titleFor(title, to)
  if (after === undefined) return undefined
  const fault = stateFault(after, now)
  if (fault !== undefined)
    throw new LogFault(number, 'entry', `the state can't be played: ${fault}`)
  return now
}
