import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A path in a new folder that is gone after the test. */
export function scratch(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'eldertable-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, name)
}
