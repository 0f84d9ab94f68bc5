import pg from 'pg'

/** Lets nobody write to any log of a PostgreSQL database until the answer is called. */
export async function lockLogs(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query('lock table log in exclusive mode')
  return () => client.end()
}
