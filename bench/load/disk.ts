import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { percentile } from '@eldertable/bots'

/** Milliseconds for which the disk keeps one waiting who wants to be sure: the floor under every durable pick. */
export function diskWait(file: string): { p50: number; p99: number } {
  const page = Buffer.alloc(4096)
  const disk = openSync(file, 'w')
  const times: number[] = []
  for (let i = 0; i < 300; i++) {
    writeSync(disk, page)
    const since = performance.now()
    fdatasyncSync(disk)
    times.push(performance.now() - since)
  }
  closeSync(disk)
  rmSync(file)
  times.sort((a, b) => a - b)
  return { p50: percentile(times, 50), p99: percentile(times, 99) }
}
