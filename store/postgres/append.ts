import type { Pool } from 'pg'
import type { MatchChange } from '../store.ts'
import { changeable } from '../database-tables.ts'
import { HELD } from '../group-commit.ts'
import type { NewNotice } from '../notice-store.ts'
import { noticeOf } from './news.ts'
import { NOW } from './now.ts'

export interface Append {
  readonly id: string
  readonly revision: number
  readonly entries: readonly string[]
  readonly change: MatchChange
}

const columns = changeable.map(([, column]) => column)
/** The parameters of a statement: what each column of `unnest` is made of. */
const arrays = (from: number, types: readonly string[]) =>
  types.map((type, i) => `$${from + i}::${type}[]`).join(', ')

const ASKED = ['text', 'integer', 'integer', ...changeable.map(([, , type]) => type)]
const ENTRIES = ASKED.length + 1
const JOINED = ENTRIES + 3
const LEFT = JOINED + 2
const NOTICES = LEFT + 2

/**
 * Several appends as one statement: one journey to the server, one commit, one wait for its disk. No two may be for
 * the same match. A match whose row somebody else has locked is told instead, unless we are to wait for it; who had to
 * wait for a lock looks at the revision again. Only one append is ever waited for, so no two processes wait for each
 * other.
 */
const appending = (ifLocked: '' | 'skip locked') => `
  with asked as materialized (
    select * from unnest(${arrays(1, ASKED)}) as a (id, revision, added, ${columns.join(', ')})
  ), locked as materialized (
    select asked.*
    from asked join match using (id)
    where match.revision = asked.revision
    for no key update of match ${ifLocked}
  ), changed as (
    update match set
      revision = match.revision + 1,
      length = match.length + locked.added,
      ${columns.map((column) => `${column} = coalesce(locked.${column}, match.${column})`).join(', ')}
    from locked
    where match.id = locked.id and match.revision = locked.revision
    returning match.id, match.revision, match.length, match.length - locked.added as start
  ), logged as (
    insert into log (match_id, n, entry)
    select id, start + i, entry
    from unnest(${arrays(ENTRIES, ['text', 'integer', 'text'])}) as e (id, i, entry)
    join changed using (id)
  ), joined as (
    insert into match_guest (match_id, guest)
    select id, guest from unnest(${arrays(JOINED, ['text', 'text'])}) as g (id, guest)
    join changed using (id)
    on conflict do nothing
  ), gone as (
    delete from match_guest using changed, unnest(${arrays(LEFT, ['text', 'text'])}) as g (id, guest)
    where changed.id = g.id and match_guest.match_id = g.id and match_guest.guest = g.guest
  ), noticed as (
    insert into notice
      (id, way, by, match_id, kind, about, due_at, told, tries, claim, claimed_until)
    select way.id || '/' || n.match || '/' || n.kind, way.id, way.by, n.match, n.kind, n.about, ${NOW}, 0, 0, '', 0
    from unnest(${arrays(NOTICES, ['text', 'text', 'text', 'text', 'text'])}) as n (id, guest, match, kind, about)
    join changed using (id)
    join notice_way as way on way.guest = n.guest and way.confirmed = 1
    on conflict (id) do update set
      about = excluded.about, due_at = excluded.due_at, told = 0, tries = 0, claim = '', claimed_until = 0
  )
  select id, true as done, ${noticeOf('match', ['id', 'revision', 'length'])} from changed
  union all
  select asked.id, false, null
  from asked join match using (id)
  where match.revision = asked.revision and asked.id not in (select id from locked)`

/** For many, that wait for nobody; and for one, that waits. */
const TOGETHER = { name: 'append', text: appending('skip locked') }
const ALONE = { name: 'append-alone', text: appending('') }

/** Runs appends for different matches together; says of each whether it was done, or that its match is locked. */
export async function appendAll(
  pool: Pool,
  appends: readonly Append[],
): Promise<(boolean | typeof HELD)[]> {
  const outcomes = await append(pool, TOGETHER, appends)
  return appends.map(({ id }) => {
    const done = outcomes.get(id)
    return done === false ? HELD : done === true
  })
}

/** Runs one append, and waits for who has locked its match. */
export async function appendOne(pool: Pool, one: Append): Promise<boolean> {
  return (await append(pool, ALONE, [one])).get(one.id) === true
}

/** By match: true if done, false if locked; what somebody else was quicker to do is missing. */
async function append(
  pool: Pool,
  statement: typeof TOGETHER,
  appends: readonly Append[],
): Promise<Map<string, boolean>> {
  const entries = appends.flatMap(({ id, entries }) =>
    entries.map((entry, i) => ({ id, i, entry })),
  )
  const joined = appends.flatMap(({ id, change }) =>
    [...new Set(change.joined)].map((guest) => ({ id, guest })),
  )
  const left = appends.flatMap(({ id, change }) =>
    (change.left ?? [])
      .filter((guest) => change.joined?.includes(guest) !== true)
      .map((guest) => ({ id, guest })),
  )
  const notices = appends.flatMap(({ id, change }) => noticesOf(id, change.notices ?? []))
  const { rows } = await pool.query<{ id: string; done: boolean }>({
    ...statement,
    values: [
      appends.map(({ id }) => id),
      appends.map(({ revision }) => revision),
      appends.map(({ entries }) => entries.length),
      ...changeable.map(([field]) => appends.map(({ change }) => change[field] ?? null)),
      entries.map(({ id }) => id),
      entries.map(({ i }) => i),
      entries.map(({ entry }) => entry),
      joined.map(({ id }) => id),
      joined.map(({ guest }) => guest),
      left.map(({ id }) => id),
      left.map(({ guest }) => guest),
      notices.map(({ id }) => id),
      notices.map(({ guest }) => guest),
      notices.map(({ match }) => match),
      notices.map(({ kind }) => kind),
      notices.map(({ about }) => about),
    ],
  })
  return new Map(rows.map(({ id, done }) => [id, done]))
}

/** Each with its match, and none twice: one statement does not change a row again that it has just changed. */
function noticesOf(id: string, given: readonly NewNotice[]) {
  const whole = given.map(({ match = id, ...rest }) => ({ id, match, ...rest }))
  const latest = new Map(whole.map((one) => [`${one.guest} ${one.match} ${one.kind}`, one]))
  return [...latest.values()]
}
