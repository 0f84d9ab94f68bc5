import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** What is sent to an address that somebody has given us. */
export interface Letter {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer | string
}

/** What came of it: the status that was answered, and how long to wait if the other side has said so. */
export interface Sent {
  readonly status: number
  /** Milliseconds. */
  readonly retryAfter?: number
}

/** Nothing is sent to such an address, now or ever. */
export class NotPublic extends Error {}

/** Finds the addresses of a name. */
export type Resolve = (
  name: string,
  answer: (error: Error | null, found: LookupAddress[]) => void,
) => void

export interface OutgoingOptions {
  /** For tests, and only by whoever runs the server: one receiver, as an origin, that need not be public. */
  readonly testReceiver?: string | undefined
  /** Milliseconds in which all of it must be done. */
  readonly patience: number
  readonly resolve?: Resolve
}

/** Bytes of an answer that are read: nobody looks at them. */
const LONGEST_ANSWER = 16_384

const system: Resolve = (name, answer) => lookUp(name, { all: true }, answer)

/**
 * Sends to addresses that strangers have given. Only by https, on its usual port, to public addresses: those to which
 * the name leads at the moment, and the connection is made to one that was looked at. Nothing leads on from there.
 */
export class Outgoing {
  readonly #options: OutgoingOptions

  constructor(options: OutgoingOptions) {
    this.#options = options
  }

  /** Throws `NotPublic` for what can be seen to be no public https address, before anything is asked of anybody. */
  check(url: string): void {
    const parsed = URL.canParse(url) ? new URL(url) : undefined
    if (parsed === undefined) throw new NotPublic('not an address')
    if (this.#isTestReceiver(parsed)) return
    const { protocol, port, username, password, hostname } = parsed
    if (protocol !== 'https:' || port !== '' || username !== '' || password !== '')
      throw new NotPublic('not a plain https address')
    const address = hostname.replace(/^\[(.*)\]$/, '$1')
    if (isIP(address) !== 0 && !isPublicAddress(address)) throw new NotPublic('not public')
  }

  send({ url, headers, body }: Letter): Promise<Sent> {
    return new Promise((resolve, reject) => {
      this.check(url)
      const to = new URL(url)
      const isTest = this.#isTestReceiver(to)
      const options: RequestOptions = {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(this.#options.patience),
        // A connection of its own: one that is kept would lead where it once led.
        agent: false,
        ...(!isTest && { lookup: this.#publicLookup }),
      }
      const hear = (answer: IncomingMessage): void => {
        let length = 0
        answer.on('data', (piece: Buffer) => {
          length += piece.length
          if (length > LONGEST_ANSWER) request.destroy(new Error('the answer is too long'))
        })
        answer.on('error', reject)
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ...waitIn(answer) }))
      }
      const request =
        to.protocol === 'http:' ? requestHttp(to, options, hear) : requestHttps(to, options, hear)
      request.on('error', reject)
      request.end(body)
    })
  }

  #isTestReceiver({ origin }: URL): boolean {
    return origin === this.#options.testReceiver
  }

  /** Gives the connection no address but those that were looked at; if one of a name's is not public, none of them. */
  readonly #publicLookup: LookupFunction = (name, { all }, answer) => {
    const resolve = this.#options.resolve ?? system
    resolve(name, (error, found) => {
      const [first] = found ?? []
      if (error !== null) return answer(error, '', 0)
      if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
        return answer(new NotPublic('not public'), '', 0)
      if (all === true) answer(null, found)
      else answer(null, first.address, first.family)
    })
  }
}

function waitIn({ headers }: IncomingMessage): Pick<Sent, 'retryAfter'> {
  const seconds = headers['retry-after']
  return seconds !== undefined && /^\d{1,6}$/.test(seconds)
    ? { retryAfter: Number(seconds) * 1_000 }
    : {}
}
