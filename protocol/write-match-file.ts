import type { MatchFile } from './match-file.ts'
import { PLAIN_FORMAT_VERSION } from './match-format.ts'

/** The text of a match file: one line a pick, so that people and diffs can read it. */
export function writeMatchFile(file: MatchFile): string {
  const { log } = file
  const isPlain = log.every((entry) => entry.do !== 'rewind')
  const { log: _, ...rest } = isPlain ? { ...file, formatVersion: PLAIN_FORMAT_VERSION } : file
  // Everything else is short: one line a field, in the order of the schema, with the log in its place.
  const lines = Object.entries(rest).flatMap(([name, value]) => {
    if (value === undefined) return []
    const line = `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`
    return name === 'start' ? [line, `  "log": ${logLines(log)}`] : [line]
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

function logLines(log: MatchFile['log']): string {
  if (log.length === 0) return '[]'
  return `[\n${log.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`
}
