import type { EnterBody, PasskeyBody } from '@eldertable/protocol/wire-accounts.ts'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Guest, Passkey, Store } from '@eldertable/store'
import { newId } from '../lobby/code.ts'
import { Refused } from '../refused.ts'
import type { Place } from './place.ts'
import { codeHash, newCodes } from './recovery-codes.ts'

/** This many passkeys somebody has. */
const MOST = 20
/** Milliseconds in which a challenge is answered. */
const LIFE = 5 * 60_000

/** What is to be made or signed, and by what the answer is known. */
interface Ceremony {
  readonly ceremony: string
  readonly options: object
}

/** By what a guest is known again for good. An account is nothing else: the guest stays who they are. */
export class Accounts {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** What a browser needs to make a passkey for a guest. */
  async beginAdding(guest: Guest, { rpId }: Place): Promise<Ceremony> {
    const known = await this.#store.passkeysOf(guest.id)
    if (known.length >= MOST) throw new Refused('too-many-passkeys')
    const options = await generateRegistrationOptions({
      rpName: 'Eldertable',
      rpID: rpId,
      userID: new TextEncoder().encode(guest.id),
      userName: guest.name,
      userDisplayName: guest.name,
      timeout: LIFE,
      attestationType: 'none',
      // The device knows whose it is: nobody types a name.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: known.map(({ id }) => ({ id })),
    })
    return this.#begun('add', guest.id, options)
  }

  /** Keeps a passkey; with the first, recovery codes, which are told only now. */
  async add(
    guest: Guest,
    { origin, rpId }: Place,
    { ceremony, credential }: PasskeyBody,
    device: string,
  ): Promise<{ passkey: Passkey; codes?: string[] }> {
    const store = this.#store
    const expectedChallenge = await this.#answered('add', guest.id, ceremony)
    const { verified, registrationInfo } = await taken(
      verifyRegistrationResponse({
        response: credential,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: false,
      }),
    )
    if (!verified) throw new Refused('passkey-not-taken')
    const { id, publicKey, counter } = registrationInfo.credential
    if ((await store.passkeysOf(guest.id)).length >= MOST) throw new Refused('too-many-passkeys')
    const isNew = await store.addPasskey({
      id,
      guest: guest.id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(credential.response.transports),
      name: device || 'A passkey',
    })
    const passkey = isNew ? await store.passkey(id) : undefined
    if (passkey === undefined) throw new Refused('passkey-taken')
    if ((await store.countCodes(guest.id)) > 0) return { passkey }
    return { passkey, codes: await this.#newCodes(guest) }
  }

  /** What a browser signs to say whose it is. */
  async beginEntering(asker: Guest | undefined, { rpId }: Place): Promise<Ceremony> {
    const options = await generateAuthenticationOptions({
      rpID: rpId,
      userVerification: 'preferred',
      timeout: LIFE,
    })
    return this.#begun('enter', asker?.id ?? '', options)
  }

  /** Whose passkey has signed. */
  async holderOf(
    asker: Guest | undefined,
    { origin, rpId }: Place,
    { ceremony, credential }: EnterBody,
  ): Promise<Guest> {
    const store = this.#store
    const expectedChallenge = await this.#answered('enter', asker?.id ?? '', ceremony)
    const known = await store.passkey(credential.id)
    const guest = known && (await store.readGuest(known.guest))
    if (known === undefined || guest === undefined) throw new Refused('unknown-passkey')
    const { userHandle, ...response } = credential.response
    // The device says for whom it has made the passkey: that is no other's.
    if (userHandle != null && Buffer.from(userHandle, 'base64url').toString() !== guest.id)
      throw new Refused('passkey-not-taken')
    const { verified, authenticationInfo } = await taken(
      verifyAuthenticationResponse({
        response: { ...credential, response },
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        credential: {
          id: known.id,
          publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
          counter: known.counter,
        },
        requireUserVerification: false,
      }),
    )
    if (!verified || !(await store.usePasskey(known.id, authenticationInfo.newCounter)))
      throw new Refused('passkey-not-taken')
    return guest
  }

  /** Whose recovery code this is. It is not used up. */
  async holderOfCode(typed: string): Promise<Guest> {
    const hash = codeHash(typed)
    const guest = hash === undefined ? undefined : await this.#store.guestByCode(hash)
    if (guest === undefined) throw new Refused('no-such-recovery-code')
    return guest
  }

  async useCode(typed: string): Promise<Guest> {
    const hash = codeHash(typed)
    const guest = hash === undefined ? undefined : await this.#store.useCode(hash)
    if (guest === undefined) throw new Refused('no-such-recovery-code')
    return guest
  }

  /** Ten new ones; those before open nothing any more. */
  async renewCodes(guest: Guest): Promise<string[]> {
    if (!(await this.has(guest))) throw new Refused('no-passkey')
    return this.#newCodes(guest)
  }

  /** Whether a guest is known by more than a cookie. */
  async has({ id }: Guest): Promise<boolean> {
    return (await this.#store.passkeysOf(id)).length > 0
  }

  async #newCodes({ id }: Guest): Promise<string[]> {
    const codes = newCodes()
    await this.#store.putCodes(
      id,
      codes.flatMap((code) => codeHash(code) ?? []),
    )
    return codes
  }

  async #begun(
    kind: string,
    guest: string,
    options: { readonly challenge: string },
  ): Promise<Ceremony> {
    const id = newId()
    await this.#store.putChallenge({ id, kind, guest, value: options.challenge }, LIFE)
    return { ceremony: id, options }
  }

  /** The challenge of a ceremony, which is over with this; it must be of this kind, and for this guest. */
  async #answered(kind: string, guest: string, ceremony: string): Promise<string> {
    const challenge = await this.#store.useChallenge(ceremony)
    if (challenge?.kind !== kind || challenge.guest !== guest) throw new Refused('too-late')
    return challenge.value
  }
}

/** What is wrong with an answer is told to nobody: it was not made by a browser of ours. */
async function taken<T>(check: Promise<T>): Promise<T> {
  try {
    return await check
  } catch {
    throw new Refused('passkey-not-taken')
  }
}
