// A number alone is part of a name, such as that of a space.
const WITH_NOTE = /^(.+) \(([^()]*[a-z][^()]*)\)$/

/** A label without what stands in brackets at its end, and that: the price of an option, or what comes of it. */
export function labelAndNote(text: string): { label: string; note?: string } {
  const [, label, note] = WITH_NOTE.exec(text) ?? []
  return label === undefined || note === undefined ? { label: text } : { label, note }
}
