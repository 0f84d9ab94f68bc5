import pg from 'pg'

/** Lets nobody change these matches of a PostgreSQL database until the answer is called. */
export async function lockMatches(
  url: string,
  ids: readonly string[],
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query('select 1 from match where id = any($1) for update', [ids])
  return () => client.end()
}
