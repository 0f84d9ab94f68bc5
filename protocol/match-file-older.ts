/** The versions of the format that can still be read, the oldest first. */
export const OLDER_FORMATS: readonly number[] = [1]

/**
 * Brings what a file of an older format says into today's words; what is wrong in it stays wrong, for the schema to
 * find. Version 1 knew no undo: its log was the line, and every table was strict.
 */
export function modernise(data: unknown, to: number): unknown {
  const file = data as { formatVersion?: unknown }
  return file.formatVersion === 1 ? { ...file, formatVersion: to, undo: 'strict' } : data
}
