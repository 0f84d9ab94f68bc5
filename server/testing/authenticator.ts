import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { Visitor } from './visitor.ts'

/** Where the pages of a test are. */
export const ORIGIN = 'https://table.example'

/** What a server asks a browser to make or sign. */
export interface Ceremony {
  readonly ceremony: string
  readonly options: {
    readonly challenge: string
    readonly user?: { readonly id: string }
    readonly rp?: { readonly id: string }
    readonly rpId?: string
  }
}

/** What a test lets an authenticator do otherwise than it should. */
interface Otherwise {
  readonly origin?: string
  readonly rpId?: string
  readonly counter?: number
  readonly userHandle?: string
  readonly challenge?: string
}

/** A device with a passkey, as its own program: WebAuthn with ES256 and no attestation. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url')
  readonly #key: KeyObject
  readonly #point: Buffer
  #user = ''
  counter = 0

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    // COSE: a map of key type EC2, algorithm ES256, curve P-256, and the two coordinates.
    this.#point = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
  }

  /** Makes a passkey as a browser at this origin would tell of it. */
  create({ ceremony, options }: Ceremony, otherwise: Otherwise = {}) {
    this.#user = options.user?.id ?? ''
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const data = this.#data(options.rp?.id ?? '', 0x45, otherwise, [
      Buffer.alloc(16),
      length,
      id,
      this.#point,
    ])
    const head = Buffer.from([0x58, data.length])
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      head,
      data,
    ]).toString('base64url')
    const clientDataJSON = client('webauthn.create', options.challenge, otherwise)
    return {
      ceremony,
      credential: { ...this.#named, response: { clientDataJSON, attestationObject } },
    }
  }

  /** Signs to say whose it is. */
  get({ ceremony, options }: Ceremony, otherwise: Otherwise = {}) {
    this.counter = otherwise.counter ?? this.counter + 1
    const data = this.#data(options.rpId ?? '', 0x05, otherwise)
    const clientDataJSON = client('webauthn.get', options.challenge, otherwise)
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const signature = sign('sha256', Buffer.concat([data, hash]), this.#key).toString('base64url')
    const authenticatorData = data.toString('base64url')
    const userHandle = otherwise.userHandle ?? this.#user
    return {
      ceremony,
      credential: {
        ...this.#named,
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      },
    }
  }

  get #named() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} }
  }

  #data(rpId: string, flags: number, given: Otherwise, more: readonly Buffer[] = []): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const site = createHash('sha256')
      .update(given.rpId ?? rpId)
      .digest()
    return Buffer.concat([site, Buffer.from([flags]), counter, ...more])
  }
}

/** A short text as CBOR has it. */
const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])

const client = (type: string, challenge: string, given: Otherwise): string =>
  Buffer.from(
    JSON.stringify({
      type,
      challenge: given.challenge ?? challenge,
      origin: given.origin ?? ORIGIN,
      crossOrigin: false,
    }),
  ).toString('base64url')

/** A request as a page of ours makes it. */
export async function askFromPage<T>(
  who: Visitor,
  path: string,
  body: unknown = {},
  headers: Record<string, string> = { origin: ORIGIN },
): Promise<T & { reason?: string }> {
  const response = await who.request('POST', path, body, headers)
  return (await response.json()) as T & { reason?: string }
}

export const beginAdding = (who: Visitor) => askFromPage<Ceremony>(who, '/api/me/passkeys/begin')
export const beginEntering = (who: Visitor) => askFromPage<Ceremony>(who, '/api/accounts/begin')

interface Added {
  readonly passkey: { readonly id: string }
  readonly codes?: string[]
}

/** Lets somebody keep their name with this device. */
export async function keepName(who: Visitor, device: Authenticator): Promise<Added> {
  const answer = await askFromPage<Added>(
    who,
    '/api/me/passkeys',
    device.create(await beginAdding(who)),
  )
  if (answer.reason !== undefined) throw new Error(answer.reason)
  return answer
}

/** Signs in with this device; gives who that is, or why not. */
export async function signIn(who: Visitor, device: Authenticator, otherwise: Otherwise = {}) {
  const body = device.get(await beginEntering(who), otherwise)
  return askFromPage<{ id?: string; name?: string }>(who, '/api/accounts/enter', body)
}

export const recover = (who: Visitor, code: string) =>
  askFromPage<{ id?: string; name?: string }>(who, '/api/accounts/recover', { code })
