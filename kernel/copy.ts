/** A deep copy of plain data. Arrays of numbers, of which a state mostly consists, are copied in one go. */
export function copy<T>(value: T): T {
  return (typeof value === 'object' && value !== null ? copyObject(value) : value) as T
}

function copyObject(value: object): object {
  if (Array.isArray(value)) {
    const items: unknown[] = value.slice()
    for (let i = 0; i < items.length; i++) {
      const item = items[i]
      if (typeof item === 'object' && item !== null) items[i] = copyObject(item)
    }
    return items
  }
  const from = value as Record<string, unknown>
  const to: Record<string, unknown> = {}
  for (const key in from) {
    const item = from[key]
    to[key] = typeof item === 'object' && item !== null ? copyObject(item) : item
  }
  return to
}
