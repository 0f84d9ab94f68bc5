/** A whole text that nobody has masked (RFC 6455, 5.2): what a server sends. */
const TEXT = 0x81
/** From here on the length takes two bytes, and then eight. */
const TWO_BYTES = 126
const EIGHT_BYTES = 127
const MOST_IN_TWO = 0xffff

/** Texts as WebSocket frames one behind the other: one piece of memory and one write, however many there are. */
export function textFrames(texts: readonly string[]): Buffer {
  const lengths: number[] = []
  let whole = 0
  for (const text of texts) {
    const length = Buffer.byteLength(text)
    lengths.push(length)
    whole += headOf(length) + length
  }
  const bytes = Buffer.allocUnsafe(whole)
  let at = 0
  let i = 0
  for (const text of texts) {
    const length = lengths[i++] ?? 0
    at = putHead(bytes, at, length)
    // One byte a letter, as nearly always, is the shortest way.
    at += bytes.write(text, at, length === text.length ? 'latin1' : 'utf8')
  }
  return bytes
}

const headOf = (length: number): number => (length < TWO_BYTES ? 2 : length <= MOST_IN_TWO ? 4 : 10)

/** Gives where the text begins. */
function putHead(bytes: Buffer, at: number, length: number): number {
  bytes[at] = TEXT
  if (length < TWO_BYTES) {
    bytes[at + 1] = length
  } else if (length <= MOST_IN_TWO) {
    bytes[at + 1] = TWO_BYTES
    bytes.writeUInt16BE(length, at + 2)
  } else {
    bytes[at + 1] = EIGHT_BYTES
    bytes.writeBigUInt64BE(BigInt(length), at + 2)
  }
  return at + headOf(length)
}
