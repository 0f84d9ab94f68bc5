/** A JSON object from texts that are JSON already: what was made once need not be made again. */
export function joinFields(fields: Readonly<Record<string, string | undefined>>): string {
  let text = ''
  for (const name in fields) {
    const value = fields[name]
    if (value !== undefined) text += `${text === '' ? '{' : ','}"${name}":${value}`
  }
  return text === '' ? '{}' : `${text}}`
}
