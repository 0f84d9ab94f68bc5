import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Usage } from './server.ts'

/** A server in another process. */
export interface Served {
  readonly port: number
  usage(): Promise<Usage>
  stop(): Promise<void>
}

/** With LOAD_PROFILE=<folder> the server leaves a profile of its processor time there. */
const profiling = process.env['LOAD_PROFILE']
  ? ['--cpu-prof', `--cpu-prof-dir=${process.env['LOAD_PROFILE']}`]
  : []

export async function serve(databaseUrl: string): Promise<Served> {
  const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), [databaseUrl], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    execArgv: ['--import', 'tsx', '--expose-gc', ...profiling],
  })
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
    },
  }
}
