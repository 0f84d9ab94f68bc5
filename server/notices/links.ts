import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Store } from '@eldertable/store'

/** What a link in a mail is for. */
type Purpose = 'confirm' | 'unsubscribe'

/** Signs what stands in links, so that nobody makes up another one. */
export class Links {
  readonly #key: string

  static async open(store: Pick<Store, 'keepOnce'>): Promise<Links> {
    return new Links(await store.keepOnce('link-key', randomBytes(32).toString('hex')))
  }

  private constructor(key: string) {
    this.#key = key
  }

  token(purpose: Purpose, way: string): string {
    return `${way}.${this.#signed(purpose, way).toString('base64url')}`
  }

  /** The way that a token is for, if it is one of ours for this purpose. */
  wayIn(purpose: Purpose, token: string): string | undefined {
    const [way = '', mark = ''] = token.split('.')
    const given = Buffer.from(mark, 'base64url')
    const right = this.#signed(purpose, way)
    return given.length === right.length && timingSafeEqual(given, right) ? way : undefined
  }

  #signed(purpose: Purpose, way: string): Buffer {
    return createHmac('sha256', this.#key).update(`${purpose} ${way}`).digest()
  }
}
