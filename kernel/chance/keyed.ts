import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { checkLimit, Drawn } from './chance.ts'

const PURPOSE = utf8ToBytes('eldertable chance 1')
const RANGE = 2 ** 48

/**
 * The dice of a real match: number n of the stream is the first six bytes of
 * HMAC-SHA-256(key, purpose || n as eight bytes, high byte first), taken modulo the limit. Numbers that would
 * favour some results (fewer than one in 2^40 for any die) are passed over. The key stays secret until the match
 * is over; the counter is public and only ever grows.
 */
export class KeyedChance extends Drawn {
  readonly #stream: Stream
  #next: number

  /** Of a key, or of the same key as another one, which is much quicker. */
  constructor(key: string | KeyedChance, counter = 0) {
    super()
    this.#stream = typeof key === 'string' ? new Stream(key) : key.#stream
    this.#next = counter
  }

  /** The place in the stream from which the next number will come. */
  get counter(): number {
    return this.#next
  }

  below(limit: number): number {
    checkLimit(limit)
    const unbiased = RANGE - (RANGE % limit)
    for (;;) {
      const number = this.#stream.at(this.#next++)
      if (number < unbiased) return number % limit
    }
  }
}

/** The numbers of one key. What costs most, to make the key ready, is done once. */
class Stream {
  readonly #keyed: ReturnType<typeof hmac.create>
  readonly #message = new Uint8Array(PURPOSE.length + 8)
  readonly #place = new DataView(this.#message.buffer, PURPOSE.length)

  constructor(keyHex: string) {
    this.#keyed = hmac.create(sha256, keyBytes(keyHex))
    this.#message.set(PURPOSE)
  }

  at(place: number): number {
    this.#place.setUint32(0, Math.floor(place / 2 ** 32))
    this.#place.setUint32(4, place >>> 0)
    const digest = this.#keyed.clone().update(this.#message).digest()
    const view = new DataView(digest.buffer, digest.byteOffset)
    return view.getUint16(0) * 2 ** 32 + view.getUint32(2)
  }
}

/** What is shown before the first throw: the SHA-256 of the key, which reveals nothing and binds the host to it. */
export function commitmentTo(keyHex: string): string {
  return bytesToHex(sha256(keyBytes(keyHex)))
}

function keyBytes(keyHex: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(keyHex)) throw new Error('a chance key is 64 hexadecimal digits')
  return hexToBytes(keyHex)
}
