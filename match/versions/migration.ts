import type { GameEntry } from '@eldertable/kernel'
import type { EntryOf } from '@eldertable/protocol'
import type { Snapshot } from '../log/played-log.ts'
import { migrated, OtherRules, stateFault } from './rules-version.ts'

/** The entry with which a match goes over to today's rules. */
export function migration(
  title: GameEntry['title'],
  { state }: Snapshot,
  from: number,
  counter: number,
): EntryOf<'migrated'> {
  const now = migrated(title, state, from)
  const fault = stateFault(title, now)
  if (fault !== undefined) throw new OtherRules(title, from, `, and there: ${fault}`)
  return {
    do: 'migrated',
    to: title.version,
    counter,
    state: now as unknown as EntryOf<'migrated'>['state'],
  }
}
