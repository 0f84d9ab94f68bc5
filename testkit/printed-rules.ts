import { readFileSync } from 'node:fs'
import { pageOf, readRulebook, type Page } from '@eldertable/rulebook'

type Block = Page['tree']['children'][number]
type Inline = Extract<Block, { type: 'paragraph' }>['children'][number]

/** A title's rulebook as players read it, in one file or several, for tests that hold content and words against it. */
export class PrintedRules {
  readonly text: string
  readonly #blocks: readonly Block[]
  #rules: ReadonlyMap<string, string> | undefined

  constructor(...files: readonly URL[]) {
    this.text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    this.#blocks = pageOf({ file: 'RULES.md', text: this.text }).tree.children
  }

  /** What some rules say, one after the other, without Markdown; the rule of a row is its cells. */
  rules(...ids: readonly string[]): string {
    this.#rules ??= new Map(
      readRulebook([{ file: 'RULES.md', text: this.text }]).rules.map(({ id, text }) => [id, text]),
    )
    const all = this.#rules
    return ids
      .map((id) => {
        const text = all.get(id)
        if (text === undefined) throw new Error(`the rulebook has no rule ${id}`)
        return text
      })
      .join(' ')
  }

  /** The rows of the first table under a heading, cell by cell, without its head. */
  rowsUnder(heading: string): string[][] {
    return this.#tableUnder(heading).slice(1)
  }

  /** The same rows, each by the titles of its columns; of the first table that has such a column, if one is named. */
  recordsUnder(heading: string, column?: string): Record<string, string>[] {
    const [titles = [], ...rows] = this.#tableUnder(heading, column)
    return rows.map((row) =>
      Object.fromEntries(titles.map((title, column) => [title, row[column] ?? ''])),
    )
  }

  #tableUnder(heading: string, column?: string): string[][] {
    const at = this.#blocks.findIndex(
      (block) => block.type === 'heading' && this.#insideOf(block) === heading,
    )
    if (at < 0) throw new Error(`the rulebook has no heading ${heading}`)
    for (const block of this.#blocks.slice(at)) {
      if (block.type !== 'table') continue
      const table = block.children.map((row) => row.children.map((cell) => this.#insideOf(cell)))
      if (column === undefined || table[0]?.includes(column)) return table
    }
    const which = column === undefined ? '' : ` with a column ${column}`
    throw new Error(`the rulebook has no table under ${heading}${which}`)
  }

  /** What was typed between the marks of a heading or a cell. */
  #insideOf({ children }: { children: readonly Inline[] }): string {
    const from = children[0]?.position?.start.offset ?? 0
    const to = children.at(-1)?.position?.end.offset ?? 0
    return this.text.slice(from, to)
  }
}
