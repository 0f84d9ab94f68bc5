/** One change inside plain data: where, and what is there now; without a value it is gone. */
export type Change = readonly [path: Path] | readonly [path: Path, value: unknown]
type Path = readonly (string | number)[]

/** What has to be changed in `from` to get `to`; both are plain data. Empty if they are equal. */
export function differences(from: unknown, to: unknown): Change[] {
  const changes: Change[] = []
  compare(from, to, [], changes)
  return changes
}

// It is asked about a whole table after every pick. Most values are as before and most others are no objects: both are
// dealt with where they are come across.

function compare(from: unknown, to: unknown, path: (string | number)[], changes: Change[]): void {
  if (from === to) return
  if (Array.isArray(from) && Array.isArray(to)) compareLists(from, to, path, changes)
  else if (isRecord(from) && isRecord(to)) compareRecords(from, to, path, changes)
  else changes.push([[...path], to])
}

function compareLists(
  from: readonly unknown[],
  to: readonly unknown[],
  path: (string | number)[],
  changes: Change[],
): void {
  const before = changes.length
  const common = Math.min(from.length, to.length)
  for (let i = 0; i < common; i++) {
    const now = to[i]
    const was = from[i]
    if (was === now) continue
    if (typeof now !== 'object') {
      changes.push([[...path, i], now])
      continue
    }
    path.push(i)
    compare(was, now, path, changes)
    path.pop()
  }
  if (from.length === to.length) return
  // Something was added at the end; anything else moves the items, and the list is told anew.
  if (from.length < to.length && changes.length === before)
    for (let i = common; i < to.length; i++) changes.push([[...path, i], to[i]])
  else {
    changes.length = before
    changes.push([[...path], to])
  }
}

function compareRecords(
  from: Readonly<Record<string, unknown>>,
  to: Readonly<Record<string, unknown>>,
  path: (string | number)[],
  changes: Change[],
): void {
  let kept = 0
  for (const key in to) {
    const now = to[key]
    const was = from[key]
    if (now === undefined) continue // it is nothing, as JSON has it
    if (was !== undefined) kept++
    if (now === was) continue
    if (typeof now !== 'object') {
      changes.push([[...path, key], now])
      continue
    }
    path.push(key)
    compare(was, now, path, changes)
    path.pop()
  }
  if (kept === countFields(from)) return // as nearly always: nothing is gone
  for (const key in from)
    if (to[key] === undefined && from[key] !== undefined) changes.push([[...path, key]])
}

function countFields(record: Readonly<Record<string, unknown>>): number {
  let count = 0
  for (const _ in record) count++
  return count
}

/** Whether there are no differences: quicker than to list them. */
export function areEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, i) => areEqual(item, other[i]))
    )
  return isRecord(one) && isRecord(other) && hasAllOf(one, other) && hasAllOf(other, one)
}

function hasAllOf(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  for (const key in other) if (!areEqual(one[key], other[key])) return false
  return true
}

/** `from` with the changes made. It is left as it was; what did not change is shared with it. */
export function patched<T>(from: T, changes: readonly Change[]): T {
  const own = new Set<object>()
  let root: unknown = from
  for (const change of changes) root = put(root, change, 0, own)
  return root as T
}

function put(value: unknown, change: Change, depth: number, own: Set<object>): unknown {
  const [path] = change
  const key = path[depth]
  if (key === undefined) return change[1]
  if (typeof value !== 'object' || value === null)
    throw new TypeError(`there is nothing at ${path.slice(0, depth).join('.')}`)
  const copied = own.has(value) ? value : Array.isArray(value) ? [...value] : { ...value }
  own.add(copied)
  const fields = copied as Record<string | number, unknown>
  if (depth === path.length - 1 && change.length === 1) delete fields[key]
  else fields[key] = put(fields[key], change, depth + 1, own)
  return copied
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
