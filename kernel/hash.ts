/**
 * A 64-bit fingerprint of plain data as 16 hexadecimal digits. It depends on the values alone: not on the order of
 * keys, not on the machine. It finds differences; it is no protection against somebody who looks for a collision.
 */
export function hash(value: unknown): string {
  high = 0x811c_9dc5
  low = 0x9e37_79b9
  mixValue(value)
  return hex(finish(high ^ (low >>> 7))) + hex(finish(low ^ Math.imul(high, 0x27d4_eb2f)))
}

// Two lanes of state, outside of any object because hashing runs at every step of a fuzzed match.
let high = 0
let low = 0

const tag = {
  nothing: 1,
  no: 2,
  yes: 3,
  integer: 4,
  real: 5,
  text: 6,
  list: 7,
  record: 8,
  recordEnd: 9,
} as const

function mix(word: number): void {
  high = Math.imul(high ^ word, 0x0100_0193)
  high ^= high >>> 15
  low = Math.imul(low + (word ^ high), 0x85eb_ca6b)
  low ^= low >>> 13
}

function mixValue(value: unknown): void {
  switch (typeof value) {
    case 'number':
      mixNumber(value)
      break
    case 'string':
      mixText(value)
      break
    case 'boolean':
      mix(value ? tag.yes : tag.no)
      break
    case 'object':
      if (value === null) mix(tag.nothing)
      else if (Array.isArray(value)) mixList(value)
      else mixRecord(value as Record<string, unknown>)
      break
    default:
      throw new TypeError(`a ${typeof value} is not plain data`)
  }
}

function mixNumber(value: number): void {
  if ((value | 0) === value) {
    mix(tag.integer)
    mix(value)
  } else {
    mix(tag.real)
    mixText(String(value))
  }
}

function mixText(value: string): void {
  mix(tag.text)
  mix(value.length)
  for (let i = 0; i < value.length; i++) mix(value.charCodeAt(i))
}

function mixList(value: readonly unknown[]): void {
  mix(tag.list)
  mix(value.length)
  for (let i = 0; i < value.length; i++) mixValue(value[i])
}

function mixRecord(value: Readonly<Record<string, unknown>>): void {
  mix(tag.record)
  for (const key of Object.keys(value).toSorted()) {
    if (value[key] === undefined) continue // as JSON does
    mixText(key)
    mixValue(value[key])
  }
  mix(tag.recordEnd) // or { a: { b: 1 }, c: 2 } and { a: { b: 1, c: 2 } } would be the same
}

function finish(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85eb_ca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0')
}
