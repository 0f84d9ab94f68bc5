/** The versions of the format that can still be read, the oldest first. */
export const OLDER_FORMATS: readonly number[] = [1, 2]

/**
 * Brings what a file of an older format says into today's words; what is wrong in it stays wrong, for the schema to
 * find. Version 1 knew no undo: its log was the line, and every table was strict. Version 2 knew no `rewind`.
 */
export function modernise(data: unknown, to: number): unknown {
  const file = data as { formatVersion?: unknown }
  if (file.formatVersion === 1) return { ...file, formatVersion: to, undo: 'strict' }
  return file.formatVersion === 2 ? { ...file, formatVersion: to } : data
}
