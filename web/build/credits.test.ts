import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { creditFiles, renderCredits, withGames } from './credits.ts'

const root = new URL('../../', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8')
const credits = read('CREDITS.md')

interface Manifest {
  workspaces?: string[]
  dependencies?: Record<string, string>
}
const manifest = (file: string) => JSON.parse(read(file)) as Manifest

describe('CREDITS.md', () => {
  const rooms = [
    'kernel',
    'protocol',
    'store',
    'match',
    'bots',
    'games',
    'board-kit',
    'server',
    'web',
    'cli',
  ]
  const packages = rooms
    .flatMap((room) => Object.keys(manifest(`${room}/package.json`).dependencies ?? {}))
    .filter((name) => !/^@(?:eldertable|fontsource)\//.test(name))

  it.each([...new Set(packages)])('names %s', (name) => {
    const rows = credits.split('\n').filter((line) => line.startsWith('| '))
    expect(
      rows.some((row) => (row.split('|')[1] ?? '').split(',').some((one) => one.trim() === name)),
    ).toBe(true)
  })

  it('has the makers of every game in one table', () => {
    const { house, titles } = creditFiles(fileURLToPath(root))
    const files = titles.map((file) => readFileSync(file, 'utf8'))
    const html = renderCredits(withGames(readFileSync(house, 'utf8'), files))
    const { length } = readdirSync(new URL('games', root), { withFileTypes: true }).filter((one) =>
      one.isDirectory(),
    )
    const [games = ''] = /<table>[\s\S]*?<\/table>/.exec(html) ?? []
    expect(games.match(/<th scope="row">/g)).toHaveLength(length)
    expect(games.match(/data-column="Design"/g)).toHaveLength(length)
    expect(html).not.toContain('CREDITS.md --')
  })

  it('becomes tables whose rows say what each cell is', () => {
    const html = renderCredits('| A | B |\n| --- | --- |\n| x | y |\n')
    expect(html).toContain('<th scope="row">x</th>')
    expect(html).toContain('<td data-column="B">y</td>')
  })
})
