/** A table of the report. */
export interface Section {
  heading: string
  /** What was done, in a sentence or two. */
  about: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A section as Markdown, with columns wide enough to be read without a renderer too. */
export function sectionText({ heading, about, columns, rows }: Section): string {
  const widths = columns.map((column, i) =>
    Math.max(column.length, ...rows.map((row) => row[i]?.length ?? 0)),
  )
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, i) => pad(cells[i] ?? '', width, i)).join(' | ')} |`
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [`## ${heading}`, '', about, '', line(columns), rule, ...rows.map(line)].join('\n')
}

/** Words to the left, numbers to the right. */
const pad = (cell: string, width: number, column: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width)

/** Three digits that mean something: 6,120,000 or 5,740 or 0.0312. */
export function number(value: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: 3 })
}

export function ratio(value: number): string {
  return `${number(value)}x`
}

/** A time in the unit that suits it. */
export function time(seconds: number): string {
  if (seconds < 1e-6) return `${number(seconds * 1e9)} ns`
  if (seconds < 1e-3) return `${number(seconds * 1e6)} µs`
  return `${number(seconds * 1e3)} ms`
}

/** Whether a target is met, in words. */
export function target(words: string, met: boolean): string {
  return `${words}: ${met ? 'met' : 'NOT MET'}`
}
