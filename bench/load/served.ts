import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '@eldertable/testkit/bundle.ts'
import type { Usage } from './usage.ts'

/** A server in another process, bundled as it is for use. */
export interface Served {
  readonly port: number
  usage(): Promise<Usage>
  stop(): Promise<void>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** With LOAD_PROFILE=<folder> the server leaves a profile of its processor time there. */
const profiling = process.env['LOAD_PROFILE']
  ? ['--cpu-prof', `--cpu-prof-dir=${process.env['LOAD_PROFILE']}`]
  : []

const OURS = {
  server: 'bench/load/server.ts',
  'bot-worker': 'server/bot-worker.ts',
  'file-worker': 'server/file-worker.ts',
  'store-writer': 'store/writer-thread.ts',
}

/** Our server on a database. */
export const serve = (databaseUrl: string): Promise<Served> => launch(OURS, [databaseUrl])

/** boardgame.io's own server. */
export const servePeer = (): Promise<Served> => launch({ server: 'bench/load/peer-server.ts' }, [])

async function launch(
  programs: Readonly<Record<string, string>>,
  given: readonly string[],
): Promise<Served> {
  const bundled = await bundle(programs)
  const execArgv = ['--expose-gc', ...profiling]
  const cwd = path.join(root, 'server')
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = fork(bundled.program('server'), given, { cwd, execArgv, env })
  const [port] = (await once(child, 'message')) as [number]
  return {
    port,
    async usage() {
      child.send('usage')
      const [used] = (await once(child, 'message')) as [Usage]
      return used
    },
    async stop() {
      const gone = once(child, 'exit')
      child.send('stop')
      await gone
      bundled.remove()
    },
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      bundled.remove()
    },
  }
}
