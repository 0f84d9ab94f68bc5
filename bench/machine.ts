import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

/** What the figures were measured on: no names, no paths. */
export function machineText(): string {
  const cpus = os.cpus()
  const memory = Math.round(os.totalmem() / 2 ** 30)
  const load = os.loadavg()[0] ?? 0
  return [
    `- Date: ${new Date().toISOString().slice(0, 10)}`,
    `- CPU: ${cpus[0]?.model.trim() ?? 'unknown'}, ${cpus.length} cores, ${memory} GiB of memory`,
    `- Load when it began: ${load.toFixed(1)}`,
    `- Node ${process.versions.node} (V8 ${process.versions.v8}), ${os.type()} ${os.arch()}`,
    `- boardgame.io ${versionOf('boardgame.io')}, tsx ${versionOf('tsx')}`,
  ].join('\n')
}

function versionOf(name: string): string {
  const require = createRequire(import.meta.url)
  // Not every package lets its package.json be imported: look for the folder instead.
  for (const folder of require.resolve.paths(name) ?? []) {
    const file = path.join(folder, name, 'package.json')
    if (fs.existsSync(file))
      return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version
  }
  return 'unknown'
}
