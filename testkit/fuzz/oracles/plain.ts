import type { Oracle } from '../oracle.ts'

/**
 * A state is a tree of plain data: no undefined, no fractions, no classes or functions, and nothing that hangs
 * from two places (JSON would make two of it). Events are plain too.
 */
export const plain: Oracle = (m) => {
  const fault = faultIn(m.state, 'state', new Set())
  if (fault !== undefined) return fault
  for (const { key, is } of m.is.events)
    for (const [name, value] of Object.entries(is)) {
      if (value === undefined) continue // an optional parameter that was left out
      const wrong = faultIn(value, `event ${key}: ${name}`, new Set())
      if (wrong !== undefined) return wrong
    }
  return undefined
}

function faultIn(value: unknown, path: string, seen: Set<object>): string | undefined {
  if (typeof value === 'object' && value !== null) return faultInObject(value, path, seen)
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (Number.isSafeInteger(value)) return undefined
  return `${path} is ${typeof value === 'number' ? String(value) : typeof value}`
}

function faultInObject(value: object, path: string, seen: Set<object>): string | undefined {
  if (seen.has(value)) return `${path} hangs from two places`
  seen.add(value)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const fault = faultIn(value[i], path, seen)
      if (fault !== undefined) return `${fault}, at place ${i}`
    }
    return undefined
  }
  if (prototype !== Object.prototype && prototype !== null) return `${path} is not a plain object`
  const record = value as Record<string, unknown>
  for (const key in record) {
    const item = record[key]
    // The path is only put together where there is something to look into or to complain about.
    if (typeof item === 'number' && Number.isSafeInteger(item)) continue
    const fault = faultIn(item, `${path}.${key}`, seen)
    if (fault !== undefined) return fault
  }
  return undefined
}
