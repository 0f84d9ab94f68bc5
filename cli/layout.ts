/** Rows as text in columns; the columns named in `right` are aligned to the right. */
export function columns(
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string[] {
  const widths: number[] = []
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length)
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const width = widths[i] ?? 0
        return right.includes(i) ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd(),
  )
}

/** `31.2 %` */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

/** `1,234,567` */
export function grouped(count: number): string {
  return count.toLocaleString('en-GB')
}

/** `1 pick`, `3 picks` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`
}
