import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { bundle } from '@eldertable/testkit/bundle.ts'
import type { ServerConfig } from '../config.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The program of a server for tests, bundled: it starts in a fraction of the time. */
export interface ServerProgram {
  launch(config: ServerConfig, disk?: SmallDisk): Promise<ChildServer>
  /** Ends what is still running and removes the bundle. */
  end(): Promise<void>
}

/** The system fails every write that would make a file longer than this: as real as a disk that takes no more. */
interface SmallDisk {
  readonly longestFile: number
}

export interface ChildServer {
  readonly url: string
  /** The lines of its log. */
  readonly log: readonly string[]
  /** Resolves when the process has ended. */
  readonly gone: Promise<unknown>
  /** Ends the process as a power cut would. */
  kill(): Promise<void>
  /** Asks the process to end. */
  stop(): Promise<number | null>
}

const PROGRAMS = {
  server: 'server/testing/process.ts',
  'store-writer': 'store/writer-thread.ts',
}

/** The programs by name, with the path of each source from the root: `server` is the one that is launched. */
export async function serverProgram(
  programs: Readonly<Record<string, string>> = PROGRAMS,
): Promise<ServerProgram> {
  const running = new Set<ChildProcess>()
  const bundled = await bundle(programs)
  return {
    async launch(config, disk) {
      const command = [process.execPath, bundled.program('server'), JSON.stringify(config)]
      const [program = '', ...given] = disk === undefined ? command : limited(command, disk)
      const child = spawn(program, given, {
        cwd: path.join(root, 'server'),
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      running.add(child)
      const gone = once(child, 'exit')
      void gone.then(() => running.delete(child))
      const lines = createInterface({ input: child.stdout })
      const [port] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as [string?]
      if (port === undefined) throw new Error('the server did not start: see above')
      const log: string[] = []
      lines.on('line', (line) => log.push(line))
      return {
        url: `http://127.0.0.1:${port}`,
        log,
        gone,
        async kill() {
          child.kill('SIGKILL')
          await gone
        },
        async stop() {
          child.kill('SIGTERM')
          const [code] = (await gone) as [number | null]
          return code
        },
      }
    },
    async end() {
      const ends = [...running].map((child) => {
        child.kill('SIGKILL')
        return once(child, 'exit')
      })
      await Promise.all(ends)
      bundled.remove()
    },
  }
}

/** A shell sets the limit, counted in blocks of 512 bytes, and becomes the program. */
const limited = (command: readonly string[], { longestFile }: SmallDisk): string[] => [
  '/bin/sh',
  '-c',
  'ulimit -f "$0" && exec "$@"',
  String(longestFile / 512),
  ...command,
]
