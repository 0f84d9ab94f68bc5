/**
 * A 64-bit fingerprint of plain data as 16 hexadecimal digits. It depends on the values alone: not on the order of
 * keys, not on the machine. It finds differences; it is no protection against somebody who looks for a collision.
 */
export function hash(value: unknown): string {
  begin()
  mixValue(value)
  return hex(highWord() >>> 0) + hex(lowWord() >>> 0)
}

// Hashing runs at every step of a fuzzed match. Typed arrays hold 32-bit numbers as they are, where a variable of the
// module would get a new object for nearly every one: that is three times faster.
const high = new Int32Array(1)
const low = new Int32Array(1)

const tag = { nothing: 1, no: 2, yes: 3, integer: 4, real: 5, text: 6, list: 7, record: 8 } as const

function begin(): void {
  high[0] = 0x811c_9dc5
  low[0] = 0x9e37_79b9
}

function mix(word: number): void {
  let h = Math.imul((high[0] ?? 0) ^ word, 0x0100_0193)
  h ^= h >>> 15
  let l = Math.imul((low[0] ?? 0) + (word ^ h), 0x85eb_ca6b)
  l ^= l >>> 13
  high[0] = h
  low[0] = l
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

/** Every field is mixed for itself and then they are added up: in that way their order does not matter. */
function mixRecord(value: Readonly<Record<string, unknown>>): void {
  const outerHigh = high[0] ?? 0
  const outerLow = low[0] ?? 0
  let fields = 0
  let highSum = 0
  let lowSum = 0
  for (const key in value) {
    const item = value[key]
    if (item === undefined) continue // as JSON does
    begin()
    mixText(key)
    mixValue(item)
    fields++
    highSum = (highSum + highWord()) | 0
    lowSum = (lowSum + lowWord()) | 0
  }
  high[0] = outerHigh
  low[0] = outerLow
  mix(tag.record)
  mix(fields)
  mix(highSum)
  mix(lowSum)
}

function highWord(): number {
  return finish((high[0] ?? 0) ^ ((low[0] ?? 0) >>> 7))
}

function lowWord(): number {
  return finish((low[0] ?? 0) ^ Math.imul(high[0] ?? 0, 0x27d4_eb2f))
}

function finish(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85eb_ca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35)
  return mixed ^ (mixed >>> 16)
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0')
}
