/** A whole text that nobody has masked (RFC 6455, 5.2): what a server sends. */
const TEXT = 0x81
/** From here on the length takes two bytes, and then eight. */
const TWO_BYTES = 126
const EIGHT_BYTES = 127
const MOST_IN_TWO = 0xffff

/** Texts as WebSocket frames one behind the other: one piece of memory and one write, however many there are. */
export function textFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text))
  const bytes = Buffer.allocUnsafe(
    lengths.reduce((sum, length) => sum + headOf(length) + length, 0),
  )
  let at = 0
  texts.forEach((text, i) => {
    at = putHead(bytes, at, lengths[i] ?? 0)
    at += bytes.write(text, at, 'utf8')
  })
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
