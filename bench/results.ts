/** A report with sections in it replaced by those of the same heading; new ones come at the end. */
export function withSections(report: string, sections: readonly string[]): string {
  const [head = '', ...old] = report.trimEnd().split(/\n(?=## )/)
  const kept = new Map(old.map((text) => [headingOf(text), text.trimEnd()]))
  for (const text of sections) kept.set(headingOf(text), text.trimEnd())
  return `${[head.trimEnd(), ...kept.values()].join('\n\n')}\n`
}

const headingOf = (text: string): string => text.slice(0, text.indexOf('\n'))
