import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { games } from '@eldertable/games'
import { InlineBots } from '@eldertable/match'
import { DEFAULTS, LIMITS, type Limits, type ServerConfig } from '../config.ts'
import { startServer, type RunningServer, type ServerParts } from '../start-server.ts'
import { knownKeys } from './known-keys.ts'
import { Visitor } from './visitor.ts'

/** A real server on a free port with a database of its own, and people who visit it. */
export interface TestServer extends RunningServer {
  readonly folder: string
  /** A new guest; from an address of their own where a proxy is trusted. */
  guest(name: string, from?: string): Promise<Visitor>
  /** Closes the server and removes its files. */
  end(): Promise<void>
}

type Given = Partial<Omit<ServerConfig, 'limits'>> & { limits?: Partial<Limits> }

/** Nothing that a test does by the way should meet a limit; a test of a limit sets it. */
const WIDE: Limits = {
  ...LIMITS,
  messageBurst: 100_000,
  messagesPerSecond: 100_000,
  watchBurst: 100_000,
  watchesPerSecond: 100_000,
  watchesPerAddress: 100_000,
  linesPerMinute: 100_000,
  asksPerMinute: 100_000,
  reportsPerHour: 100_000,
  aimBurst: 100_000,
  aimsPerSecond: 100_000,
  hintBurst: 100_000,
  hintsPerSecond: 100_000,
  fruitlessBurst: 100_000,
  fruitlessPerSecond: 100_000,
  connectionsPerGuest: 1_000,
  connectionsPerAddress: 1_000,
  wiresPerAddress: 10_000,
  requestsPerMinute: 100_000,
  creationsPerMinute: 100_000,
  recoveriesPerHour: 100_000,
  invitationsPerHour: 100_000,
  notesPerHour: 100_000,
  looksPerMinute: 100_000,
  filesPerMinute: 100_000,
  figuresPerMinute: 100_000,
  tablesPerGuest: 1_000,
  importsPerGuest: 1_000,
}

/** The configuration of a server for tests: no waiting, no log. */
export function testConfig(folder: string, given: Given = {}): ServerConfig {
  return {
    ...DEFAULTS,
    port: 0,
    databaseUrl: `sqlite:${path.join(folder, 'test.db')}`,
    dataDir: folder,
    bugs: path.join(folder, 'bugs'),
    logLevel: 'silent',
    botPause: 0,
    ...given,
    limits: { ...WIDE, ...given.limits },
  }
}

export async function startTestServer(
  given: Given = {},
  parts: ServerParts = {},
): Promise<TestServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'eldertable-server-'))
  const server = await startServer(testConfig(folder, given), {
    bots: new InlineBots(games),
    newKey: knownKeys(),
    ...parts,
  })
  return {
    ...server,
    folder,
    guest: (name, from) => Visitor.named(server.url, name, from),
    async end() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** For everything that waits for a server or a database: the machine may be busy. */
export const PATIENCE = 120_000
