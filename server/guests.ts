import { createHash, randomBytes } from 'node:crypto'
import type { Guest, Session, Store } from '@eldertable/store'
import { newId } from './lobby/code.ts'
import { Refused } from './refused.ts'

/** A device on which somebody is known. */
export interface Device extends Session {
  readonly id: string
  readonly isHere: boolean
}

/** The name of the cookie with a guest's secret. */
export const COOKIE = 'eldertable'

/** What is told to all processes of a guest: has another secret, is not there any more, wants to hear others. */
export const SIGNED_OUT = 'signed-out'
export const FORGOTTEN = 'forgotten'
export const SHUNS = 'shuns'
/** Before the id of the guest who this one has become. */
export const BECAME = 'became:'
/** One of a guest's devices is not known any more: each looks whether it is the one. */
export const DEVICE_ENDED = 'device-ended'

/** Milliseconds between two notes of when a guest was last seen: not every request is worth a write. */
const NOTE_EVERY = 60_000

/** Milliseconds in which a pass must be used. */
const PASS_LIFE = 10 * 60_000

/** People without an account: a name, and a secret in a cookie of which only the hash is kept. */
export class Guests {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** A new guest, and the secret for the cookie. It can't be had again. */
  async welcome(
    name: string,
    now: number,
    device: string,
  ): Promise<{ guest: Guest; token: string }> {
    const token = newSecret()
    const guest = { id: newId(), name, tokenHash: hashOf(token), createdAt: now, seenAt: now }
    await this.#store.putGuest(guest)
    await this.#store.noteSession(guest.id, guest.tokenHash, device)
    return { guest, token }
  }

  /** Whose secret this is, and, if it is said, on what device. */
  async recognise(
    token: string | undefined,
    now: number,
    device?: string,
  ): Promise<Guest | undefined> {
    if (token === undefined || !/^[\w-]{43}$/.test(token)) return undefined
    const guest = await this.#store.guestByToken(hashOf(token))
    // It only matters whether that was long ago: the note itself is made by the clock of the database.
    if (guest !== undefined && Math.abs(now - guest.seenAt) > NOTE_EVERY) {
      await this.#store.seeGuest(guest.id)
      if (device !== undefined) await this.#store.noteSession(guest.id, hashOf(token), device)
    }
    return guest
  }

  /** A secret for one more device of a guest. */
  async open({ id }: Guest, device: string): Promise<string> {
    const token = newSecret()
    if (!(await this.#store.addSession(id, hashOf(token), device))) throw new Refused('no-guest')
    return token
  }

  /** The devices of a guest, each with a name that opens nothing. */
  async devicesOf({ id }: Guest, token: string | undefined): Promise<Device[]> {
    const here = token === undefined ? '' : hashOf(token)
    const sessions = await this.#store.sessionsOf(id)
    return sessions
      .filter(({ tokenHash }) => !tokenHash.startsWith('ended:'))
      .map((session) => ({
        ...session,
        id: deviceId(session.tokenHash),
        isHere: session.tokenHash === here,
      }))
  }

  /** One device knows the guest no more; false if it is none of theirs. */
  async end({ id }: Guest, { tokenHash }: Pick<Device, 'tokenHash'>): Promise<boolean> {
    if (!(await this.#store.endSession(id, tokenHash))) return false
    await this.#store.signal(id, DEVICE_ENDED)
    return true
  }

  /** The same for the device that has this secret. */
  endHere(guest: Guest, token: string): Promise<boolean> {
    return this.end(guest, { tokenHash: hashOf(token) })
  }

  /** Another secret for a guest; whoever has the old one is nobody any more, at any process. */
  async renew({ id }: Guest, device = ''): Promise<string> {
    const token = newSecret()
    await this.#store.changeToken(id, hashOf(token))
    await this.#store.noteSession(id, hashOf(token), device)
    await this.#store.signal(id, SIGNED_OUT)
    return token
  }

  /** A pass by which a guest can be known on another device, once and soon; it can't be had again. */
  async passFor({ id }: Guest): Promise<{ pass: string; lifeMs: number }> {
    const pass = newSecret()
    await this.#store.putPass(hashOf(pass), id, PASS_LIFE)
    return { pass, lifeMs: PASS_LIFE }
  }

  /** Whose pass this is. It is not used up. */
  holderOf(pass: string): Promise<Guest | undefined> {
    return this.#store.guestByPass(hashOf(pass))
  }

  /** Uses up a pass: the guest, and a secret for the cookie of this device. */
  async admit(pass: string, device: string): Promise<{ guest: Guest; token: string } | undefined> {
    const token = newSecret()
    const guest = await this.#store.usePass(hashOf(pass), hashOf(token))
    if (guest !== undefined) await this.#store.noteSession(guest.id, hashOf(token), device)
    return guest && { guest, token }
  }

  /** Forgets a guest, at every process. */
  async forget({ id }: Guest): Promise<void> {
    await this.#store.forgetGuest(id)
    await this.#store.signal(id, FORGOTTEN)
  }

  async rename(guest: Guest, name: string): Promise<Guest> {
    await this.#store.renameGuest(guest.id, name)
    return { ...guest, name }
  }
}

/** By which a device is named to its owner. */
const deviceId = (tokenHash: string): string =>
  createHash('sha256').update(`device ${tokenHash}`).digest('base64url').slice(0, 22)

const newSecret = (): string => randomBytes(32).toString('base64url')

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
