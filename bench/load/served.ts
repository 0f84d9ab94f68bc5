import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '@eldertable/testkit/bundle.ts'
import type { Usage } from './server.ts'

/** A server in another process, bundled as it is for use. */
export interface Served {
  readonly port: number
  usage(): Promise<Usage>
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** With LOAD_PROFILE=<folder> the server leaves a profile of its processor time there. */
const profiling = process.env['LOAD_PROFILE']
  ? ['--cpu-prof', `--cpu-prof-dir=${process.env['LOAD_PROFILE']}`]
  : []

export async function serve(databaseUrl: string): Promise<Served> {
  const bundled = await bundle({
    server: 'bench/load/server.ts',
    'bot-worker': 'server/bot-worker.ts',
    'store-writer': 'store/writer-thread.ts',
  })
  const execArgv = ['--expose-gc', ...profiling]
  const cwd = path.join(root, 'server')
  const child = fork(bundled.program('server'), [databaseUrl], { cwd, execArgv })
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
  }
}
