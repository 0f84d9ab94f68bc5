import type { MatchFile } from './match-file.ts'
import { PLAIN_FORMAT_VERSION } from './match-format.ts'

/** The text of a match file: one line a pick, so that people and diffs can read it. */
export function writeMatchFile({ log, ...rest }: MatchFile): string {
  return matchFileText(
    rest,
    log.map((entry) => JSON.stringify(entry)),
  )
}

/** The same where the entries of the log are texts already. */
export function matchFileText(file: Omit<MatchFile, 'log'>, log: readonly string[]): string {
  const isPlain = !log.some(isRewind)
  const rest = isPlain ? { ...file, formatVersion: PLAIN_FORMAT_VERSION } : file
  // Everything else is short: one line a field, in the order of the schema, with the log in its place.
  const lines = Object.entries(rest).flatMap(([name, value]) => {
    if (value === undefined) return []
    const line = `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`
    return name === 'start' ? [line, `  "log": ${logLines(log)}`] : [line]
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

const logLines = (log: readonly string[]): string =>
  log.length === 0 ? '[]' : `[\n    ${log.join(',\n    ')}\n  ]`

/** Within a text of JSON, quotes are escaped: what somebody said is never taken for it. */
const isRewind = (entry: string): boolean => entry.includes('"do":"rewind"')
