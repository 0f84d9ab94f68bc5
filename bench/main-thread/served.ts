import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '@eldertable/testkit/bundle.ts'

/** A server in another process, bundled as it is for use. */
export interface Served {
  readonly url: string
  /** Seconds of the longest stretch of its main thread while some work was done here. */
  longest(work: () => Promise<unknown>): Promise<number>
  /** Lets it close the tables at which nobody is. */
  sweep(): Promise<void>
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))

export async function serve(databaseUrl: string, bugs: string): Promise<Served> {
  const bundled = await bundle({
    server: 'bench/main-thread/server.ts',
    'bot-worker': 'server/bot-worker.ts',
    'file-worker': 'server/file-worker.ts',
    'store-writer': 'store/writer-thread.ts',
  })
  const cwd = path.join(root, 'server')
  const execArgv = process.env['MAIN_THREAD_PROFILE']
    ? ['--cpu-prof', `--cpu-prof-dir=${process.env['MAIN_THREAD_PROFILE']}`]
    : []
  const child = fork(bundled.program('server'), [databaseUrl, bugs], { cwd, execArgv })
  const answer = async (): Promise<number> => ((await once(child, 'message')) as [number])[0]
  const ask = (what: string): Promise<number> => {
    child.send(what)
    return answer()
  }
  const port = await answer()
  return {
    url: `http://127.0.0.1:${port}`,
    async longest(work) {
      await ask('begin')
      await work()
      return (await ask('end')) / 1_000
    },
    async sweep() {
      await ask('sweep')
    },
    async stop() {
      const gone = once(child, 'exit')
      child.send('stop')
      await gone
      bundled.remove()
    },
  }
}
