/**
 * Whether what was read is the plain data that was expected. It looks no deeper than what was expected goes, so that it
 * comes to an end whatever was read; fields without a value are none, as in JSON.
 */
export function isSameData(expected: unknown, read: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return Object.is(expected, read)
  if (typeof read !== 'object' || read === null) return false
  if (Array.isArray(expected) !== Array.isArray(read)) return false
  const fields = fieldsOf(expected)
  return (
    fields.length === fieldsOf(read).length &&
    fields.every(
      ([name, value]) =>
        Object.hasOwn(read, name) && isSameData(value, (read as Record<string, unknown>)[name]),
    )
  )
}

const fieldsOf = (record: object): [string, unknown][] =>
  Object.entries(record).filter(([, value]) => value !== undefined)
