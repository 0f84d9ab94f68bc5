import { readFileSync } from 'node:fs'

/** A title's rulebook as players read it, for tests that hold content and words against it. */
export class Printed {
  readonly text: string

  constructor(file: URL) {
    this.text = readFileSync(file, 'utf8')
  }

  /** The rows of the first table under a heading, cell by cell, without its head. */
  rowsUnder(heading: string): string[][] {
    return this.#tableUnder(heading).slice(2)
  }

  /** The same rows, each by the titles of its columns. */
  recordsUnder(heading: string): Record<string, string>[] {
    const [titles = []] = this.#tableUnder(heading)
    return this.rowsUnder(heading).map((row) =>
      Object.fromEntries(titles.map((title, column) => [title, row[column] ?? ''])),
    )
  }

  #tableUnder(heading: string): string[][] {
    const [, under] = this.text.split(`\n### ${heading}\n`)
    if (under === undefined) throw new Error(`the rulebook has no heading ${heading}`)
    const lines = under.split('\n')
    const table = lines.slice(lines.findIndex((line) => line.startsWith('|')))
    const length = table.findIndex((line) => !line.startsWith('|'))
    return table.slice(0, length).map(cellsOf)
  }
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
