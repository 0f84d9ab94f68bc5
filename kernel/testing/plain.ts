import fc from 'fast-check'
import type { Plain } from '../index.ts'

const leaf = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string(),
  fc.boolean(),
  fc.constant(null),
)
// Keys of a state are names in the code, so this one never comes.
const key = fc.string({ maxLength: 4 }).filter((name) => name !== '__proto__')

/** Any plain data. */
export const plain: fc.Arbitrary<Plain> = fc.letrec<{ node: Plain }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('node'), { maxLength: 6 }),
    fc.dictionary(key, tie('node'), { maxKeys: 6, noNullPrototype: true }),
  ),
})).node

export type Path = readonly string[]

/** The way to every value inside of plain data, the whole included. */
export function pathsIn(value: Plain, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inside = Object.entries(value).flatMap(([name, item]) =>
    item === undefined ? [] : pathsIn(item, [...path, name]),
  )
  return [path, ...inside]
}

/** The same data with another value in one place. */
export function withChange(value: Plain, [name, ...rest]: Path, to: Plain): Plain {
  if (name === undefined) return to
  if (Array.isArray(value))
    return value.map((item: Plain, i) => (String(i) === name ? withChange(item, rest, to) : item))
  const record = value as { readonly [key: string]: Plain }
  return { ...record, [name]: withChange(record[name] ?? null, rest, to) }
}

/** The same data as text with sorted keys: equal for equal data and for nothing else. */
export function canonical(value: Plain): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const record = value as { readonly [key: string]: Plain }
  const names = Object.keys(record).toSorted()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(record[name] ?? null)}`).join(',')}}`
}
