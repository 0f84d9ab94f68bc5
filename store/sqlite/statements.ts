import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { KEPT_LINES, type MatchChange, type Utterance } from '../store.ts'
import { changeable } from '../database-tables.ts'

/** What a match has become. */
export interface Changed {
  readonly revision: number
  readonly length: number
}

/** What nearly every pick changes. */
const USUAL: ReadonlySet<keyof MatchChange> = new Set(['counter', 'asked', 'updatedAt'])

/** The statements in a hurry, prepared once. Each function runs inside a transaction of the caller. */
export function prepareOn(raw: DatabaseSyncInstance) {
  /** Changes some columns of a match, which are given in this order; those that are null stay as they are. */
  const changing = (fields: readonly (typeof changeable)[number][]) => {
    const statement = raw.prepare(`
      update "match" set
        revision = revision + 1,
        length = length + ?,
        ${fields.map(([, column]) => `${column} = coalesce(?, ${column})`).join(', ')}
      where id = ? and revision = ?
      returning revision, length`)
    return (id: string, revision: number, entries: number, change: MatchChange) =>
      statement.get(
        entries,
        ...fields.map(([field]) => change[field] ?? null),
        id,
        revision,
      ) as unknown as Changed | undefined
  }
  const changeAnything = changing(changeable)
  // What names no column of an index leaves the indexes alone, and their pages out of the commit.
  const changeUsual = changing(changeable.filter(([field]) => USUAL.has(field)))
  const unusual = changeable.map(([field]) => field).filter((field) => !USUAL.has(field))
  const addEntry = raw.prepare('insert into log (match_id, n, entry) values (?, ?, ?)')
  const addGuest = raw.prepare(
    'insert into match_guest (match_id, guest) values (?, ?) on conflict do nothing',
  )
  const removeGuest = raw.prepare('delete from match_guest where match_id = ? and guest = ?')
  const addNotice = raw.prepare(`
    insert into notice
      (id, way, "by", match_id, kind, about, due_at, told, tries, claim, claimed_until)
    select id || '/' || ?1 || '/' || ?2, id, "by", ?1, ?2, ?3, unixepoch('subsec') * 1000, 0, 0, '', 0
    from notice_way where guest = ?4 and confirmed = 1
    on conflict (id) do update set
      about = excluded.about, due_at = excluded.due_at, told = 0, tries = 0, claim = '', claimed_until = 0`)
  const readEntries = raw.prepare(
    'select entry from log where match_id = ? and n >= ? and n < ? order by n',
  )
  const countLine = raw.prepare('update "match" set said = said + 1 where id = ? returning said')
  const addLine = raw.prepare(
    'insert into chat (match_id, n, seat, guest, text, at, audience) values (?, ?, ?, ?, ?, ?, ?)',
  )
  const dropLines = raw.prepare(`
    delete from chat where match_id = ?1 and audience = ?2 and n <= (
      select n from chat where match_id = ?1 and audience = ?2 order by n desc limit 1 offset ${KEPT_LINES})`)

  return {
    append(
      id: string,
      revision: number,
      entries: readonly string[],
      change: MatchChange,
    ): Changed | undefined {
      const isUsual = unusual.every((field) => change[field] === undefined)
      const changed = (isUsual ? changeUsual : changeAnything)(id, revision, entries.length, change)
      if (changed === undefined) return undefined
      const start = changed.length - entries.length
      for (const [i, entry] of entries.entries()) addEntry.run(id, start + i, entry)
      for (const guest of change.left ?? []) removeGuest.run(id, guest)
      for (const guest of change.joined ?? []) addGuest.run(id, guest)
      for (const { guest, match = id, kind, about } of change.notices ?? [])
        addNotice.run(match, kind, about, guest)
      return changed
    },

    readLog: (id: string, from: number, to: number): string[] =>
      (readEntries.all(id, from, to) as { entry: string }[]).map(({ entry }) => entry),

    say(id: string, { seat, guest, text, at, audience = '' }: Utterance): number | undefined {
      const counted = countLine.get(id) as { said: number } | undefined
      if (counted === undefined) return undefined
      const n = counted.said - 1
      addLine.run(id, n, seat, guest, text, at, audience)
      dropLines.run(id, audience)
      return n
    },
  }
}
