import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A copy of some rooms of this repository, with the same npm packages, in which a test may change anything. */
export interface ScratchHouse {
  readonly root: string
  remove(): void
}

const isWanted = (file: string): boolean =>
  !/[\\/](?:node_modules|fixtures|dist)(?:[\\/]|$)|\.test\.ts$/.test(path.relative(root, file))

export function scratchHouse(rooms: readonly string[]): ScratchHouse {
  const copy = mkdtempSync(path.join(tmpdir(), 'eldertable-house-'))
  const packages = path.join(root, 'node_modules')
  const linked = path.join(copy, 'node_modules')
  mkdirSync(path.join(linked, '@eldertable'), { recursive: true })
  for (const name of readdirSync(packages))
    if (name !== '@eldertable' && !name.startsWith('.'))
      symlinkSync(path.join(packages, name), path.join(linked, name), 'junction')
  cpSync(path.join(root, 'package.json'), path.join(copy, 'package.json'))
  cpSync(path.join(root, 'tsconfig.base.json'), path.join(copy, 'tsconfig.base.json'))
  for (const room of rooms) {
    cpSync(path.join(root, room), path.join(copy, room), { recursive: true, filter: isWanted })
    symlinkSync(path.join(copy, room), path.join(linked, '@eldertable', room), 'junction')
  }
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) }
}
