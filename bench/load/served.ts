import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Usage } from './server.ts'

/** A server in another process, bundled as it is for use. */
export interface Served {
  readonly port: number
  usage(): Promise<Usage>
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = path.join(root, 'node_modules/.cache/eldertable', `load-${process.pid}`)

/** With LOAD_PROFILE=<folder> the server leaves a profile of its processor time there. */
const profiling = process.env['LOAD_PROFILE']
  ? ['--cpu-prof', `--cpu-prof-dir=${process.env['LOAD_PROFILE']}`]
  : []

export async function serve(databaseUrl: string): Promise<Served> {
  const program = await bundle()
  const execArgv = ['--expose-gc', ...profiling]
  const cwd = path.join(root, 'server')
  const child = fork(program, [databaseUrl], { cwd, execArgv })
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
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function bundle(): Promise<string> {
  await build({
    absWorkingDir: root,
    entryPoints: { server: 'bench/load/server.ts', 'bot-worker': 'server/bot-worker.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    plugins: [
      {
        name: 'npm-packages-stay-outside',
        setup(build) {
          build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
            kind === 'entry-point' || name.startsWith('@eldertable/')
              ? undefined
              : { path: name, external: true },
          )
        },
      },
    ],
  })
  return path.join(folder, 'server.mjs')
}
