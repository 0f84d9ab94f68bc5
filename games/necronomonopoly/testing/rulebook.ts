import { readFileSync } from 'node:fs'

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')

/** The rows of the first table under a heading of the rulebook, each by its column titles. */
export function tableUnder(heading: string): Record<string, string>[] {
  const [, under] = rules.split(`\n### ${heading}`)
  if (under === undefined) throw new Error(`the rulebook has no heading ${heading}`)
  const lines = under.split('\n')
  const top = lines.findIndex((line) => line.startsWith('|'))
  const table = lines.slice(top)
  const length = table.findIndex((line) => !line.startsWith('|'))
  const [titles = [], , ...rows] = table.slice(0, length).map(cellsOf)
  return rows.map((row) =>
    Object.fromEntries(titles.map((title, column) => [title, row[column] ?? ''])),
  )
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
