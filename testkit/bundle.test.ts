import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { bundle } from './bundle.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = path.join(root, 'node_modules/.cache/eldertable')
const folders: string[] = []

/** The paths of sources from the root, written for this test. */
function written(sources: Readonly<Record<string, string>>): (name: string) => string {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'sources-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(folder, name), text)
  return (name) => path.relative(root, path.join(folder, name))
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describe('a bundled program', () => {
  it('has constants for functions, which are known before they are written', async () => {
    const sources = written({
      'main.ts': `
        import { chant } from './chant.ts'
        export const early = echo('Iä')
        export function echo(text: string): string { return text + chant(text.length) }
        console.log(early, echo.name)`,
      'chant.ts': `
        import { echo } from './main.ts'
        export function chant(times: number): string { return '!'.repeat(times) }
        export const isKnown = typeof echo`,
    })
    const programs = await bundle({ chanting: sources('main.ts') })
    try {
      const file = programs.program('chanting')
      expect(execFileSync(process.execPath, [file], { encoding: 'utf8' })).toBe('Iä!! echo\n')
      const text = readFileSync(file, 'utf8')
      expect(text).toContain('const echo = function echo(')
      expect(text).not.toMatch(/^function /m)
    } finally {
      programs.remove()
    }
  })

  it('says what is wrong with its source', async () => {
    const sources = written({ 'broken.ts': 'export const = 1' })
    await expect(bundle({ broken: sources('broken.ts') })).rejects.toThrow('broken.ts')
  })
})
