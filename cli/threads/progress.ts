import cliProgress from 'cli-progress'
import type { Terminal } from '../terminal.ts'

/** Shows how far the work is, to a person at a terminal and to nobody else. */
export interface Progress {
  readonly add: (count: number) => void
  readonly stop: () => void
}

export function startProgress(terminal: Terminal, total: number, what: string): Progress {
  if (!terminal.showsProgress) return { add: () => {}, stop: () => {} }
  const bar = new cliProgress.SingleBar(
    {
      format: `{bar} {percentage} % | {value} of {total} ${what} | {eta_formatted} left`,
      stream: terminal.errors,
      hideCursor: true,
      clearOnComplete: true,
    },
    cliProgress.Presets.shades_classic,
  )
  bar.start(total, 0)
  return { add: (count) => bar.increment(count), stop: () => bar.stop() }
}
