/** JSON with one line for each field: long lists stay compact and a diff still says which field changed. */
export function fieldsText(record: object): string {
  const lines = Object.entries(record).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}
