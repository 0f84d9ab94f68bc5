/** A deep copy of plain data. */
export function copy<T>(value: T): T {
  return (isObject(value) ? copyObject(value) : value) as T
}

function copyObject(value: object): object {
  if (Array.isArray(value)) return copyArray(value)
  const from = value as Record<string, unknown>
  const to: Record<string, unknown> = {}
  for (const key in from) {
    const item = from[key]
    to[key] = isObject(item) ? copyObject(item) : item
  }
  return to
}

function copyArray(from: readonly unknown[]): unknown[] {
  const items = from.slice()
  // Arrays of numbers, of which a state mostly consists, are looked through by a loop that sees nothing else.
  if (typeof items[0] === 'number' && areNumbers(items)) return items
  for (let i = 0; i < items.length; i++) {
    const item = items[i]
    if (isObject(item)) items[i] = copyObject(item)
  }
  return items
}

function areNumbers(items: readonly unknown[]): boolean {
  for (let i = 1; i < items.length; i++) if (typeof items[i] !== 'number') return false
  return true
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
