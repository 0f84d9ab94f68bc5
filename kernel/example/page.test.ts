import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** The pages that quote code, and the folders of which they show every file. */
const pages = [
  { page: 'write-a-title', shows: [] },
  { page: 'draw-a-board', shows: ['examples/first-title/board'] },
  { page: 'title-reference', shows: ['kernel/example'] },
  { page: 'debug-a-match', shows: [] },
].map(({ page, shows }) => {
  const text = fs.readFileSync(path.join(root, `docs/${page}.md`), 'utf8')
  return { page, shows, text, blocks: blocksOf(text) }
})

/** The code on a page: the file that it says it is from, and its lines. */
function blocksOf(text: string): { file: string; code: string }[] {
  return [...text.matchAll(/^```ts *(\S*)\n(.*?)^```$/gms)].map(([, file = '', code = '']) => ({
    file,
    code: linesOf(code),
  }))
}

/** Without indentation: a formatter may move an excerpt to the left. */
function linesOf(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}

describe.each(pages)('the page $page', ({ text, blocks, shows }) => {
  it.each(blocks)('shows $file as it is', ({ file, code }) => {
    const source = linesOf(fs.readFileSync(path.join(root, file), 'utf8'))
    expect(code).not.toBe('')
    expect(source).toContain(code)
  })

  it.each(shows)('shows something of every file of %s', (folder) => {
    const below = fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    const files = below.filter((file) => /\.tsx?$/.test(file) && file !== 'page.test.ts')
    const shown = new Set(blocks.map(({ file }) => path.relative(folder, file)))
    expect(files.length).toBeGreaterThan(3)
    expect(files.filter((file) => !shown.has(file))).toEqual([])
  })

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !fs.existsSync(path.join(root, 'docs', link)))).toEqual([])
  })
})
