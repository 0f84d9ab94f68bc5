import { readFileSync } from 'node:fs'

/** The rulebook that players read. */
export const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')

/** The rows of the first table under a heading, cell by cell, without its head. */
export function tableUnder(heading: string): string[][] {
  const lines = rulebook.slice(rulebook.indexOf(`${heading}\n`)).split('\n')
  const start = lines.findIndex((line) => line.startsWith('|'))
  const rows = lines.slice(start)
  const end = rows.findIndex((line) => !line.startsWith('|'))
  return rows.slice(2, end).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}
