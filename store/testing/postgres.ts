import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/** A PostgreSQL server for tests. */
export interface TestServer {
  /** Makes an empty database and gives its address. */
  readonly database: () => Promise<string>
  /** Removes the databases and, if the server is ours, the server. */
  readonly end: () => Promise<void>
}

/** A server that the tests may stop and start again. */
export interface OwnServer extends TestServer {
  /** Stops: `fast` says goodbye to everyone, `immediate` is a crash. */
  readonly stop: (how: 'fast' | 'immediate') => Promise<void>
  readonly start: () => Promise<void>
}

/** The server in TEST_DATABASE_URL, where the tests must be allowed to make databases; or one of our own. */
export async function testServer(): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL']
  if (given === undefined) return ownServer()
  const databases = databasesOn(given)
  return { database: databases.make, end: databases.dropAll }
}

/** Starts a server of our own. A durable one waits for the disk at each commit. */
export async function ownServer({ durable = false } = {}): Promise<OwnServer> {
  const keeper = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('postgres-keeper.ts', import.meta.url))].concat(
      durable ? 'durable' : [],
    ),
    {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const lines = createInterface({ input: keeper.stdout })[Symbol.asyncIterator]()
  const ask = async (line: string): Promise<string> => {
    keeper.stdin.write(`${line}\n`)
    const { value, done } = await lines.next()
    if (done === true) throw new Error('PostgreSQL could not be started: see above')
    return value
  }
  const port = (await ask('start')).slice('at '.length)
  const databases = databasesOn(`postgres://postgres@127.0.0.1:${port}/postgres`)
  return {
    database: databases.make,
    async stop(how) {
      await ask(`stop ${how}`)
    },
    async start() {
      await ask('start')
    },
    async end() {
      const gone = once(keeper, 'exit')
      keeper.stdin.end()
      await gone
    },
  }
}

function databasesOn(url: string) {
  const made: string[] = []
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }
  return {
    make: async (): Promise<string> => {
      const name = `eldertable_test_${randomUUID().replaceAll('-', '')}`
      await run(`create database ${name}`)
      made.push(name)
      const address = new URL(url)
      address.pathname = name
      return address.href
    },
    dropAll: () => run(...made.map((name) => `drop database if exists ${name} with (force)`)),
  }
}
