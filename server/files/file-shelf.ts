import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Bytes of all files that are kept. */
const MOST = 32_000_000

/** The files of finished matches, which stay as they are: each is made once, packed, and kept until others need the room. */
export class FileShelf {
  readonly #most: number
  /** The one that was taken last comes last. */
  readonly #files = new Map<string, Promise<Buffer>>()
  readonly #sizes = new Map<string, number>()
  #bytes = 0

  constructor(most = MOST) {
    this.#most = most
  }

  has(id: string): boolean {
    return this.#files.has(id)
  }

  /** A file as gzip; it is made unless it lies here, for all who ask meanwhile. */
  async packed(id: string, make: () => Promise<string>): Promise<Buffer> {
    const file = this.#files.get(id) ?? make().then((text) => pack(text))
    this.#files.delete(id)
    this.#files.set(id, file)
    try {
      const { length } = await file
      if (!this.#sizes.has(id) && this.has(id)) this.#weigh(id, length)
      return await file
    } catch (error) {
      this.#files.delete(id)
      throw error
    }
  }

  /** The same as it is read. */
  async text(id: string, make: () => Promise<string>): Promise<Buffer> {
    return unpack(await this.packed(id, make))
  }

  #weigh(id: string, bytes: number): void {
    this.#sizes.set(id, bytes)
    this.#bytes += bytes
    for (const oldest of this.#files.keys()) {
      if (this.#bytes <= this.#most) break
      this.#bytes -= this.#sizes.get(oldest) ?? 0
      this.#files.delete(oldest)
      this.#sizes.delete(oldest)
    }
  }
}
