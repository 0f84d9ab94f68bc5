import { Readable, Writable } from 'node:stream'
import type { GameEntry } from '@eldertable/kernel'
import { nightWatchGame } from '@eldertable/match/testing/night-watch.ts'
import { runCommand } from '../program.ts'
import { StreamTerminal } from '../terminal.ts'

const RULES = `# Night Watch
## The watch
- **NW-WATCH-1** The watcher *throws* or rests. \`ours\`
- **NW-WATCH-2** A throw adds its face. \`seed 1.2\` \`ruling R3\`
## The alarm
- **NW-ALARM-2** An alarm takes points from the watcher. \`ours\`
`

/** No test runs a server through the command: the server has its own. */
const NOWHERE = new URL('file:///nowhere')

/** What a command has printed, and its exit code. */
export interface Ran {
  code: number
  out: string
  err: string
}

/** Runs a command line in this process, at a table with Night Watch, with these lines as its input. */
export async function run(
  args: readonly string[],
  input: readonly string[] = [],
  games: readonly GameEntry[] = [nightWatchGame],
): Promise<Ran> {
  const out = new Collector()
  const err = new Collector()
  const lines = Readable.from(input.map((line) => `${line}\n`))
  const code = await runCommand(args, {
    games,
    terminal: new StreamTerminal(lines, out, err),
    worker: new URL('../sim-worker.mjs', import.meta.url),
    server: {
      botWorker: NOWHERE,
      fileWorker: NOWHERE,
      watchdog: NOWHERE,
      storeWriter: NOWHERE,
      web: NOWHERE,
    },
    rulebook: (title) =>
      title === nightWatchGame.title.id ? [{ file: 'RULES.md', text: RULES }] : [],
  })
  return { code, out: out.text, err: err.text }
}

class Collector extends Writable {
  text = ''

  override _write(chunk: unknown, _: BufferEncoding, done: () => void): void {
    this.text += String(chunk)
    done()
  }
}
