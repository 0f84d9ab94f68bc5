import type { z } from 'zod'
import { matchFile, type MatchFile } from './match-file.ts'
import { modernise, OLDER_FORMATS } from './match-file-older.ts'
import { MATCH_FORMAT, MATCH_FORMAT_VERSION } from './match-format.ts'

/** Why a text is not a match file that can be used here. */
export type MatchFileFault =
  | 'not-json'
  | 'not-a-match'
  | 'other-format-version'
  | 'unknown-title'
  | 'other-title-version'
  | 'damaged'

/** A match file that can't be used; the message is one sentence for people. */
export class BadMatchFile extends Error {
  readonly fault: MatchFileFault

  constructor(fault: MatchFileFault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** What must be known of a title to tell whether its match files can be used. */
export interface ReadableTitle {
  readonly id: string
  readonly version: number
  /** Earlier versions whose rules are kept. */
  readonly earlier?: readonly { readonly version: number }[]
}

/** Reads a match file of one of these titles, or throws `BadMatchFile`. Older formats are read as if they were new. */
export function readMatchFile(text: string, titles: readonly ReadableTitle[]): MatchFile {
  const data = parseJson(text)
  checkFormat(data)
  const read = matchFile.safeParse(modernise(data, MATCH_FORMAT_VERSION))
  if (!read.success)
    throw new BadMatchFile('damaged', `The match file is damaged: ${firstOf(read.error)}.`)
  const file = read.data
  const title = titles.find(({ id }) => id === file.title)
  if (title === undefined)
    throw new BadMatchFile('unknown-title', `There is no title ${file.title} here.`)
  const version = lastVersionOf(file)
  if ([title, ...(title.earlier ?? [])].every((kept) => kept.version !== version))
    throw new BadMatchFile(
      'other-title-version',
      `The match was played with version ${version} of ${file.title}; this is version ${title.version}.`,
    )
  return file
}

/** The version of the rules by which a match was played last. */
function lastVersionOf({ titleVersion, log }: MatchFile): number {
  return log.reduce(
    (version, entry) => (entry.do === 'migrated' ? entry.to : version),
    titleVersion,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadMatchFile(
      'not-json',
      'The file is not readable as JSON: it is damaged or cut off.',
    )
  }
}

/** Comes before the schema, so that a file of another kind or time is not called damaged. */
function checkFormat(data: unknown): void {
  const { format, formatVersion } = (typeof data === 'object' && data !== null ? data : {}) as {
    format?: unknown
    formatVersion?: unknown
  }
  if (format !== MATCH_FORMAT)
    throw new BadMatchFile('not-a-match', 'The file is JSON, but not an Eldertable match.')
  const readable = [...OLDER_FORMATS, MATCH_FORMAT_VERSION]
  if (!readable.some((version) => version === formatVersion))
    throw new BadMatchFile(
      'other-format-version',
      `The match file has format version ${JSON.stringify(formatVersion) ?? 'none'}; only versions ${readable.slice(0, -1).join(', ')} and ${readable.at(-1)} can be read.`,
    )
}

/** `log.12.pick: expected number`: where the first thing is that does not fit, and what is wrong with it. */
function firstOf(error: z.ZodError): string {
  const [issue] = error.issues
  if (issue === undefined) return 'it does not fit the format'
  const where = issue.path.map(String).join('.') || 'at the top'
  const what = issue.message.replace(/^Invalid (input|string): /, '').replace(/\.$/, '')
  return `${where}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`
}
