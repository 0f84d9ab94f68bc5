import type { Frame } from './state.ts'

/** A deep copy of plain data. */
export function copy<T>(value: T): T {
  return copyValue(value) as T
}

/** A copy of what a running procedure remembers: mostly numbers, which a title's own copier need not send round here. */
export function copyFrame<F extends Frame>(frame: F): F {
  const to = { ...frame }
  for (const key in to) {
    const item = to[key]
    if (typeof item === 'object' && item !== null) to[key] = copy(item)
  }
  return to
}

/**
 * A list with a copy of each item. Not by `map`: V8 would give a copy of an empty list, or one made by optimised code,
 * another kind of elements, and rules that play on it would be compiled again and again.
 */
export function copyEach<T>(items: readonly T[], copyOne: (item: T) => T): T[] {
  const copies = items.slice()
  for (let i = 0; i < items.length; i++) copies[i] = copyOne(items[i] as T)
  return copies
}

function copyValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? copyArray(value) : copyRecord(value as Record<string, unknown>)
}

function copyRecord(from: Readonly<Record<string, unknown>>): Record<string, unknown> {
  // Not key by key: V8 would turn a large record into a hash table, and rules that play on the copy would be slow.
  const to = { ...from }
  for (const key in from) {
    const item = from[key]
    if (typeof item === 'object') to[key] = copyValue(item)
  }
  return to
}

function copyArray(from: readonly unknown[]): unknown[] {
  const items = from.slice()
  // Arrays of numbers, of which a state mostly consists, are looked through by a loop that sees nothing else.
  if (typeof items[0] === 'number' && areNumbers(items)) return items
  for (let i = 0; i < items.length; i++) {
    const item = items[i]
    if (typeof item === 'object') items[i] = copyValue(item)
  }
  return items
}

function areNumbers(items: readonly unknown[]): boolean {
  for (let i = 1; i < items.length; i++) if (typeof items[i] !== 'number') return false
  return true
}
