import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const page = fs.readFileSync(path.join(root, 'docs/write-a-title.md'), 'utf8')

/** The code on the page: the file that it says it is from, and its lines. */
const blocks = [...page.matchAll(/^```ts *(\S*)\n(.*?)^```$/gms)].map(
  ([, file = '', code = '']) => ({
    file,
    code: linesOf(code),
  }),
)

/** Without indentation: a formatter may move an excerpt to the left. */
function linesOf(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}

describe('the page on how to write a title', () => {
  it.each(blocks)('shows $file as it is', ({ file, code }) => {
    const source = linesOf(fs.readFileSync(path.join(root, file), 'utf8'))
    expect(code).not.toBe('')
    expect(source).toContain(code)
  })

  it('shows something of every file of the example', () => {
    const below = fs.readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    const files = below.filter((file) => file.endsWith('.ts') && file !== 'page.test.ts')
    const shown = new Set(blocks.map(({ file }) => path.relative('kernel/example', file)))
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter((file) => !shown.has(file))).toEqual([])
  })

  it('links to files that exist', () => {
    const links = [...page.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !fs.existsSync(path.join(root, 'docs', link)))).toEqual([])
  })
})
