import { readFileSync } from 'node:fs'

/** What a server has used since it began, and what it holds at the moment. */
export interface Usage {
  readonly cpuSeconds: number
  /** Of which the system used so much: sockets and disk. */
  readonly systemSeconds: number
  /** And this many seconds were of the main thread, on which the server plays and tells; 0 where nobody can say. */
  readonly mainSeconds: number
  readonly heapBytes: number
  readonly rssBytes: number
  /** Of guests: a client without a name is not counted. */
  readonly connections: number
}

/** What this process has used; its garbage is collected first. */
export function usageHere(connections: number): Usage {
  globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { heapUsed, rss } = process.memoryUsage()
  return {
    cpuSeconds: (user + system) / 1e6,
    systemSeconds: system / 1e6,
    mainSeconds: mainSeconds(),
    heapBytes: heapUsed,
    rssBytes: rss,
    connections,
  }
}

/** Of several servers together. */
export function sumOf(usages: readonly Usage[]): Usage {
  const sum = (figure: (usage: Usage) => number): number =>
    usages.reduce((all, one) => all + figure(one), 0)
  return {
    cpuSeconds: sum((one) => one.cpuSeconds),
    systemSeconds: sum((one) => one.systemSeconds),
    mainSeconds: sum((one) => one.mainSeconds),
    heapBytes: sum((one) => one.heapBytes),
    rssBytes: sum((one) => one.rssBytes),
    connections: sum((one) => one.connections),
  }
}

/** Linux tells in nanoseconds what a thread has used; the main thread has the number of the process. */
function mainSeconds(): number {
  try {
    return (
      Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9
    )
  } catch {
    return 0
  }
}

/** Answers the parent: `usage` with the figures, anything else by ending in good order. */
export function answerParent(port: number, usage: () => Usage, close: () => Promise<void>): void {
  process.on('message', (message) => {
    if (message === 'usage') process.send?.(usage())
    else void close().then(() => process.exit())
  })
  process.on('disconnect', () => process.exit())
  process.send?.(port)
}
